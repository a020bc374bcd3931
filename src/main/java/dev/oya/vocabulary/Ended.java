package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * Question: how is the round settled, who wins, and who deals next?
 *
 * <p>Asked on entering a phase with {@code does: settle} or {@code does: score}.
 *
 * <p>If nothing is concluded, there is no winner, the scheme is {@code none}, the same seat deals again, and the match
 * continues.
 */
public final class Ended extends Moment {
    private final String end;
    private final List<Integer> carried;

    /**
     * @param end id of the end of the round
     * @param carried multipliers that were carried over from earlier rounds
     */
    public Ended(RuleSettings settings, PackedMoment state, String end, List<Integer> carried) {
        super(settings, state);
        this.end = end;
        this.carried = carried;
    }

    /** Returns the id of the end of the round. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    /** Returns a {@link Player} for each seat and a {@link Carried} for each multiplier that was carried over to this round. */
    @Override
    public List<? extends Object> companions() {
        List<Object> facts = new ArrayList<>(super.companions());
        facts.addAll(Carried.all(carried));
        return facts;
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(end);
        numbers.add(carried);
    }
}
