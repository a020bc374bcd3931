/** The table in the terminal: what a seat sees, its moves by number, taking back and saving. */
package dev.oya.cli.play;
