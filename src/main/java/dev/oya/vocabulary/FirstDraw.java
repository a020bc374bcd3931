package dev.oya.vocabulary;

import java.util.List;

/**
 * Question: each seat has drawn a card; who deals the first round, or who must draw again?
 *
 * <p>Asked before the first round of a match, when every seat has drawn a card, and again for those that must draw again.
 *
 * @param drawn the cards, each a fact of its own
 */
public record FirstDraw(Settings settings, List<Drawn> drawn) implements Question {
    public FirstDraw {
        drawn = List.copyOf(drawn);
    }

    @Override
    public void tell(Numbers numbers) {
        for (Drawn one : drawn) {
            numbers.add((long) one.points() << 16 | one.group() << 4 | one.seat())
                    .add(one.kind());
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
