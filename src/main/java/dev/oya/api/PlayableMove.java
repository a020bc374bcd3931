package dev.oya.api;

import dev.oya.answers.ViewJson;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A move of a match. Its descriptions are created on demand. */
final class PlayableMove implements LegalMove {
    private final Move move;
    private final ViewJson views;

    PlayableMove(Move move, ViewJson views) {
        this.move = move;
        this.views = views;
    }

    Move move() {
        return move;
    }

    /** Returns whether this move was created for the same rules and language as the given views. */
    boolean isOf(ViewJson others) {
        return views == others;
    }

    /** Returns a phrase that describes the move, for use after the name of the player. */
    String report() {
        return views.sentence(move, ViewJson.PUBLIC);
    }

    @Override
    public int seat() {
        return move.seat();
    }

    @Override
    public String action() {
        return move.action();
    }

    @Override
    public @Nullable String card() {
        return move instanceof Move.OfCard play ? views.deck().card(play.card()).code() : null;
    }

    @Override
    public List<String> take() {
        return move instanceof Move.OfCard play ? views.codes(play.take()) : List.of();
    }

    @Override
    public List<Integer> builds() {
        long builds = move instanceof Move.BySum play ? play.fishing().builds() : 0;
        return IntStream.rangeClosed(1, Fishing.MOST_BUILDS)
                .filter(number -> (builds & Fishing.bit(number)) != 0)
                .boxed()
                .toList();
    }

    @Override
    public List<String> yaku() {
        return move instanceof Move.Declaration declaration ? declaration.yaku() : List.of();
    }

    @Override
    public @Nullable Boolean choice() {
        return move instanceof Move.YesNo answer ? (Boolean) answer.yes() : null;
    }

    @Override
    public @Nullable Integer points() {
        return move instanceof Move.Bid bid ? (Integer) bid.points() : null;
    }

    @Override
    public @Nullable Integer to() {
        return move instanceof Move.Bid bid && bid.to() != Moment.NOBODY ? (Integer) bid.to() : null;
    }

    @Override
    public String says() {
        return views.says(move);
    }

    @Override
    public String toJson() {
        return views.action(move).toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayableMove same && same.move.equals(move) && same.views.equals(views);
    }

    @Override
    public int hashCode() {
        return move.hashCode();
    }

    @Override
    public String toString() {
        return toJson();
    }
}
