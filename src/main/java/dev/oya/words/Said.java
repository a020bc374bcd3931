package dev.oya.words;

/** Question: What does what was just said or done mean? */
public final class Said extends Moment {
    public Said(Settings settings, State state) {
        super(settings, state);
    }
}
