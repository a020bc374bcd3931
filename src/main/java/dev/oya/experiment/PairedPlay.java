package dev.oya.experiment;

import dev.oya.bots.SteadyBot;
import dev.oya.engine.RuleBook;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The same deals by two rules. The first rules play matches between steady bots, as {@link ArmPlay} plays them; every
 * deal is played again by the second rules, from the same standing, with the same cards and by bots that like the same.
 * Not thread-safe.
 */
public final class PairedPlay {
    private final RuleBook first;
    private final RuleBook second;
    private final int seats;
    private final boolean sameTallies;

    /**
     * @param first the rules of one game, for as many seats as the second
     * @param second other rules of the same game
     */
    public PairedPlay(RuleBook first, RuleBook second) {
        this.first = first;
        this.second = second;
        this.seats = (Integer) first.settings().option("players");
        this.sameTallies = tallies(first).equals(tallies(second));
    }

    private static List<String> tallies(RuleBook rules) {
        return List.copyOf(rules.settings().pack().phases().tallies().keySet());
    }

    /**
     * Plays.
     *
     * @param rounds how many deals, void ones included
     * @param seed any text; match {@code n} has the seed {@code seed/n}
     * @param told hears of each deal in order
     */
    public void run(long rounds, String seed, Consumer<PairedDeal> told) {
        long left = rounds;
        for (int number = 0; left > 0; number++) {
            left -= match(seed + "/" + number, left, told);
        }
    }

    private int match(String seed, long most, Consumer<PairedDeal> told) {
        List<SteadyBot> bots = Stream.generate(SteadyBot::new).limit(seats).toList();
        SeatedBots players = new SeatedBots(bots, seed);
        Match match = Match.start(first, seed);
        Match.Start start = Match.Start.first(seats, match.table().dealer());
        int deal = 1;
        while (true) {
            SeatedBots like = new SeatedBots(bots.stream().map(SteadyBot::copy).toList(), seed);
            Match again = new Match(second, seats, Match.length(second, seats), start, Chance.of(seed, deal));
            PairedDeal.Played one = play(match, players);
            told.accept(new PairedDeal(seed, start.round(), deal, one, play(again, like)));
            if (match.isOver() || deal == most) {
                return deal;
            }
            start = start(match);
            match.nextRound(Chance.of(seed, ++deal));
        }
    }

    /** What the next round begins with; what only the first rules count is left to them. */
    private Match.Start start(Match match) {
        Match.Start next = match.next();
        return sameTallies
                ? next
                : new Match.Start(next.round(), next.dealer(), next.scores(), next.carried(), next.pot());
    }

    private static PairedDeal.Played play(Match match, SeatedBots players) {
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            moves.add(players.play(match));
        }
        return PairedDeal.Played.of(match, moves);
    }
}
