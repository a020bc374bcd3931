package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.Phases;
import dev.oya.play.settle.Owing;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MomentState;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.ToMove;
import java.util.List;
import java.util.Map;

/**
 * A round that was played elsewhere, as a person at a real table can tell it: who played, who captured and declared what,
 * and how it ended. The rules settle it like any other. Not thread-safe.
 */
public final class Situation {
    private static final String ACTIVE = "active";

    private final Rules rules;
    private final Settings settings;
    private final Table table;
    private int rounds;
    private Round round;

    /**
     * @param rules the rules
     * @param seats how many sit at the table
     * @param dealer the dealer, from 0
     * @throws IllegalArgumentException where there are no such seats
     */
    public Situation(Rules rules, int seats, int dealer) {
        this.rules = rules;
        this.settings = rules.settings();
        if (seats < settings.pack().leastSeats() || seats > settings.pack().mostSeats()) {
            throw new IllegalArgumentException("this game is for "
                    + settings.pack().leastSeats() + " to " + settings.pack().mostSeats() + " seats, not " + seats);
        }
        this.table = new Table(settings.seating(seats), new int[seats]);
        table.dealer = seat(dealer);
        table.round = 1;
        rounds = Match.length(rules, seats);
    }

    private int seat(int seat) {
        if (seat < 0 || seat >= table.seats) {
            throw new IllegalArgumentException("there is no seat " + seat + "; they are 0 to " + (table.seats - 1));
        }
        return seat;
    }

    /** Gives a seat a mark, such as {@code active} or {@code sage}. */
    public Situation mark(int seat, String mark) {
        table.marks[seat(seat)] |= settings.seatMark(mark);
        return this;
    }

    /** Gives the marks that seats have in a told round where nothing has been said of them. */
    public Situation assume() {
        Map<String, Phases.Told> told = settings.pack().phases().told();
        if (!told.containsKey(ACTIVE)) {
            assume(ACTIVE, new Phases.Told(null, null));
        }
        told.forEach(this::assume);
        return this;
    }

    private void assume(String mark, Phases.Told told) {
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

    /** What a seat said in the round: it gets the marks and owes what the rules have for it. */
    public Situation said(int seat, String word) {
        MomentState state =
                table.moment().word(settings.word(word)).turn(seat(seat)).done();
        Answer meant = rules.ask(new Acted(settings, state, null));
        for (Conclusion.Mark mark : meant.all(Conclusion.Mark.class)) {
            table.marks[mark.seat()] |= settings.seatMark(mark.mark());
        }
        for (Conclusion.Unmark mark : meant.all(Conclusion.Unmark.class)) {
            table.marks[mark.seat()] &= ~settings.seatMark(mark.mark());
        }
        Owing.pay(meant, table, event -> event.apply(table));
        table.say(seat, word);
        return this;
    }

    /** What a seat was dealt. */
    public Situation dealt(int seat, CardSet cards) {
        table.dealt[seat(seat)] = cards;
        return this;
    }

    /** What a seat has captured; it lies together with what its partners have. */
    public Situation captured(int seat, CardSet cards) {
        for (int partner : table.sideOf(seat(seat))) {
            table.piles[partner] = table.piles[partner].plus(cards);
        }
        return this;
    }

    /**
     * What the side of a seat has achieved besides its captured cards.
     *
     * @param sweeps how often it cleared the table
     * @param prizes what the twins it claimed are worth together, in points
     */
    public Situation feats(int seat, int sweeps, int prizes) {
        for (int partner : table.sideOf(seat(seat))) {
            table.sweeps[partner] = sweeps;
            table.prizes[partner] = prizes;
        }
        return this;
    }

    /** The card points a seat has captured, where its cards are not told. */
    public Situation points(int seat, int points) {
        table.givenPoints[seat(seat)] = points;
        return this;
    }

    /** What a seat has declared. */
    public Situation declared(int seat, List<String> ids) {
        table.declared.set(seat(seat), List.copyOf(ids));
        return this;
    }

    /** The multiplier of the round. */
    public Situation factor(int factor) {
        table.factor = factor;
        return this;
    }

    /** The multiplier of the round by the field it began with and the multipliers that waited. */
    public Situation field(CardSet field, List<Integer> carried) {
        table.carriedIn = List.copyOf(carried);
        Multiplier.of(rules.field(field, carried, table.round)).apply(table);
        return this;
    }

    /** What was in the pot before the round was paid. */
    public Situation pot(int points) {
        table.potIn = points;
        table.pot = points;
        return this;
    }

    /** The standing before the round and which round of how many it is. */
    public Situation standing(int[] scores, int round, int ofRounds) {
        for (int seat = 0; seat < table.seats; seat++) {
            table.scoresIn[seat] = ExactMath.plus(table.scoresIn[seat], scores[seat] - table.scores[seat]);
            table.scores[seat] = scores[seat];
        }
        table.round = round;
        rounds = ofRounds;
        return this;
    }

    /** A seat that must pay alone for a combination another made. */
    public Situation liable(int owner, String id, int payer) {
        table.liable.put(Completion.combination(seat(owner), id), seat(payer));
        return this;
    }

    /** A seat that must pay alone for the capture of the last card of a group, of which another was dealt all others. */
    public Situation liableForGroup(int owner, int group, int payer) {
        table.liable.put(Completion.group(seat(owner), group), seat(payer));
        return this;
    }

    /** What has been counted for a seat in the rounds before. */
    public Situation counted(int seat, String tally, int count) {
        if (table.tallies.length == 0) {
            table.tallies = new int[settings.pack().phases().tallies().size()][table.seats];
        }
        table.tallies[settings.tally(tally)][seat(seat)] = count;
        return this;
    }

    /** The round from its settlement on; null before it was settled. */
    public Round round() {
        return round;
    }

    /** The table as it has been told so far. */
    public Table table() {
        return table;
    }

    /**
     * Has the rules settle the round.
     *
     * @param end the way it ended
     * @param turn the seat on turn when it ended, or -1: then the first from the dealer on that holds a combination
     * @return the table, its payments made
     */
    public Table settle(String end, int turn) {
        table.end = end;
        table.turn = turn >= 0 ? turn : firstHolder();
        table.rounds = rounds;
        if (table.tallies.length == 0) {
            table.tallies = new int[settings.pack().phases().tallies().size()][table.seats];
        }
        round = Round.told(rules, table);
        return table;
    }

    private int firstHolder() {
        for (int i = 0; i < table.seats; i++) {
            int seat = (table.dealer + i) % table.seats;
            if (!table.dealt[seat].isEmpty()
                    && !rules.hand(table.dealt[seat], table.round).ids().isEmpty()) {
                return seat;
            }
        }
        return -1;
    }
}
