/** Checks the scenarios of a game against all of its profiles, and returns the result as JSON or as a page. */
package dev.oya.spec.matrix;
