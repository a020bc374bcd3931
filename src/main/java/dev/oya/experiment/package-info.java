/**
 * Experiments: arms with different rules or bots play the same deals, and measures are totalled.
 *
 * <p>The command {@code simulate} has one arm, and {@code study} has several arms. {@code rules diff --rounds} replays each
 * deal of the first arm in the second arm. {@code arena} seats two bots in every order. Each match has its own seed, derived
 * from the seed of the experiment and the number of the match. Totals are whole numbers. Results therefore do not depend on the
 * number of threads or machines. The subpackage {@code arena} rates bots, and {@code spark} distributes the work across
 * machines. Totals and runs are not thread-safe. Findings are immutable.
 */
package dev.oya.experiment;
