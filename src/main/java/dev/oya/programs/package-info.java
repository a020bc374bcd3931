/**
 * Players that are programs of their own: they are started, asked by JSON lines over their standard input and output, and
 * ended. {@code docs/bots.md} describes the contract.
 *
 * <p>A program sees the view of its seat. Whatever it does, the match goes on: {@code cautious} moves where it does not.
 */
package dev.oya.programs;
