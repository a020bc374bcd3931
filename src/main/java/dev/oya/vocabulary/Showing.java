package dev.oya.vocabulary;

/** Question: what must a seat show that declares this combination? */
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

    @NameOf(NameKind.COMBINATION)
    public String getId() {
        return id;
    }

    @NameOf(NameKind.GROUP)
    public String getGroup() {
        return group;
    }

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
