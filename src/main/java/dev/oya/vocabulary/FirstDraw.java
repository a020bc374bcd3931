package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/** Question: each seat has drawn a card; who deals the first round, or who must draw again? */
public final class FirstDraw extends Question {
    private final List<Drawn> drawn;

    public FirstDraw(Settings settings, List<Drawn> drawn) {
        super(settings);
        this.drawn = List.copyOf(drawn);
    }

    @Override
    public List<? extends Object> companions() {
        return new ArrayList<>(drawn);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FirstDraw draw && draw.drawn.equals(drawn);
    }

    @Override
    public int hashCode() {
        return drawn.hashCode();
    }
}
