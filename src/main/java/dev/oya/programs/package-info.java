/**
 * Players that are external programs. Each is started as a process and receives questions as JSON lines over standard input and
 * output. {@code docs/bots.md} describes the protocol.
 *
 * <p>A program sees only the view of its seat. It cannot stop a match: if the program does not move, the bot {@code cautious}
 * moves for it.
 */
package dev.oya.programs;
