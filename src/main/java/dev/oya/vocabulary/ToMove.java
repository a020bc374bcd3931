package dev.oya.vocabulary;

/**
 * Question: which actions may each seat take now?
 *
 * <p>Asked in each phase that has actions.
 *
 * <p>If nothing is concluded, no seat may act in the phase, and {@link NextStep} must conclude a transition.
 */
public final class ToMove extends Moment {
    public ToMove(RuleSettings settings, PackedMoment state) {
        super(settings, state);
    }
}
