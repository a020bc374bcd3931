package dev.oya.properties;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Creates well-formed illegal moves from legal ones, with another seat, card, capture or action. */
final class WrongMoves {
    private final RandomGame game;
    private final List<Phases.Action> words;

    WrongMoves(RandomGame game) {
        this.game = game;
        this.words =
                List.copyOf(game.rules().settings().pack().phases().actions().values());
    }

    /** Returns up to {@code count} random illegal moves. */
    List<Move> some(int count) {
        List<Move> open = game.match().round().moves();
        Set<Object> known = new HashSet<>();
        open.forEach(move -> known.add(content(move)));
        List<Move> wrong = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Move move = changed(open.get(game.random(open.size())));
            if (!known.contains(content(move))) {
                wrong.add(move);
            }
        }
        return wrong;
    }

    /**
     * Returns the content of the given move, in which the order of combinations and the choice among equal cards do not matter.
     */
    private Object content(Move move) {
        if (move instanceof Move.BySum play) {
            Deck deck = game.rules().settings().pack().deck();
            List<String> codes = deck.codes(play.take()).stream().sorted().toList();
            return List.of(play.seat(), play.action(), deck.original(play.card()), codes, play.fishing());
        }
        return move instanceof Move.Declaration declaration
                ? List.of(
                        declaration.seat(),
                        declaration.action(),
                        declaration.yaku().stream().sorted().toList())
                : move;
    }

    private Move changed(Move move) {
        return switch (game.random(5)) {
            case 0 -> seated(move, game.random(game.match().table().seats() + 2) - 1);
            case 1 -> formed(move.seat(), words.get(game.random(words.size())));
            case 2 ->
                move instanceof Move.OfCard play ? card(play.seat(), play.action(), anyCard(), play.take()) : move;
            case 3 ->
                move instanceof Move.OfCard play
                        ? card(play.seat(), play.action(), play.card(), anyTake(play.take()))
                        : move;
            default ->
                move instanceof Move.Declaration declaration
                        ? new Move.Declaration(move.seat(), move.action(), anyYaku(declaration.yaku()))
                        : seated(move, move.seat());
        };
    }

    /** Returns the move with another seat. A capture by sum loses its builds and claims. */
    private Move seated(Move move, int seat) {
        if (move instanceof Move.OfCard play) {
            return card(seat, play.action(), play.card(), play.take());
        }
        if (move instanceof Move.Declaration declaration) {
            return new Move.Declaration(seat, move.action(), declaration.yaku());
        }
        if (move instanceof Move.YesNo answer) {
            return new Move.YesNo(seat, move.action(), answer.yes());
        }
        return move instanceof Move.Bid bid
                ? new Move.Bid(seat, move.action(), bid.to(), bid.points())
                : new Move.Call(seat, move.action());
    }

    private Move card(int seat, String action, int card, CardSet take) {
        return game.rules().fishing().act(action) == null
                ? new Move.ByMonth(seat, action, card, take)
                : new Move.BySum(seat, action, card, take, Fishing.NOTHING);
    }

    private int anyCard() {
        return game.random(game.rules().settings().pack().deck().cards().size());
    }

    private Move formed(int seat, Phases.Action word) {
        if (word.cardMove().from() != null) {
            return card(seat, word.name(), anyCard(), CardSet.NONE);
        }
        if (word.fields().yaku() != null) {
            return new Move.Declaration(seat, word.name(), anyYaku(List.of("")));
        }
        return word.fields().choice() != null
                ? new Move.YesNo(seat, word.name(), game.random(2) == 0)
                : new Move.Call(seat, word.name());
    }

    private CardSet anyTake(CardSet take) {
        CardSet field = game.match().table().field();
        if (game.random(4) == 0 || field.isEmpty()) {
            return take.isEmpty()
                    ? CardSet.of(game.random(
                            game.rules().settings().pack().deck().cards().size()))
                    : CardSet.NONE;
        }
        int one = field.get(game.random(field.size()));
        return take.contains(one) ? take.without(one) : take.with(one);
    }

    private List<String> anyYaku(List<String> yaku) {
        if (yaku.isEmpty()) {
            return yaku;
        }
        List<String> ids = List.copyOf(game.rules().settings().pack().yaku().keySet());
        List<String> any = new ArrayList<>(yaku);
        any.remove("");
        for (int i = game.random(3); i > 0; i--) {
            any.add(ids.get(game.random(ids.size())));
        }
        return any;
    }
}
