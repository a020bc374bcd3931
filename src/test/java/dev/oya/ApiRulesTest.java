package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.api.GameChoice;
import dev.oya.api.GameInfo;
import dev.oya.api.GameRules;
import dev.oya.api.HouseLayer;
import dev.oya.api.Lesson;
import dev.oya.api.Oya;
import dev.oya.api.PackFault;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RulesException;
import dev.oya.api.RulesWatch;
import dev.oya.api.Subscription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library's API for rules: options, errors, rule books, pictures, lessons and changed files. */
class ApiRulesTest {
    private static final Oya OYA = Oya.open();
    private static final GameChoice GAME = GameChoice.of("koi-koi");
    private static final long SECONDS = 60;

    @TempDir
    private Path folder;

    static Stream<GameInfo> games() {
        return Exhaustive.some(OYA.games("en"), 3).stream();
    }

    /** Returns allowed and invalid values of the given option. */
    private static List<Object> values(GameInfo.Option option) {
        List<Object> values = new ArrayList<>(option.values());
        values.addAll(List.of("no such value", -7, 999_999_999, true));
        if (option.least() != null) {
            values.add(option.least());
            values.add(option.least() - 1);
        }
        if (option.most() != null) {
            values.add(option.most());
            values.add(option.most() + 1);
        }
        return values;
    }

    @ParameterizedTest
    @MethodSource("games")
    void checkReportsSameErrorsAsRules(GameInfo game) {
        Random random = new Random(game.id().hashCode());
        for (int trial = 0; trial < 8; trial++) {
            GameInfo.Option option =
                    game.options().get(random.nextInt(game.options().size()));
            List<Object> values = values(option);
            Object value = values.get(random.nextInt(values.size()));
            GameChoice choice = GameChoice.of(game.id()).option(option.name(), value);
            List<PackFault> errors = assertCheckAgrees(choice);
            assertTrue(!option.values().contains(value) || errors.isEmpty(), choice.toString());
        }
    }

    private static List<PackFault> errors(GameChoice choice) {
        return OYA.check(choice).stream().filter(fault -> !fault.isWarning()).toList();
    }

    private static List<PackFault> assertCheckAgrees(GameChoice choice) {
        List<PackFault> errors = errors(choice);
        if (errors.isEmpty()) {
            OYA.rules(choice);
        } else {
            assertEquals(
                    errors,
                    assertThrows(RulesException.class, () -> OYA.rules(choice)).faults());
        }
        return errors;
    }

    @Test
    void checkReportsEveryKindOfInvalidChoice() {
        HouseLayer broken = new HouseLayer("a.yaml", "layer: a\ntitle: A\nbase: koi-koi\noptions: { turns: 6 }\n");
        HouseLayer cut = new HouseLayer("a.yaml", "layer: [");
        HouseLayer drl = new HouseLayer(
                "a.yaml",
                "layer: a\ntitle: A\nbase: koi-koi\nbecause: A test.\nrules:\n  add: |\n    rule \"x/y\" when then end\n");
        for (GameChoice wrong : List.of(
                GameChoice.of("koi"),
                GameChoice.of(""),
                GameChoice.of("../koi-koi"),
                GameChoice.of("koi-koi@99"),
                GAME.profile("xx"),
                GAME.option("players", 9),
                GAME.option("players", 9).option("no-such", 1),
                GAME.option("no-such", 1),
                GAME.layer(broken),
                GAME.layer(cut),
                GAME.layer(new HouseLayer("a\0b/", "")),
                GAME.layer(drl))) {
            for (String language : List.of("en", "sv")) {
                GameChoice choice = wrong.language(language);
                List<PackFault> errors = assertCheckAgrees(choice);
                assertFalse(errors.isEmpty(), choice.toString());
                for (PackFault fault : errors) {
                    assertFalse(
                            (fault.message() + fault.advice()).matches("(?s).*(--[a-z]|'oya ).*"), fault.toString());
                }
            }
        }
        assertEquals(2, errors(GAME.option("players", 9).option("no-such", 1)).size());
    }

    @Test
    void checkWarnsAboutUnknownLanguage() {
        List<PackFault> faults = OYA.check(GAME.language("se"));
        assertEquals(
                List.of("no-language"), faults.stream().map(PackFault::code).toList());
        assertTrue(faults.get(0).isWarning());
        assertTrue(faults.get(0).message().contains("\"se\""), faults.toString());
        assertEquals("choose one of these languages: en, sv, de", faults.get(0).advice());
        assertEquals(List.of(), OYA.check(GAME.language("sv")));
        assertEquals(1, OYA.check(GAME.language("it")).size());
        assertEquals(List.of(), OYA.check(GameChoice.of("scopa@1").language("it")));
        assertEquals(
                OYA.rules(GAME.language("en")).game().title(),
                OYA.rules(GAME.language("se")).game().title());
    }

    @Test
    void reportsInvalidOptionsInAdditionToUnknownProfile() {
        GameChoice wrong = GAME.profile("xx").option("rundor", 3).option("players", "two");
        assertEquals(
                List.of("unknown-option", "unknown-profile", "wrong-value"),
                assertCheckAgrees(wrong).stream().map(PackFault::code).sorted().toList());
    }

    @Test
    void reportsErrorsInChosenLanguage() {
        PackFault fault = errors(GAME.option("players", 9).language("de")).get(0);
        assertEquals("wrong-value", fault.code());
        RulesException thrown = assertThrows(
                RulesException.class, () -> OYA.rules(GAME.profile("xx").language("sv")));
        assertTrue(thrown.getMessage().contains("Regelvarianten \"xx\" finns inte"), thrown.getMessage());
        assertFalse(
                fault.message().equals(errors(GAME.option("players", 9)).get(0).message()));
        GameRules swedish = OYA.rules(GAME.language("sv"));
        RulesException settled =
                assertThrows(RulesException.class, () -> swedish.settle("{ seats: { 0: { captured: 8L } } }"));
        assertFalse(settled.faults().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void describesOptionsPicturesBookAndLesson(GameInfo game) {
        for (String language : List.of("en", "sv")) {
            GameRules rules = OYA.rules(GameChoice.of(game.id()).language(language));
            assertEquals(rules.options().keySet().size(), rules.game().options().size());
            for (GameInfo.Option option : rules.game().options()) {
                assertEquals(rules.options().get(option.name()), option.usual(), option.name());
                boolean fits = switch (option.type()) {
                    case TRUTH -> option.usual() instanceof Boolean;
                    case NUMBER -> option.usual() instanceof Integer;
                    case NAME -> option.usual() instanceof String;
                };
                assertTrue(fits, option.toString());
                assertTrue(option.values().isEmpty() == (option.least() != null), option.toString());
                assertFalse(option.what().isEmpty());
            }
            assertTrue(rules.game().leastSeats() <= rules.game().mostSeats());
            assertTrue(rules.book().contains("<html lang=\"" + language + "\""), language);
            Lesson lesson = rules.lesson();
            assertFalse(lesson.steps().isEmpty());
            PlayedMatch first = OYA.rules(lesson.choice()).deal(lesson.seed());
            assertFalse(first.moves().isEmpty());
        }
        GameRules rules = OYA.rules(GameChoice.of(game.id()));
        for (String card : rules.cards()) {
            assertTrue(rules.picture(card).startsWith("<svg"), card);
            assertTrue(rules.pictures().contains("id=\"" + card + "\""), card);
        }
        assertTrue(rules.picture("back").startsWith("<svg"));
        assertNull(rules.picture("no-such-card"));
    }

    /** Copies the rules of Koi-Koi to the temporary folder. */
    private Path copied() throws IOException {
        Path from = Path.of("rules");
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = from.relativize(file).toString();
                if (!name.contains("/") || name.matches("(koi-koi|decks|common)/.*")) {
                    Path to = folder.resolve(name);
                    Files.createDirectories(to.getParent());
                    Files.copy(file, to);
                }
            }
        }
        return folder;
    }

    @Test
    void keepsLastValidRulesWhileFileIsInvalid() throws Exception {
        Oya oya = Oya.open(copied());
        BlockingQueue<List<PackFault>> told = new LinkedBlockingQueue<>();
        Path file = folder.resolve("koi-koi/1/options.yaml");
        String whole = Files.readString(file);
        try (RulesWatch watch = oya.watch(GAME, now -> told.add(now.faults()))) {
            String digest = watch.rules().digest();
            Files.writeString(file, whole.substring(0, whole.length() / 2) + "\n  broken: [");
            List<PackFault> faults = told.poll(SECONDS, TimeUnit.SECONDS);
            assertFalse(faults == null || faults.isEmpty(), "no faults were reported");
            assertTrue(faults.get(0).file().endsWith("options.yaml"), faults.toString());
            assertEquals(digest, watch.rules().digest());
            assertFalse(watch.rules().deal("kept").moves().isEmpty());
            Files.delete(file);
            assertFalse(told.poll(SECONDS, TimeUnit.SECONDS).isEmpty());
            assertEquals(digest, watch.rules().digest());
            Files.writeString(file, whole);
            assertEquals(List.of(), told.poll(SECONDS, TimeUnit.SECONDS));
            assertEquals(List.of(), watch.faults());
            assertEquals(digest, watch.rules().digest());
        }
    }

    @Test
    void notifiesListenerOfChangedFiles() throws Exception {
        Path file = Files.writeString(folder.resolve("sources.yaml"), "");
        CountDownLatch heard = new CountDownLatch(1);
        try (Subscription listening = Oya.open(folder).onChange(heard::countDown)) {
            Files.writeString(file, "# changed");
            assertTrue(heard.await(SECONDS, TimeUnit.SECONDS), listening.toString());
        }
        assertThrows(RulesException.class, () -> Oya.open(folder).watch(GAME, now -> {}));
    }
}
