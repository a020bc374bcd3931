/** The command line: reads arguments, asks the library, prints, and ends with an exit code of {@link dev.oya.cli.io.ExitCode}. */
package dev.oya.cli;
