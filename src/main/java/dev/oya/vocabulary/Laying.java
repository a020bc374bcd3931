package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** Question: may a card be laid out on the table as things are? A refusal says that it may not. */
public final class Laying extends OneCard {
    private final boolean takes;
    private final boolean bound;

    /**
     * @param takes whether it could take in something that lies on the table
     * @param bound whether a build binds the seat that plays it
     */
    public Laying(Settings settings, Card card, boolean takes, boolean bound) {
        super(settings, card);
        this.takes = takes;
        this.bound = bound;
    }

    /** Whether it could take in something that lies on the table. */
    public boolean isTakes() {
        return takes;
    }

    /** Whether a build binds the seat that plays it. */
    public boolean isBound() {
        return bound;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof Laying laying && laying.takes == takes && laying.bound == bound;
    }

    @Override
    public int hashCode() {
        return 4 * super.hashCode() + (takes ? 2 : 0) + (bound ? 1 : 0);
    }
}
