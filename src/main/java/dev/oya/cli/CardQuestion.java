package dev.oya.cli;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cli.text.Speech;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Amounts;
import dev.oya.pack.Exactly;
import dev.oya.pack.Pack;
import dev.oya.pack.Sources;
import dev.oya.pack.read.YamlNode;
import dev.oya.record.Json;
import dev.oya.told.DealSizes;
import dev.oya.told.Nodes;
import dev.oya.told.SituationReader;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A question about cards alone: what a hand or captured cards hold, or what a field makes of the round. */
public final class CardQuestion {
    private final RuleBook rules;
    private final Pack pack;
    private final String asked;
    private final CardSet cards;
    private final List<Integer> carried;
    private final int points;

    private CardQuestion(RuleBook rules, String asked, CardSet cards, List<Integer> carried, int points) {
        this.rules = rules;
        this.pack = rules.settings().pack();
        this.asked = asked;
        this.cards = cards;
        this.carried = carried;
        this.points = points;
    }

    /** The question of a file; null after what is wrong has been noted. */
    public static CardQuestion read(RuleBook rules, YamlNode root, Nodes nodes) {
        Set<String> known = new LinkedHashSet<>(SituationReader.HEAD);
        known.addAll(List.of("hand", "captured", "field", "carried", "players", "seats", "end"));
        nodes.keys(root, known);
        List<String> asked =
                List.of("hand", "captured", "field").stream().filter(root::has).toList();
        if (asked.size() != 1) {
            nodes.wrong(
                    root,
                    "no-question",
                    asked.isEmpty() ? "Nothing is told that could be settled" : "One question at a time",
                    "tell \"seats\" and \"end\", or one of: hand, captured, field");
            return null;
        }
        Deck deck = rules.settings().pack().deck();
        CardSet cards = nodes.cards(root, asked.get(0), deck);
        int players = (Integer) rules.settings().option("players");
        int hand = DealSizes.of(rules, players, 0).hand();
        if (asked.get(0).equals("hand") && cards != null && hand > 0 && cards.size() != hand) {
            nodes.wrong(
                    root.get("hand"),
                    "wrong-number",
                    "A hand has " + hand + " cards in this game, not " + cards.size(),
                    null);
        }
        CardSet all = cards == null ? CardSet.NONE : cards;
        return new CardQuestion(
                rules,
                asked.get(0),
                all,
                nodes.numbers(root, "carried", 1, SituationReader.MOST_CARRIED),
                deck.points(all));
    }

    public void answer(PrintWriter out, Speech speech, boolean json) {
        if (asked.equals("field")) {
            field(out, speech, json);
            return;
        }
        List<Answer.Found> found = new ArrayList<>();
        if (asked.equals("hand")) {
            found.addAll(rules.hand(cards).found());
        } else {
            found.addAll(rules.taken(cards).found());
            rules.reckoned(cards, points, 0).found().stream()
                    .filter(one -> one.points() > 0)
                    .forEach(found::add);
        }
        if (json) {
            out.println(json(found));
        } else {
            print(out, speech, found);
        }
    }

    private void print(PrintWriter out, Speech speech, List<Answer.Found> found) {
        out.println(Text.block(String.join(", ", speech.cards(pack.deck(), cards)), 0));
        out.println(speech.count("cards", cards.size())
                + (pack.countsCards() ? ", " + speech.count("card-points", points) : ""));
        if (found.isEmpty()) {
            out.println(speech.say("no-combination"));
        }
        Sources sources = new Sources(pack, speech.texts(pack));
        for (Answer.Found one : found) {
            Sources.Source source = sources.of(one.rule());
            String cited = Sources.line(source.cite());
            out.println();
            out.println(Text.block(
                    speech.word(pack.groups().get(one.entry().group()).payment()) + ": " + speech.word(one.id()) + ", "
                            + worth(speech, one.points()),
                    2));
            out.println(Text.block(source.sentence(), 6));
            out.println(
                    Text.block(source.name() + ", " + source.place() + (cited.isEmpty() ? "" : " [" + cited + "]"), 8));
        }
    }

    private String worth(Speech speech, int worth) {
        int unit = rules.settings().unitPoints();
        String inPoints = speech.points(worth);
        return unit == 1
                ? inPoints
                : Amounts.number((double) worth / unit) + " " + speech.word(pack.unit()) + " = " + inPoints;
    }

    private ObjectNode json(List<Answer.Found> found) {
        ObjectNode answer = Json.object();
        ArrayNode codes = answer.putArray(asked);
        pack.deck().codes(cards).forEach(codes::add);
        answer.put("cardPoints", points);
        ArrayNode list = answer.putArray("yaku");
        Sources sources = new Sources(pack);
        for (Answer.Found one : found) {
            Sources.Source source = sources.of(one.rule());
            ObjectNode yaku = list.addObject();
            yaku.put("id", one.id());
            yaku.put("for", pack.groups().get(one.entry().group()).reason(one.id()));
            yaku.put("points", one.points());
            yaku.put("rule", one.rule());
            yaku.put("says", source.sentence());
            Json.cite(yaku, source.cite());
        }
        return answer;
    }

    private void field(PrintWriter out, Speech speech, boolean json) {
        Answer answer = rules.field(cards, carried, 0);
        boolean misdeal = answer.first(Conclusion.Misdeal.class) != null;
        int factor = answer.all(Conclusion.Factor.class).stream()
                .mapToInt(Conclusion.Factor::times)
                .reduce(1, Exactly::times);
        List<Integer> waiting = answer.all(Conclusion.Carries.class).stream()
                .map(Conclusion.Carries::times)
                .toList();
        if (json) {
            ObjectNode object = Json.object();
            object.put("misdeal", misdeal);
            object.put("multiplier", factor);
            ArrayNode list = object.putArray("carriedOut");
            waiting.forEach(list::add);
            out.println(object);
        } else {
            out.println(misdeal ? speech.say("misdeal") : speech.say("field-makes", factor, waiting));
        }
    }
}
