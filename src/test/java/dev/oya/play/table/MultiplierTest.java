package dev.oya.play.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons for a round's multiplier: the cards on the field that caused it and the rules that apply. */
class MultiplierTest {
    @ParameterizedTest(name = "{0} after {1}, {2}: {3}")
    @CsvSource({
        "1B 2C1,       '', carry, 2 1B large-field highest-first",
        "1B 11B,       '', carry, 4 11B sovereign-field highest-first",
        "11B 12B,      '', carry, 4 11B sovereign-field highest-first",
        "1B 2C1,       4,  carry, 4 carried-waits highest-first",
        "1B 8B 11B,    '', stack, 16 1B 8B 11B large-field all-at-once sovereign-field",
        "2C1 3C1,      '', carry, 1"
    })
    void namesCardsAndRulesThatCausedIt(String field, String carried, String several, String reason) {
        RuleLibrary library = RuleLibrary.inJar();
        Pack pack = library.pack("hachi-hachi", "sv", List.of());
        Map<String, Object> options = Map.of("players", 3, "multiplier.several", several);
        TableBuilder builder = TableBuilder.of(library.rules(pack, options), new int[3]);
        Table table = builder.table();
        CardSet cards = CardSet.NONE;
        for (String code : field.split(" ")) {
            cards = cards.plus(CardSet.of(pack.deck().card(code).index()));
        }
        builder.multipliedBy(
                cards,
                Arrays.stream(carried.split(" "))
                        .filter(one -> !one.isEmpty())
                        .map(Integer::valueOf)
                        .toList());
        assertEquals(
                reason,
                Stream.of(
                                Stream.of(String.valueOf(table.factor())),
                                pack.deck().codes(table.factorCards()).stream(),
                                table.factorRules().stream().map(rule -> rule.substring(rule.indexOf('/') + 1)))
                        .flatMap(parts -> parts)
                        .collect(Collectors.joining(" ")));
    }
}
