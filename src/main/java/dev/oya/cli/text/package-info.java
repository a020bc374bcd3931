/** Text output for a terminal of at most 80 columns. */
package dev.oya.cli.text;
