package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: what does a side gain in a round besides what its captured cards are worth, and what do the others lose by it?
 *
 * <p>Asked in a phase that does {@code score} of each side.
 *
 * <p>Where nothing is concluded, the side gains nothing more.
 */
public final class SideFeats extends WatchedQuestion {
    private final int sweeps;
    private final int prizes;
    private final Piles piles;
    private final int side;

    /**
     * @param sweeps how often it cleared the table
     * @param prizes what the twins it claimed are worth together, in points
     * @param piles what each side has captured
     * @param side the number of the side
     */
    public SideFeats(RuleSettings settings, int sweeps, int prizes, Piles piles, int side) {
        super(settings);
        this.sweeps = sweeps;
        this.prizes = prizes;
        this.piles = piles;
        this.side = side;
    }

    /** How often it cleared the table. */
    public int getSweeps() {
        return sweeps;
    }

    /** What the twins it claimed are worth together, in points. */
    public int getPrizes() {
        return prizes;
    }

    /** A {@link Pile}: what it has captured, compared with the other sides. */
    @Override
    public List<? extends Object> companions() {
        return List.of(new Pile(side, this::look));
    }

    @Override
    public int see(Look look) {
        return piles.see(look, look.seat(), settings);
    }

    @Override
    public void tell(QuestionKey numbers) {
        numbers.add(sweeps).add(prizes).add(side);
    }
}
