/**
 * The command line. Commands parse arguments, call the library, print the answer and return an exit code of {@link
 * dev.oya.cli.io.ExitCode}.
 */
package dev.oya.cli;
