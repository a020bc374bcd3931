package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Move;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableCards;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Expands the actions that the rules offer into legal moves. */
final class MoveOffers {
    private final Rules rules;
    private final Deck deck;
    private final RuleSettings settings;
    private final Table table;
    private final BidOffers tenders;
    private final SeatAnswers answers;

    MoveOffers(Rules rules, Table table, BidOffers tenders, SeatAnswers answers) {
        this.answers = answers;
        this.rules = rules;
        this.table = table;
        this.tenders = tenders;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
    }

    /**
     * Returns the legal moves of a seat.
     *
     * @param turn turn that computes moves that capture by sum, or null if the phase has no such moves
     */
    Choices choices(LegalActions open, int seat, FishingTurn turn) {
        List<Move> moves = new ArrayList<>();
        boolean fishes = false;
        for (LegalActions.Offered offered : open.offers) {
            if (offered.seat() == seat) {
                fishes |= offered.act() != null;
                expand(offered, moves);
            }
        }
        return new Choices(moves, fishes ? turn : null);
    }

    /** Returns whether a seat has any legal move. */
    boolean isAny(LegalActions open, int seat) {
        for (LegalActions.Offered offered : open.offers) {
            if (offered.seat() == seat && isAny(offered)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAny(LegalActions.Offered offered) {
        Phases.Action action = offered.action();
        if (offered.act() != null) {
            return true;
        }
        if (action.cardMove().from() != null) {
            return isAnyCard(offered);
        }
        if (action.tender() == null
                && (action.fields().choice() != null
                        || table.tender() == null && action.fields().yaku() == null)) {
            return true;
        }
        List<Move> moves = new ArrayList<>();
        expand(offered, moves);
        return !moves.isEmpty();
    }

    private boolean isAnyCard(LegalActions.Offered offered) {
        if (!offered.hand()) {
            return table.stockSize() > 0;
        }
        CardSet hand = table.hand(offered.seat());
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            if (ways(offered, card) > 0) {
                return true;
            }
        }
        return false;
    }

    private void expand(LegalActions.Offered offered, List<Move> moves) {
        Phases.Action action = offered.action();
        int seat = offered.seat();
        if (offered.act() != null) {
            return;
        }
        if (action.cardMove().from() != null) {
            if (offered.hand()) {
                CardSet hand = table.hand(seat);
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    expandCard(offered, card, moves);
                }
            } else if (table.stockSize() > 0) {
                expandCard(offered, table.nextOfStock(), moves);
            }
        } else if (action.fields().yaku() != null) {
            expandYaku(seat, action.name(), moves);
        } else if (action.fields().choice() != null) {
            moves.addAll(offered.moves());
        } else if (action.tender() != null) {
            moves.addAll(tenders.named(offered));
        } else if (tenders.refusal(seat, action, table.tender()) == null) {
            moves.addAll(offered.moves());
        }
    }

    private void expandYaku(int seat, String action, List<Move> moves) {
        List<String> held = undeclared(seat);
        for (int choice = 1; choice < 1 << held.size(); choice++) {
            List<String> some = new ArrayList<>();
            for (int i = 0; i < held.size(); i++) {
                if ((choice >> i & 1) != 0) {
                    some.add(held.get(i));
                }
            }
            moves.add(new Move.Declaration(seat, action, List.copyOf(some)));
        }
    }

    /**
     * Returns a random legal move if the only legal action moves a card of one seat and does not capture by sum. Otherwise
     * returns null. All legal moves are equally likely, but only the chosen move is created.
     */
    Move anyCard(LegalActions open, IntUnaryOperator below) {
        if (open.offers.length != 1) {
            return null;
        }
        LegalActions.Offered offered = open.offers[0];
        Phases.Action action = offered.action();
        if (action.cardMove().from() == null || offered.act() != null) {
            return null;
        }
        if (!offered.hand()) {
            if (table.stockSize() == 0) {
                return null;
            }
            int card = table.nextOfStock();
            int ways = ways(offered, card);
            return ways == 0 ? null : way(offered, card, below.applyAsInt(ways));
        }
        CardSet hand = table.hand(offered.seat());
        int ways = 0;
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            ways += ways(offered, card);
        }
        if (ways == 0) {
            return null;
        }
        int chosen = below.applyAsInt(ways);
        int card = hand.first();
        for (int here = ways(offered, card); chosen >= here; here = ways(offered, card)) {
            chosen -= here;
            card = hand.next(card);
        }
        return way(offered, card, chosen);
    }

    /** Returns the rules' answer about the given card when the offered action moves it. */
    Landing landing(LegalActions.Offered offered, int card) {
        CardSet month = deck.sameGroup(card);
        int matches = table.field().sizeWith(month);
        Landing cached = rules.cachedLanding(offered.number(), card, matches);
        Landing landing = cached != null ? cached : landing(offered, card, month, matches);
        return offered.action().cardMove().kept() ? landing.kept() : landing;
    }

    private Landing landing(LegalActions.Offered offered, int card, CardSet month, int matches) {
        int held = table.hand(offered.seat()).sizeWith(month);
        int waiting = table.waiting().isEmpty() ? 0 : table.waiting().sizeWith(month);
        int own = played(offered.seat(), table.field().and(month));
        Landing cached = rules.cachedLanding(offered.number(), card, matches, held, waiting, own);
        return cached != null
                ? cached
                : rules.landing(offered.number(), card, new Meeting(matches, held, waiting, own, topGroup(), lying()));
    }

    /** Returns the group of the top card of the field, or 0 if there is no face-up card. */
    int topGroup() {
        return group(table.top(table.field()));
    }

    /** Returns the group of a card, or 0 if the card is -1. */
    int group(int card) {
        return card < 0 ? 0 : deck.card(card).group();
    }

    /** Returns the number of cards on the field, including face-down cards. */
    int lying() {
        return table.field().size() + table.faceDown().size();
    }

    /** Returns how many of these cards of the field the seat played from its hand in earlier turns. */
    private int played(int seat, CardSet some) {
        int own = 0;
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            TableCards.Laid laid = table.laid(card);
            own += laid != null && laid.seat() == seat && laid.fromHand() && laid.turn() <= table.lastTurn(seat)
                    ? 1
                    : 0;
        }
        return own;
    }

    /** Returns the card and, if the action plays whole groups, the other cards of its group in the hand. */
    CardSet together(LegalActions.Offered offered, int card) {
        return offered.action().cardMove().together()
                ? table.hand(offered.seat()).and(deck.sameGroup(card))
                : CardSet.of(card);
    }

    /** Returns whether a move may name a card. If cards are played together, a move may name only the first of them. */
    boolean isNamed(LegalActions.Offered offered, int card) {
        return !offered.action().cardMove().together()
                || together(offered, card).first() == card;
    }

    /** Returns the number of legal moves that the offered action allows with the given card. */
    private int ways(LegalActions.Offered offered, int card) {
        Landing landing = landing(offered, card);
        if (landing.refused() != null || !isNamed(offered, card)) {
            return 0;
        }
        return switch (landing.takes()) {
            case ONE -> table.field().sizeWith(deck.sameGroup(card));
            case ANY -> Math.max(1, table.field().size());
            case ALL, NONE, FIELD -> 1;
        };
    }

    /**
     * Returns the legal move with the given card and number.
     *
     * @param way number of the move, from 0
     */
    private Move way(LegalActions.Offered offered, int card, int way) {
        int seat = offered.seat();
        return new Move.ByMonth(seat, offered.action().name(), card, capture(offered, card, way));
    }

    private void expandCard(LegalActions.Offered offered, int card, List<Move> moves) {
        int ways = ways(offered, card);
        for (int way = 0; way < ways; way++) {
            moves.add(way(offered, card, way));
        }
    }

    /**
     * Returns the cards that the legal move with the given card and number takes.
     *
     * @param way number of the move, from 0
     */
    private CardSet capture(LegalActions.Offered offered, int card, int way) {
        CardSet companions = deck.sameGroup(card);
        return switch (landing(offered, card).takes()) {
            case ALL -> all(card);
            case ONE -> CardSet.of(table.field().and(companions).get(way));
            case ANY ->
                table.field().isEmpty()
                        ? CardSet.NONE
                        : CardSet.of(table.field().get(way));
            case FIELD -> table.field();
            case NONE -> CardSet.NONE;
        };
    }

    /**
     * Returns the cards of the given card's group on the field, and the cards that returned to the field with this group.
     */
    private CardSet all(int card) {
        return table.field().and(deck.sameGroup(card)).plus(table.lyingWith(group(card)));
    }

    /** Returns the sets of cards that the given card may take. */
    List<CardSet> captures(LegalActions.Offered offered, int card) {
        List<CardSet> captures = new ArrayList<>();
        int ways = ways(offered, card);
        for (int way = 0; way < ways; way++) {
            captures.add(capture(offered, card, way));
        }
        return captures;
    }

    /** Returns whether the given card may take exactly the cards in {@code take}. */
    boolean captures(Landing landing, int card, CardSet take) {
        CardSet companions = deck.sameGroup(card);
        int size = take.size();
        return switch (landing.takes()) {
            case ALL -> take.equals(all(card));
            case ONE ->
                size == 1 && take.sizeWith(companions) == 1 && table.field().containsAll(take);
            case ANY ->
                size == Math.min(1, table.field().size()) && table.field().containsAll(take);
            case FIELD -> take.equals(table.field());
            case NONE -> size == 0;
        };
    }

    /** Returns whether a seat has undeclared combinations. */
    boolean isHolding(int seat) {
        if (table.dealt(seat).isEmpty()) {
            return false;
        }
        List<String> held = answers.hand(seat).ids();
        return !held.isEmpty() && !table.declared(seat).containsAll(held);
    }

    /** Returns the ids of the seat's undeclared combinations. */
    List<String> undeclared(int seat) {
        List<String> held = new ArrayList<>();
        if (!table.dealt(seat).isEmpty()) {
            for (Answer.Found found : answers.hand(seat).found()) {
                if (!table.declared(seat).contains(found.id())) {
                    held.add(found.id());
                }
            }
        }
        return held;
    }

    /** Returns the points of the combinations that a legal move declares, without the multiplier of the round. */
    int worth(Move.Declaration move) {
        return answers.hand(move.seat()).found().stream()
                .filter(found -> move.yaku().contains(found.id()))
                .mapToInt(Answer.Found::points)
                .sum();
    }
}
