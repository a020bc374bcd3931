package dev.oya.serve.questions;

import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.language.Lessons;
import dev.oya.pack.language.Texts;
import dev.oya.record.Json;
import dev.oya.serve.Packs;
import dev.oya.told.Speech;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A first round of a game: the table to play it at, and what is said when something happens for the first time. */
final class Teaching {
    private final Packs packs;
    private final Map<String, Lessons> known = new ConcurrentHashMap<>();

    Teaching(Packs packs) {
        this.packs = packs;
    }

    /** The game that is offered to whoever has played none. */
    String first(List<Pack> games) {
        return games.stream()
                .min(Comparator.comparingInt(pack -> lessons(pack).order()))
                .map(Pack::id)
                .orElseThrow();
    }

    private Lessons lessons(Pack pack) {
        return known.computeIfAbsent(
                pack.digest(), any -> Lessons.of(packs.oya().folder(), pack));
    }

    ObjectNode json(Pack pack, Speech speech) {
        Lessons lessons = lessons(pack);
        ObjectNode answer = Json.object().put("game", pack.id());
        ObjectNode table = answer.putObject("table");
        ObjectNode rules = table.putObject("rules").put("game", pack.id()).put("profile", pack.profile());
        rules.set("options", Json.MAPPER.valueToTree(lessons.options()));
        ArrayNode seats = table.putArray("seats");
        seats.addObject().put("kind", "person");
        Object players = lessons.options().getOrDefault("players", pack.leastSeats());
        for (int seat = 1; seat < (Integer) players; seat++) {
            seats.addObject().put("kind", "bot").put("bot", "easy");
        }
        table.put("away", 0).put("seed", lessons.seed());
        Texts texts = speech.texts(pack);
        ArrayNode steps = answer.putArray("steps");
        for (String moment : Lessons.MOMENTS) {
            String said = lessons.says("moments", moment, speech.language());
            String aim = pack.aim() == null ? speech.title(pack) : texts.of("pack", "aim", pack.aim());
            if (said != null || moment.equals("begin")) {
                step(steps, "moment", moment, null, said == null ? aim : said);
            }
        }
        for (Phases.Phase phase : pack.phases().phases().values()) {
            String said = lessons.says("phases", phase.name(), speech.language());
            String usual = texts.of("phases", phase.name(), phase.what());
            step(steps, "phase", phase.name(), speech.word(phase.name()), said == null ? usual : said);
        }
        pack.phases().words().forEach((word, told) -> {
            String said = lessons.says("words", word, speech.language());
            if (said != null || !told.silent()) {
                step(
                        steps,
                        "word",
                        word,
                        speech.word(word),
                        said == null ? texts.of("words", word, told.what()) : said);
            }
        });
        pack.yaku().values().stream()
                .filter(one -> one.isPlayed(pack.settings()))
                .forEach(one -> {
                    String said = lessons.says("yaku", one.id(), speech.language());
                    String usual = texts.of("yaku", one.key(), one.what());
                    step(steps, "yaku", one.id(), speech.word(one.id()), said == null ? usual : said);
                });
        return answer;
    }

    private static void step(ArrayNode steps, String when, String of, String title, String says) {
        steps.addObject().put("when", when).put("of", of).put("title", title).put("says", says);
    }
}
