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
import java.util.Arrays;
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
     * The state with which a round begins.
     *
     * @param round number of the round, from 1
     * @param dealer the dealer of the round
     * @param scores score of each seat, in points
     * @param carried multipliers carried over from earlier rounds
     * @param pot points in the pot
     * @param tallies value of each tally, by tally in the pack's order and then by seat; empty if there are none
     */
    public record Start(int round, int dealer, int[] scores, List<Integer> carried, int pot, int[][] tallies) {
        /** Creates a start without tallies. */
        public Start(int round, int dealer, int[] scores, List<Integer> carried, int pot) {
            this(round, dealer, scores, carried, pot, new int[0][]);
        }

        /** Returns the start of the first round. */
        public static Start first(int seats, int dealer) {
            return new Start(1, dealer, new int[seats], List.of(), 0);
        }
    }

    /**
     * Starts a match.
     *
     * @param seats number of seats at the table
     * @param rounds number of rounds in the match
     * @param start state of the first round
     * @param chance source of the cards
     */
    public Match(Rules rules, int seats, int rounds, Start start, CardSource chance) {
        this.rules = rules;
        this.seats = seats;
        this.rounds = rounds;
        begin(start, chance);
    }

    /**
     * Resumes a match in the middle of a round.
     *
     * @param turn the seat to move
     * @param chance source of cards that are shuffled later
     */
    public Match(Rules rules, Table table, String phase, int turn, CardSource chance) {
        this.rules = rules;
        this.seats = table.seats();
        this.rounds = table.rounds();
        round = Round.midway(rules, table, chance, rules.settings().phase(phase), turn);
    }

    /** Starts a match with the numbers of seats and rounds from the options. Equal seeds give equal cards. */
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

    /** Returns the current round, which may already be settled. */
    public Round round() {
        return round;
    }

    public Table table() {
        return round.table();
    }

    /** Returns the number of rounds in the match, or 0 if the rules determine the end. */
    public int rounds() {
        return rounds;
    }

    /** Returns the events of the round before its first move. */
    public List<Event> opening() {
        return round.opening();
    }

    /** Returns the dealt cards that a seat had to show for its declarations. */
    public CardSet shown(int seat) {
        return Shown.of(rules, table(), seat);
    }

    /** Returns the view of a seat, valid until the next move. */
    public SeatView view(int seat) {
        return round.view(seat);
    }

    /** Returns the reason why a move is illegal, or null if it is legal. Changes nothing. */
    public Verdict.Refused judge(Move move) {
        return round.judge(move);
    }

    /** Makes a move if it is legal. */
    public Verdict act(Move move) {
        return round.act(move);
    }

    /** Returns whether the last round has been settled. */
    public boolean isOver() {
        return round.isOver() && !table().isVoid() && table().isLast();
    }

    /** Returns the state with which the next round begins. Call this method only after the round is over. */
    public Start next() {
        Table table = table();
        return new Start(
                table.isVoid() ? table.round() : table.round() + 1,
                table.nextDealer(),
                table.scores(),
                table.carriedOut(),
                table.pot(),
                lastingTallies());
    }

    /** Returns the tallies of all seats. Tallies that count only within a round are reset to 0. */
    private int[][] lastingTallies() {
        int[][] tallies = table().tallies();
        rules.settings().pack().phases().tallies().forEach((name, tally) -> {
            if (tally.ofRound()) {
                Arrays.fill(tallies[rules.settings().tally(name)], 0);
            }
        });
        return tallies;
    }

    /**
     * Deals the next round.
     *
     * @throws IllegalStateException if the current round is not over, or if the match is over
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
            throw RuleFault.of(rules, null, round.phase(), "round-never-ends.voids", voids);
        }
        begin(next(), chance);
    }

    /**
     * Draws cards to determine the first dealer, and returns the dealer's seat.
     *
     * @param chance source of one card for each seat in turn, and of further cards for ties
     * @throws dev.oya.input.PackException if the rules never choose a first dealer
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
        throw RuleFault.of(rules, null, rules.settings().phases().get(0), "no-dealer");
    }
}
