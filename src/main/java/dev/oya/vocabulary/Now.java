package dev.oya.vocabulary;

/** Question: What follows from how things stand, and where does the phase go? */
public final class Now extends Moment {
    public Now(Settings settings, State state) {
        super(settings, state);
    }
}
