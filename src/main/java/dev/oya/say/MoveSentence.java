package dev.oya.say;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
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
        /** A statement whose subject is "you". */
        YOU,
        /** A statement whose subject is a player's name. */
        OTHER;

        private final String ending = "-" + name().toLowerCase(Locale.ROOT);
    }

    public MoveSentence(Rules rules, Wording speech) {
        this(speech, rules.settings().pack(), rules.settings().pack().deck(), rules.fishing());
    }

    /** Returns the sentence with card codes added, for readers without pictures: {@code play the boar (7A)}. */
    public String withCodes(Move move, Form form) {
        if (!(move instanceof Move.OfCard play)) {
            return of(move, form);
        }
        List<String> groups = new ArrayList<>();
        if (move instanceof Move.BySum sum) {
            Move.BySum divided = fishing.divided(sum);
            groups.add(codes(sum.fishing().with()));
            divided.fishing().groups().forEach(group -> groups.add(codes(group)));
            groups.add(codes(divided.run()));
        } else {
            groups.add(codes(play.take()));
        }
        groups.removeIf(String::isEmpty);
        String card = deck.card(play.card()).code();
        return of(move, form) + " (" + (groups.isEmpty() ? card : card + ": " + String.join("; ", groups)) + ")";
    }

    /** Returns the names of cards with their codes. */
    public String withCodes(CardSet cards) {
        return listed(cards) + " (" + codes(cards) + ")";
    }

    /** Returns the names of cards. */
    public String listed(CardSet cards) {
        return speech.listed(cards(cards));
    }

    private String codes(CardSet cards) {
        return String.join(" ", deck.codes(cards));
    }

    /** Returns whether a move plays a card that no player has seen. */
    public boolean isHidden(Move move) {
        return pack.phases().actions().get(move.action()).cardMove().from() == Phases.Origin.STOCK;
    }

    /** Returns whether the action of the move is silent, so that records omit the move. */
    public boolean isSilent(Move move) {
        return pack.phases().actions().get(move.action()).fields().silent();
    }

    /**
     * Returns the sentence without codes. Two legal moves of a seat have different sentences unless they differ only in card
     * copies or build numbers.
     */
    public String of(Move move, Form form) {
        if (move instanceof Move.BySum play) {
            return fished(play, form);
        }
        if (move instanceof Move.ByMonth play) {
            String played = sentence(form, play.action(), card(play.card()));
            if (play.take().isEmpty()) {
                return played;
            }
            return pack.phases().pile()
                    ? speech.say("takes-pile" + form.ending, played)
                    : speech.say("takes" + form.ending, played, listed(play.take()));
        }
        if (move instanceof Move.Declaration declaration) {
            return sentence(form, move.action(), speech.words(declaration.yaku()));
        }
        if (move instanceof Move.YesNo answer) {
            return sentence(form, move.action()) + ": " + speech.say(answer.yes() ? "yes" : "no");
        }
        return move instanceof Move.Bid bid ? offered(bid, form) : sentence(form, move.action());
    }

    private String offered(Move.Bid bid, Form form) {
        String points = speech.points(bid.points());
        if (bid.to() == Moment.NOBODY) {
            return sentence(form, bid.action(), points);
        }
        String whose = speech.account(bid.to());
        return speech.form(bid.action() + form.ending) == null
                ? sentence(form, bid.action(), points + ", " + whose)
                : sentence(form, bid.action(), points, whose);
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
    private String fished(Move.BySum move, Form form) {
        Phases.Act act = fishing.act(move.action());
        boolean takes = act == Phases.Act.TAKE;
        long builds = move.fishing().builds();
        long first = takes ? builds : Long.lowestOneBit(builds);
        List<String> onto = new ArrayList<>();
        List<String> besides = new ArrayList<>();
        String build = build(move);
        if (takes && Long.bitCount(first) == 2) {
            onto.add(speech.say("both-builds", fishing.fromHand(move.card())));
        } else {
            IntStream.range(0, Long.bitCount(first)).forEach(one -> onto.add(build));
        }
        IntStream.range(0, Long.bitCount(builds & ~first)).forEach(one -> besides.add(build));
        String played = card(move.card());
        // Cards that join a build are played together with the card from the hand.
        boolean joins = act == Phases.Act.ADD || act == Phases.Act.RAISE;
        if (joins && !move.fishing().with().isEmpty()) {
            played += " + " + sum(move.fishing().with());
        } else if (act == Phases.Act.BUILD && !move.fishing().with().isEmpty()) {
            onto.add(sum(move.fishing().with()));
        } else {
            onto.addAll(cards(move.fishing().with()));
        }
        Move.BySum divided = fishing.divided(move);
        divided.fishing().groups().forEach(group -> (takes ? onto : besides).add(sum(group)));
        onto.addAll(cards(divided.run()));
        // A card that builds alone is followed by the first group.
        if (onto.isEmpty() && !besides.isEmpty()) {
            onto.add(besides.remove(0));
        }
        // A card that has the value of the build is no part of a sum.
        String parts = played + (move.fishing().with().isEmpty() ? ", " : " + ") + speech.listed(onto);
        String text = sentence(
                form, move.action(), played, speech.listed(onto), move.fishing().value(), parts);
        CardSet claims = move.fishing().claims();
        if (!claims.isEmpty()) {
            besides.add(speech.feats(claims.size(), pack.claims()));
        }
        return besides.isEmpty() ? text : text + ", " + speech.listed(besides);
    }

    /** Returns a description of a build by its value before the move, because players do not see build numbers. */
    String build(Move.BySum move) {
        int worth = switch (fishing.act(move.action())) {
            case TAKE -> fishing.fromHand(move.card());
            case RAISE ->
                move.fishing().value()
                        - move.fishing().with().with(move.card()).stream()
                                .map(fishing::onTable)
                                .sum();
            case LOWER -> move.fishing().value() + fishing.onTable(move.card());
            default -> move.fishing().value();
        };
        return worth > 0
                ? speech.say("build-of", worth)
                : speech.say("build", move.fishing().build());
    }

    private String sum(CardSet cards) {
        return String.join(" + ", cards(cards));
    }

    private List<String> cards(CardSet cards) {
        return cards.stream().mapToObj(this::card).toList();
    }

    /** Returns the name of a card for use in a sentence. */
    String card(int card) {
        String code = deck.card(card).code();
        String called = speech.form(code);
        return called == null ? speech.say("a-card", speech.word(code)) : called;
    }
}
