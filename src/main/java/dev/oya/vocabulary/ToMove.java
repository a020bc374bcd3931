package dev.oya.vocabulary;

/**
 * Question: Who may say or do what now?
 *
 * <p>Asked whenever a phase has words: what each seat may say or do in it.
 *
 * <p>Where nothing is concluded, nobody may say or do anything in the phase, and {@link NextStep} must say where it goes.
 */
public final class ToMove extends Moment {
    public ToMove(RuleSettings settings, PackedMoment state) {
        super(settings, state);
    }
}
