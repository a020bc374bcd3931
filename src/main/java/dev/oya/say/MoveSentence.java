package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Describes moves in one language. Immutable. */
public record MoveSentence(Wording speech, Pack pack, Deck deck, FishingRules fishing) {
    /** The grammatical form of a move sentence. */
    public enum Form {
        /** A command, as on a button. */
        DO,
        /** An event after "you". */
        YOU,
        /** An event after a player's name. */
        OTHER;

        private final String ending = "-" + name().toLowerCase(Locale.ROOT);
    }

    public MoveSentence(Rules rules, Wording speech) {
        this(speech, rules.settings().pack(), rules.settings().pack().deck(), rules.fishing());
    }

    /** Returns the sentence with card codes added, for readers without pictures: {@code play the boar (7A)}. */
    public String withCodes(Move move, Form form) {
        if (move.card() == Move.NO_CARD) {
            return of(move, form);
        }
        List<String> groups = new ArrayList<>();
        if (move.fishing() == null) {
            groups.add(codes(move.take()));
        } else {
            groups.add(codes(move.fishing().with()));
            fishing.divided(move).fishing().groups().forEach(group -> groups.add(codes(group)));
        }
        groups.removeIf(String::isEmpty);
        String card = deck.card(move.card()).code();
        return of(move, form) + " (" + (groups.isEmpty() ? card : card + ": " + String.join("; ", groups)) + ")";
    }

    /** Returns the names of cards with their codes. */
    public String withCodes(CardSet cards) {
        return speech.listed(cards(cards)) + " (" + codes(cards) + ")";
    }

    private String codes(CardSet cards) {
        return String.join(" ", deck.codes(cards));
    }

    /** Returns whether a move plays a card that no player has seen. */
    public boolean isHidden(Move move) {
        return pack.phases().actions().get(move.action()).cardMove().from() == Phases.Origin.STOCK;
    }

    /** Returns whether records and listeners leave the move out. */
    public boolean isSilent(Move move) {
        return pack.phases().actions().get(move.action()).fields().silent();
    }

    /**
     * Returns the sentence without codes. The sentences of a seat's legal moves differ unless only card copies or build numbers
     * differ.
     */
    public String of(Move move, Form form) {
        Phases.Action word = pack.phases().actions().get(move.action());
        if (word.cardMove().act() != null) {
            return fished(move, form);
        }
        if (word.cardMove().from() != null) {
            String played = sentence(form, move.action(), card(move.card()));
            return move.take().isEmpty()
                    ? played
                    : speech.say("takes" + form.ending, played, speech.listed(cards(move.take())));
        }
        if (word.fields().yaku() != null) {
            return sentence(form, move.action(), speech.words(move.yaku()));
        }
        if (word.fields().choice() != null) {
            return sentence(form, move.action()) + ": " + speech.say(move.choice() ? "yes" : "no");
        }
        if (move.tender() != null) {
            String points = speech.points(move.tender().amount());
            if (move.tender().to() < 0) {
                return sentence(form, move.action(), points);
            }
            String whose = speech.account(move.tender().to());
            return speech.form(move.action() + form.ending) == null
                    ? sentence(form, move.action(), points + ", " + whose)
                    : sentence(form, move.action(), points, whose);
        }
        return sentence(form, move.action());
    }

    /** Returns the glossary's sentence for an action, or the name of the action if the glossary has none. */
    private String sentence(Form form, String word, Object... what) {
        String sentence = speech.form(word + form.ending);
        if (sentence != null) {
            return String.format(Locale.ROOT, sentence, what);
        }
        String plain = what.length == 0 ? speech.word(word) : speech.word(word) + ": " + what[0];
        return form == Form.DO ? plain : speech.say("says" + form.ending, plain);
    }

    /** Returns the sentence for a move that captures by sum. */
    private String fished(Move move, Form form) {
        boolean takes = fishing.act(move.action()) == Phases.Act.TAKE;
        long builds = move.fishing().builds();
        long first = takes ? builds : Long.lowestOneBit(builds);
        List<String> onto = new ArrayList<>();
        List<String> besides = new ArrayList<>();
        String build = build(move);
        IntStream.range(0, Long.bitCount(first)).forEach(one -> onto.add(build));
        IntStream.range(0, Long.bitCount(builds & ~first)).forEach(one -> besides.add(build));
        cards(move.fishing().with()).forEach(onto::add);
        fishing.divided(move)
                .fishing()
                .groups()
                .forEach(group -> (takes ? onto : besides).add(String.join(" + ", cards(group))));
        // A card that builds alone is placed on the first group.
        if (onto.isEmpty() && !besides.isEmpty()) {
            onto.add(besides.remove(0));
        }
        String worth = speech.worth("worth", move.fishing().value());
        String text = sentence(form, move.action(), card(move.card()), speech.listed(onto), worth);
        CardSet claims = move.fishing().claims();
        if (!claims.isEmpty()) {
            besides.add(speech.feats(claims.size(), pack.claims()));
        }
        return besides.isEmpty() ? text : text + "; " + speech.listed(besides);
    }

    /** Returns a build by its value before the move, because players do not see build numbers. */
    private String build(Move move) {
        int worth = switch (fishing.act(move.action())) {
            case TAKE -> fishing.fromHand(move.card());
            case RAISE -> move.fishing().value() - fishing.onTable(move.card());
            case LOWER -> move.fishing().value() + fishing.onTable(move.card());
            default -> move.fishing().value();
        };
        return worth > 0
                ? speech.say("build-of", speech.worth("worth", worth))
                : speech.say("build", move.fishing().build());
    }

    private List<String> cards(CardSet cards) {
        return cards.stream().mapToObj(this::card).toList();
    }

    /** Returns the name of a card for use in a sentence. */
    private String card(int card) {
        String code = deck.card(card).code();
        String called = speech.form(code);
        return called == null ? speech.say("a-card", speech.word(code)) : called;
    }
}
