package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.files.CheckedContent;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Validation of files against their schema before they are read. */
class FileCheckTest {
    private static final String GAME = "koi-koi/1/";
    private static final RulesFolder RULES = RulesFolder.inJar();

    private final RuleCaches caches = new RuleCaches();

    @TempDir
    private Path folder;

    private List<Problem> problems(String kind, String yaml) {
        Problems problems = new Problems();
        assertNull(FileCheck.tree(kind, "a.yaml", yaml.replace("\\n", "\n"), problems, caches, false));
        return problems.sorted();
    }

    private static String shown(Problem problem) {
        return problem.place().line() + ": " + problem.message()
                + (problem.advice() == null ? "" : " | " + problem.advice());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "layer ~ - a ~ 1: \"layer\" must be a map of named entries, not a list",
                "layer ~ title: x ~ 1: Missing \"layer\"",
                "layer ~ layer: ~ 1: Missing \"layer\"",
                "layer ~ layer: [a] ~ 1: \"layer\" must be a text, not a list",
                "layer ~ layer: a\\noptoins: {} ~ 2: Unknown key \"optoins\" | did you mean \"options\"?",
                "layer ~ layer: a\\nseats: 7 ~ 2: Invalid value \"7\" for \"seats\" | for example: 2..7",
                "layer ~ layer: a\\nseats: 2-7 ~ 2: Invalid value \"2-7\" for \"seats\" | for example: 2..7",
                "layer ~ layer: a\\ncites: [x] ~ 2: Invalid value \"x\" for \"cites\" | for example: AB-EN-001",
                "layer ~ layer: a\\nwiden: { kan: x } ~ 2: Invalid value \"x\" for \"kan\" | for example: 24, 1..24, 1..",
                "layer ~ layer: a\\nwords: { b: { english: x } } ~ 2: Unknown key \"english\" | for example: en, romaji",
                "layer ~ layer: a\\nvalues: { change: { b: many } } ~ 2: Expected a number or {option: name}, not \"many\"",
                "layer ~ layer: a\\nvalues: { change: { b: -1 } } ~ 2: Invalid value -1 for \"b\" | allowed: 0 to 1000000",
                "layer ~ layer: a\\nlimits: { b: { what: x, worth: { kan: -1 } } } ~ 2: Invalid value -1 for \"kan\" | allowed: 0 to 1000000",
                "layer ~ layer: a\\nlimits: { b: { what: x, worth: { kann: 1 } } } ~ 2: Unknown key \"kann\" | did you mean \"kan\"?",
                "layer ~ layer: a\\nlimits: { b: { what: x, worth: { kan: 1, points: 2 } } } ~ 2: Too many \"worth\": 2; the maximum is 1",
                "layer ~ layer: a\\nlimits: { b: { what: x, worth: {} } } ~ 2: Missing \"worth\"",
                "layer ~ layer: a\\nlimits: { b: { what: x, worth: { kan: 1 }, in: rond } } ~ 2: Invalid value \"rond\" for \"in\" | did you mean \"round\"?",
                "layer ~ layer: a\\nyaku: { change: { b: { needs: true } } } ~ 2: \"needs\" must be a text or a list, not \"true\"",
                "layer ~ layer: a\\nyaku: { change: { b: { count: [{ of: x }] } } } ~ 2: Missing \"at-least\" / \"at-most\" / \"exactly\"",
                "layer ~ layer: a\\nyaku: { change: { b: { months: [[5]] } } } ~ 2: Invalid value 5 for \"months\" | allowed: 1 to 4",
                "layer ~ layer: a\\nyaku: { change: { b: { months: [[]] } } } ~ 2: Missing \"months\"",
                "layer ~ layer: a\\nyaku: { change: { b: { more: { each: card, kan: 1 } } } } ~ 2: Missing \"of\"",
                "layer ~ layer: a\\nyaku: { change: { b: { when: { round: 0 } } } } ~ 2: Invalid value 0 for \"round\" | allowed: 1 to 10000",
                "layer ~ layer: a\\nrules: { add: [x] } ~ 2: \"add\" must be a text, not a list",
                "options ~ options: { a: { what: x, default: 1, values: 7-2 } } ~ 1: Invalid value \"7-2\" for \"values\" | for example: 2..7, 0.., [3, 5]",
                "options ~ options: { a: { what: x, default: 1, values: [1.5] } } ~ 1: \"values\" must be a text or a whole number or true or false, not \"1.5\"",
                "options ~ options: { a: { what: x, default: 1, values: 0.., group: rar } } ~ 1: Invalid value \"rar\" for \"group\" | did you mean \"rare\"?",
                "options ~ options: { a: { what: '', default: 1, values: 0.. } } ~ 1: Missing \"what\"",
                "record ~ fields: { a: conted 9A } ~ 1: Invalid value \"conted 9A\" for \"a\" | did you mean \"counted 9A\"?",
                "record ~ fields: { a: potin } ~ 1: Invalid value \"potin\" for \"a\" | did you mean \"pot-in\"?",
                "pack ~ {id: a, version: 1.0, title: x, deck: d, seats: 2..3, profiles: {}, files: []} ~ 1: Invalid value \"1.0\" for \"version\" | for example: 1.0.0",
                "lessons ~ front: [a, b] ~ 1: Too few entries in \"front\" | write at least 3",
                "phases ~ {start: a, actions: {}, marks: {seat: {}}, phases: {a: {what: x, does: setle}}} ~ 1: Invalid value \"setle\" for \"does\" | did you mean \"settle\"?",
            })
    void reportsViolation(String kind, String yaml, String expected) {
        List<Problem> found = problems(kind, yaml);
        assertEquals(expected, shown(found.get(0)), found.toString());
    }

    @Test
    void reportsViolationsInOtherLanguages() {
        Problem problem =
                problems("layer", "layer: a\nvalues: { change: { b: many } }").get(0);
        assertEquals(
                "Ange ett tal eller {option: namn}, inte \"many\"",
                problem.in("sv").message());
        Problem kind = problems("layer", "layer: a\nyaku: { change: { b: { needs: true } } }")
                .get(0);
        assertEquals(
                "\"needs\" måste vara en text eller en lista, inte \"true\"",
                kind.in("sv").message());
        assertEquals(
                "\"needs\" muss ein Text oder eine Liste sein, nicht \"true\"",
                kind.in("de").message());
        Problem key = problems("layer", "layer: a\nx: 1").get(0);
        assertEquals(
                "schema/layer.json zeigt die erlaubten Schlüssel", key.in("de").advice());
        Problem few = problems("lessons", "front: [a, b]").get(0);
        assertEquals("För få poster i \"front\"", few.in("sv").message());
        assertEquals("schreib mindestens 3", few.in("de").advice());
    }

    @Test
    void reportsAllMissingAndUnknownKeysOfEntry() {
        assertEquals(
                List.of(
                        "1: Missing \"start\"",
                        "1: Missing \"marks\"",
                        "1: Missing \"phases\"",
                        "2: Unknown key \"q\""),
                problems("phases", "actions: {}\nq: 1\n").stream()
                        .map(problem -> problem.place().line() + ": " + problem.message())
                        .toList());
    }

    /** All files are validated. Errors that an invalid file may have caused elsewhere are not reported. */
    @Test
    void reportsOnlyProblemsOfInvalidFilesThemselves() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        texts.put(GAME + "options.yaml", "options: { players: 7 }\n");
        texts.put(GAME + "values.yaml", RULES.read(GAME + "values.yaml").replaceFirst("unit: seats", "unti: seats"));
        texts.put(GAME + "glossary.yaml", "names: { stop: { note: x } }\n");
        Path layer = Files.writeString(
                folder.resolve("house.yaml"),
                "layer: house\nbecause: x\noptions: { rounds: 3, unknown: [] }\nvalues: { change: { unknown: 1 } }\n");
        assertEquals(
                List.of(
                        "options.yaml:1 not-in-schema \"players\" must be a map of named entries, not \"7\"",
                        "values.yaml:4 not-in-schema Missing \"unit\"",
                        "values.yaml:6 not-in-schema Unknown key \"unti\"",
                        "house.yaml:3 not-in-schema \"unknown\" must be a text or a whole number or true or false, not a list",
                        "glossary.yaml:1 not-in-schema Missing \"en\""),
                check(texts, layer));
        texts.put(GAME + "pack.yaml", RULES.read(GAME + "pack.yaml").replace("deck:", "dekc:"));
        List<String> found = check(texts, layer);
        assertTrue(found.contains("pack.yaml:2 not-in-schema Missing \"deck\""), found.toString());
        assertEquals(7, found.size(), found.toString());
    }

    private static List<String> check(Map<String, String> texts, Path layer) {
        return RuleLibrary.of(RULES.with(texts)).check("koi-koi", null, List.of(layer)).stream()
                .map(problem -> problem.place().file().replaceFirst(".*/", "") + ":"
                        + problem.place().line() + " " + problem.code() + " " + problem.message())
                .toList();
    }

    @Test
    void checksValidTextOnce() {
        String text = "fields: { a: factor }\n";
        String key = FileCheck.key("record", text, caches);
        assertNull(caches.get(RuleCaches.Store.CHECKED, key));
        assertNotNull(FileCheck.tree("record", "a.yaml", text, new Problems(), caches, false));
        assertNotNull(caches.get(RuleCaches.Store.CHECKED, key));
    }

    @Test
    void reportsInvalidTextEveryTime() {
        for (int i = 0; i < 2; i++) {
            assertEquals(1, problems("record", "fields: { a: b }").size());
            assertEquals(
                    1, problems("record", "fields: { a: factor, a: factor }").size());
        }
    }

    /** The build has validated the shipped files, so they are not validated again unless they change. */
    @ParameterizedTest
    @CsvSource({"options, koi-koi/1/options.yaml", "values, hachi-hachi/1/values.yaml", "drawing, decks/hanafuda.svg"})
    void onlyUnchangedShippedFilesCountAsChecked(String kind, String file) {
        String text = RULES.read(file);
        assertTrue(CheckedContent.has(FileCheck.key(kind, text, caches)));
        assertFalse(CheckedContent.has(FileCheck.key(kind, text + " ", caches)));
        assertFalse(CheckedContent.has(FileCheck.key("glossary", text, caches)));
    }
}
