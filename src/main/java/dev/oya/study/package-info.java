/**
 * What a rule does: the same deals played by several rules, the arms of a study, between the same bots.
 *
 * <p>A {@code Study} plays matches in every arm and adds up {@code Totals}: whole numbers only, so that they are the same
 * however the matches were parted between threads and machines. {@code Findings} are drawn from totals, and everything that
 * is shown is drawn from findings. Totals and what plays them are of one thread; findings are immutable.
 */
package dev.oya.study;
