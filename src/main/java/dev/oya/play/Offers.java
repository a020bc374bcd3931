package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.Turn;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Turns the words that rules offer into moves. */
final class Offers {
    private final Rules rules;
    private final Deck deck;
    private final Settings settings;
    private final Table table;
    private final Tenders tenders;

    Offers(Rules rules, Table table, Tenders tenders) {
        this.rules = rules;
        this.table = table;
        this.tenders = tenders;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
    }

    /** A word of the game, or null. */
    Phases.Word word(String name) {
        int number = settings.word(name);
        return number == 0 ? null : settings.word(number);
    }

    /**
     * The moves that are open to a seat.
     *
     * @param turn where those with cards that are taken in by their sum are found; null where the phase has none
     */
    Choices choices(Answer open, int seat, Turn turn) {
        List<Move> moves = new ArrayList<>();
        boolean fishes = false;
        for (Conclusion.Offer offer : open.offers()) {
            if (offer.seat() == seat) {
                Phases.Word word = word(offer.word());
                if (word.act() != null) {
                    fishes = true;
                } else {
                    expand(seat, word, moves);
                }
            }
        }
        return new Choices(moves, fishes ? turn : null);
    }

    /** The acts that are offered, as bits by their order. */
    int acts(Answer open) {
        int acts = 0;
        for (Conclusion.Offer offer : open.offers()) {
            CardUse.Act act = rules.fishing().act(offer.word());
            acts |= act == null ? 0 : 1 << act.ordinal();
        }
        return acts;
    }

    /** The seats that may do something, as bits. */
    static int seats(Answer open) {
        int seats = 0;
        for (Conclusion.Offer offer : open.offers()) {
            seats |= 1 << offer.seat();
        }
        return seats;
    }

    private void expand(int seat, Phases.Word word, List<Move> moves) {
        if (word.card() != null) {
            if (word.card().equals("hand")) {
                CardSet hand = table.hands[seat];
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    expandCard(seat, word.name(), card, moves);
                }
            } else if (table.stockSize() > 0) {
                expandCard(seat, word.name(), table.stock[table.stockAt], moves);
            }
        } else if (word.yaku() != null) {
            List<String> held = undeclared(seat);
            for (int choice = 1; choice < 1 << held.size(); choice++) {
                List<String> some = new ArrayList<>();
                for (int i = 0; i < held.size(); i++) {
                    if ((choice >> i & 1) != 0) {
                        some.add(held.get(i));
                    }
                }
                moves.add(Move.yaku(seat, word.name(), List.copyOf(some)));
            }
        } else if (word.choice() != null) {
            moves.add(Move.choice(seat, word.name(), true));
            moves.add(Move.choice(seat, word.name(), false));
        } else if (word.tender() != null) {
            tenders.expand(seat, word, moves);
        } else if (tenders.refusal(seat, word, table.tender) == null) {
            moves.add(Move.say(seat, word.name()));
        }
    }

    /**
     * Any open move, where a seat has only to play a card and every move is one; null elsewhere. The same as choosing among
     * all moves, which need not be made for it.
     */
    Move anyCard(Answer open, IntUnaryOperator below) {
        if (open.offers().size() != 1) {
            return null;
        }
        Conclusion.Offer offer = open.offers().get(0);
        Phases.Word word = word(offer.word());
        if (!"hand".equals(word.card()) || word.act() != null) {
            return null;
        }
        CardSet hand = table.hands[offer.seat()];
        int ways = 0;
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            ways += ways(word.name(), card);
        }
        if (ways == 0) {
            return null;
        }
        int chosen = below.applyAsInt(ways);
        int card = hand.first();
        for (int here = ways(word.name(), card); chosen >= here; here = ways(word.name(), card)) {
            chosen -= here;
            card = hand.next(card);
        }
        List<Move> moves = new ArrayList<>(2);
        expandCard(offer.seat(), word.name(), card, moves);
        return moves.get(chosen);
    }

    /** In how many ways a card can be played. */
    private int ways(String word, int card) {
        int matches = table.field.sizeWith(deck.companions(card));
        return switch (rules.takes(word, card, matches)) {
            case ONE -> matches;
            case ANY -> Math.max(1, table.field.size());
            case ALL, NONE -> 1;
        };
    }

    private void expandCard(int seat, String word, int card, List<Move> moves) {
        for (CardSet take : captures(word, card)) {
            moves.add(Move.card(seat, word, card, take));
        }
    }

    /** What a card may take, each choice by itself. */
    List<CardSet> captures(String word, int card) {
        CardSet matches = table.field.and(deck.companions(card));
        return switch (rules.takes(word, card, matches.size())) {
            case ALL -> List.of(matches);
            case ONE -> each(matches);
            case ANY -> table.field.isEmpty() ? List.of(CardSet.NONE) : each(table.field);
            case NONE -> List.of(CardSet.NONE);
        };
    }

    private static List<CardSet> each(CardSet cards) {
        List<CardSet> each = new ArrayList<>(cards.size());
        for (int one = cards.first(); one >= 0; one = cards.next(one)) {
            each.add(CardSet.of(one));
        }
        return each;
    }

    /** The combinations that a seat holds and has not declared. */
    List<String> undeclared(int seat) {
        List<String> held = new ArrayList<>();
        if (!table.dealt[seat].isEmpty()) {
            for (Answer.Found found : rules.hand(table.dealt[seat], table.round).found()) {
                if (!table.declared.get(seat).contains(found.id())) {
                    held.add(found.id());
                }
            }
        }
        return held;
    }
}
