package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Amount;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Checks that each game and profile defines nothing superfluous, and that every number has a unit. */
class PackHealthTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static Stream<Pack> packs() throws IOException {
        return OYA.games().stream().flatMap(PackHealthTest::profiles);
    }

    private static Stream<Pack> profiles(String game) {
        try (Stream<Path> files = Files.walk(RuleTexts.RULES.resolve(game))) {
            return files
                    .filter(file -> file.getParent().endsWith("profiles"))
                    .map(file -> file.getFileName().toString().replace(".yaml", ""))
                    .sorted()
                    .map(profile -> OYA.pack(game, profile, List.of()))
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static String name(Pack pack) {
        return pack.id() + " " + pack.profile();
    }

    /** Returns the text of all rules without comments. */
    private static String rules(Pack pack) {
        return String.join("\n", pack.rules().stream().map(RuleSource::text).toList())
                .replaceAll("(?m)^\\s*//.*$", "");
    }

    @TestFactory
    Stream<DynamicContainer> everyValueHasUnitAndIsUsed() throws IOException {
        return packs().map(pack -> {
            String rules = rules(pack);
            return DynamicContainer.dynamicContainer(
                    name(pack),
                    pack.values().values().stream()
                            .map(value -> dynamicTest(value.name(), () -> {
                                assertFalse(unit(value).isBlank(), "the number has no unit");
                                boolean named = pack.phases().actions().values().stream()
                                        .map(word -> word.tender())
                                        .anyMatch(tender -> tender != null
                                                && List.of(tender.step(), tender.most())
                                                        .contains(value.name()));
                                boolean weighed = pack.scales().values().stream()
                                        .anyMatch(scale -> scale.containsKey(value.name()));
                                assertTrue(
                                        named || weighed || rules.contains("\"" + value.name() + "\""),
                                        "no rule uses the value");
                            })));
        });
    }

    private static String unit(Value value) {
        return value.amount().unit() == null ? "" : value.amount().unit();
    }

    @TestFactory
    Stream<DynamicContainer> everyCombinationHasUnit() throws IOException {
        return packs().map(pack -> DynamicContainer.dynamicContainer(
                name(pack),
                pack.yaku().values().stream()
                        .filter(entry -> entry.worth() != null)
                        .map(entry -> dynamicTest(entry.key(), () -> assertUnits(entry)))));
    }

    private static void assertUnits(YakuEntry entry) {
        for (Amount amount : entry.more() == null
                ? List.of(entry.worth())
                : List.of(entry.worth(), entry.more().amount())) {
            assertTrue(amount.unit() != null && !amount.unit().isBlank(), "the number has no unit");
        }
    }

    @TestFactory
    Stream<DynamicContainer> everySetIsUsed() throws IOException {
        return packs().map(pack -> {
            String rules = rules(pack);
            String files = RuleTexts.files(".yaml").stream()
                    .filter(file -> file.startsWith(RuleTexts.RULES.resolve(pack.id()))
                            || file.startsWith(RuleTexts.RULES.resolve("common")))
                    .map(file -> String.join("\n", RuleTexts.lines(file)))
                    .reduce("", String::concat);
            return DynamicContainer.dynamicContainer(
                    name(pack),
                    pack.sets().keySet().stream()
                            .map(set -> dynamicTest(set, () -> {
                                Pattern word = Pattern.compile("(?<![\\w-])" + Pattern.quote(set) + "(?![\\w-])");
                                // The first occurrence is the declaration.
                                assertTrue(
                                        word.matcher(rules).find()
                                                || word.matcher(files).results().count() > 1,
                                        "no rule or entry uses the set");
                            })));
        });
    }

    @TestFactory
    Stream<DynamicContainer> everyOptionIsUsed() throws IOException {
        return packs().map(pack -> {
            String rules = rules(pack);
            return DynamicContainer.dynamicContainer(
                    name(pack),
                    pack.options().keySet().stream()
                            .map(option -> dynamicTest(option, () -> {
                                boolean asked = rules.contains("\"" + option + "\"");
                                boolean given = pack.values().values().stream()
                                        .anyMatch(value ->
                                                option.equals(value.amount().option()));
                                boolean combined = pack.yaku().values().stream().anyMatch(entry -> uses(entry, option));
                                boolean table = List.of("players", "rounds").contains(option)
                                        || option.equals(pack.unit())
                                        || pack.optionsOfConditions().contains(option);
                                assertTrue(asked || given || combined || table, "no rule or entry uses the option");
                            })));
        });
    }

    private static boolean uses(YakuEntry entry, String option) {
        return option.equals(entry.when())
                || entry.worth() != null && option.equals(entry.worth().option())
                || entry.more() != null && option.equals(entry.more().amount().option());
    }

    @TestFactory
    Stream<DynamicContainer> everyTransitionHasOneRule() throws IOException {
        return packs().map(pack -> {
            String rules = rules(pack);
            Stream<DynamicTest> tests = pack.phases().phases().values().stream()
                    .map(Phases.Phase::transitions)
                    .flatMap(transitions -> transitions.keySet().stream())
                    .map(transition -> dynamicTest(
                            transition,
                            () -> assertEquals(1, rules.split("rule \"" + transition + "\"", -1).length - 1, "rules")));
            return DynamicContainer.dynamicContainer(name(pack), tests);
        });
    }

    @TestFactory
    Stream<DynamicTest> everyActionIsOfferedInSomePhase() throws IOException {
        return packs().map(pack -> dynamicTest(name(pack), () -> {
            for (String word : pack.phases().actions().keySet()) {
                assertTrue(
                        pack.phases().phases().values().stream()
                                .anyMatch(phase -> phase.actions().contains(word)),
                        word + " is offered in no phase");
            }
        }));
    }

    @Test
    void flowerDeckHasExpectedCardsAndPoints() {
        var deck = OYA.pack("hachi-hachi", "sv", List.of()).deck();
        assertEquals(48, deck.cards().size());
        assertEquals(264, deck.points(deck.parse("all")));
        assertEquals(12, deck.groupCount());
        for (int month = 1; month <= 12; month++) {
            assertEquals(4, deck.group(month).size(), "cards of month " + month);
        }
    }
}
