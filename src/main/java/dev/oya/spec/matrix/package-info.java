/** The scenarios of a game held against all its readings, as data and as a page. */
package dev.oya.spec.matrix;
