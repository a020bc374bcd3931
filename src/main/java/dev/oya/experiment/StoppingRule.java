package dev.oya.experiment;

/**
 * When a study has seen enough.
 *
 * @param rounds after this many rounds of the first arm; 0 where their number does not count
 * @param question what is asked, by the name of what is measured
 * @param precision once the answer is known to so much on either side; 0 where that does not count
 */
public record StoppingRule(long rounds, String question, double precision) {}
