package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: how many points does a side gain in a round beyond its captured cards, and how many do the other sides lose?
 *
 * <p>Asked in a phase with {@code does: score}, for each side. The question is also asked while the round is being played, for
 * the points so far. If {@code phases.yaml} contains {@code running}, scores include these points.
 *
 * <p>If nothing is concluded, the side gains nothing more.
 */
public final class SideFeats extends WatchedQuestion {
    private final int sweeps;
    private final int prizes;
    private final int[] tallies;
    private final Piles piles;
    private final int side;
    private final Standing standing;

    /**
     * The state of a round and of a side.
     *
     * @param end id of the end of the round, or null while the round is being played
     * @param dealing whether the dealer belongs to the side
     * @param score score of the side, including its points of the round so far
     */
    public record Standing(String end, boolean dealing, int score) {}

    /**
     * @param sweeps number of sweeps by the side
     * @param prizes total points for the twins that the side claimed
     * @param tallies values of the side's tallies, in the order of the pack
     * @param piles captured cards of each side
     * @param side number of the side
     * @param standing state of the round and the side
     */
    public SideFeats(
            RuleSettings settings, int sweeps, int prizes, int[] tallies, Piles piles, int side, Standing standing) {
        super(settings);
        this.sweeps = sweeps;
        this.prizes = prizes;
        this.tallies = tallies.clone();
        this.piles = piles;
        this.side = side;
        this.standing = standing;
    }

    /** Returns the number of sweeps by the side. */
    public int getSweeps() {
        return sweeps;
    }

    /** Returns the total points for the twins that the side claimed. */
    public int getPrizes() {
        return prizes;
    }

    /** Returns the value of the given tally, added up over the seats of the side. */
    public int tally(@NameOf(NameKind.TALLY) String name) {
        return look(new Dependency(Dependency.At.TALLY, side, name));
    }

    /** Returns the id of the end of the round, or null while the round is being played. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return standing.end();
    }

    /** Returns whether the dealer of the round belongs to the side. */
    public boolean isDealing() {
        return standing.dealing();
    }

    /** Returns whether the score of the side, including its points of the round so far, is at least the named value. */
    public boolean reaches(@NameOf(NameKind.VALUE) String value) {
        return look(new Dependency(Dependency.At.REACHED, side, value)) != 0;
    }

    /** Returns a {@link Pile} with the captured cards of the side, compared with the other sides. */
    @Override
    public List<? extends Object> companions() {
        return List.of(new Pile(side, this::look));
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case TALLY -> tallies[settings.tally(look.name())];
            case REACHED -> standing.score() >= settings.value(look.name()) ? 1 : 0;
            default -> piles.see(look, look.seat(), settings);
        };
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        numbers.add(sweeps).add(prizes).add(side).add(standing.end()).add(standing.dealing() ? 1 : 0);
    }
}
