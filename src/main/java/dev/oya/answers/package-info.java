/**
 * JSON representations of games, views, moves and settlements, for the CLI, the service, the page and bots. Types are
 * thread-safe, but a match must not change while it is written.
 */
package dev.oya.answers;
