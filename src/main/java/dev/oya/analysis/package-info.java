/**
 * Move analysis: for each decision in a record, the expected result of every legal move and the cost of the move that was made.
 * {@link dev.oya.bots.Adviser} evaluates the moves. Types are not thread-safe unless stated.
 */
package dev.oya.analysis;
