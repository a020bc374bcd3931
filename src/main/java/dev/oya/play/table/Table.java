package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.pack.SideTable;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RoundHistory;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The table of a round, computed by replaying events. Callers receive copies or unmodifiable views. Not thread-safe.
 */
public final class Table extends TableBooks {
    private static final List<String> NOTHING = List.of();

    int round;
    int rounds;
    private RoundHistory soFar = RoundHistory.NONE;
    int phase;
    int turn = -1;
    String end;
    final int[] marks;
    int roundMarks;

    final List<List<String>> declared;
    /** The cards that each seat has shown, by seat, if they were entered and not derived from events. */
    Map<Integer, CardSet> shown = Map.of();
    /** The latest bid, or null if there is none. */
    Tender.Sum tender;

    /**
     * Creates an empty table.
     *
     * @param seating the sides
     * @param scores score of each seat before the round, in points
     */
    public Table(SideTable seating, int[] scores) {
        super(seating, scores);
        marks = new int[seats];
        declared = new ArrayList<>(Collections.nCopies(seats, NOTHING));
    }

    /** Returns an independent copy. */
    public Table copy() {
        return new Table(this);
    }

    public Table(Table other) {
        super(other);
        round = other.round;
        rounds = other.rounds;
        soFar = other.soFar;
        phase = other.phase;
        turn = other.turn;
        end = other.end;
        marks = other.marks.clone();
        roundMarks = other.roundMarks;
        declared = new ArrayList<>(other.declared);
        shown = other.shown;
        tender = other.tender;
    }

    /** Returns the state of the round as a fact for the rules, without an action or flags. */
    public PackedMoment.Draft moment() {
        return PackedMoment.of(phase, seats, dealer)
                .turn(turn)
                .marks(marks, roundMarks)
                .soFar(soFar());
    }

    /** Returns the actions of the round so far. */
    public RoundHistory soFar() {
        if (soFar.round() != round) {
            soFar = new RoundHistory(round, soFar.said());
        }
        return soFar;
    }

    /** Returns a seat and its partners as the owner of the seat's captured cards. */
    public Holder holder(int seat) {
        int bits = 0;
        for (int partner : members(seat)) {
            bits |= marks[partner];
        }
        return new Holder(soFar(), sideOf(seat), bits);
    }

    void say(int seat, String action) {
        soFar = soFar().after(seat, action, seats);
    }

    /** Returns the number of the round, from 1. */
    public int round() {
        return round;
    }

    public int phase() {
        return phase;
    }

    /** Returns the marks of a seat as a bit mask. */
    public int marks(int seat) {
        return marks[seat];
    }

    /** Returns the marks of each seat as a bit mask. Do not modify the array. */
    public int[] marks() {
        return marks;
    }

    /** Returns the marks of the round as a bit mask. */
    public int roundMarks() {
        return roundMarks;
    }

    /** Returns the cards entered as shown by a seat, or null if shown cards are derived from events. */
    public CardSet shown(int seat) {
        return shown.get(seat);
    }

    /** Returns the seat to move, or -1 if there is none. */
    public int turn() {
        return turn;
    }

    /** Returns whether this is the last round of the match according to the number of rounds and the events so far. */
    public boolean isLast() {
        return matchOver || rounds > 0 && round >= rounds;
    }

    /** Returns the ids of a seat's declared combinations. */
    public List<String> declared(int seat) {
        return declared.get(seat);
    }

    /** Returns the seats that have any mark of the given bit mask, in order of play from the dealer. */
    public List<Integer> seatsWith(int mark) {
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            int seat = (dealer + i) % seats;
            if ((marks[seat] & mark) != 0) {
                some.add(seat);
            }
        }
        return some;
    }

    /** Returns the latest bid, or null if there is none. */
    public Tender.Sum tender() {
        return tender;
    }

    /** Returns the id of the end of the round, or null before the end. */
    public String end() {
        return end;
    }

    /** Returns the number of rounds in the match, or 0 if the rules determine the end. */
    public int rounds() {
        return rounds;
    }
}
