/** Text output for a terminal of 80 columns. */
package dev.oya.cli.text;
