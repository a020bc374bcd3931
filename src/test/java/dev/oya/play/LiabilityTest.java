package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Liability in Hachi-Hachi depends on how the completing card reached the field. */
class LiabilityTest {
    private static final RuleBook RULES = rules();

    private static RuleBook rules() {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.rules(
                oya.pack("hachi-hachi", "sv", List.of()),
                Map.of("liability.dekiyaku", true, "liability.catch-triplet", true));
    }

    @ParameterizedTest(name = "group {0}, from the hand {1}, the last card {2}, no turn since {3}: {4}")
    @CsvSource({
        "true, true, false, true, true",
        "true, false, false, true, false",
        "true, true, true, true, false",
        "true, true, false, false, false",
        "false, true, false, true, true",
        "false, false, false, true, false",
        "false, true, false, false, false"
    })
    void liabilityDependsOnOriginOfCard(
            boolean group, boolean fromHand, boolean lastCard, boolean fresh, boolean liable) {
        List<String> tags = group ? List.of() : List.of("liable");
        Completed asked = new Completed(RULES.settings(), "", tags, group, fromHand, lastCard, fresh);
        assertEquals(liable, RULES.ask(asked).first(Conclusion.Liable.class) != null);
    }
}
