package dev.oya.service.questions;

import dev.oya.answers.GameJson;
import dev.oya.input.Schemas;
import dev.oya.notation.Json;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Translations;
import dev.oya.say.Wording;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of house-rule layers for one game. Editors use it for completion and documentation. */
final class LayerSchema {
    private static final String SAYS = "description";

    private LayerSchema() {}

    static ObjectNode of(Pack pack, Wording speech) {
        ObjectNode schema = Schemas.of("layer");
        Translations texts = speech.texts(pack);
        ObjectNode base = at(schema, "base");
        base.putArray("enum").add(pack.id()).add(pack.base());
        ObjectNode options = at(schema, "options").putObject("properties");
        for (Option option : pack.options().values()) {
            ObjectNode one = options.putObject(option.name());
            one.put(SAYS, texts.of("options", option.name(), option.what()));
            one.set("default", Json.MAPPER.valueToTree(option.defaultFor(pack.profile())));
            ObjectNode allowed = Json.object();
            GameJson.allowed(allowed, option);
            if (allowed.has("values")) {
                one.set("enum", allowed.get("values"));
                ArrayNode says = one.putArray("enumDescriptions");
                option.values()
                        .listed()
                        .forEach(
                                value -> says.add(option.values().says().isEmpty() ? "" : texts.choice(option, value)));
            } else {
                one.set("minimum", allowed.get("least"));
                if (!allowed.get("most").isNull()) {
                    one.set("maximum", allowed.get("most"));
                }
            }
        }
        Map<String, String> yaku = new TreeMap<>();
        pack.yaku().forEach((key, entry) -> yaku.put(key, texts.of("yaku", key, entry.what())));
        entries(at(schema, "yaku"), yaku);
        Map<String, String> values = new TreeMap<>();
        pack.values().forEach((name, value) -> values.put(name, texts.of("values", name, value.what())));
        entries(at(schema, "values"), values);
        Map<String, String> rules = new TreeMap<>();
        WrittenRule.of(pack).forEach((name, rule) -> rules.put(name, texts.of("rules", name, rule.sentence())));
        list(at(at(schema, "rules"), "disable"), rules);
        return schema;
    }

    private static ObjectNode at(ObjectNode node, String name) {
        return (ObjectNode) node.get("properties").get(name);
    }

    /** Adds the pack's entries to the schema section, as names that a layer can change or remove. */
    private static void entries(ObjectNode section, Map<String, String> named) {
        ObjectNode change = at(section, "change");
        ObjectNode known = change.putObject("properties");
        named.forEach((name, says) ->
                known.set(name, ((ObjectNode) change.get("additionalProperties").deepCopy()).put(SAYS, says)));
        list(at(section, "remove"), named);
    }

    private static void list(ObjectNode list, Map<String, String> named) {
        ObjectNode items = list.putObject("items").put("type", "string");
        ArrayNode says = items.putArray("enumDescriptions");
        ArrayNode names = items.putArray("enum");
        named.forEach((name, sentence) -> {
            names.add(name);
            says.add(sentence);
        });
    }
}
