/** The table in the terminal: the view of a seat, the choice of moves, undoing and saving. */
package dev.oya.cli.play;
