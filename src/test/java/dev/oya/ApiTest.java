package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.oya.api.GameChoice;
import dev.oya.api.GameRules;
import dev.oya.api.HouseLayer;
import dev.oya.api.MoveAnswer;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RulesException;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compatibility of the public API: no member is removed, no internal type is exposed, and misuse is rejected at once. */
class ApiTest {
    private static final Path KEPT = Path.of("src/test/resources/api.txt");
    private static final Pattern NAME = Pattern.compile("[a-z]+(?:\\.[\\w$]+)+");
    private static final GameChoice GAME = GameChoice.of("koi-koi");

    private static final Set<String> OF_EVERY_RECORD = Set.of("equals", "hashCode", "toString");

    @TempDir
    private Path folder;

    /** Returns every public member, one line each. */
    private static TreeSet<String> members() {
        TreeSet<String> all = new TreeSet<>();
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("dev.oya").stream()
                        .filter(type -> type.getPackageName().equals("dev.oya.api")
                                || type.getName().equals("dev.oya.Oya"))
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                        .map(JavaClass::reflect)
                        .forEach(type -> Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors())
                                .flatMap(Arrays::stream)
                                .map(Executable.class::cast)
                                .filter(member -> Modifier.isPublic(member.getModifiers()) && !member.isSynthetic())
                                .filter(member -> !OF_EVERY_RECORD.contains(member.getName()))
                                .forEach(member -> all.add(member.toGenericString())));
        return all;
    }

    @Test
    void keepsEveryPublicMember() throws Exception {
        if (System.getProperty("update") != null) {
            Files.write(KEPT, members());
        }
        assertEquals(String.join("\n", Files.readAllLines(KEPT)), String.join("\n", members()));
    }

    @Test
    void exposesNoInternalTypes() {
        List<String> foreign = members().stream()
                .flatMap(one -> NAME.matcher(one).results().map(MatchResult::group))
                .filter(name -> !name.startsWith("java.")
                        && !name.startsWith("dev.oya.api.")
                        && !name.startsWith("dev.oya.Oya"))
                .toList();
        assertEquals(List.of(), foreign);
    }

    @Test
    void playsEveryGameWithValidRecords() {
        Oya oya = Oya.open();
        assertTrue(oya.games().size() > 2);
        oya.games()
                .forEach(game -> game.profiles().forEach(reading -> {
                    PlayedMatch match = oya.rules(GameChoice.of(game.id()).profile(reading.id()))
                            .deal("a seed");
                    for (int round = 0; round < 2 && !match.isOver(); round++) {
                        if (round > 0) {
                            match.nextRound();
                        }
                        while (!match.isRoundOver()) {
                            int seat = match.moves().get(0).seat();
                            assertTrue(match.view(seat).hand().size() > 0
                                    || match.view(seat).turn() != null);
                            assertTrue(match.play(match.moves().get(0)).isMade());
                        }
                        assertEquals(match.seats(), match.result().totals().size());
                    }
                    assertEquals(List.of(), oya.verify(match.records()), game.id());
                }));
    }

    @Test
    void rejectsInvalidArguments() {
        Oya oya = Oya.open();
        assertThrows(NullPointerException.class, () -> GameChoice.of(null));
        assertThrows(NullPointerException.class, () -> oya.rules(GAME).deal(null));
        assertThrows(IllegalArgumentException.class, () -> Oya.open(Path.of("no such folder")));
        assertThrows(RulesException.class, () -> oya.rules(GameChoice.of("no-such-game")));
        assertThrows(RulesException.class, () -> oya.rules(GAME.profile("xx")));
        PlayedMatch match = oya.rules(GAME).deal("a seed");
        assertThrows(IndexOutOfBoundsException.class, () -> match.view(9));
        assertThrows(IllegalStateException.class, match::result);
        assertThrows(IllegalStateException.class, match::nextRound);
        for (String wrong : List.of(
                "",
                "[]",
                "{",
                "{\"seat\":0,\"do\":\"fly\"}",
                "{\"seat\":9,\"do\":\"play\",\"card\":\"1R\",\"take\":[]}")) {
            assertTrue(match.play(wrong) instanceof MoveAnswer.Refused, wrong);
        }
        GameRules rules = oya.rules(GAME);
        for (String wrong : List.of("", "game: koi-koi", "captured: [1R, 1R]", "captured: 99")) {
            RulesException told = assertThrows(RulesException.class, () -> rules.settle(wrong), wrong);
            assertTrue(told.faults().size() > 0, wrong);
        }
    }

    @Test
    void acceptsOptionAsNumberOrText() {
        Oya oya = Oya.open();
        for (Object two : List.of("2", 2, "2")) {
            assertEquals(2, oya.rules(GAME.option("players", two)).options().get("players"));
        }
        for (Object wrong : List.of("two", 1, true, "")) {
            assertThrows(IllegalArgumentException.class, () -> oya.rules(GAME.option("players", wrong)));
        }
    }

    @Test
    void distinguishesLayersOfSameNameByText() {
        Oya oya = Oya.open();
        List<Object> rounds = new ArrayList<>();
        for (int number : List.of(3, 6)) {
            String yaml = "layer: friday\ntitle: Friday\nbase: koi-koi\nbecause: A test.\noptions: { rounds: " + number
                    + " }\n";
            rounds.add(oya.rules(GAME.layer(new HouseLayer("friday.yaml", yaml)))
                    .options()
                    .get("rounds"));
        }
        assertEquals(List.of(3, 6), rounds);
    }

    @Test
    void notifiesListenerOfChangedRules() throws Exception {
        Path file = Files.writeString(folder.resolve("sources.yaml"), "");
        CountDownLatch heard = new CountDownLatch(1);
        try (AutoCloseable listening = Oya.open(folder).onChange(heard::countDown)) {
            Files.writeString(file, "# changed");
            assertTrue(heard.await(30, TimeUnit.SECONDS), listening.toString());
        }
    }
}
