package dev.oya;

import dev.oya.api.CitedRule;
import dev.oya.api.FoundYaku;
import dev.oya.api.GameChoice;
import dev.oya.api.GameRules;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RoundResult;
import dev.oya.cards.Card;
import dev.oya.engine.RuleBook;
import dev.oya.explain.Explanations;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.read.WrittenRule;
import dev.oya.record.SavedMatch;
import dev.oya.say.Wording;
import dev.oya.situation.ScoreRequest;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** The rules of a game, compiled into a rule book. */
final class ReadyRules implements GameRules {
    private final RuleBook book;
    private final GameChoice choice;
    private final Wording speech;

    ReadyRules(RuleBook book, RulesFolder folder, GameChoice choice) {
        this.book = book;
        this.choice = choice;
        this.speech = new Wording(choice.language(), folder, book.settings().pack());
    }

    private Pack pack() {
        return book.settings().pack();
    }

    @Override
    public GameChoice choice() {
        return choice;
    }

    @Override
    public String digest() {
        return pack().digest();
    }

    @Override
    public Map<String, Object> options() {
        return Map.copyOf(book.settings().options());
    }

    @Override
    public List<String> cards() {
        return pack().deck().cards().stream().map(Card::code).toList();
    }

    @Override
    public List<FoundYaku> inHand(Collection<String> cards) {
        return found("hand", cards);
    }

    @Override
    public List<FoundYaku> inCaptured(Collection<String> cards) {
        return found("captured", cards);
    }

    private List<FoundYaku> found(String asked, Collection<String> cards) {
        String question = Json.MAPPER.writeValueAsString(Map.of(asked, List.copyOf(cards)));
        return scored("cards", question)
                .get("yaku")
                .valueStream()
                .map(one -> new FoundYaku(
                        one.get("id").stringValue(),
                        one.get("name").stringValue(),
                        one.get("points").intValue(),
                        rule(one.get("rule").stringValue())))
                .toList();
    }

    @Override
    public RoundResult settle(String situation) {
        return result(scored("situation", Objects.requireNonNull(situation, "situation")));
    }

    private JsonNode scored(String name, String text) {
        return Oya.known(() -> {
            ScoreRequest scored = ScoreRequest.by(book, name, text);
            if (!scored.problems().isEmpty()) {
                throw new PackException(scored.problems());
            }
            return scored.json(speech);
        });
    }

    /** Returns the result of a round from its JSON form. */
    RoundResult result(JsonNode told) {
        return new RoundResult(
                told.path("end").stringValue(null),
                told.get("void").booleanValue(),
                told.get("winner").isInt() ? (Integer) told.get("winner").intValue() : null,
                told.get("payments").valueStream().map(this::paid).toList(),
                told.get("totals").valueStream().map(JsonNode::intValue).toList(),
                told.get("scores").valueStream().map(JsonNode::intValue).toList(),
                told.get("pot").intValue(),
                told.get("nextDealer").isInt()
                        ? (Integer) told.get("nextDealer").intValue()
                        : null,
                told.toString());
    }

    private RoundResult.Paid paid(JsonNode told) {
        JsonNode why = told.get("why");
        return new RoundResult.Paid(
                told.get("from").asString(),
                told.get("to").asString(),
                told.get("points").intValue(),
                told.get("for").stringValue(),
                why.get("text").stringValue(),
                why.get("rules")
                        .valueStream()
                        .map(one -> rule(one.get("rule").stringValue()))
                        .toList());
    }

    @Override
    public List<CitedRule> explain(String name) {
        Explanations known = new Explanations(pack(), book.settings().options(), speech.texts(pack()));
        return known.of(Objects.requireNonNull(name, "name")).stream()
                .map(one -> cited(
                        one.name(), one.says(), one.place().file(), one.place().line(), one.cite()))
                .toList();
    }

    @Override
    public PlayedMatch deal(String seed) {
        return new RecordedMatch(this, SavedMatch.begin(book, Objects.requireNonNull(seed, "seed")), speech);
    }

    /** Returns the citation of a rule, or null if the name is null. */
    CitedRule rule(String name) {
        if (name == null) {
            return null;
        }
        WrittenRule rule = speech.sources(pack()).of(name);
        return cited(name, rule.sentence(), rule.place().file(), rule.place().line(), rule.cite());
    }

    private static CitedRule cited(String name, String says, String file, int line, Citation cite) {
        return new CitedRule(name, says, file, line, cite.statements(), cite.ruling());
    }
}
