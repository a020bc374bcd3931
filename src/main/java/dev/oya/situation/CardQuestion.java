package dev.oya.situation;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.input.ExactMath;
import dev.oya.input.Tree;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.DealSizes;
import dev.oya.play.Rules;
import dev.oya.play.SituationValidator;
import dev.oya.say.Wording;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Holder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** A question about cards alone: the combinations of a hand or of captured cards, or the multiplier of a field. */
public record CardQuestion(RuleBook rules, String asked, CardSet cards, List<Integer> carried) {
    /** Returns the total card points of the cards. */
    public int points() {
        return pack().deck().points(cards);
    }

    private Pack pack() {
        return rules.settings().pack();
    }

    /** Reads the question in a file. Returns null and reports the errors if the question is invalid. */
    public static CardQuestion read(RuleBook rules, Tree root, SituationFields nodes) {
        Set<String> known = new LinkedHashSet<>(SituationReader.HEAD);
        known.addAll(List.of("hand", "captured", "field", "carried", "players", "seats", "end"));
        nodes.keys(root, known);
        List<String> asked =
                List.of("hand", "captured", "field").stream().filter(root::has).toList();
        if (asked.size() != 1) {
            nodes.report(root, asked.isEmpty() ? "no-question.none" : "no-question.more");
            return null;
        }
        return of(rules, asked.get(0), root, asked.get(0), nodes);
    }

    /**
     * Reads a question about {@code hand}, {@code captured} or {@code field}.
     *
     * @param key key of the cards in the file
     */
    public static CardQuestion of(RuleBook rules, String asked, Tree root, String key, SituationFields nodes) {
        Deck deck = rules.settings().pack().deck();
        CardSet cards = nodes.cards(root, key, deck);
        SituationValidator<Tree> check = new SituationValidator<>(rules, nodes::report);
        int players = rules.settings().players();
        int hand = DealSizes.of(rules, players, 0).hand();
        if (asked.equals("hand") && cards != null) {
            check.size(root.get(key), cards.size(), hand);
        }
        CardSet all = cards == null ? CardSet.NONE : cards;
        List<Integer> carried = nodes.numbers(root, "carried", 1, SituationValidator.MOST_CARRIED);
        carried.forEach(times -> check.carried(root.get("carried"), times));
        return new CardQuestion(rules, asked, all, carried);
    }

    /** Returns the combinations of the hand or of the captured cards. */
    public List<Answer.Found> found() {
        if (asked.equals("hand")) {
            return rules.hand(cards).found();
        }
        return captured(rules, cards);
    }

    /** Returns the combinations of captured cards, including combinations that count only at the end of a round. */
    public static List<Answer.Found> captured(Rules rules, CardSet cards) {
        List<Answer.Found> found = new ArrayList<>(rules.taken(cards).found());
        int points = rules.settings().pack().deck().points(cards);
        rules.finalCaptured(cards, points, Holder.in(0)).found().stream()
                .filter(one -> one.points() > 0)
                .forEach(found::add);
        return found;
    }

    /** The effect of a field on the round: a misdeal, or the multiplier of the round and the carried multipliers. */
    public record OfField(
            boolean misdeal,
            @JsonProperty("multiplier") int factor,
            @JsonProperty("carriedOut") List<Integer> waiting) {}

    public OfField ofField() {
        Answer answer = rules.field(cards, carried, 0);
        return new OfField(
                answer.first(Conclusion.Misdeal.class) != null,
                answer.all(Conclusion.Factor.class).stream()
                        .mapToInt(Conclusion.Factor::times)
                        .reduce(1, ExactMath::times),
                answer.all(Conclusion.Carries.class).stream()
                        .map(Conclusion.Carries::times)
                        .toList());
    }

    public ObjectNode json(Wording speech) {
        if (asked.equals("field")) {
            return Json.tree(ofField());
        }
        RuleIndex sources = speech.sources(pack());
        List<Answer.Found> found = found();
        ObjectNode answer = Json.object();
        answer.set(asked, Json.MAPPER.valueToTree(pack().deck().codes(cards)));
        answer.put("cardPoints", points());
        answer.set(
                "yaku",
                Json.MAPPER.valueToTree(found.stream()
                        .map(one -> yaku(one, sources.of(one.rule()), speech))
                        .toList()));
        answer.put("points", found.stream().mapToInt(Answer.Found::points).reduce(0, ExactMath::plus));
        return answer;
    }

    private Yaku yaku(Answer.Found one, WrittenRule source, Wording speech) {
        String paid = pack().groups().get(one.entry().group()).payout().reason(one.id());
        return new Yaku(
                one.id(),
                speech.word(one.id()),
                paid,
                one.points(),
                one.rule(),
                source.sentence(),
                new Json.Cited(source.cite()));
    }

    private record Yaku(
            String id,
            String name,
            @JsonProperty("for") String reason,
            int points,
            String rule,
            String says,
            @JsonUnwrapped Json.Cited cite) {}
}
