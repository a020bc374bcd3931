package dev.oya.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.SituationValidator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record may state only carried multipliers that the rules can produce. */
class WaitingMultiplierTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static Pack pack(String game) {
        return OYA.pack(game, null, List.of());
    }

    @Test
    void derivesPossibleMultipliersFromRules() {
        assertEquals(Set.of(2, 4), SituationValidator.waiting(OYA.rules(pack("hachi-hachi"), Map.of())));
        assertEquals(Set.of(), SituationValidator.waiting(OYA.rules(pack("mulle"), Map.of())));
    }

    @ParameterizedTest
    @CsvSource({"2, 4, 0", "4, 4, 0", "1, 2, 1", "3, 3, 1", "8, 2, 1"})
    void rejectsMultipliersThatRulesCannotProduce(int first, int second, int wrong) {
        Pack pack = pack("hachi-hachi");
        RuleBook rules = OYA.rules(pack, Map.of());
        RecordReader fields = new RecordReader(Json.object(), 1);
        new RoundStart(fields, pack, null).carried(rules, new Match.Start(2, 0, new int[3], List.of(first, second), 0));
        assertEquals(wrong, fields.problems().size(), fields.problems().toString());
    }
}
