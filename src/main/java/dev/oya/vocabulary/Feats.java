package dev.oya.vocabulary;

/** Question: what does a side gain in a round besides what its captured cards are worth? */
public final class Feats extends Question {
    private final int sweeps;
    private final int prizes;

    /**
     * @param sweeps how often it cleared the table
     * @param prizes what the twins it claimed are worth together, in points
     */
    public Feats(Settings settings, int sweeps, int prizes) {
        super(settings);
        this.sweeps = sweeps;
        this.prizes = prizes;
    }

    /** How often it cleared the table. */
    public int getSweeps() {
        return sweeps;
    }

    /** What the twins it claimed are worth together, in points. */
    public int getPrizes() {
        return prizes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Feats feats && feats.sweeps == sweeps && feats.prizes == prizes;
    }

    @Override
    public int hashCode() {
        return 512 * sweeps + prizes;
    }
}
