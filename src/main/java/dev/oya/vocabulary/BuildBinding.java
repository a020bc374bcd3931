package dev.oya.vocabulary;

/** Question: does a build bind the seat whose turn it is? */
public final class BuildBinding extends Question {
    private static final int OWN = 0;
    private static final int PARTNER = 1;

    private final int last;
    private final int creator;
    private final boolean changed;

    /**
     * @param last who made or changed the build last: 0 the seat, 1 a partner, 2 another
     * @param creator who made it, likewise
     * @param changed whether its worth has ever changed
     */
    public BuildBinding(Settings settings, int last, int creator, boolean changed) {
        super(settings);
        this.last = last;
        this.creator = creator;
        this.changed = changed;
    }

    /** Whether the seat was the last to make, build on or change it. */
    public boolean isOwnLast() {
        return last == OWN;
    }

    /** Whether a partner was. */
    public boolean isPartnerLast() {
        return last == PARTNER;
    }

    /** Whether the seat made it. */
    public boolean isOwnMade() {
        return creator == OWN;
    }

    /** Whether a partner made it. */
    public boolean isPartnerMade() {
        return creator == PARTNER;
    }

    /** Whether its worth has ever changed. */
    public boolean isChanged() {
        return changed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BuildBinding bond
                && bond.last == last
                && bond.creator == creator
                && bond.changed == changed;
    }

    @Override
    public int hashCode() {
        return 8 * last + 2 * creator + (changed ? 1 : 0);
    }
}
