package dev.oya.vocabulary;

import dev.oya.input.Advice;
import java.util.Locale;

/**
 * The kind of name that a text in a rule contains. If a pack does not list the names of a kind, the conclusions and
 * conditions of its rules define them.
 */
public enum NameKind {
    OPTION("an option of the pack"),
    SWITCH("an option of the pack that is true or false"),
    SETTING("a value of the option in the preceding argument"),
    VALUE("a named number of the pack"),
    MARK("a mark of a seat"),
    MARKS("marks of a seat, or groups of marks; a mark after - must be absent: \"active -asked\""),
    ROUND_MARK("a mark of the round"),
    PHASE("a phase"),
    ACTION("an action of a seat"),
    END("the id of an end of a round, set by a transition"),
    TRANSITION("a transition between phases"),
    TALLY("a counter of each seat that lasts for the match or for the round"),
    CARDS(
            "cards, kinds and sets of the pack, ranks or months by name, and all for every card of the deck without extra cards; a leading - removes cards: \"chaff -11C1\""),
    CARD("the code of a card"),
    CARD_KIND("a kind of card of the deck"),
    COUNTS("numbers of cards in each group, with alternatives after |: \"3 2 2 | 3 3 1\""),
    YAKU("an entry of the combinations"),
    COMBINATION("the id of a combination"),
    SIGN("the id of a combination or sign that is evaluated at the end of the round"),
    GROUP("a group of combinations"),
    TAG("a tag of combinations"),
    SHOWN("all, triples, pairs, fours, or an expression of cards, kinds, sets, and ranks or months by name"),
    PAYMENT(
            "a payment's reason before the colon: the reason of a group of combinations, or a reason that a rule concludes"),
    ITEM("the reason of a payment: the id of a combination, or an id that a rule concludes"),
    REASON("the reason of a payment, with or without a colon"),
    SCHEME("a scheme by which a round is paid"),
    REFUSAL("the reason why an action is illegal"),
    MISDEAL("the reason for a misdeal"),
    TITLE("a title of a side at the end of a match"),
    SCALE("a scale of card weights"),
    CAPTURE("none, one or all of the cards of the played card's group; any: one card of any group; field: every card"),
    CARD_USE("a use of a card"),
    DEAL("the steps of a deal: 4-3f is four to each seat, then three to the field; 3d is three face down");

    private final String what;

    NameKind(String what) {
        this.what = what;
    }

    /** Returns a noun for names of this kind, for messages. */
    public Advice noun() {
        return Advice.of("name-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** Returns a short description of the allowed texts. */
    public String what() {
        return what;
    }
}
