package dev.oya.vocabulary;

/**
 * The kind of name that a text in a rule refers to. If a pack does not list the names of a kind, the conclusions
 * and conditions of its rules define them.
 */
public enum NameKind {
    OPTION("option", "an option of the pack"),
    SWITCH("option", "an option of the pack that is true or false"),
    SETTING("value", "one of the values of the option named before it"),
    VALUE("value", "a named number of the pack"),
    MARK("mark", "a mark of a seat"),
    MARKS("mark", "marks of a seat, or groups of marks; a mark after - must be absent: \"active -asked\""),
    ROUND_MARK("mark of the round", "a mark of the round"),
    PHASE("phase", "a phase"),
    ACTION("action", "an action of a seat"),
    END("end", "a way in which a round ends, named by a transition"),
    TRANSITION("transition", "a transition between phases"),
    TALLY("tally", "a counter of each seat that lasts from round to round"),
    CARDS(
            "set",
            "cards, kinds and sets of the pack, and ranks or months by name; a leading - removes cards: \"chaff -11C1\""),
    CARD("card", "the code of a card"),
    CARD_KIND("kind", "a kind of card of the deck"),
    COUNTS("pattern", "how many cards of each group, alternatives after |: \"3 2 2 | 3 3 1\""),
    YAKU("yaku", "an entry of the combinations"),
    COMBINATION("combination", "the id of a combination"),
    SIGN("combination or sign", "the id of a combination or sign that is looked for when the round is over"),
    GROUP("group", "a group of combinations"),
    TAG("tag", "a tag of combinations"),
    SHOWN("name", "all, triples, pairs, fours, or cards, kinds, sets of the pack, and ranks or months by name"),
    PAYMENT(
            "payment",
            "the reason of a payment, before the colon: that of a group of combinations, or one that a rule concludes"),
    ITEM(
            "combination or achievement",
            "the reason of a payment: the id of a combination, or one that a rule concludes"),
    REASON("reason", "the reason of a payment, with or without a colon"),
    SCHEME("scheme", "a scheme by which a round is paid"),
    REFUSAL("refusal", "the reason why an action is illegal"),
    MISDEAL("misdeal", "the reason of a misdeal"),
    TITLE("title", "a title of a side at the end of a match"),
    SCALE("scale", "a scale of card weights"),
    CAPTURE(
            "capture",
            "none, one or all: what a card takes of those of its group; any: one of choice, of whatever group"),
    CARD_USE("way", "a use of a card"),
    DEAL("pattern", "the steps of a deal: 4-3f is four to each seat, then three to the field");

    private final String noun;
    private final String what;

    NameKind(String noun, String what) {
        this.noun = noun;
        this.what = what;
    }

    /** Returns a noun for such a name, for messages. */
    public String noun() {
        return noun;
    }

    /** Returns a short description of the allowed texts. */
    public String what() {
        return what;
    }
}
