package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: each seat has drawn a card; who deals the first round, or who must draw again?
 *
 * <p>Asked before the first round of a match, when every seat has drawn a card, and again for those that must draw again.
 *
 * <p>Where nothing is concluded, nobody can deal, and the match does not begin.
 */
public final class FirstDraw extends WatchedQuestion {
    private final List<Drawn> drawn;

    /** @param drawn the cards, each a fact of its own, in the order of their seats */
    public FirstDraw(RuleSettings settings, List<Drawn> drawn) {
        super(settings);
        this.drawn = drawn.stream().map(one -> one.in(this)).toList();
    }

    @Override
    public int see(Look look) {
        for (Drawn one : drawn) {
            if (one.seat() == look.seat()) {
                return one.see(look.at());
            }
        }
        return super.see(look);
    }

    @Override
    public void tell(QuestionKey numbers) {
        for (Drawn one : drawn) {
            numbers.add((long) one.group() << 4 | one.seat());
        }
    }

    @Override
    public int atTable() {
        return drawn.stream().mapToInt(Drawn::seat).max().orElse(-1) + 1;
    }

    /** A {@link Drawn} for each card. */
    @Override
    public List<? extends Object> companions() {
        return drawn;
    }
}
