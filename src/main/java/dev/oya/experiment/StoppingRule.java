package dev.oya.experiment;

/**
 * The conditions that end a study.
 *
 * @param rounds number of rounds of the first arm after which the study ends, or 0 for no limit
 * @param question name of the measure that the study is asked about
 * @param precision half the width of the answer's interval at which the study ends, or 0 to ignore the precision
 */
public record StoppingRule(long rounds, String question, double precision) {}
