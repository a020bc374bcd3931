package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.FirstDraw;
import java.util.ArrayList;
import java.util.List;

/** A match: its rounds, dealers and scores. Not thread-safe. */
public final class Match {
    private static final int MOST_DRAWS = 1_000;
    private static final int MOST_VOIDS = 1_000;

    private final Rules rules;
    private final int seats;
    private final int rounds;
    private Round round;
    private int voids;

    /**
     * What a match begins or goes on with.
     *
     * @param round the round, from 1
     * @param dealer who deals it
     * @param scores the standing in points
     * @param carried multipliers that wait
     * @param pot points in the pot
     * @param tallies what has been counted, by the pack's order of tallies, then by seat; empty where nothing has
     */
    public record Start(int round, int dealer, int[] scores, List<Integer> carried, int pot, int[][] tallies) {
        /** Nothing has been counted. */
        public Start(int round, int dealer, int[] scores, List<Integer> carried, int pot) {
            this(round, dealer, scores, carried, pot, new int[0][]);
        }

        /** The first round. */
        public static Start first(int seats, int dealer) {
            return new Start(1, dealer, new int[seats], List.of(), 0);
        }
    }

    /**
     * @param rules the rules
     * @param seats how many sit at the table
     * @param rounds how many rounds make the match
     * @param start what it begins with
     * @param chance where the cards come from
     */
    public Match(Rules rules, int seats, int rounds, Start start, CardSource chance) {
        this.rules = rules;
        this.seats = seats;
        this.rounds = rounds;
        begin(start, chance);
    }

    /**
     * A match whose round is in the middle.
     *
     * @param table the table as it was set
     * @param phase the phase
     * @param turn the seat on turn
     * @param chance where cards come from that are shuffled later
     */
    public Match(Rules rules, Table table, String phase, int turn, CardSource chance) {
        this.rules = rules;
        this.seats = table.seats();
        this.rounds = table.rounds();
        round = Round.midway(rules, table, chance, rules.settings().phase(phase), turn);
    }

    /** The first round of a match; seats and rounds are those of the options. The same seed gives the same cards. */
    public static Match start(Rules rules, String seed) {
        int seats = rules.settings().players();
        int dealer = firstDealer(rules, seats, CardSource.draw(seed));
        return new Match(rules, seats, rules.rounds(seats), Start.first(seats, dealer), CardSource.of(seed, 1));
    }

    private void begin(Start start, CardSource chance) {
        Table table = TableBuilder.of(rules, start.scores())
                .begins(start.round(), rounds, start.dealer())
                .carried(start.carried(), List.of())
                .pot(start.pot(), start.pot())
                .tallies(start.tallies())
                .table();
        round = new Round(rules, table, chance);
    }

    public Rules rules() {
        return rules;
    }

    /** The round that is being played, or was just paid. */
    public Round round() {
        return round;
    }

    public Table table() {
        return round.table();
    }

    /** How many rounds make the match; 0 where it goes on until the rules say that it is over. */
    public int rounds() {
        return rounds;
    }

    /** What happened in the round before its first move. */
    public List<Event> opening() {
        return round.opening();
    }

    /** The cards of its dealt hand that a seat had to show for what it declared. */
    public CardSet shown(int seat) {
        return Shown.of(rules, table(), seat);
    }

    /** What a seat may see, until the next move. */
    public SeatView view(int seat) {
        return round.view(seat);
    }

    /** Why a move would be refused, or null where it is open; nothing is changed. */
    public Verdict.Refused judge(Move move) {
        return round.judge(move);
    }

    /** Makes a move, or says why not. */
    public Verdict act(Move move) {
        return round.act(move);
    }

    /** Whether the last round has been paid. */
    public boolean isOver() {
        return round.isOver() && !table().isVoid() && table().isLast();
    }

    /** What the next round begins with; only when the round is over. */
    public Start next() {
        Table table = table();
        return new Start(
                table.isVoid() ? table.round() : table.round() + 1,
                table.nextDealer(),
                table.scores(),
                table.carriedOut(),
                table.pot(),
                table.tallies());
    }

    /**
     * Deals the next round.
     *
     * @throws IllegalStateException where the round is not over, or the match is
     */
    public void nextRound(CardSource chance) {
        if (!round.isOver()) {
            throw new IllegalStateException("the round is not over");
        }
        if (isOver()) {
            throw new IllegalStateException("the match is over");
        }
        voids = table().isVoid() ? voids + 1 : 0;
        if (voids >= MOST_VOIDS) {
            throw RuleFault.of(
                    rules,
                    null,
                    round.phase(),
                    voids + " rounds one after the other counted for nothing",
                    "round-never-ends",
                    "look at the rules that conclude VoidRound");
        }
        begin(next(), chance);
    }

    /**
     * Draws for the first deal.
     *
     * @param chance gives one card for each seat in turn, drawn again by those who are tied
     * @throws dev.oya.input.PackException where the rules name neither a first dealer nor who draws again, or never come to one
     */
    public static int firstDealer(Rules rules, int seats, CardSource chance) {
        List<Integer> drawing = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            drawing.add(seat);
        }
        var deck = rules.settings().pack().deck();
        int[] cards = deck.cards().stream().mapToInt(card -> card.index()).toArray();
        int gone = 0;
        for (int draw = 0; draw < MOST_DRAWS && !drawing.isEmpty(); draw++) {
            int[] shuffled = draw == 0 ? chance.restock(cards) : chance.drawAgain(cards, gone);
            gone += drawing.size();
            List<Drawn> drawn = new ArrayList<>();
            for (int i = 0; i < drawing.size(); i++) {
                drawn.add(new Drawn(
                        drawing.get(i),
                        deck.groupOf(shuffled[i]),
                        deck.card(shuffled[i]).kind(),
                        deck.points(shuffled[i])));
            }
            Answer answer = rules.ask(new FirstDraw(rules.settings(), drawn));
            Conclusion.FirstDealer first = answer.first(Conclusion.FirstDealer.class);
            if (first != null) {
                return first.seat();
            }
            drawing = new ArrayList<>(answer.all(Conclusion.DrawsAgain.class).stream()
                    .map(Conclusion.DrawsAgain::seat)
                    .sorted()
                    .toList());
        }
        throw RuleFault.of(
                rules,
                null,
                rules.settings().phases().get(0),
                "The rules find no first dealer",
                "no-dealer",
                "a rule about FirstDraw concludes FirstDealer, or DrawsAgain for those who are tied");
    }
}
