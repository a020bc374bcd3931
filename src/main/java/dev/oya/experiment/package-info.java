/**
 * Arms, deals and measures: the same deals are played by several rules or several bots, and what they come to is added up.
 *
 * <p>{@code simulate} has one arm, {@code study} several, {@code rules diff --rounds} plays each deal of the first arm again in
 * the second, and {@code arena} seats two bots in every order. A match has a seed of its own, made of the seed of all and its
 * number, and totals are whole numbers, so that neither threads nor machines change what is found. {@code arena} rates bots,
 * {@code spark} has the same work done on many machines. Totals and what plays them are of one thread; findings are immutable.
 */
package dev.oya.experiment;
