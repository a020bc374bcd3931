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

    /** A {@link Drawn} for each card. */
    @Override
    public int atTable() {
        return drawn.stream().mapToInt(Drawn::seat).max().orElse(-1) + 1;
    }

    @Override
    public List<? extends Object> companions() {
        return drawn;
    }
}
