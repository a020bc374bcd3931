package dev.oya.say;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.words.Messages;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reasons for refusing a move, in every language. */
class RefusalTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Path PLAY = Path.of(System.getProperty("basedir", ""), "src/main/java/dev/oya/play");
    private static final Pattern CALL = Pattern.compile("Verdict\\.refused\\([^;]*;");
    private static final Pattern TEXT = Pattern.compile("\"([a-z.-]+)\"");

    @Test
    void everyReasonHasSentenceInEveryLanguage() throws IOException {
        Set<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.walk(PLAY)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                CALL.matcher(Files.readString(file))
                        .results()
                        .forEach(call -> TEXT.matcher(call.group()).results().forEach(key -> used.add(key.group(1))));
            }
        }
        ResourceBundle english = sentences("en");
        assertEquals(used, english.keySet());
        for (String language : Messages.LANGUAGES) {
            assertEquals(used, sentences(language).keySet(), language);
            used.forEach(key -> assertEquals(
                    english.getString(key).split("%s", -1).length,
                    sentences(language).getString(key).split("%s", -1).length,
                    key + " in " + language));
        }
    }

    private static ResourceBundle sentences(String language) {
        return Messages.of("dev.oya.play.refusals", language);
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1B crane is not in the hand., It is another player's turn.",
        "sv, 1B tranan finns inte på handen., En annan spelare är på tur.",
        "de, 1B Kranich ist nicht auf der Hand., Ein anderer Spieler ist am Zug."
    })
    void refusesIllegalMoveInLanguageOfPlayer(String language, String hand, String turn) {
        Pack pack = OYA.pack("koi-koi", null, List.of());
        Wording speech = new Wording(language, OYA.folder(), pack);
        Match match = match(pack);
        int crane = pack.deck().copies("1B").first();
        int seat = match.table().turn();
        assertEquals(hand, speech.refusal(judge(match, new Move.ByMonth(seat, "play", crane, CardSet.NONE))));
        assertEquals(turn, speech.refusal(judge(match, new Move.ByMonth((seat + 1) % 3, "play", crane, CardSet.NONE))));
    }

    private static Match match(Pack pack) {
        int crane = pack.deck().copies("1B").first();
        for (int seed = 0; ; seed++) {
            Match match = Match.start(OYA.rules(pack, Map.of()), "refused " + seed);
            if (match.table().turn() >= 0
                    && !match.table().hand(match.table().turn()).contains(crane)) {
                return match;
            }
        }
    }

    private static Verdict.Refused judge(Match match, Move move) {
        Verdict.Refused refused = match.judge(move);
        assertTrue(refused != null, () -> "this move is legal: " + move);
        return refused;
    }

    @Test
    void usesRuleSentenceAsReason() {
        Pack pack = OYA.pack("cassino", null, List.of());
        Wording speech = new Wording("de", OYA.folder(), pack);
        assertEquals("muss etwas nehmen", speech.refusal(new Verdict.Refused("must-take-in", List.of(), "unknown")));
    }
}
