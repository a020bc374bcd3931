package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What follows from rules for rounds, made ready when it is first needed and then looked up. Safe to share between threads.
 */
public final class RuleMemory {
    private static final int MOST_STATES = 60_000;
    private static final int MOST_NAMED = 20_000;

    private final Rules rules;
    private final boolean keeps;
    private final RowMap<RoundState> states = new RowMap<>(MOST_STATES);
    private final RowMap<BidOffers.Named> named = new RowMap<>(MOST_NAMED);
    private final Map<Integer, Deal> deals = new ConcurrentHashMap<>();

    /** @param keeps whether anything is kept; else the rules are asked each time */
    public RuleMemory(Rules rules, boolean keeps) {
        this.rules = rules;
        this.keeps = keeps;
    }

    boolean keeps() {
        return keeps;
    }

    /** The state of these numbers. */
    RoundState state(long[] key) {
        RoundState known = keeps ? states.find(key, key.length) : new RoundState(key.clone());
        if (known == null) {
            boolean full = states.isFull();
            known = states.put(new RoundState(key.clone()));
            if (full) {
                states.all().forEach(RoundState::unlink);
            }
        }
        return known;
    }

    /** Hears what rules said in a state. */
    public interface Hearer {
        /**
         * @param state the numbers of the state
         * @param question the number of the question
         * @param answer what was said; null where that hangs on more than the state
         */
        void said(long[] state, int question, Answer answer);
    }

    /** Tells all that is known of states. */
    public void tell(Hearer hearer) {
        states.all().forEach(state -> state.tell(hearer));
    }

    /** Takes over what was told of states. */
    public void said(long[] state, int question, Answer answer) {
        RoundState known = state(state);
        known.use();
        known.learn(question, answer == null ? RoundState.MORE : answer);
    }

    /** The moves by which points may be named. */
    RowMap<BidOffers.Named> named() {
        return named;
    }

    /** How many states are known. */
    public int states() {
        return states.size();
    }

    /** Drops what was not needed lately. */
    public void dropUnused() {
        states.dropUnused();
        states.all().forEach(RoundState::unlink);
        named.dropUnused();
    }

    /** All cards of a round at a table of so many. */
    public CardSet inPlay(int seats, int dealer) {
        return CardSet.of(deal(seats, dealer, false).cards());
    }

    /** How the cards are dealt. */
    Deal deal(int seats, int dealer, boolean again) {
        int number = (seats << 8 | dealer) << 1 | (again ? 1 : 0);
        Deal known = deals.get(number);
        if (known == null) {
            known = new Deal(rules, seats, dealer, again);
            if (keeps) {
                deals.put(number, known);
            }
        }
        return known;
    }
}
