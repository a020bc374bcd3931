package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingJudge;
import dev.oya.play.fishing.Turn;
import dev.oya.play.settle.Settlement;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.Tender;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Turns the words that rules offer into moves, and judges moves by them. */
final class Offers {
    private final Rules rules;
    private final Deck deck;
    private final Settings settings;

    Offers(Rules rules) {
        this.rules = rules;
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
    Choices choices(Table table, Answer open, int seat, Turn turn) {
        List<Move> moves = new ArrayList<>();
        boolean fishes = false;
        for (Conclusion.Offer offer : open.offers()) {
            if (offer.seat() == seat) {
                Phases.Word word = word(offer.word());
                if (word.act() != null) {
                    fishes = true;
                } else {
                    expand(table, seat, word, moves);
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

    private void expand(Table table, int seat, Phases.Word word, List<Move> moves) {
        if (word.card() != null) {
            if (word.card().equals("hand")) {
                CardSet hand = table.hands[seat];
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    expandCard(table, seat, word.name(), card, moves);
                }
            } else if (table.stockSize() > 0) {
                expandCard(table, seat, word.name(), table.stock[table.stockAt], moves);
            }
        } else if (word.yaku() != null) {
            List<String> held = undeclared(table, seat);
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
            expandTender(table, seat, word, moves);
        } else if (refusal(table, seat, word, table.tender) == null) {
            moves.add(Move.say(seat, word.name()));
        }
    }

    private void expandTender(Table table, int seat, Phases.Word word, List<Move> moves) {
        int step = settings.value(word.tender().step());
        int most = settings.value(word.tender().most());
        for (int other : tenderable(table, seat, word)) {
            for (int amount = step; amount <= most; amount += step) {
                Tender.Sum sum = new Tender.Sum(seat, other, amount);
                if (refusal(table, seat, word, sum) == null) {
                    moves.add(Move.tender(seat, word.name(), other, amount));
                }
            }
        }
    }

    /** The seats to which points may be named; nobody where they are for no seat. */
    private List<Integer> tenderable(Table table, int seat, Phases.Word word) {
        if (word.tender().to() == null) {
            return List.of(Moment.NOBODY);
        }
        List<Integer> others = new ArrayList<>();
        Moment now = new ToMove(settings, state(table, 0));
        for (int other = 0; other < table.seats; other++) {
            if (other != seat && now.seatIs(other, word.tender().to())) {
                others.add(other);
            }
        }
        return others;
    }

    /** What the rules say of points that are named with a word, or were before it. */
    Answer tender(Table table, int seat, Phases.Word word, Tender.Sum sum) {
        // What a place is worth matters only where points are named to somebody; all else would be asked anew for each
        // hand.
        int worth = sum.to() < 0 ? 0 : Settlement.compensation(rules, table, seat);
        Moment.State state = state(table, settings.word(word.name()));
        return rules.ask(new Tender(settings, state, seat, sum, worth, payable(table, seat, word)));
    }

    private int[] payable(Table table, int seat, Phases.Word word) {
        int[] payable = new int[table.tallies.length];
        int step = word.tender() == null ? 0 : settings.value(word.tender().step());
        for (int i = 0; i < payable.length && step > 0; i++) {
            int least = Math.min(table.tallies[i][seat], Math.max(0, table.scores[seat]));
            payable[i] = least - least % step;
        }
        return payable;
    }

    private Answer.Line refusal(Table table, int seat, Phases.Word word, Tender.Sum sum) {
        if (sum == null) {
            return null;
        }
        for (Answer.Line line : tender(table, seat, word, sum).lines()) {
            if (line.conclusion() instanceof Conclusion.Refusal) {
                return line;
            }
        }
        return null;
    }

    private static Moment.State state(Table table, int word) {
        return Moment.State.of(
                table.phase,
                word,
                table.turn,
                table.dealer,
                table.seats,
                0,
                table.roundMarks,
                0,
                table.marks,
                table.soFar());
    }

    /**
     * Any open move, where a seat has only to play a card and every move is one; null elsewhere. The same as choosing among
     * all moves, which need not be made for it.
     */
    Move anyCard(Table table, Answer open, IntUnaryOperator below) {
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
            ways += ways(table, word.name(), card);
        }
        if (ways == 0) {
            return null;
        }
        int chosen = below.applyAsInt(ways);
        int card = hand.first();
        for (int here = ways(table, word.name(), card); chosen >= here; here = ways(table, word.name(), card)) {
            chosen -= here;
            card = hand.next(card);
        }
        List<Move> moves = new ArrayList<>(2);
        expandCard(table, offer.seat(), word.name(), card, moves);
        return moves.get(chosen);
    }

    /** In how many ways a card can be played. */
    private int ways(Table table, String word, int card) {
        int matches = table.field.sizeWith(deck.companions(card));
        return switch (rules.takes(word, card, matches)) {
            case ONE -> matches;
            case ANY -> Math.max(1, table.field.size());
            case ALL, NONE -> 1;
        };
    }

    private void expandCard(Table table, int seat, String word, int card, List<Move> moves) {
        for (CardSet take : captures(table, word, card)) {
            moves.add(Move.card(seat, word, card, take));
        }
    }

    /** What a card may take, each choice by itself. */
    private List<CardSet> captures(Table table, String word, int card) {
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
    List<String> undeclared(Table table, int seat) {
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

    /** Why a move is not open, or null where it is. */
    Verdict.Refused judge(Table table, Answer open, Move move, Turn turn) {
        Phases.Word word = word(move.word());
        if (word == null) {
            return refused("unknown-word", "nobody can \"" + move.word() + "\" in this game");
        }
        if (move.seat() < 0 || move.seat() >= table.seats) {
            return refused("no-such-seat", "there is no seat " + move.seat());
        }
        if (!offered(open, move)) {
            return notOffered(table, open, move);
        }
        if (word.act() != null) {
            return move.card() < 0
                    ? refused("no-card", word.name() + " needs a card")
                    : new FishingJudge(turn, move).judge(rules.fishing().act(word.name()));
        }
        if (word.card() != null) {
            return judgeCard(table, word, move);
        }
        if (word.yaku() != null) {
            List<String> held = undeclared(table, move.seat());
            if (move.yaku().isEmpty()) {
                return refused("nothing-declared", "seat " + move.seat() + " declares nothing");
            }
            for (String id : move.yaku()) {
                if (!held.remove(id)) {
                    return refused("not-held", "seat " + move.seat() + " holds no " + id + " to declare");
                }
            }
        }
        if (word.tender() != null) {
            Verdict.Refused refused = judgeTender(table, word, move);
            if (refused != null) {
                return refused;
            }
        }
        Answer.Line refusal = refusal(table, move.seat(), word, word.tender() == null ? table.tender : move.tender());
        if (refusal != null) {
            return refused(refusal, move);
        }
        if (word.choice() != null && move.choice() == null) {
            return refused("no-answer", "seat " + move.seat() + " must say yes or no to " + word.name());
        }
        return null;
    }

    private static boolean offered(Answer open, Move move) {
        for (Conclusion.Offer offer : open.offers()) {
            if (offer.seat() == move.seat() && offer.word().equals(move.word())) {
                return true;
            }
        }
        return false;
    }

    private static Verdict.Refused notOffered(Table table, Answer open, Move move) {
        if (table.end != null) {
            return refused("round-is-over", "the round is over");
        }
        for (Answer.Line line : open.lines()) {
            if (line.conclusion() instanceof Conclusion.Refusal refusal
                    && refusal.word().equals(move.word())) {
                return refused(line, move);
            }
        }
        if (table.turn >= 0 && move.seat() != table.turn) {
            return refused(
                    "not-your-turn",
                    "seat " + move.seat() + " cannot " + move.word() + ": it is seat " + table.turn + "'s turn");
        }
        return refused("not-open", "seat " + move.seat() + " cannot " + move.word() + " now");
    }

    private static Verdict.Refused refused(Answer.Line line, Move move) {
        String code = ((Conclusion.Refusal) line.conclusion()).code();
        return new Verdict.Refused(code, code.replace('-', ' ') + ": " + move.word(), line.rule());
    }

    private Verdict.Refused judgeTender(Table table, Phases.Word word, Move move) {
        int step = settings.value(word.tender().step());
        int most = settings.value(word.tender().most());
        Tender.Sum sum = move.tender();
        if (sum == null || sum.amount() <= 0 || sum.amount() % step != 0 || sum.amount() > most) {
            return refused("wrong-amount", word.name() + " needs a multiple of " + step + " points, at most " + most);
        }
        return tenderable(table, move.seat(), word).contains(sum.to())
                ? null
                : refused("wrong-seat", "seat " + move.seat() + " cannot " + word.name() + " to seat " + sum.to());
    }

    private Verdict.Refused judgeCard(Table table, Phases.Word word, Move move) {
        int card = move.card();
        if (card < 0) {
            return refused("no-card", word.name() + " needs a card");
        }
        String code = deck.card(card).code();
        if (word.card().equals("hand")) {
            if (!table.hands[move.seat()].contains(card)) {
                return refused("not-in-hand", code + " is not in the hand of seat " + move.seat());
            }
        } else if (table.stockSize() == 0 || table.stock[table.stockAt] != card) {
            return refused(
                    "not-the-next-card",
                    table.stockSize() == 0 ? "the stock is empty" : code + " is not the next card of the stock");
        }
        List<CardSet> captures = captures(table, word.name(), card);
        CardSet take = move.take();
        if (captures.contains(take)) {
            return null;
        }
        CardSet strange = take.minus(table.field);
        if (!strange.isEmpty()) {
            return refused("not-on-the-field", deck.card(strange.first()).code() + " is not on the field");
        }
        CardSet others = take.minus(deck.companions(card));
        boolean any = captures.stream().anyMatch(others::containsAll);
        return others.isEmpty() || any && !captures.contains(CardSet.NONE)
                ? refused("wrong-capture", code + " must take " + expected(captures))
                : refused(
                        "another-month",
                        code + " cannot take " + deck.card(others.first()).code() + ", a card of another month");
    }

    private String expected(List<CardSet> captures) {
        List<String> codes =
                captures.stream().flatMap(one -> deck.codes(one).stream()).toList();
        String all = String.join(" ", codes);
        return codes.isEmpty() ? "nothing" : captures.size() > 1 ? "one of " + all : all;
    }

    private static Verdict.Refused refused(String code, String message) {
        return new Verdict.Refused(code, message, null);
    }
}
