/** How a command reads, writes, shows progress and tells what is wrong with what the user typed. Knows no command. */
package dev.oya.cli.io;
