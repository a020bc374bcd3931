package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: which seat deals the first round, or which seats draw again?
 *
 * <p>Asked before the first round of a match, after every seat has drawn a card, and again for the seats that draw again.
 *
 * <p>If nothing is concluded, no seat can deal, and the match does not begin.
 */
public final class FirstDraw extends WatchedQuestion {
    private final List<Drawn> drawn;

    /** @param drawn the drawn cards, in seat order */
    public FirstDraw(RuleSettings settings, List<Drawn> drawn) {
        super(settings);
        this.drawn = drawn.stream().map(one -> one.in(this)).toList();
    }

    @Override
    public int see(Dependency look) {
        for (Drawn one : drawn) {
            if (one.seat() == look.seat()) {
                return one.see(look.at());
            }
        }
        return super.see(look);
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        for (Drawn one : drawn) {
            numbers.add((long) one.group() << 4 | one.seat());
        }
    }

    @Override
    public int atTable() {
        return drawn.stream().mapToInt(Drawn::seat).max().orElse(-1) + 1;
    }

    /** Returns a {@link Drawn} for each drawn card. */
    @Override
    public List<? extends Object> companions() {
        return drawn;
    }
}
