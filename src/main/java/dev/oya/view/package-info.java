/**
 * What a seat sees of a table, as programs read it: for the service, the page and bots alike. Everything here comes from
 * {@link dev.oya.play.Match#view} and what lies open. Safe to share between threads, but a match that is looked at must stand still.
 */
package dev.oya.view;
