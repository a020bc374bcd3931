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
        answer.set("layers", Json.MAPPER.valueToTree(pack.layers()));
        answer.put("digest", pack.digest());
        ObjectNode all = answer.putObject("options");
        for (Option option : pack.options().values()) {
            ObjectNode one = all.putObject(option.name());
            Object value = settings.get(option.name());
            one.set("value", Json.MAPPER.valueToTree(value));
            one.put("default", Objects.equals(value, option.defaultFor(pack.profile())));
            one.put("allowed", option.allowed());
            one.put("what", texts.of("options", option.name(), option.what()));
            one.setAll(Json.tree(new Json.Cited(option.cite())));
        }
        ObjectNode yaku = answer.putObject("yaku");
        for (YakuEntry entry : pack.yaku().values()) {
            ObjectNode one = yaku.putObject(entry.key());
            one.put("id", entry.id());
            one.put("group", entry.group());
            one.put("what", texts.of("yaku", entry.key(), entry.what()));
            one.put("worth", Amounts.worth(entry, settings));
            one.put("played", entry.isPlayed(settings));
            one.setAll(Json.tree(new Json.Cited(entry.cite())));
        }
        ObjectNode either = answer.putObject("either");
        for (Either card : pack.either().values()) {
            ObjectNode one = either.putObject(card.card());
            one.set("kinds", Json.MAPPER.valueToTree(card.kinds()));
            one.put("what", card.what());
            one.setAll(Json.tree(new Json.Cited(card.cite())));
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
            one.setAll(Json.tree(new Json.Cited(value.cite())));
        }
        ObjectNode phases = answer.putObject("phases");
        for (Phases.Phase phase : pack.phases().phases().values()) {
            ObjectNode one = phases.putObject(phase.name());
            one.put("what", texts.of("phases", phase.name(), phase.what()));
            one.set("words", Json.MAPPER.valueToTree(phase.words()));
            ObjectNode arrows = one.putObject("arrows");
            phase.arrows()
                    .values()
                    .forEach(arrow ->
                            arrows.putObject(arrow.name()).put("to", arrow.to()).put("end", arrow.end()));
        }
        return answer;
    }
}
