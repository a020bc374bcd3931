package dev.oya.service.questions;

import dev.oya.answers.LessonStep;
import dev.oya.bots.Bots;
import dev.oya.cards.Card;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.read.LayerNames;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Lessons;
import dev.oya.say.Wording;
import dev.oya.service.http.CompiledPacks;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lessons of a game: a table for a first round, and explanations of events that happen for the first time. */
final class LessonTable {
    private static final int FRONT = 3;

    private final CompiledPacks packs;
    /**
     * Lessons by the folder of the game. The pack is not the key, because layers do not change lessons and clients can send any
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

    /** Returns the cards that represent a game, by default the cards with the most points. */
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

    /** Returns the number of players of a first round, by default that of the profile. */
    Object players(Pack pack) {
        return lessons(pack).options().getOrDefault("players", pack.settings().get("players"));
    }

    /** Returns the house-rule layers that the game offers, with their texts. */
    ArrayNode house(Pack pack, Wording speech) {
        Lessons lessons = lessons(pack);
        ArrayNode house = Json.MAPPER.createArrayNode();
        RulesFolder folder = packs.library().folder();
        for (String layer : lessons.house()) {
            if (LayerNames.isHere(folder, layer)) {
                house.addObject()
                        .put("layer", layer)
                        .put("title", lessons.saysOfHouse(layer, speech.language()))
                        .put("text", folder.read(LayerNames.file(layer)));
            }
        }
        return house;
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
        for (int seat = 1; seat < (Integer) players(pack); seat++) {
            seats.addObject().put("kind", "bot").put("bot", Bots.levels().get(0));
        }
        table.put("away", 0).put("seed", lessons.seed());
        ArrayNode steps = answer.putArray("steps");
        LessonStep.of(pack, lessons, speech).forEach(step -> steps.add(Json.tree(step)));
        return answer;
    }
}
