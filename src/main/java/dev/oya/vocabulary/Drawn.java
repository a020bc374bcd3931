package dev.oya.vocabulary;

/** A card that a seat drew for the first deal. */
public final class Drawn {
    private final int seat;
    private final int group;
    private final String kind;
    private final int points;
    /** The question that it is a fact of; null where it is none yet. */
    private final FirstDraw asked;

    /**
     * @param seat the seat
     * @param group the group of the card it drew
     * @param kind the card's kind
     * @param points the card's points
     */
    public Drawn(int seat, int group, String kind, int points) {
        this(seat, group, kind, points, null);
    }

    private Drawn(int seat, int group, String kind, int points, FirstDraw asked) {
        this.seat = seat;
        this.group = group;
        this.kind = kind;
        this.points = points;
        this.asked = asked;
    }

    /** The same card as a fact of a question, which notes what is looked at. */
    Drawn in(FirstDraw question) {
        return new Drawn(seat, group, kind, points, question);
    }

    private void look(Look.At at) {
        if (asked != null) {
            asked.look(new Look(at, seat));
        }
    }

    /** What there is to see of it. */
    int see(Look.At at) {
        return switch (at) {
            case KIND -> asked.settings().pack().deck().kinds().indexOf(kind);
            case POINTS -> points;
            default -> throw new IllegalArgumentException("there is nothing to see at " + at);
        };
    }

    /** The seat. */
    public int seat() {
        return seat;
    }

    /** The group of the card it drew. */
    public int group() {
        return group;
    }

    /** The card's kind. */
    @NameOf(NameKind.CARD_KIND)
    public String kind() {
        look(Look.At.KIND);
        return kind;
    }

    /** The card's points. */
    public int points() {
        look(Look.At.POINTS);
        return points;
    }
}
