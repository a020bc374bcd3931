package dev.oya.experiment;

/**
 * The conditions that end a study.
 *
 * @param rounds number of rounds of the first arm, or 0 if there is no such condition
 * @param question name of the measure in question
 * @param precision half the width of the answer's interval, or 0 if there is no such condition
 */
public record StoppingRule(long rounds, String question, double precision) {}
