package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.service.TableClient.Seat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A match keeps the rules it started with after the rules folder has changed. */
class UpgradeTest {
    @Test
    void matchSurvivesRuleChange(@TempDir Path temp) throws Exception {
        Path rules = temp.resolve("rules");
        HiddenCardsTest.copy(
                Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("rules"), rules);
        Path data = temp.resolve("data");
        RunningService before = new RunningService(RuleLibrary.of(RulesFolder.of(rules)), data, null, List.of());
        Seat seat = TableClient.table(before.service.address(), TableClient.wanted("koi-koi", 2, 0))
                .get(0);
        JsonNode view = seat.view();
        before.service.close();
        Path deck = rules.resolve("decks/hanafuda.yaml");
        String text = Files.readString(deck);
        Files.writeString(deck, text.replaceFirst("(?m)^(  1B:.*)\\n(  1R:.*)\\n", "$2\n$1\n"));
        RunningService after = new RunningService(RuleLibrary.of(RulesFolder.of(rules)), data, null, List.of());
        try {
            Seat same = new Seat(after.service.address(), seat.table(), seat.token());
            assertEquals(view, same.view());
            JsonNode other = TableClient.table(after.service.address(), TableClient.wanted("koi-koi", 2, 0))
                    .get(0)
                    .view();
            assertNotEquals(
                    view.get("rules").get("digest"), other.get("rules").get("digest"), "the rules have not changed");
        } finally {
            after.service.close();
        }
    }
}
