/** Input, output, progress and user errors of commands. Independent of the single commands. */
package dev.oya.cli.io;
