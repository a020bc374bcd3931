package dev.oya.vocabulary;

/**
 * Question: what follows from the current state, and which transition does the phase take?
 *
 * <p>Asked after every event: first repeatedly until no new mark is concluded, then for the transition. Tallies change when the
 * transition is taken.
 *
 * <p>If nothing is concluded, the phase waits for an action offered by {@link ToMove}. If no action is offered either, the
 * round cannot continue.
 */
public final class NextStep extends Moment {
    public NextStep(RuleSettings settings, PackedMoment state) {
        super(settings, state);
    }
}
