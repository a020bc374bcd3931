package dev.oya.vocabulary;

/** Question: what do the card points of a seat come to against those of the others? */
public final class Points extends Question {
    private final int own;
    private final int others;
    private final int actives;
    private final String scheme;

    /**
     * @param own the seat's captured card points
     * @param others the captured card points of all other active seats
     * @param actives how many seats are active
     * @param scheme the scheme by which the round is paid
     */
    public Points(Settings settings, int own, int others, int actives, String scheme) {
        super(settings);
        this.own = own;
        this.others = others;
        this.actives = actives;
        this.scheme = scheme;
    }

    public int getOwn() {
        return own;
    }

    public int getOthers() {
        return others;
    }

    public int getActives() {
        return actives;
    }

    @NameOf(value = NameKind.SCHEME, also = "none")
    public String getScheme() {
        return scheme;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Points points
                && points.own == own
                && points.others == others
                && points.actives == actives
                && points.scheme.equals(scheme);
    }

    @Override
    public int hashCode() {
        return (own * 521 + others) * 8 + actives + scheme.hashCode();
    }
}
