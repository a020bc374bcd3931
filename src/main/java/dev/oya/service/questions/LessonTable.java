package dev.oya.service.questions;

import dev.oya.cards.Card;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.words.Lessons;
import dev.oya.pack.words.Translations;
import dev.oya.say.Wording;
import dev.oya.service.http.CompiledPacks;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lessons of a game: a table for a first round, and explanations of events that happen for the first time. */
final class LessonTable {
    private static final int FRONT = 3;

    private final CompiledPacks packs;
    /**
     * Lessons by the folder of the game. A pack would be a worse key: layers do not change lessons, and clients can send any
     * number of layers.
     */
    private final Map<String, Lessons> known = new ConcurrentHashMap<>();

    LessonTable(CompiledPacks packs) {
        this.packs = packs;
    }

    /** Returns the game to offer to a new player. */
    String first(List<Pack> games) {
        return games.stream()
                .min(Comparator.comparingInt(pack -> lessons(pack).order()))
                .map(Pack::id)
                .orElseThrow();
    }

    /** Returns the cards that represent a game. By default they are the cards with the most points. */
    List<String> front(Pack pack) {
        List<String> front = lessons(pack).front();
        return front.isEmpty()
                ? pack.deck().cards().stream()
                        .sorted(Comparator.comparingInt(card -> -card.points()))
                        .limit(FRONT)
                        .map(Card::code)
                        .toList()
                : front;
    }

    private Lessons lessons(Pack pack) {
        return known.computeIfAbsent(
                pack.folder(), any -> Lessons.of(packs.library().folder(), pack));
    }

    ObjectNode json(Pack pack, Wording speech) {
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
        steps(answer.putArray("steps"), pack, lessons, speech);
        return answer;
    }

    /**
     * Adds the steps of the lessons. A step without its own text uses the description in the pack. Actions that play a card need
     * none if the game has lessons, because the lessons explain them.
     */
    private static void steps(ArrayNode steps, Pack pack, Lessons lessons, Wording speech) {
        Translations texts = speech.texts(pack);
        BiFunction<String, String, String> said = (section, id) -> lessons.says(section, id, speech.language());
        for (String moment : Lessons.MOMENTS) {
            String aim = pack.aim() == null ? speech.title(pack) : texts.of("pack", "aim", pack.aim());
            step(steps, "moment", moment, null, said.apply("moments", moment), moment.equals("begin") ? aim : null);
        }
        for (Phases.Phase phase : pack.phases().phases().values()) {
            String id = phase.name();
            step(steps, "phase", id, speech.word(id), said.apply("phases", id), texts.of("phases", id, phase.what()));
        }
        pack.phases().actions().forEach((action, told) -> {
            boolean explained = told.silent() || told.card() != null && !lessons.isEmpty();
            String usual = explained ? null : texts.of("actions", action, told.what());
            step(steps, "action", action, speech.word(action), said.apply("actions", action), usual);
        });
        for (YakuEntry one : pack.yaku().values()) {
            if (one.isPlayed(pack.settings())) {
                String amount = speech.amount(one, pack.settings());
                String worth = amount == null ? "" : " (" + amount + ")";
                String usual = texts.of("yaku", one.key(), one.what()) + worth;
                step(steps, "yaku", one.id(), speech.word(one.id()), said.apply("yaku", one.id()), usual);
            }
        }
    }

    private static void step(ArrayNode steps, String when, String of, String title, String text, String otherwise) {
        String says = text == null ? otherwise : text;
        if (says != null) {
            steps.addObject()
                    .put("when", when)
                    .put("of", of)
                    .put("title", text == null ? title : null)
                    .put("says", says);
        }
    }
}
