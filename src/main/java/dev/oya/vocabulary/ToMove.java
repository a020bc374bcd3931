package dev.oya.vocabulary;

/** Question: Who may say or do what now? */
public final class ToMove extends Moment {
    public ToMove(Settings settings, State state) {
        super(settings, state);
    }
}
