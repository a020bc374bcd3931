package dev.oya.cli.text;

import dev.oya.pack.Amounts;
import dev.oya.pack.Either;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.language.Texts;
import dev.oya.record.Json;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A pack as a program may read it. */
public final class PackJson {
    private PackJson() {}

    /**
     * @param settings the value of every option in force
     * @param texts the sentences of a language
     */
    public static ObjectNode of(Pack pack, Map<String, Object> settings, Texts texts) {
        ObjectNode answer = Json.object();
        answer.put("game", pack.id());
        answer.put("version", pack.version());
        answer.put("title", texts.of("pack", "title", pack.title()));
        answer.put("profile", pack.profile());
        ArrayNode layers = answer.putArray("layers");
        pack.layers().forEach(layers::add);
        answer.put("digest", pack.digest());
        ObjectNode all = answer.putObject("options");
        for (Option option : pack.options().values()) {
            ObjectNode one = all.putObject(option.name());
            Object value = settings.get(option.name());
            Json.put(one, "value", value);
            one.put("default", Objects.equals(value, option.defaultFor(pack.profile())));
            one.put("allowed", option.allowed());
            one.put("what", texts.of("options", option.name(), option.what()));
            Json.cite(one, option.cite());
        }
        ObjectNode yaku = answer.putObject("yaku");
        for (YakuEntry entry : pack.yaku().values()) {
            ObjectNode one = yaku.putObject(entry.key());
            one.put("id", entry.id());
            one.put("group", entry.group());
            one.put("what", texts.of("yaku", entry.key(), entry.what()));
            one.put("worth", Amounts.worth(entry, settings));
            one.put("played", entry.isPlayed(settings));
            Json.cite(one, entry.cite());
        }
        ObjectNode either = answer.putObject("either");
        for (Either card : pack.either().values()) {
            ObjectNode one = either.putObject(card.card());
            ArrayNode kinds = one.putArray("kinds");
            card.kinds().forEach(kinds::add);
            one.put("what", card.what());
            Json.cite(one, card.cite());
        }
        ObjectNode sides = answer.putObject("sides");
        for (int seats : pack.sides().partners().keySet()) {
            sides.set(
                    String.valueOf(seats), Json.MAPPER.valueToTree(pack.sides().of(seats, settings)));
        }
        ObjectNode values = answer.putObject("values");
        for (Value value : pack.values().values()) {
            ObjectNode one = values.putObject(value.name());
            one.put("is", Amounts.of(value.amount(), settings));
            one.put("what", texts.of("values", value.name(), value.what()));
            Json.cite(one, value.cite());
        }
        ObjectNode phases = answer.putObject("phases");
        for (Phases.Phase phase : pack.phases().phases().values()) {
            ObjectNode one = phases.putObject(phase.name());
            one.put("what", texts.of("phases", phase.name(), phase.what()));
            ArrayNode words = one.putArray("words");
            phase.words().forEach(words::add);
            ObjectNode arrows = one.putObject("arrows");
            phase.arrows().values().forEach(arrow -> {
                ObjectNode way = arrows.putObject(arrow.name());
                way.put("to", arrow.to());
                way.put("end", arrow.end());
            });
        }
        return answer;
    }
}
