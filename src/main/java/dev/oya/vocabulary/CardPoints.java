package dev.oya.vocabulary;

/**
 * Question: what do the card points of a seat come to against those of the others?
 *
 * <p>Asked in a phase that does {@code settle} of each active seat, when the combinations are paid.
 *
 * <p>Where nothing is concluded, card points are not paid.
 */
public final class CardPoints extends WatchedQuestion {
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
    public CardPoints(RuleSettings settings, int own, int others, int actives, String scheme) {
        super(settings);
        this.own = own;
        this.others = others;
        this.actives = actives;
        this.scheme = scheme;
    }

    /** The seat's captured card points. */
    public int own() {
        return own;
    }

    /** The captured card points of all other active seats. */
    public int others() {
        return look(new Look(Look.At.OTHERS));
    }

    /** How many seats are active. */
    public int actives() {
        return actives;
    }

    /** The scheme by which the round is paid. */
    @NameOf(value = NameKind.SCHEME, also = "none")
    public String scheme() {
        return scheme;
    }

    @Override
    public int see(Look look) {
        return look.at() == Look.At.OTHERS ? others : super.see(look);
    }

    @Override
    public void tell(QuestionKey numbers) {
        numbers.add(own).add(actives).add(scheme);
    }
}
