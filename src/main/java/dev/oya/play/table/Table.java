package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.pack.SideTable;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RoundSoFar;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The table in a round: a fold of events, without a rule. Not thread-safe; readers get copies or unmodifiable views.
 */
public final class Table extends TableBooks {
    private static final List<String> NOTHING = List.of();

    int round;
    int rounds;
    private RoundSoFar soFar = RoundSoFar.NONE;
    int phase;
    int turn = -1;
    String end;
    final int[] marks;
    int roundMarks;

    final List<List<String>> declared;
    /** What seats had to show, where it is told rather than seen. */
    Map<Integer, CardSet> shown = Map.of();
    /** The points that were named last, or null. */
    Tender.Sum tender;

    /** @param seating who plays together */
    public Table(SideTable seating, int[] scores) {
        super(seating, scores);
        marks = new int[seats];
        declared = new ArrayList<>(Collections.nCopies(seats, NOTHING));
    }

    /** A copy that later events at this table do not change. */
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

    /** The moment as rules see it: nothing said, and no signs. */
    public PackedMoment.Draft moment() {
        return PackedMoment.of(phase, seats, dealer)
                .turn(turn)
                .marks(marks, roundMarks)
                .soFar(soFar());
    }

    /** Which round it is, and how often each seat has said what in it. */
    public RoundSoFar soFar() {
        if (soFar.round() != round) {
            soFar = new RoundSoFar(round, soFar.said());
        }
        return soFar;
    }

    /** Of whom the captured cards of a seat are now. */
    public Holder holder(int seat) {
        int bits = 0;
        for (int partner : members(seat)) {
            bits |= marks[partner];
        }
        return new Holder(soFar(), sideOf(seat), bits);
    }

    void say(int seat, String word) {
        soFar = soFar().after(seat, word, seats);
    }

    /** The round, from 1. */
    public int round() {
        return round;
    }

    /** The number of the phase. */
    public int phase() {
        return phase;
    }

    /** The marks of a seat, as bits. */
    public int marks(int seat) {
        return marks[seat];
    }

    /** The marks of all seats, not to be written to. */
    public int[] marks() {
        return marks;
    }

    /** The marks of the round, as bits. */
    public int roundMarks() {
        return roundMarks;
    }

    /** What seats had to show, where it is told rather than seen; else null. */
    public CardSet shown(int seat) {
        return shown.get(seat);
    }

    /** The seat on turn, or -1. */
    public int turn() {
        return turn;
    }

    /** Whether the match is over with this round, as far as the table knows. */
    public boolean isLast() {
        return matchOver || rounds > 0 && round >= rounds;
    }

    /** The combinations a seat has declared. */
    public List<String> declared(int seat) {
        return declared.get(seat);
    }

    /** The seats with a mark, from the dealer on in order of play. */
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

    /** The points that were named last, or null. */
    public Tender.Sum tender() {
        return tender;
    }

    /** The way the round ended, or null. */
    public String end() {
        return end;
    }

    /** How many rounds make the match; 0 where it goes on until the rules say that it is over. */
    public int rounds() {
        return rounds;
    }
}
