package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.Schemas;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The schemas contain the number ranges that the readers enforce, so that editors report invalid numbers. */
class SchemaRangesTest {
    @ParameterizedTest
    @ValueSource(strings = {"yaku", "values", "layer", "deck", "pack"})
    void everyNumberHasRange(String kind) {
        List<String> silent = new ArrayList<>();
        walk(Schemas.of(kind), "", silent);
        // Two keys need no range: "no-limit", and "eager", which advises bots.
        silent.removeIf(path -> path.endsWith("/no-limit") || path.endsWith("/eager"));
        assertEquals(List.of(), silent);
    }

    private static void walk(JsonNode node, String path, List<String> silent) {
        String type = node.path("type").asString("");
        if (type.equals("number")) {
            assertEquals(0, node.path("minimum").asInt(-1), path);
            assertEquals(UnitRanges.MOST_POINTS, node.path("maximum").asInt(-1), path);
        } else if (type.equals("integer") && !node.has("minimum")) {
            silent.add(path);
        }
        assertTrue(path.length() < 1_000, path);
        node.properties().forEach(one -> walk(one.getValue(), path + "/" + one.getKey(), silent));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            walk(node.get(i), path + "/" + i, silent);
        }
    }
}
