package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: which points does a side gain in a round beyond its captured cards, and which do the others lose?
 *
 * <p>Asked in a phase that does {@code score}, for each side.
 *
 * <p>If nothing is concluded, the side gains nothing more.
 */
public final class SideFeats extends WatchedQuestion {
    private final int sweeps;
    private final int prizes;
    private final int[] tallies;
    private final Piles piles;
    private final int side;

    /**
     * Creates a question.
     *
     * @param sweeps number of its sweeps
     * @param prizes total worth of the twins that it claimed, in points
     * @param tallies tallies of the side, in the order of the pack
     * @param piles captured cards of each side
     * @param side number of the side
     */
    public SideFeats(RuleSettings settings, int sweeps, int prizes, int[] tallies, Piles piles, int side) {
        super(settings);
        this.sweeps = sweeps;
        this.prizes = prizes;
        this.tallies = tallies.clone();
        this.piles = piles;
        this.side = side;
    }

    /** Returns the number of its sweeps. */
    public int getSweeps() {
        return sweeps;
    }

    /** Returns the total worth of the twins that it claimed, in points. */
    public int getPrizes() {
        return prizes;
    }

    /** Returns the value of a tally, added up over the seats of the side. */
    public int tally(@NameOf(NameKind.TALLY) String name) {
        return look(new Dependency(Dependency.At.TALLY, side, name));
    }

    /** Returns a {@link Pile} with its captured cards, compared with the other sides. */
    @Override
    public List<? extends Object> companions() {
        return List.of(new Pile(side, this::look));
    }

    @Override
    public int see(Dependency look) {
        return look.at() == Dependency.At.TALLY
                ? tallies[settings.tally(look.name())]
                : piles.see(look, look.seat(), settings);
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        numbers.add(sweeps).add(prizes).add(side);
    }
}
