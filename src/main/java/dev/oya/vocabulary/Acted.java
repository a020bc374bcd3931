package dev.oya.vocabulary;

/** Question: What does what was just said or done mean? */
public final class Acted extends Moment {
    public Acted(Settings settings, State state) {
        super(settings, state);
    }
}
