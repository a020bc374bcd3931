package dev.oya.vocabulary;

/**
 * Question: what must a seat show that declares this combination?
 *
 * <p>Asked when a seat declares a combination of its hand.
 */
public final class Showing extends Question {
    private final String id;
    private final String group;
    private final String shows;

    /**
     * @param id the combination
     * @param group its group
     * @param shows what its entry says it shows, or null
     */
    public Showing(Settings settings, String id, String group, String shows) {
        super(settings);
        this.id = id;
        this.group = group;
        this.shows = shows;
    }

    /** The combination. */
    @NameOf(NameKind.COMBINATION)
    public String getId() {
        return id;
    }

    /** Its group. */
    @NameOf(NameKind.GROUP)
    public String getGroup() {
        return group;
    }

    /** What its entry says it shows, or null. */
    @NameOf(NameKind.SHOWN)
    public String getShows() {
        return shows;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Showing showing && showing.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
