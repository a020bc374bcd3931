/**
 * What is answered as JSON: games, views, moves, settlements, for commands, service, page and bots alike.
 * Safe to share between threads, but a match that is looked at must stand still.
 */
package dev.oya.answers;
