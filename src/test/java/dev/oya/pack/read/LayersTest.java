package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Luck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.Pack;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of house-rule layers on a game and on each other. */
class LayersTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final String BRIGHTS = "captured-yaku/five-brights";
    private static final String OFF = "rules: { disable: [%s] }";
    private static final String FOUR = """
            rules:
              replace:
                "%1$s": |
                  // Any four brights count as five.
                  rule "%1$s" @because("So we play.")
                  when
                      Captured( reaches(4, "bright") )
                  then
                      insert( new Yaku("five-brights", 0) );
                  end
            """;

    @TempDir
    Path folder;

    private Path layer(String id, String text) throws IOException {
        return Files.writeString(
                folder.resolve(id + ".yaml"), "layer: " + id + "\nbecause: We say so.\nbase: koi-koi@1\n" + text);
    }

    private RuleBook rules(String... layers) throws IOException {
        Path[] files = new Path[layers.length];
        for (int i = 0; i < layers.length; i++) {
            files[i] = layer("layer-" + i, String.format(layers[i], BRIGHTS));
        }
        return OYA.allowingDrl()
                .rules(OYA.allowingDrl().pack("koi-koi", null, Arrays.asList(files)), Map.of("players", 2));
    }

    private static boolean counts(RuleBook rules, String cards) {
        return rules.taken(rules.settings().pack().deck().parse(cards)).ids().contains("five-brights");
    }

    @Test
    void acceptsShortFormsOfChangedEntries() throws IOException {
        Path set = layer("set", "sets: { add: { mine: { what: Two cards., cards: 1B } } }");
        Path plain = layer("plain", "values: { change: { duel.field: 5 } }\nsets: { change: { mine: 1B 3B } }");
        Path keys = layer(
                "keys", "values: { change: { duel.field: { is: 5 } } }\nsets: { change: { mine: { cards: 1B 3B } } }");
        Pack pack = OYA.pack("koi-koi", null, List.of(set, plain));
        assertEquals(5, pack.values().get("duel.field").amount().number());
        assertEquals(pack.deck().parse("1B 3B"), pack.deck().parse("mine"));
        Pack same = OYA.pack("koi-koi", null, List.of(set, keys));
        assertEquals(
                same.values().get("duel.field").amount(),
                pack.values().get("duel.field").amount());
        assertEquals(same.deck().parse("mine"), pack.deck().parse("mine"));
        Path wrong = layer("wrong", "values: { change: { duel.field: many } }");
        PackException refused = assertThrows(PackException.class, () -> OYA.pack("koi-koi", null, List.of(wrong)));
        assertEquals("no-number", refused.problems().get(0).code());
    }

    /** Layers can disable or replace a generated rule by its name. The last layer that does so prevails. */
    @ParameterizedTest
    @CsvSource({
        ", true, false",
        "off, false, false",
        "four, true, true",
        "off four, true, true",
        "four off, false, false",
        "four four, true, true",
        "off off, false, false",
        "off four off, false, false"
    })
    void lastLayerPrevailsForGeneratedRule(String layers, boolean five, boolean four) throws IOException {
        List<String> names = layers == null ? List.of() : List.of(layers.split(" "));
        RuleBook rules = rules(
                names.stream().map(name -> name.equals("off") ? OFF : FOUR).toArray(String[]::new));
        assertEquals(five, counts(rules, "bright"));
        assertEquals(four, counts(rules, "bright -11B"));
        String said = new RuleIndex(rules.settings().pack()).of(BRIGHTS).sentence();
        assertEquals(four, said.equals("Any four brights count as five."), said);
    }

    /** A layer can replace a rule generated from phases, even if an earlier layer has disabled it. */
    @Test
    void replacesRuleOfTransition() throws IOException {
        Pack pack = OYA.pack("koi-koi", null, List.of());
        String transition = pack.phases().phases().values().stream()
                .flatMap(phase -> phase.transitions().keySet().stream())
                .filter(name -> WrittenRule.of(pack).get(name).place().file().endsWith("phases.yaml"))
                .findFirst()
                .orElseThrow();
        String rule =
                WrittenRule.of(pack).get(transition).drl().replaceFirst("@\\w+\\(\"[^\"]*\"\\)", "@because(\"Ours.\")");
        String replaced = "rules:\n  replace:\n    \"" + transition + "\": |\n      "
                + rule.strip().replace("\n", "\n      ");
        assertTrue(rules("rules: { disable: [" + transition + "] }", replaced).settings().pack().rules().stream()
                .anyMatch(source -> source.text().contains("Ours.")));
    }

    @Test
    void rejectsSecondRuleForEntry() {
        String added = FOUR.replace("replace:", "add: |").replaceAll("(?m)^ +\"%1.*\\n", "");
        assertEquals("rule-twice", refused(added));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "widen: { two-player-deal: [8] }; wrong-value",
                "widen: { viewing: 3 }; wrong-value",
                "widen: { round: 3 }; unknown-option",
                "payments: { six: { what: Six., from: dealer, to: dealer, worth: { points: 6 } } }; wrong-value",
                "payments: { six: { what: Six., from: dealer, to: others, worth: { points: 6 }, when: { end: drawn } } }; unknown-name",
                "payments: { six: { what: Six., from: dealer, to: others, worth: { kan: 6 } } }; unknown-unit",
                "add: { phases: { rest: { does: look } } }; not-in-schema",
                "rules: { disable: [captured-yaku/six-brights] }; unknown-rule"
            })
    void rejectsInvalidLayer(String text, String code) {
        assertEquals(code, refused(text));
    }

    private String refused(String text) {
        return assertThrows(PackException.class, () -> rules(text))
                .problems()
                .get(0)
                .code();
    }

    @Test
    void rejectsFractionalPointsPerKan() throws IOException {
        Path eleven = layer("eleven", "widen: { kan: 11 }\noptions: { kan: 11 }\n".replace("koi-koi", ""));
        Files.writeString(eleven, Files.readString(eleven).replace("koi-koi@1", "hachi-hachi@1"));
        var refused = assertThrows(PackException.class, () -> OYA.pack("hachi-hachi", null, List.of(eleven)));
        assertTrue(refused.problems().stream().allMatch(one -> one.code().equals("wrong-value")), refused.getMessage());
    }

    @Test
    void playsWidenedOption() {
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of(Path.of("short-year")));
        assertEquals(
                9, Match.start(OYA.rules(pack, Map.of("players", 3)), "nine").rounds());
        assertEquals(8, pack.settings().get("kan"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en: six to the dealer", "sv: sex till given", "fr: dealers-six"})
    void usesDisplayNamesOfLayer(String said) {
        Pack pack = OYA.pack("koi-koi", null, List.of(Path.of("six-to-the-dealer")));
        String[] word = said.split(": ");
        assertEquals(
                word[0].equals("fr") ? "six to the dealer" : word[1],
                Glossary.of(OYA.folder(), pack).word("dealers-six", word[0]));
    }

    /** If the cards run out, each other seat pays the dealer. After any other end, no seat pays. */
    @Test
    void makesAddedPaymentOnlyAtItsEnd() {
        Pack pack = OYA.pack("koi-koi", null, List.of(Path.of("six-to-the-dealer")));
        Match match = Match.start(OYA.rules(pack, Map.of("players", 3)), "six");
        Luck luck = new Luck("six");
        boolean[] seen = new boolean[2];
        for (int round = 0; round < 60 && !(seen[0] && seen[1]); round++) {
            while (!match.round().isOver()) {
                match.act(match.round().any(luck::below));
            }
            int dealer = match.table().dealer();
            List<Payment> paid = match.table().payments().stream()
                    .filter(one -> one.reason().equals("dealers-six"))
                    .toList();
            boolean drawn = "exhausted".equals(match.table().end());
            seen[drawn ? 1 : 0] = true;
            assertEquals(drawn ? 2 : 0, paid.size());
            paid.forEach(one -> {
                assertEquals(dealer, one.to());
                assertFalse(one.from() == dealer);
                assertEquals("payment/dealers-six", one.why().rule());
            });
            if (match.isOver()) {
                match = Match.start(match.rules(), "six" + round);
            } else {
                match.nextRound(CardSource.of("six", round));
            }
        }
        assertTrue(seen[0] && seen[1]);
    }

    /** No seat loses more than the limits per round and per match. The sum of all scores stays zero. */
    @Test
    void limitsLossesInRoundAndMatch() {
        String text = """
                limits:
                  round-limit: { what: Nobody loses more., worth: { points: 4 } }
                  match-limit: { what: Nobody loses all., worth: { points: 9 }, in: match }
                """;
        Match match = assertDoesNotThrow(() -> Match.start(rules(text), "limits"));
        Luck luck = new Luck("limits");
        Set<String> kept = new HashSet<>();
        for (int round = 0; round < 80; round++) {
            while (!match.round().isOver()) {
                match.act(match.round().any(luck::below));
            }
            int[] lost = new int[2];
            int sum = 0;
            for (Payment payment : match.table().payments()) {
                lost[payment.from()] += payment.points();
                lost[payment.to()] -= payment.points();
                if (payment.reason().endsWith("-limit")) {
                    kept.add(payment.why().rule());
                }
            }
            for (int seat = 0; seat < 2; seat++) {
                assertTrue(lost[seat] <= 4, "round " + round);
                assertTrue(match.table().score(seat) >= -9, "round " + round);
                sum += match.table().score(seat);
            }
            assertEquals(0, sum);
            if (match.isOver()) {
                match = Match.start(match.rules(), "limits" + round);
            } else {
                match.nextRound(CardSource.of("limits", round));
            }
        }
        assertEquals(Set.of("limit/round-limit", "limit/match-limit"), kept);
    }

    /** The layer forbids koi-koi from ten points on, so its rule must read the current points of the seat. */
    @Test
    void rulesReadPointsOfCapturedCards() {
        Pack pack = OYA.pack("koi-koi", null, List.of(Path.of("ten-are-enough")));
        RuleBook rules = OYA.rules(pack, Map.of("players", 2));
        Luck luck = new Luck("enough");
        Set<Boolean> seen = new HashSet<>();
        for (int number = 0; number < 200 && seen.size() < 2; number++) {
            Match match = Match.start(rules, "enough" + number);
            while (!match.round().isOver()) {
                List<String> words =
                        match.round().moves().stream().map(Move::action).toList();
                if (words.contains("stop")) {
                    int worth = rules.taken(match.table().pile(match.table().turn()), 1)
                            .worth();
                    assertEquals(worth < 10, words.contains("koi-koi"), worth + " points");
                    seen.add(worth < 10);
                }
                // Calls koi-koi if it is legal, so that the round continues and more combinations are completed.
                Move move = words.contains("koi-koi")
                        ? match.round().moves().get(words.indexOf("koi-koi"))
                        : match.round().any(luck::below);
                match.act(move);
            }
        }
        assertEquals(Set.of(true, false), seen);
    }
}
