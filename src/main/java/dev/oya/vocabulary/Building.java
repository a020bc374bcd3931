package dev.oya.vocabulary;

/** Question: is there anything against a build that a card makes or changes? A refusal says what. */
public final class Building extends Question {
    private final String word;
    private final int worth;
    private final boolean kept;
    private final boolean compound;
    private final boolean promised;

    /**
     * @param word the word that makes or changes it
     * @param worth what the build is worth then, in pips
     * @param kept whether the hand keeps a card that counts so much when it is played
     * @param compound whether the build was compound before
     * @param promised whether a partner made the build and its worth has never changed
     */
    public Building(Settings settings, String word, int worth, boolean kept, boolean compound, boolean promised) {
        super(settings);
        this.word = word;
        this.worth = worth;
        this.kept = kept;
        this.compound = compound;
        this.promised = promised;
    }

    /** The word that makes or changes it. */
    @NameOf(NameKind.WORD)
    public String getWord() {
        return word;
    }

    /** What the build is worth then, in pips. */
    public int getWorth() {
        return worth;
    }

    /** Whether the hand keeps a card that counts so much when it is played. */
    public boolean isKept() {
        return kept;
    }

    /** Whether the build was compound before. */
    public boolean isCompound() {
        return compound;
    }

    /** Whether a partner made the build and its worth has never changed. */
    public boolean isPromised() {
        return promised;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Building building
                && building.word.equals(word)
                && building.worth == worth
                && building.kept == kept
                && building.compound == compound
                && building.promised == promised;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * word.hashCode() + worth) + (kept ? 4 : 0) + (compound ? 2 : 0) + (promised ? 1 : 0);
    }
}
