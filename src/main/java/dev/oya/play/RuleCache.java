package dev.oya.play;

import dev.oya.vocabulary.Answer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A cache of the rules' answers, the legal bids and the deals of rounds. Thread-safe. */
public final class RuleCache {
    private static final int MOST_STATES = 60_000;
    private static final int MOST_NAMED = 20_000;

    private final Rules rules;
    private final boolean keeps;
    private final RowMap<RoundState> states = new RowMap<>(MOST_STATES);
    private final RowMap<BidOffers.Named> named = new RowMap<>(MOST_NAMED);
    private final Map<Integer, Deal> deals = new ConcurrentHashMap<>();

    /**
     * Creates a cache.
     *
     * @param keeps whether to cache results; if false, the rules are asked each time
     */
    public RuleCache(Rules rules, boolean keeps) {
        this.rules = rules;
        this.keeps = keeps;
    }

    boolean keeps() {
        return keeps;
    }

    /** Returns the state with the given key, and creates the state if necessary. */
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

    /** A visitor of the cached answers for states. */
    public interface Visitor {
        /**
         * Receives an answer.
         *
         * @param state key of the state
         * @param question number of the question
         * @param answer the answer, or null if it depends on more than the state
         */
        void accept(long[] state, int question, Answer answer);
    }

    /** Passes all cached answers to a visitor. */
    public void forEach(Visitor visitor) {
        states.all().forEach(state -> state.forEach(visitor));
    }

    /** Adds an answer that was saved earlier. */
    public void add(long[] state, int question, Answer answer) {
        RoundState known = state(state);
        known.use();
        known.put(question, answer == null ? RoundState.MORE : answer);
    }

    /** Returns the cache of legal bids. */
    RowMap<BidOffers.Named> named() {
        return named;
    }

    /** Returns the number of cached states. */
    public int states() {
        return states.size();
    }

    /** Evicts entries that were not used recently. */
    public void dropUnused() {
        states.dropUnused();
        states.all().forEach(RoundState::unlink);
        named.dropUnused();
    }

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
