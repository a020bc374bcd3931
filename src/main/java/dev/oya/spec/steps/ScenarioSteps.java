package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.spec.DecidingRules;
import dev.oya.spec.PhraseReader;
import dev.oya.spec.ScenarioPlay;
import dev.oya.spec.ScenarioState;
import dev.oya.spec.ScenarioTable;
import java.util.List;
import java.util.function.Predicate;

/** The state of the current scenario for step classes. Cucumber creates new instances of the step classes for each scenario. */
public abstract class ScenarioSteps {
    static ScenarioState state() {
        return ScenarioState.current();
    }

    static ScenarioTable given() {
        return state().given();
    }

    static PhraseReader words() {
        return state().words();
    }

    static Rules rules() {
        return state().rules();
    }

    static Deck deck() {
        return state().deck();
    }

    /** Returns the record of the rules that decided the values that a step compares. */
    static DecidingRules decided() {
        return state().decided();
    }

    static ScenarioPlay play() {
        return state().play();
    }

    static Match match() {
        return play().played();
    }

    static Table table() {
        return play().table();
    }

    /** Returns the legal moves. */
    static List<Move> open() {
        return match().round().moves();
    }

    /** Returns whether a seat has a matching legal move. */
    static boolean may(int seat, Predicate<Move> some) {
        return open().stream().anyMatch(move -> move.seat() == seat && some.test(move));
    }

    /** Makes a move and records its verdict. */
    static void act(Move move) {
        play().act(move);
    }

    /** Returns the action by which a seat plays the given card from its hand. */
    static String playing(int seat, int card) {
        return moving("play", Phases.Origin.HAND, seat, card);
    }

    /** Returns the action by which a seat turns the given card of the stock. */
    static String turning(int seat, int card) {
        return moving("draw", Phases.Origin.STOCK, seat, card);
    }

    /**
     * Returns the usual action. If the pack does not have this action, returns an action that the seat may take with the card
     * now.
     */
    private static String moving(String usual, Phases.Origin from, int seat, int card) {
        List<String> all = words().actions(word -> from == word.cardMove().from());
        if (all.contains(usual)) {
            return usual;
        }
        List<String> legal = play().match() == null
                ? List.of()
                : all.stream()
                        .filter(action -> may(
                                seat, move -> isOf(move, card) && move.action().equals(action)))
                        .toList();
        return words().action(
                        usual,
                        legal.isEmpty() ? all : legal,
                        from == Phases.Origin.HAND ? Advice.of("does-card-hand") : Advice.of("does-card-stock"));
    }

    /** Returns the action by which combinations are declared. */
    static String declaring() {
        return words().action("declare", word -> word.fields().yaku() != null, Advice.of("does-declare"));
    }

    /** Returns the action by which points are offered to another seat. */
    static String bidding() {
        return words().action(
                        "bid", word -> word.tender() != null && word.tender().to() != null, Advice.of("does-bid"));
    }

    /** Returns the action by which points are paid back. */
    static String repaying() {
        return words().action(
                        "repay", word -> word.tender() != null && word.tender().to() == null, Advice.of("does-repay"));
    }

    /** Returns the action of keeping silent. */
    static String silence() {
        return words().action("pass", action -> action.fields().silent(), Advice.of("does-pass"));
    }

    /** Returns the card with a code, or the first card of a list of codes. */
    static int first(String code) {
        return state().set(code).first();
    }

    /** Returns the move that plays a card with an action, which captures by month or by sum. */
    static Move moveOf(int seat, String action, int card, CardSet take) {
        return state().pack().phases().actions().get(action).cardMove().act() == null
                ? new Move.ByMonth(seat, action, card, take)
                : new Move.BySum(seat, action, card, take, Fishing.NOTHING);
    }

    /** Returns whether a move plays the given card. */
    static boolean isOf(Move move, int card) {
        return move instanceof Move.OfCard play && play.card() == card;
    }

    /** Returns the cards that a move captures; empty if the move plays no card. */
    static CardSet taken(Move move) {
        return move instanceof Move.OfCard play ? play.take() : CardSet.NONE;
    }

    static List<String> codes(CardSet cards) {
        return state().copies().codes(cards);
    }

    /** Checks that the cards have the given codes, in any order. */
    static void same(String codes, CardSet cards) {
        assertEquals(codes(state().set(codes)), codes(cards));
    }

    /** Returns the id of a combination by its name in any language. */
    static String yaku(String name) {
        return words().yaku(name);
    }
}
