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
import dev.oya.api.LegalMove;
import dev.oya.api.MoveAnswer;
import dev.oya.api.Oya;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RulesException;
import dev.oya.api.SeatBot;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The public API loses no member, exposes no type of its implementation, and rejects invalid arguments immediately. */
class ApiTest {
    private static final Path KEPT = Path.of("src/test/resources/api.txt");
    private static final Pattern NAME = Pattern.compile("[a-z]+(?:\\.[\\w$]+)+");
    private static final GameChoice GAME = GameChoice.of("koi-koi").option("players", 2);

    private static final Set<String> OF_EVERY_RECORD = Set.of("equals", "hashCode", "toString");

    private static final TreeSet<String> MEMBERS = members();

    /** Returns the signatures of all public methods and constructors. */
    private static TreeSet<String> members() {
        TreeSet<String> all = new TreeSet<>();
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("dev.oya.api").stream()
                        .filter(type -> type.getPackageName().equals("dev.oya.api"))
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC)
                                && type.getEnclosingClass()
                                        .map(outer -> outer.getModifiers().contains(JavaModifier.PUBLIC))
                                        .orElse(true))
                        .map(JavaClass::reflect)
                        .forEach(type -> Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors())
                                .flatMap(Arrays::stream)
                                .map(java.lang.reflect.Executable.class::cast)
                                .filter(member -> Modifier.isPublic(member.getModifiers()) && !member.isSynthetic())
                                .filter(member -> !OF_EVERY_RECORD.contains(member.getName()))
                                .forEach(member -> all.add(member.toGenericString())));
        return all;
    }

    @Test
    void keepsEveryPublicMember() throws Exception {
        if (System.getProperty("update") != null) {
            Files.write(KEPT, MEMBERS);
        }
        assertEquals(String.join("\n", Files.readAllLines(KEPT)), String.join("\n", MEMBERS));
    }

    @Test
    void exposesOnlyItsOwnTypes() {
        List<String> foreign = MEMBERS.stream()
                .flatMap(one -> NAME.matcher(one).results().map(MatchResult::group))
                .filter(name -> !name.startsWith("java.") && !name.startsWith("dev.oya.api."))
                .toList();
        assertEquals(List.of(), foreign);
    }

    @Test
    void playsEveryGameToItsEndWithCorrectRecords() {
        Oya oya = Oya.open();
        assertTrue(oya.games("en").size() > 2);
        oya.games("en")
                .forEach(game -> game.profiles().forEach(profile -> {
                    PlayedMatch match = oya.rules(GameChoice.of(game.id()).profile(profile.id()))
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
    void rejectsInvalidArgumentsImmediately() {
        Oya oya = Oya.open();
        assertThrows(IllegalArgumentException.class, () -> Oya.open(Path.of("no such folder")));
        assertThrows(RulesException.class, () -> oya.rules(GameChoice.of("no-such-game")));
        assertThrows(RulesException.class, () -> oya.rules(GAME.profile("xx")));
        PlayedMatch match = oya.rules(GAME).deal("a seed");
        assertThrows(IndexOutOfBoundsException.class, () -> match.view(9));
        assertThrows(IndexOutOfBoundsException.class, () -> match.moves(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> match.undo(2));
        assertThrows(IndexOutOfBoundsException.class, () -> match.bot(2, "greedy"));
        assertThrows(IllegalArgumentException.class, () -> match.hints(0, 0, Duration.ZERO));
        assertThrows(RulesException.class, () -> match.bot(0, "no-such-bot"));
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
        for (String wrong : List.of("", "game: koi-koi", "captured: [1R, 1R]", "captured: 99", "captured: 1R")) {
            RulesException told = assertThrows(RulesException.class, () -> rules.settle(wrong), wrong);
            assertTrue(told.faults().size() > 0, wrong);
        }
        for (List<String> wrong : List.of(List.of("1R", "1R"), List.of("99"))) {
            assertThrows(RulesException.class, () -> rules.inCaptured(wrong));
        }
        assertThrows(RulesException.class, () -> rules.inHand(List.of("1R")));
    }

    @Test
    void throwsNullPointerExceptionForNullArguments() {
        Oya oya = Oya.open();
        GameRules rules = oya.rules(GAME);
        PlayedMatch match = rules.deal("a seed");
        for (Executable call : List.<Executable>of(
                () -> GameChoice.of(null),
                () -> GAME.option(null, 1),
                () -> GAME.option("players", null),
                () -> GAME.layer(null),
                () -> GAME.language(null),
                () -> new HouseLayer(null, ""),
                () -> new HouseLayer("a.yaml", null),
                () -> Oya.open(null),
                () -> oya.games(null),
                () -> oya.game(null),
                () -> oya.rules(null),
                () -> oya.check(null),
                () -> oya.verify(null),
                () -> oya.verify(List.of(), (HouseLayer) null),
                () -> oya.replay(null, "en"),
                () -> oya.replay(List.of(), null),
                () -> oya.resume(null, "en"),
                () -> oya.resume("", null),
                () -> oya.onChange(null),
                () -> oya.watch(null, now -> {}),
                () -> oya.watch(GAME, null),
                () -> rules.deal(null),
                () -> rules.settle(null),
                () -> rules.inHand(null),
                () -> rules.inCaptured(Arrays.asList("1R", null)),
                () -> rules.explain(null),
                () -> rules.picture(null),
                () -> match.play((String) null),
                () -> match.play((LegalMove) null),
                () -> match.bot(0, (String) null),
                () -> match.bot(0, (SeatBot) null),
                () -> match.hints(0, 1, null))) {
            assertThrows(NullPointerException.class, call);
        }
    }

    @Test
    void parsesOptionValuesGivenAsText() {
        Oya oya = Oya.open();
        for (Object two : List.of("2", 2, "2")) {
            assertEquals(2, oya.rules(GAME.option("players", two)).options().get("players"));
        }
        for (Object wrong : List.of("two", 1, true, "")) {
            assertThrows(RulesException.class, () -> oya.rules(GAME.option("players", wrong)));
        }
    }

    @Test
    void distinguishesLayersOfSameNameByTheirTexts() {
        Oya oya = Oya.open();
        List<Object> rounds = new ArrayList<>();
        for (int number : List.of(3, 6)) {
            rounds.add(oya.rules(GAME.layer(layer("friday.yaml", "friday", number)))
                    .options()
                    .get("rounds"));
        }
        assertEquals(List.of(3, 6), rounds);
        GameChoice both = GAME.layer(layer("a/\\b.yaml", "friday", 3)).layer(layer("a/\\b.yaml", "monday", 6));
        assertEquals(6, oya.rules(both).options().get("rounds"));
    }

    private static HouseLayer layer(String name, String id, int rounds) {
        return new HouseLayer(
                name,
                "layer: " + id + "\ntitle: Friday\nbase: koi-koi\nbecause: A test.\noptions: { rounds: " + rounds
                        + " }\n");
    }
}
