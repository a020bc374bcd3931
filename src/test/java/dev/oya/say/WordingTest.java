package dev.oya.say;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.answers.Settlement;
import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves and payments are described in sentences without the messages of the command line. */
public class WordingTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({"mulle, sv", "mulle, de", "hachi-hachi, en", "koi-koi, sv", "scopa, it"})
    void describesEveryMoveAndPayment(String game, String language) {
        Pack pack = OYA.pack(game, null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of());
        Wording speech = new Wording(language, OYA.folder(), pack);
        MoveSentence sentence = new MoveSentence(rules, speech);
        MoveReasons reasons = new MoveReasons(rules, speech, false);
        Match match = Match.start(rules, "told");
        Shuffle random = new Shuffle("told");
        while (!match.round().isOver()) {
            for (Move move : match.round().moves()) {
                assertFalse(sentence.withCodes(move, MoveSentence.Form.OTHER).isBlank(), move.toString());
                reasons.of(match.view(move.seat()), move).forEach(reason -> spoken(reason, pack));
                for (MoveSentence.Form form : MoveSentence.Form.values()) {
                    spoken(sentence.of(move, form), pack);
                }
            }
            match.act(match.round().any(random::below));
        }
        assertFalse(
                new Settlement(rules.settings(), match.table(), speech).json().isEmpty());
    }

    /** Checks that a sentence is not blank and contains no card codes, placeholders or gaps. */
    private static void spoken(String sentence, Pack pack) {
        assertFalse(sentence.isBlank() || sentence.contains("%") || sentence.contains("  "), sentence);
        List<String> said = List.of(sentence.split("[ ,;+:]+"));
        assertFalse(pack.deck().cards().stream().anyMatch(card -> said.contains(card.code())), sentence);
    }
}
