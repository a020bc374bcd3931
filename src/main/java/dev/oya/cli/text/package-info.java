/** Sentences and columns for a terminal of eighty columns. */
package dev.oya.cli.text;
