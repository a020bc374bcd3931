package dev.oya.vocabulary;

/**
 * Question: What follows from how things stand, and where does the phase go?
 *
 * <p>Asked after everything that happens: again and again until no mark is new, then for the arrow that the phase takes.
 *
 * <p>Where nothing is concluded, the phase waits for what {@link ToMove} offers; where that is nothing, the rules lead nowhere and the round cannot go on.
 */
public final class NextStep extends Moment {
    public NextStep(RuleSettings settings, PackedMoment state) {
        super(settings, state);
    }
}
