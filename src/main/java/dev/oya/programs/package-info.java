/**
 * Players that are programs of their own: they are started, asked by JSON lines over their standard input and output, and
 * ended; and Oya's players as such programs, for others to ask. The contract is told in {@code docs/bots.md}.
 *
 * <p>A program sees the view of its seat. Whatever it does, the match goes on: {@code cautious} moves where it does not.
 */
package dev.oya.programs;
