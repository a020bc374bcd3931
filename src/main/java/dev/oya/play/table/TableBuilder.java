package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.Phases;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Tender;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A table that was set elsewhere: at a real table, by a scenario, in a view that another program sent. Seats and rules are
 * checked; that every card is in one place at most is for others to check. Not thread-safe.
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
     * A table in the first round of a match, with nothing on it.
     *
     * @param rules the rules
     * @param seats how many sit at the table
     * @param dealer the dealer, from 0
     * @throws IllegalArgumentException where there are no such seats
     */
    public static TableBuilder of(RuleQuestions rules, int seats, int dealer) {
        int least = rules.settings().pack().leastSeats();
        int most = rules.settings().pack().mostSeats();
        if (seats < least || seats > most) {
            throw new IllegalArgumentException("this game is for " + least + " to " + most + " seats, not " + seats);
        }
        return of(rules, new int[seats]).tallies(new int[0][]).begins(1, rules.rounds(seats), dealer);
    }

    /** A table at which a match goes on with these scores, with nothing on it. */
    public static TableBuilder of(RuleQuestions rules, int[] scores) {
        return new TableBuilder(rules, new Table(rules.settings().seating(scores.length), scores));
    }

    /** A table that is to be set otherwise: this very one, not a copy. */
    public static TableBuilder on(RuleQuestions rules, Table table) {
        return new TableBuilder(rules, table);
    }

    /** The table as it has been set so far. */
    public Table table() {
        return table;
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= table.seats) {
            throw new IllegalArgumentException("there is no seat " + seat + "; they are 0 to " + (table.seats - 1));
        }
        return seat;
    }

    /** Which round it is of how many, and who deals it; of 0 rounds where the rules say when the match is over. */
    public TableBuilder begins(int round, int rounds, int dealer) {
        table.round = round;
        table.rounds = rounds;
        table.dealer = seat(dealer);
        return this;
    }

    /** What has been counted in the rounds before, by the pack's order of tallies, then by seat; nothing where it is empty. */
    public TableBuilder tallies(int[][] counted) {
        int kinds = settings.pack().phases().tallies().size();
        table.talliesIn = counted.length == 0 ? new int[kinds][table.seats] : Table.copy(counted);
        table.tallies = table.talliesIn();
        return this;
    }

    /** What has been counted for a seat in the rounds before. */
    public TableBuilder counted(int seat, String tally, int count) {
        table.talliesIn[settings.tally(tally)][seat(seat)] = count;
        table.tallies[settings.tally(tally)][seat] = count;
        return this;
    }

    /** The standing of each seat before the round, and which round it is of how many. */
    public TableBuilder standing(int[] scores, int round, int rounds) {
        for (int seat = 0; seat < table.seats; seat++) {
            table.scoresIn[seat] = ExactMath.plus(table.scoresIn[seat], scores[seat] - table.scores[seat]);
            table.scores[seat] = scores[seat];
        }
        return begins(round, rounds, table.dealer);
    }

    /** What a seat was dealt and holds. */
    public TableBuilder hand(int seat, CardSet cards) {
        table.hands[seat(seat)] = cards;
        table.dealt[seat] = cards;
        return this;
    }

    /** What a seat was dealt, of which it may have played some. */
    public TableBuilder dealt(int seat, CardSet cards) {
        table.dealt[seat(seat)] = cards;
        return this;
    }

    /** What a seat has captured; it lies together with what its partners have. */
    public TableBuilder captured(int seat, CardSet cards) {
        table.capture(seat(seat), cards);
        return this;
    }

    /** What the side of a seat had captured when its turn began. */
    public TableBuilder capturedBefore(int seat, CardSet cards) {
        table.pileAtTurn[seat(seat)] = cards;
        table.worth[seat] = rules.taken(cards, table.holder(seat)).worth();
        return this;
    }

    /** What the captured cards of a seat were worth at most when a turn of its side was over, where that is more than they are now. */
    public TableBuilder worth(int seat, int points) {
        table.worth[seat] = Math.max(table.worth[seat(seat)], points);
        return this;
    }

    /** The card points a seat has captured, where its cards are not told. */
    public TableBuilder points(int seat, int points) {
        table.givenPoints[seat(seat)] = points;
        return this;
    }

    /** What a seat has declared. */
    public TableBuilder declared(int seat, List<String> ids) {
        table.declared.set(seat(seat), List.copyOf(ids));
        return this;
    }

    /** What a seat had to show for what it declared. */
    public TableBuilder shown(int seat, CardSet cards) {
        Map<Integer, CardSet> told = new HashMap<>(table.shown);
        told.put(seat(seat), cards);
        table.shown = Map.copyOf(told);
        return this;
    }

    /**
     * What the side of a seat has done besides capturing.
     *
     * @param sweeps how often it cleared the table
     * @param claimed the twins it claimed, one card of each pair
     * @param prizes what these are worth together, in points
     */
    public TableBuilder feats(int seat, int sweeps, CardSet claimed, int prizes) {
        for (int partner : table.members(seat(seat))) {
            table.sweeps[partner] = sweeps;
            table.claimed[partner] = claimed;
            table.prizes[partner] = prizes;
        }
        return this;
    }

    /** The free cards on the table. */
    public TableBuilder field(CardSet cards) {
        table.field = cards;
        return this;
    }

    /** The field that the round began with and the multipliers that waited: the rules find the multiplier of the round. */
    public TableBuilder multipliedBy(CardSet field, List<Integer> carried) {
        table.carriedIn = List.copyOf(carried);
        Multiplier.of(rules.field(field, carried, table.round)).apply(table);
        return this;
    }

    /** The multiplier of the round. */
    public TableBuilder factor(int factor) {
        table.factor = factor;
        return this;
    }

    /** The multipliers that wait, before and after the round as far as it has come. */
    public TableBuilder carried(List<Integer> before, List<Integer> after) {
        table.carriedIn = List.copyOf(before);
        table.carriedOut = List.copyOf(after);
        return this;
    }

    /** What was in the pot before the round, and is in it now, in points. */
    public TableBuilder pot(int before, int now) {
        table.potIn = before;
        table.pot = now;
        return this;
    }

    /** A further build on the table, with a number of its own from 1. */
    public TableBuilder build(Build build) {
        table.buildCount = Math.max(table.buildCount, build.number());
        List<Build> builds = new ArrayList<>(table.builds);
        builds.add(build);
        table.builds = List.copyOf(builds);
        return this;
    }

    /** The cards still to be dealt or turned, the first one first. */
    public TableBuilder stock(int[] cards) {
        int[] stock = Arrays.copyOf(table.stock, table.stockAt + cards.length);
        System.arraycopy(cards, 0, stock, table.stockAt, cards.length);
        table.stock = stock;
        return this;
    }

    /** Forgets how the cards lay that are not in the stock any more. */
    public TableBuilder forgetDeal() {
        table.stock = table.stock();
        table.stockAt = 0;
        table.deck = new int[0];
        return this;
    }

    /** A card of the field that a seat laid there. */
    public TableBuilder laid(int card, Table.Laid laid) {
        table.laid[card] = laid;
        return this;
    }

    /** Cards of the field that a seat has played, and those that it takes with them when the next card of its turn has come. */
    public TableBuilder waiting(int seat, CardSet played, CardSet taken) {
        table.waiting = new TableCards.Waiting(seat(seat), played, taken);
        return this;
    }

    /** What a card that was played from a hand took, and what lay there before. */
    public TableBuilder used(int card, CardSet take, CardSet lay) {
        table.uses[card] = new TableCards.Use(take, lay);
        return this;
    }

    /** The number of the latest turn that a seat has ended. */
    public TableBuilder lastTurn(int seat, int turn) {
        table.lastTurn[seat(seat)] = turn;
        return this;
    }

    /** How many turns with cards have been begun, and how many builds made. */
    public TableBuilder begun(int turns, int builds) {
        table.turns = turns;
        table.buildCount = Math.max(table.buildCount, builds);
        return this;
    }

    /** The points that were named last. */
    public TableBuilder tender(Tender.Sum sum) {
        table.tender = sum;
        return this;
    }

    /** A seat that must pay alone for what another completed. */
    public TableBuilder liable(Completion what, int payer) {
        seat(what.owner());
        table.liable.put(what, seat(payer));
        return this;
    }

    /** Gives the round a mark. */
    public TableBuilder roundMark(String mark) {
        table.roundMarks |= settings.roundMark(mark);
        return this;
    }

    /** Gives a seat a mark, such as {@code active}. */
    public TableBuilder mark(int seat, String mark) {
        table.marks[seat(seat)] |= settings.seatMark(mark);
        return this;
    }

    /** Gives the marks that seats have in a told round where nothing has been said of them. */
    public TableBuilder defaultMarks() {
        Map<String, Phases.Told> told = settings.pack().phases().told();
        if (!told.containsKey(ACTIVE)) {
            defaultMark(ACTIVE, new Phases.Told(null, null));
        }
        told.forEach(this::defaultMark);
        return this;
    }

    private void defaultMark(String mark, Phases.Told told) {
        if (!table.seatsWith(settings.seatMark(mark)).isEmpty()) {
            return;
        }
        if (told.first() != null) {
            int first = new ToMove(settings, table.moment().done()).first(told.first());
            mark(first < 0 ? table.dealer : first, mark);
        } else if (told.most() == null || table.seats <= settings.value(told.most())) {
            for (int seat = 0; seat < table.seats; seat++) {
                mark(seat, mark);
            }
        }
    }

    /** A word that a seat has said, of which nothing follows any more. */
    public TableBuilder said(int seat, String word) {
        table.say(seat(seat), word);
        return this;
    }

    /** A word that a seat says: it gets the marks and owes what the rules have for it. */
    public TableBuilder says(int seat, String word) {
        PackedMoment state =
                table.moment().word(settings.word(word)).turn(seat(seat)).done();
        Answer meant = rules.ask(new Acted(settings, state, null));
        new ConclusionEffects(settings, table, event -> event.apply(table)).marks(meant);
        NamedPayments.pay(meant, table, event -> event.apply(table));
        return said(seat, word);
    }

    /** The phase that the round is in and the seat on turn, or -1. */
    public TableBuilder at(String phase, int turn) {
        table.phase = settings.phase(phase);
        table.turn = turn;
        return this;
    }

    /** The way the round ended, and who was on turn; -1 for the first from the dealer on that was dealt a combination. */
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
