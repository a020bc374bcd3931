package dev.oya.vocabulary;

/**
 * Question: how do the card points of a seat compare with those of the other seats?
 *
 * <p>Asked in a phase with {@code does: settle}, for each active seat, after the combinations have been paid.
 *
 * <p>If nothing is concluded, card points are not paid.
 */
public final class CardPoints extends WatchedQuestion {
    private final int own;
    private final int others;
    private final int actives;
    private final String scheme;

    /**
     * @param own card points captured by the seat
     * @param others card points captured by all other active seats
     * @param actives number of active seats
     * @param scheme the scheme of the settlement
     */
    public CardPoints(RuleSettings settings, int own, int others, int actives, String scheme) {
        super(settings);
        this.own = own;
        this.others = others;
        this.actives = actives;
        this.scheme = scheme;
    }

    /** Returns the card points captured by the seat. */
    public int own() {
        return own;
    }

    /** Returns the card points captured by all other active seats. */
    public int others() {
        return look(new Dependency(Dependency.At.OTHERS));
    }

    /** Returns the number of active seats. */
    public int actives() {
        return actives;
    }

    /** Returns the scheme of the settlement. */
    @NameOf(value = NameKind.SCHEME, also = "none")
    public String scheme() {
        return scheme;
    }

    @Override
    public int see(Dependency look) {
        return look.at() == Dependency.At.OTHERS ? others : super.see(look);
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        numbers.add(own).add(actives).add(scheme);
    }
}
