package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.Build;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.List;

/**
 * A round in the middle, to be played on: who holds what, what lies on the table, who is on turn. Every card is in one
 * place at most; nobody checks that. Not thread-safe.
 */
public final class Position {
    private final Rules rules;
    private final Settings settings;
    private final Table table;

    /**
     * @param rules the rules
     * @param seats how many sit at the table
     * @param dealer the dealer, from 0
     */
    public Position(Rules rules, int seats, int dealer) {
        this.rules = rules;
        this.settings = rules.settings();
        this.table = new Table(settings.seating(seats), new int[seats]);
        table.dealer = dealer;
        table.round = 1;
        table.rounds = Match.length(rules, seats);
        table.talliesIn = new int[settings.pack().phases().tallies().size()][seats];
        table.tallies = table.talliesIn();
    }

    /** What a seat holds. */
    public Position hand(int seat, CardSet cards) {
        table.hands[seat] = cards;
        table.dealt[seat] = cards;
        return this;
    }

    /** The free cards on the table. */
    public Position field(CardSet cards) {
        table.field = cards;
        return this;
    }

    /**
     * A further build on the table; the first one is number 1.
     *
     * @param parts its cards in parts
     * @param value what it is worth
     * @param creator the seat that made it
     * @param last the seat that last made, built on or changed it
     * @param changed whether its value has ever changed
     */
    public Position build(List<CardSet> parts, int value, int creator, int last, boolean changed) {
        return build(table.buildCount + 1, parts, value, creator, last, changed);
    }

    /** A further build on the table, of a number of its own. */
    public Position build(int number, List<CardSet> parts, int value, int creator, int last, boolean changed) {
        table.buildCount = Math.max(table.buildCount, number);
        Build made = Build.of(number, parts, value, creator);
        List<Build> builds = new ArrayList<>(table.builds);
        builds.add(
                new Build(made.number(), made.cards(), made.parts(), value, made.compound(), creator, last, changed));
        table.builds = List.copyOf(builds);
        return this;
    }

    /** The cards still to be dealt or turned, the first one first. */
    public Position stock(int[] cards) {
        table.stock = cards.clone();
        table.stockAt = 0;
        return this;
    }

    /** What the side of a seat has captured. */
    public Position captured(int seat, CardSet cards) {
        table.capture(seat, cards);
        return this;
    }

    /** What the side of a seat had captured when its turn began. */
    public Position capturedBefore(int seat, CardSet cards) {
        table.pileAtTurn[seat] = cards;
        table.worth[seat] = rules.taken(cards, table.round).worth();
        return this;
    }

    /** What a seat was dealt, of which it may have played some. */
    public Position dealt(int seat, CardSet cards) {
        table.dealt[seat] = cards;
        return this;
    }

    /** What a seat has declared, and had to show for it. */
    public Position declared(int seat, List<String> ids, CardSet shown) {
        table.declared.set(seat, List.copyOf(ids));
        table.show(seat, shown);
        return this;
    }

    /** What the side of a seat has done besides capturing: cleared the table so often, claimed twins worth these points. */
    public Position feats(int seat, int sweeps, CardSet claimed, int prizes) {
        table.sweeps[seat] = sweeps;
        table.claimed[seat] = claimed;
        table.prizes[seat] = prizes;
        return this;
    }

    /** A word that a seat has said without a card. */
    public Position said(int seat, String word) {
        table.say(seat, word);
        return this;
    }

    /** The points that were named last. */
    public Position tender(Tender.Sum sum) {
        table.tender = sum;
        return this;
    }

    /** What the round is multiplied by, which multipliers wait after it, and the points in the pot. */
    public Position multiplied(int factor, List<Integer> carried, int pot) {
        table.factor = factor;
        table.carriedOut = List.copyOf(carried);
        table.pot = pot;
        return this;
    }

    /** A card of the field that a seat laid there. */
    public Position laid(int card, Table.Laid laid) {
        table.laid[card] = laid;
        return this;
    }

    /** What a card that was played from a hand took, and what lay there before. */
    public Position used(int card, CardSet take, CardSet lay) {
        table.uses[card] = new TableCards.Use(take, lay);
        return this;
    }

    /** The number of the latest turn that a seat has ended. */
    public Position lastTurn(int seat, int turn) {
        table.lastTurn[seat] = turn;
        return this;
    }

    /** Gives the round a mark. */
    public Position roundMark(String mark) {
        table.roundMarks |= settings.roundMark(mark);
        return this;
    }

    /** So many turns with cards have been begun, and so many builds made. */
    public Position begun(int turns, int builds) {
        table.turns = turns;
        table.buildCount = Math.max(table.buildCount, builds);
        return this;
    }

    /** Gives a seat a mark, such as {@code active}. */
    public Position mark(int seat, String mark) {
        table.marks[seat] |= settings.seatMark(mark);
        return this;
    }

    /** The standing of each seat, and which round it is of how many. */
    public Position standing(int[] scores, int round, int rounds) {
        System.arraycopy(scores, 0, table.scores, 0, table.seats);
        System.arraycopy(scores, 0, table.scoresIn, 0, table.seats);
        table.round = round;
        table.rounds = rounds;
        return this;
    }

    /**
     * The match to be played on.
     *
     * @param phase the phase
     * @param turn the seat on turn
     * @param chance where cards come from that are shuffled later
     */
    public Match begin(String phase, int turn, Chance chance) {
        return new Match(rules, table, chance, settings.phase(phase), turn);
    }

    /**
     * The round to be gone on with, just where it is.
     *
     * @param phase the phase
     * @param turn the seat on turn, or -1
     * @param chance where cards come from that are shuffled later
     */
    public Round resume(String phase, int turn, Chance chance) {
        table.phase = settings.phase(phase);
        table.turn = turn;
        return Round.resumed(rules, table, chance);
    }
}
