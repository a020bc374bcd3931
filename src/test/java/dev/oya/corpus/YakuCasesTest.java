package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.vocabulary.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares the points of captured cards with those that an independent program has computed. */
class YakuCasesTest {
    private static final Path FILE = Path.of("src", "test", "resources", "conformance", "koi-koi-yaku-cases.json.gz");
    private static final String CUP = "9A";

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> scoresEverySetOfCards() throws IOException {
        JsonNode cases;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(FILE))) {
            cases = new JsonMapper().readTree(in.readAllBytes()).get("cases");
        }
        RuleBook rules = rules(List.of());
        RuleBook asAnimal = rules(List.of(counting("animal")));
        RuleBook asChaff = rules(List.of(counting("chaff")));
        return StreamSupport.stream(cases.spliterator(), false)
                .map(one -> DynamicTest.dynamicTest(
                        one.get("id") + " " + one.get("name").asString(), () -> {
                            CardSet cards = cards(rules, one);
                            Answer answer = rules.taken(cards);
                            assertAll(
                                    () -> assertEquals(yaku(one), yaku(answer), "combinations"),
                                    () -> assertEquals(one.get("base").intValue(), answer.worth(), "points"),
                                    () -> assertEquals(one.get("sakeCup").asString(null), cup(rules, cards), "cup"),
                                    () -> assertEquals(
                                            one.get("asAnimal").intValue(),
                                            asAnimal.taken(cards).worth(),
                                            "with the cup as an animal"),
                                    () -> assertEquals(
                                            one.get("asChaff").intValue(),
                                            asChaff.taken(cards).worth(),
                                            "with the cup as chaff"));
                        }));
    }

    private static RuleBook rules(List<Path> layers) {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.rules(oya.pack("koi-koi", "de", layers), Map.of());
    }

    /** Returns a layer under which the sake cup counts only as the given kind. */
    private Path counting(String kind) throws IOException {
        return Files.writeString(
                folder.resolve(kind + ".yaml"),
                "layer: " + kind + "\nbecause: To see what this way of counting is worth.\n" + "either: { change: { "
                        + CUP + ": { kinds: [" + kind + ", " + kind + "] } } }\n");
    }

    private static CardSet cards(RuleBook rules, JsonNode one) {
        List<String> codes = new ArrayList<>();
        one.get("cards").forEach(code -> codes.add(code.stringValue()));
        return rules.settings().set(String.join(" ", codes));
    }

    private static Map<String, Integer> yaku(JsonNode one) {
        Map<String, Integer> yaku = new TreeMap<>();
        one.get("yaku")
                .forEach(each -> yaku.put(
                        each.get("id").stringValue(), each.get("points").intValue()));
        return yaku;
    }

    private static Map<String, Integer> yaku(Answer answer) {
        Map<String, Integer> yaku = new TreeMap<>();
        answer.found().forEach(each -> yaku.put(each.id(), each.points()));
        return yaku;
    }

    private static String cup(RuleBook rules, CardSet cards) {
        return cards.meets(rules.settings().set(CUP))
                ? rules.taken(cards).counting().get(CUP)
                : null;
    }
}
