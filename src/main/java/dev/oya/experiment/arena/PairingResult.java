package dev.oya.experiment.arena;

/**
 * What one deal came to between two bots, in every order of seats. A bot is held against each other one at its table: who has
 * more points at the end of the match wins.
 *
 * @param deal the number of the deal, from 0
 * @param pair the number of the pairing, from 0
 * @param wins how often the first bot had more than the second
 * @param draws how often they had equally many
 * @param losses how often it had less
 * @param rounds how many rounds were played
 * @param points by how much the first was ahead in all rounds, each held against each, in points
 * @param alone how many matches were won by the first, where one bot of its kind sat among others of the second
 * @param shared in how many of these it was first together with others
 */
public record PairingResult(
        int deal, int pair, int wins, int draws, int losses, int rounds, long points, int alone, int shared) {
    /** Twice what the first bot scored: two for a win, one for a draw. */
    int scored() {
        return 2 * wins + draws;
    }

    /** @throws IllegalArgumentException where no deal of an arena comes to this */
    void check(Arena arena) {
        long most = arena.rounds() == 0 ? Integer.MAX_VALUE : (long) arena.rounds() * arena.orders();
        boolean may = Math.min(Math.min(wins, draws), losses) >= 0
                && (long) wins + draws + losses == arena.comparisons()
                && rounds >= arena.orders()
                && rounds <= most
                && Math.min(alone, shared) >= 0
                && (long) alone + shared <= arena.sides();
        if (!may) {
            throw new IllegalArgumentException("nothing comes to " + this);
        }
    }
}
