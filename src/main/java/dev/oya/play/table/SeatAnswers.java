package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.RuleSettings;

/** Answers about the dealt and captured cards of seats, recomputed only when the cards change. Not thread-safe. */
public final class SeatAnswers {
    private final RuleQuestions rules;
    private final Table table;
    private final CardSet[] dealt;
    private final CardSet[] piles;
    private final Holder[] holders;
    private final Answer[] hands;
    private final Answer[] takens;

    private final RuleSettings way;

    /** Creates answers in which dual-kind cards count in the way that gives the most points. */
    public SeatAnswers(RuleQuestions rules, Table table) {
        this(rules, table, null);
    }

    /**
     * @param way the way to count dual-kind cards, from {@link RuleSettings#readings()}, or null for the way that gives the
     *     most points
     */
    public SeatAnswers(RuleQuestions rules, Table table, RuleSettings way) {
        this.way = way;
        this.rules = rules;
        this.table = table;
        this.dealt = new CardSet[table.seats];
        this.piles = new CardSet[table.seats];
        this.holders = new Holder[table.seats];
        this.hands = new Answer[table.seats];
        this.takens = new Answer[table.seats];
    }

    /** Returns the combinations in the dealt hand of a seat. */
    public Answer hand(int seat) {
        CardSet now = table.dealt[seat];
        if (!now.equals(dealt[seat])) {
            dealt[seat] = now;
            hands[seat] = rules.hand(now, table.round);
        }
        return hands[seat];
    }

    /**
     * Returns the value of a dependency on a seat's combinations, captured cards or score. For captured cards, returns the
     * number in the named set. For a score, returns 1 if it is at least the named value.
     */
    public int made(Dependency.At what, int seat, String name) {
        return switch (what) {
            case MAKER -> taken(seat).found().isEmpty() ? 0 : 1;
            case MADE -> taken(seat).worth();
            case REACHED -> new SideGains(rules, table).reaches(seat, name) ? 1 : 0;
            case CAPTURED -> (way == null ? rules.settings() : way).count(name, table.piles[seat]);
            default -> 0;
        };
    }

    /** Returns the combinations of a seat's captured cards during play. */
    public Answer taken(int seat) {
        CardSet now = table.piles[seat];
        Holder holder = table.holder(seat);
        if (!now.equals(piles[seat]) || !holder.equals(holders[seat])) {
            piles[seat] = now;
            holders[seat] = holder;
            takens[seat] = way == null ? rules.taken(now, holder) : rules.taken(now, holder, way.counting());
        }
        return takens[seat];
    }

    /**
     * Returns the combinations and signs in a seat's captured cards at the end of the round.
     *
     * @param points card points of these cards
     */
    public Answer finalCaptured(int seat, int points) {
        CardSet cards = table.piles[seat];
        return way == null
                ? rules.finalCaptured(cards, points, table.holder(seat))
                : rules.finalCaptured(cards, points, table.holder(seat), way.counting());
    }
}
