package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.Phases;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Builds a table from a description, such as an entered round, a scenario, or a view sent by another program. Checks seat
 * numbers, but not whether a card is in two places. Not thread-safe.
 */
public final class TableBuilder {
    private static final String ACTIVE = "active";

    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Table table;

    private TableBuilder(RuleQuestions rules, Table table) {
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
    }

    /**
     * Returns a builder for an empty table in the first round of a match.
     *
     * @param seats number of seats at the table
     * @param dealer the dealer, from 0
     * @throws IllegalArgumentException if a number is out of range
     */
    public static TableBuilder of(RuleQuestions rules, int seats, int dealer) {
        int least = rules.settings().pack().leastSeats();
        int most = rules.settings().pack().mostSeats();
        if (seats < least || seats > most) {
            throw new IllegalArgumentException("this game is for " + least + " to " + most + " seats, not " + seats);
        }
        return of(rules, new int[seats]).tallies(new int[0][]).begins(1, rules.rounds(seats), dealer);
    }

    /** Returns a builder for an empty table in a match with the given scores. */
    public static TableBuilder of(RuleQuestions rules, int[] scores) {
        return new TableBuilder(rules, new Table(rules.settings().seating(scores.length), scores));
    }

    /** Returns a builder that modifies the given table. */
    public static TableBuilder on(RuleQuestions rules, Table table) {
        return new TableBuilder(rules, table);
    }

    public Table table() {
        return table;
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= table.seats) {
            throw new IllegalArgumentException("there is no seat " + seat + "; seats are 0 to " + (table.seats - 1));
        }
        return seat;
    }

    /**
     * Sets the number of the round, the number of rounds in the match and the dealer. If the match has 0 rounds, the rules
     * determine its end.
     */
    public TableBuilder begins(int round, int rounds, int dealer) {
        table.round = round;
        table.rounds = rounds;
        table.dealer = seat(dealer);
        return this;
    }

    /** Sets the tallies, given by tally in the pack's order and then by seat. An empty array sets all tallies to 0. */
    public TableBuilder tallies(int[][] counted) {
        int kinds = settings.pack().phases().tallies().size();
        table.talliesIn = counted.length == 0 ? new int[kinds][table.seats] : Table.copy(counted);
        table.tallies = table.talliesIn();
        return this;
    }

    public TableBuilder counted(int seat, String tally, int count) {
        table.tallies[settings.tally(tally)][seat(seat)] = count;
        if (!settings.pack().phases().tallies().get(tally).ofRound()) {
            table.talliesIn[settings.tally(tally)][seat] = count;
        }
        return this;
    }

    /**
     * Sets the score of each seat, the number of the round and the number of rounds. Does not change the gains of the round.
     */
    public TableBuilder match(int[] scores, int round, int rounds) {
        for (int seat = 0; seat < table.seats; seat++) {
            table.scoresIn[seat] = ExactMath.plus(table.scoresIn[seat], scores[seat] - table.scores[seat]);
            table.scores[seat] = scores[seat];
        }
        return begins(round, rounds, table.dealer);
    }

    /** Sets the dealt and current hand of a seat. */
    public TableBuilder hand(int seat, CardSet cards) {
        table.hands[seat(seat)] = cards;
        table.dealt[seat] = cards;
        return this;
    }

    /** Sets the dealt hand of a seat without changing its current hand. */
    public TableBuilder dealt(int seat, CardSet cards) {
        table.dealt[seat(seat)] = cards;
        return this;
    }

    /** Adds captured cards to a seat and its partners. */
    public TableBuilder captured(int seat, CardSet cards) {
        table.capture(seat(seat), cards);
        return this;
    }

    /** Sets the card points of a seat whose captured cards are unknown. */
    public TableBuilder points(int seat, int points) {
        table.givenPoints[seat(seat)] = points;
        return this;
    }

    public TableBuilder declared(int seat, List<String> ids) {
        table.declared.set(seat(seat), List.copyOf(ids));
        return this;
    }

    /**
     * Sets the feats of a seat's side.
     *
     * @param sweeps number of sweeps
     * @param claimed the claimed twins, one card of each pair
     * @param prizes total points for the twins
     */
    public TableBuilder feats(int seat, int sweeps, CardSet claimed, int prizes) {
        for (int partner : table.members(seat(seat))) {
            table.sweeps[partner] = sweeps;
            table.claimed[partner] = claimed;
            table.prizes[partner] = prizes;
        }
        return this;
    }

    /** Sets the face-up cards on the field. */
    public TableBuilder field(CardSet cards) {
        table.field = cards;
        return this;
    }

    /**
     * Sets the face-up cards of the field in the order in which they were placed, and the face-down cards under them.
     */
    public TableBuilder pile(List<Integer> cards, CardSet faceDown) {
        int[] order = cards.stream().mapToInt(Integer::intValue).toArray();
        table.order = order;
        return field(CardSet.of(order)).faceDown(faceDown);
    }

    /** Sets the face-down cards under the field. */
    public TableBuilder faceDown(CardSet cards) {
        table.faceDown = cards;
        return this;
    }

    /** Replaces the captured cards that had been face down. */
    public TableBuilder replaceUnseen(CardSet cards) {
        table.replaceUnseen(cards);
        return this;
    }

    /**
     * Applies the rules to the first field and the carried multipliers, and sets the round's multiplier from the result.
     */
    public TableBuilder multipliedBy(CardSet field, List<Integer> carried) {
        table.carriedIn = List.copyOf(carried);
        Multiplier.of(rules.field(field, carried, table.round), field).apply(table);
        return this;
    }

    public TableBuilder factor(int factor) {
        table.factor = factor;
        return this;
    }

    /** Sets the carried multipliers before and after the round. */
    public TableBuilder carried(List<Integer> before, List<Integer> after) {
        table.carriedIn = List.copyOf(before);
        table.carriedOut = List.copyOf(after);
        return this;
    }

    /** Sets the points in the pot before the round and now. */
    public TableBuilder pot(int before, int now) {
        table.potIn = before;
        table.pot = now;
        return this;
    }

    /** Adds a build. Its number must be unique and at least 1. */
    public TableBuilder build(Build build) {
        table.buildCount = Math.max(table.buildCount, build.number());
        List<Build> builds = new ArrayList<>(table.builds);
        builds.add(build);
        table.builds = List.copyOf(builds);
        return this;
    }

    /** Sets the stock, top card first. */
    public TableBuilder stock(int[] cards) {
        int[] stock = Arrays.copyOf(table.stock, table.stockAt + cards.length);
        System.arraycopy(cards, 0, stock, table.stockAt, cards.length);
        table.stock = stock;
        return this;
    }

    /** Removes the dealt cards that have left the stock, so that the table no longer contains the order of the deal. */
    public TableBuilder forgetDeal() {
        table.stock = table.stock();
        table.stockAt = 0;
        table.order = Arrays.stream(table.fieldInOrder())
                .filter(card -> table.laid[card] == null)
                .toArray();
        table.deck = new int[0];
        return this;
    }

    /** Records the cards that a card from a hand took, and the field before that move. */
    public TableBuilder used(int card, CardSet take, CardSet lay) {
        table.uses[card] = new TableCards.Use(take, lay);
        return this;
    }

    public TableBuilder liable(Completion what, int payer) {
        seat(what.owner());
        table.liable.put(what, seat(payer));
        return this;
    }

    /** Adds a mark such as {@code active} to a seat. */
    public TableBuilder mark(int seat, String mark) {
        table.marks[seat(seat)] |= settings.seatMark(mark);
        return this;
    }

    /** Adds the default marks of an entered round. A default mark is not added if any seat already has it. */
    public TableBuilder defaultMarks() {
        Map<String, Phases.DefaultHolders> marks =
                settings.pack().phases().marks().defaults();
        if (!marks.containsKey(ACTIVE)) {
            defaultMark(ACTIVE, new Phases.DefaultHolders(null, null));
        }
        marks.forEach(this::defaultMark);
        return this;
    }

    private void defaultMark(String mark, Phases.DefaultHolders rule) {
        if (!table.seatsWith(settings.seatMark(mark)).isEmpty()) {
            return;
        }
        if (rule.first() != null) {
            int first = new ToMove(settings, table.moment().done()).first(rule.first());
            mark(first < 0 ? table.dealer : first, mark);
        } else if (rule.most() == null || table.seats <= settings.value(rule.most())) {
            for (int seat = 0; seat < table.seats; seat++) {
                mark(seat, mark);
            }
        }
    }

    /** Adds an earlier action of a seat without applying its effects. */
    public TableBuilder said(int seat, String action) {
        table.say(seat(seat), action);
        return this;
    }

    /** Adds an earlier action of a seat and applies its marks and payments. */
    public TableBuilder says(int seat, String action) {
        PackedMoment state =
                table.moment().action(settings.action(action)).turn(seat(seat)).done();
        Answer meant = rules.ask(new Acted(settings, state, null));
        new ConclusionEffects(settings, table, event -> event.apply(table)).marks(meant);
        NamedPayments.pay(meant, table, event -> event.apply(table));
        return said(seat, action);
    }

    /** Sets the phase and the seat to move. If {@code turn} is -1, no seat is to move. */
    public TableBuilder at(String phase, int turn) {
        table.phase = settings.phase(phase);
        table.turn = turn;
        return this;
    }

    /**
     * Sets the end of the round and the seat to move. If {@code turn} is negative, uses the first seat from the dealer that was
     * dealt a combination.
     */
    public TableBuilder ended(String end, int turn) {
        table.end = end;
        table.turn = turn >= 0 ? turn : firstHolder();
        return this;
    }

    private int firstHolder() {
        for (int i = 0; i < table.seats; i++) {
            int seat = (table.dealer + i) % table.seats;
            CardSet dealt = table.dealt[seat];
            if (!dealt.isEmpty() && !rules.hand(dealt, table.round).ids().isEmpty()) {
                return seat;
            }
        }
        return -1;
    }
}
