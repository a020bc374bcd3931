package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: the play is over; by which scheme is it paid, who has won, who deals next?
 *
 * <p>Asked when a phase is entered that does {@code settle} or {@code score}. With {@code score} a {@link Player} has its place by the points of the round, and neither combinations nor signs.
 */
public final class Ended extends Moment {
    private final String end;
    private final List<List<String>> made;
    private final List<List<String>> signs;
    private final int[] ranks;
    private final int[] worths;

    /**
     * @param end the way the round ended
     * @param made the combinations that each seat made during play
     * @param signs the combinations and signs that the reckoning found for each seat
     * @param ranks each seat's place by card points, 0 for seats that are not active
     * @param worths what the combinations that each seat made are worth together, in points
     */
    public Ended(
            RuleSettings settings,
            PackedMoment state,
            String end,
            List<List<String>> made,
            List<List<String>> signs,
            int[] ranks,
            int[] worths) {
        super(settings, state);
        this.end = end;
        this.made = made;
        this.signs = signs;
        this.ranks = ranks;
        this.worths = worths;
    }

    /** The way the round ended. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    @Override
    int atEnd(Look.At what, int seat, String name) {
        return look(new Look(what, seat, name));
    }

    @Override
    public int see(Look look) {
        int seat = look.seat();
        return switch (look.at()) {
            case MAKER -> made.get(seat).isEmpty() ? 0 : 1;
            case MADE -> worths[seat];
            case SIGN -> signs.get(seat).contains(look.name()) ? 1 : 0;
            case PLACE -> ranks[seat];
            default -> super.see(look);
        };
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(end);
    }
}
