package dev.oya.vocabulary;

/**
 * Question: a seat plays its last card that could take in a build that binds it; is there anything against it? A refusal
 * says what.
 */
public final class LastTakingCard extends Question {
    private final boolean taking;
    private final boolean changing;

    /**
     * @param taking whether the play takes that build in
     * @param changing whether the play builds on that build, raises or lowers it
     */
    public LastTakingCard(Settings settings, boolean taking, boolean changing) {
        super(settings);
        this.taking = taking;
        this.changing = changing;
    }

    /** Whether the play takes that build in. */
    public boolean isTaking() {
        return taking;
    }

    /** Whether the play builds on that build, raises or lowers it. */
    public boolean isChanging() {
        return changing;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LastTakingCard key && key.taking == taking && key.changing == changing;
    }

    @Override
    public int hashCode() {
        return (taking ? 2 : 0) + (changing ? 1 : 0);
    }
}
