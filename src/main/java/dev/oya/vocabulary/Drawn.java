package dev.oya.vocabulary;

/** A card that a seat drew to decide the first dealer. */
public final class Drawn {
    private final int seat;
    private final int group;
    private final String kind;
    private final int points;
    /** The question that this fact belongs to, or null if there is none yet. */
    private final FirstDraw asked;

    /**
     * @param seat the seat that drew the card
     * @param group the group of the card
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

    /** Returns this card as a fact of the question, which records the properties that rules read. */
    Drawn in(FirstDraw question) {
        return new Drawn(seat, group, kind, points, question);
    }

    private void look(Dependency.At at) {
        if (asked != null) {
            asked.look(new Dependency(at, seat));
        }
    }

    /** Returns the value of the given kind of dependency for this card. */
    int see(Dependency.At at) {
        return switch (at) {
            case KIND -> asked.settings().pack().deck().kinds().indexOf(kind);
            case POINTS -> points;
            default -> throw new IllegalArgumentException("unsupported dependency: " + at);
        };
    }

    /** Returns the seat that drew the card. */
    public int seat() {
        return seat;
    }

    /** Returns the group of the card. */
    public int group() {
        return group;
    }

    /** Returns the kind of the card. */
    @NameOf(NameKind.CARD_KIND)
    public String kind() {
        look(Dependency.At.KIND);
        return kind;
    }

    /** Returns the points of the card. */
    public int points() {
        look(Dependency.At.POINTS);
        return points;
    }
}
