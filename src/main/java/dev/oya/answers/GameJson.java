package dev.oya.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.notation.Json;
import dev.oya.pack.DualKind;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuSample;
import dev.oya.pack.read.RequiredOption;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Translations;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes a pack as JSON. */
public final class GameJson {
    private GameJson() {}

    /**
     * Returns a pack as JSON.
     *
     * @param settings current value of every option
     */
    public static ObjectNode of(Pack pack, Map<String, Object> settings, Wording speech) {
        Translations texts = speech.texts(pack);
        RuleSettings rules = new RuleSettings(pack, settings);
        ObjectNode answer = Json.object();
        answer.put("game", pack.id());
        answer.put("version", pack.version());
        answer.put("title", texts.of("pack", "title", pack.title()));
        if (pack.aim() != null) {
            answer.put("aim", texts.of("pack", "aim", pack.aim()));
        }
        answer.put("profile", pack.profile());
        answer.set("layers", Json.MAPPER.valueToTree(pack.layers()));
        answer.put("digest", pack.digest());
        answer.put("multiplies", pack.fields().containsValue("carried-in"));
        answer.put("pot", pack.fields().containsValue("pot-in"));
        answer.put("sitOut", pack.phases().marks().defaults().values().stream().anyMatch(one -> one.most() != null));
        ObjectNode all = answer.putObject("options");
        for (Option option : pack.options().values()) {
            ObjectNode one = all.putObject(option.name());
            one.set("value", Json.MAPPER.valueToTree(settings.get(option.name())));
            one.set("default", Json.MAPPER.valueToTree(option.defaultFor(pack.profile())));
            allowed(one, option);
            one.put("allowed", option.values().allowed().in(speech.language()));
            one.put("what", texts.of("options", option.name(), option.what()));
            one.put("group", option.group().toString());
            ObjectNode says = one.putObject("says");
            speech.names(option, pack).forEach(says::put);
            one.setAll(Json.tree(new Json.Cited(option.cite())));
        }
        ObjectNode yaku = answer.putObject("yaku");
        YakuSample sample = new YakuSample(pack.deck());
        for (YakuEntry entry : pack.yaku().values()) {
            ObjectNode one = yaku.putObject(entry.key());
            one.put("id", entry.id());
            one.put("group", entry.group());
            one.put("of", pack.groups().get(entry.group()).of());
            one.put("what", texts.of("yaku", entry.key(), entry.what()));
            one.put("worth", AmountText.worth(entry, settings));
            String points = AmountText.points(entry, pack, settings);
            String amount = speech.amount(entry, settings);
            one.put("amount", points.isEmpty() ? amount : amount + " = " + points + " " + speech.word("points"));
            String each = speech.each(entry, settings);
            one.put("more", each.isEmpty() || !AmountText.hasBase(entry, settings) ? null : each);
            one.put("played", entry.isPlayed(settings));
            one.put("option", entry.when());
            ArrayNode needs = one.putArray("needs");
            for (YakuEntry.Count count : entry.takes()) {
                ObjectNode some = needs.addObject().put("least", count.range().least());
                some.set("cards", Json.MAPPER.valueToTree(pack.deck().codes(rules.either(count.of()))));
            }
            if (pack.groups().get(entry.group()).of().equals("hand")) {
                one.set("sample", Json.MAPPER.valueToTree(sample.of(entry)));
            }
            one.setAll(Json.tree(new Json.Cited(entry.cite())));
        }
        ObjectNode kinds = answer.putObject("yakuGroups");
        pack.groups().forEach((id, group) -> kinds.put(id, texts.of("groups", id, group.what())));
        answer.set("gains", Json.MAPPER.valueToTree(gains(pack, texts)));
        ObjectNode either = answer.putObject("either");
        for (DualKind card : pack.either().values()) {
            ObjectNode one = either.putObject(card.card());
            one.set("kinds", Json.MAPPER.valueToTree(card.kinds()));
            one.put("what", texts.of("either", card.card(), card.what()));
            one.setAll(Json.tree(new Json.Cited(card.cite())));
        }
        answer.set("sides", sides(pack, settings));
        ObjectNode values = answer.putObject("values");
        for (Value value : pack.values().values()) {
            ObjectNode one = values.putObject(value.name());
            one.put("is", AmountText.of(value.amount(), settings));
            one.put("what", texts.of("values", value.name(), value.what()));
            one.setAll(Json.tree(new Json.Cited(value.cite())));
        }
        deck(answer, rules, speech);
        ObjectNode names = answer.putObject("names");
        speech.glossary().words().keySet().forEach(id -> names.put(id, speech.word(id)));
        ObjectNode groups = answer.putObject("groups");
        for (Card card : pack.deck().cards()) {
            String group = speech.glossary().group(card.group());
            if (group != null) {
                groups.put(String.valueOf(card.group()), speech.word(group));
            }
        }
        ObjectNode actions = answer.putObject("actions");
        pack.phases().actions().forEach((id, action) -> actions.put(id, texts.of("actions", id, action.what())));
        ArrayNode alone = answer.putArray("alone");
        pack.phases().actions().keySet().stream()
                .filter(pack.phases()::isSpoken)
                .forEach(alone::add);
        answer.put("combines", pack.combines(settings));
        if (pack.sweeps() != null) {
            answer.put("sweep", speech.one(1, pack.sweeps()));
            answer.put("sweeps", pack.sweeps());
        }
        if (pack.phases().pile()) {
            answer.put("piled", true);
        }
        answer.set("tallies", Json.MAPPER.valueToTree(pack.phases().roundTallies()));
        if (pack.claims() != null) {
            answer.putObject("claim").put("field", pack.claims()).put("word", speech.one(1, pack.claims()));
        }
        ObjectNode marks = answer.putObject("marks");
        pack.phases().marks().seats().forEach((id, what) -> marks.put(id, texts.of("marks", id, what)));
        pack.phases().marks().round().forEach((id, what) -> marks.put(id, texts.of("marks", id, what)));
        answer.set("quiet", Json.MAPPER.valueToTree(pack.phases().marks().quiet()));
        ObjectNode phases = answer.putObject("phases");
        for (Phases.Phase phase : pack.phases().phases().values()) {
            ObjectNode one = phases.putObject(phase.name());
            one.put("what", texts.of("phases", phase.name(), phase.what()));
            if (phase.aloud()) {
                one.put("aloud", true);
            }
            one.set("actions", Json.MAPPER.valueToTree(phase.actions()));
            ObjectNode transitions = one.putObject("transitions");
            phase.transitions()
                    .values()
                    .forEach(transition -> transitions
                            .putObject(transition.name())
                            .put("to", transition.to())
                            .put("end", transition.end()));
        }
        return answer;
    }

    /** Returns the rules that give a side points, by name. */
    private static Map<String, Gain> gains(Pack pack, Translations texts) {
        Map<String, Gain> gains = new LinkedHashMap<>();
        for (WrittenRule rule : WrittenRule.of(pack).values()) {
            if (rule.givesPoints()) {
                gains.put(
                        rule.name(),
                        new Gain(
                                texts.of("rules", rule.name(), rule.sentence()),
                                Json.Required.of(RequiredOption.of(rule, pack)),
                                new Json.Cited(texts.of(rule.cite()))));
            }
        }
        return gains;
    }

    private record Gain(
            String what,
            List<Json.Required> needs,
            @JsonUnwrapped Json.Cited cite) {}

    /** Adds the allowed values of an option as a list or a range. If a range has no upper limit, {@code most} is null. */
    public static void allowed(ObjectNode one, Option option) {
        if (option.values().listed().isEmpty()) {
            one.put("least", option.values().least());
            one.put(
                    "most",
                    option.values().most() == Integer.MAX_VALUE
                            ? null
                            : (Integer) option.values().most());
        } else {
            one.set("values", Json.MAPPER.valueToTree(option.values().listed()));
        }
    }

    /** Returns the sides for each number of seats that can be partners. */
    public static ObjectNode sides(Pack pack, Map<String, Object> settings) {
        ObjectNode sides = Json.object();
        for (int seats : pack.sides().partners().keySet()) {
            sides.set(
                    String.valueOf(seats), Json.MAPPER.valueToTree(pack.sides().of(seats, settings)));
        }
        return sides;
    }

    private static void deck(ObjectNode answer, RuleSettings rules, Wording speech) {
        Deck cards = rules.pack().deck();
        CardSet twice = countTwice(rules);
        ObjectNode deck = answer.putObject("deck");
        deck.put("id", cards.id());
        deck.set("cards", cards(cards.cards(), cards, twice, speech));
        deck.set("extras", cards(cards.extras(), cards, twice, speech));
    }

    /** Returns the cards that count twice in a combination. */
    private static CardSet countTwice(RuleSettings rules) {
        return rules.pack().yaku().values().stream()
                .filter(entry -> entry.isPlayed(rules.options()))
                .flatMap(entry -> entry.takes().stream())
                .map(count -> rules.twice(count.of().expression()))
                .reduce(CardSet.NONE, CardSet::plus);
    }

    private static JsonNode cards(List<Card> cards, Deck deck, CardSet twice, Wording speech) {
        return Json.MAPPER.valueToTree(cards.stream()
                .map(card -> new InDeck(
                        card, deck.copies(card.code()).size(), twice.contains(card.index()) ? 2 : null, speech))
                .toList());
    }

    private record InDeck(
            String id,
            int group,
            String kind,
            int points,
            String name,
            @JsonInclude(JsonInclude.Include.NON_NULL) String object,
            int copies,
            @JsonInclude(JsonInclude.Include.NON_NULL) Integer counts) {
        InDeck(Card card, int copies, Integer counts, Wording speech) {
            this(
                    card.code(),
                    card.group(),
                    card.kind(),
                    card.points(),
                    speech.glossary().has(card.code()) ? speech.word(card.code()) : card.name(),
                    speech.form(card.code()),
                    copies,
                    counts);
        }
    }
}
