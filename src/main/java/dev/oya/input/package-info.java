/**
 * What people write, read into one tree that knows the place of every part, and the problems that are found in it, in the words
 * of {@code problems.properties}. Knows nothing of games; {@link dev.oya.input.Problems} belongs to one reading, everything else is immutable.
 */
package dev.oya.input;
