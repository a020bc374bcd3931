/** Input, output, progress and user errors of commands. Independent of the individual commands. */
package dev.oya.cli.io;
