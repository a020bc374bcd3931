package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** For a game without written lessons, the service derives lessons from the texts of the rules. */
class UntaughtGameTest {
    @TempDir
    private Path folder;

    @Test
    void derivesLessonsFromPhasesActionsAndYaku() throws Exception {
        RuleLibrary rules = RunningService.rulesWithout(".*/lessons.yaml", folder.resolve("rules"));
        try (RunningService running = new RunningService(rules, folder.resolve("data"), null, List.of())) {
            JsonNode told = TableClient.JSON.readTree(
                    running.get("/api/games/scopa/lessons").body());
            Map<String, String> steps = new java.util.TreeMap<>();
            told.get("steps")
                    .forEach(step -> steps.put(
                            step.get("when").stringValue() + ":"
                                    + step.get("of").stringValue(),
                            step.get("says").stringValue()));
            assertEquals(
                    "In turn, the players play a card from the hand. It takes in cards that match its number, or stays on the table.",
                    steps.get("phase:turn"));
            assertEquals("A card takes in cards that match its number.", steps.get("action:take"));
            assertEquals("The seven of coins. (1 point)", steps.get("yaku:settebello"));
            assertTrue(steps.get("moment:begin").startsWith("Be the first to reach the goal"), steps.toString());
            Set<String> moments = new HashSet<>(steps.keySet());
            moments.removeIf(id -> !id.startsWith("moment:"));
            assertEquals(Set.of("moment:begin"), moments);
        }
    }
}
