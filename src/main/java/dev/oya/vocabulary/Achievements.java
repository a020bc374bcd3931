package dev.oya.vocabulary;

import java.util.List;

/** Question: what has this active seat achieved besides its combinations? */
public final class Achievements extends Settling {
    private final int owner;
    private final List<String> tags;
    private final List<String> signs;
    private final List<Caught> caught;

    /**
     * One month of which a seat was dealt exactly three cards.
     *
     * @param fourth whether the seat captured the fourth
     * @param three whether it captured the three it once held
     */
    public record Caught(boolean fourth, boolean three) {
        /** Whether it captured all four. */
        public boolean isAll() {
            return fourth && three;
        }
    }

    /**
     * @param owner the seat
     * @param tags the tags of the combinations it declared
     * @param signs what the reckoning of its captured cards found
     * @param caught the months of which it was dealt three, in order
     */
    public Achievements(
            Settings settings,
            State state,
            Outcome outcome,
            int owner,
            List<String> tags,
            List<String> signs,
            List<Caught> caught) {
        super(settings, state, outcome);
        this.owner = owner;
        this.tags = tags;
        this.signs = signs;
        this.caught = caught;
    }

    public int getOwner() {
        return owner;
    }

    /** Whether it declared a combination with this tag. */
    public boolean declared(@NameOf(NameKind.TAG) String tag) {
        return tags.contains(tag);
    }

    /** Whether the reckoning found this combination or sign. */
    public boolean shows(@NameOf(NameKind.SIGN) String id) {
        return signs.contains(id);
    }

    /** Whether it has these marks. */
    public boolean ownerIs(@NameOf(NameKind.MARKS) String marks) {
        return seatIs(owner, marks);
    }

    /** A {@link Player} for each seat and a {@link DealtTriplet} for each month of which it was dealt three. */
    @Override
    public List<? extends Object> companions() {
        List<Object> facts = new java.util.ArrayList<>(super.companions());
        for (int i = 0; i < caught.size(); i++) {
            facts.add(new DealtTriplet(i, caught.get(i)));
        }
        return facts;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other)
                && other instanceof Achievements deeds
                && deeds.owner == owner
                && deeds.tags.equals(tags)
                && deeds.signs.equals(signs)
                && deeds.caught.equals(caught);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * super.hashCode() + tags.hashCode()) + 8 * signs.hashCode() + owner;
    }
}
