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

/** Well-formed illegal moves: with another seat, card, capture or action. */
final class WrongMoves {
    private final RandomGame game;
    private final List<Phases.Action> words;

    WrongMoves(RandomGame game) {
        this.game = game;
        this.words =
                List.copyOf(game.rules().settings().pack().phases().actions().values());
    }

    /** Returns some random illegal moves. */
    List<Move> some(int count) {
        List<Move> open = game.match().round().moves();
        Set<Move> known = new HashSet<>();
        open.forEach(move -> known.add(sorted(move)));
        List<Move> wrong = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Move move = changed(open.get(game.random(open.size())));
            if (!known.contains(sorted(move))) {
                wrong.add(move);
            }
        }
        return wrong;
    }

    /** Returns the move with its combinations sorted, because their order has no meaning. */
    private Move sorted(Move move) {
        if (game.rules().fishing().act(move.action()) != null) {
            return inFirstCopies(move);
        }
        return new Move(
                move.seat(),
                move.action(),
                move.card(),
                move.take(),
                move.yaku().stream().sorted().toList(),
                move.choice());
    }

    /**
     * Returns the move with the first copy of its card and the codes of the cards that it takes, because copies are
     * interchangeable.
     */
    private Move inFirstCopies(Move move) {
        Deck deck = game.rules().settings().pack().deck();
        List<String> codes = deck.codes(move.take()).stream().sorted().toList();
        int card = move.card() < 0 ? move.card() : deck.original(move.card());
        Fishing fishing = move.fishing() == null ? Fishing.NOTHING : move.fishing();
        return new Move(move.seat(), move.action(), card, CardSet.NONE, codes, null, null, fishing);
    }

    private Move changed(Move move) {
        int seat = move.seat();
        String word = move.action();
        int card = move.card();
        CardSet take = move.take();
        List<String> yaku = new ArrayList<>(move.yaku());
        switch (game.random(5)) {
            case 0 -> seat = game.random(game.match().table().seats() + 2) - 1;
            case 1 -> {
                return formed(seat, words.get(game.random(words.size())));
            }
            case 2 ->
                card = card == Move.NO_CARD
                        ? card
                        : game.random(
                                game.rules().settings().pack().deck().cards().size());
            case 3 -> take = card == Move.NO_CARD ? take : anyTake(take);
            default -> yaku = anyYaku(yaku);
        }
        return new Move(seat, word, card, take, yaku, move.choice());
    }

    private Move formed(int seat, Phases.Action word) {
        if (word.cardMove().from() != null) {
            return Move.card(
                    seat,
                    word.name(),
                    game.random(game.rules().settings().pack().deck().cards().size()),
                    CardSet.NONE);
        }
        if (word.fields().yaku() != null) {
            return Move.yaku(seat, word.name(), anyYaku(List.of("")));
        }
        return word.fields().choice() != null
                ? Move.choice(seat, word.name(), game.random(2) == 0)
                : Move.say(seat, word.name());
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
