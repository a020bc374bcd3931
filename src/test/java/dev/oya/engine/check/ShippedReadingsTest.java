package dev.oya.engine.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The build parses the shipped rules and ships the results, which must equal those of parsing the rules again. */
class ShippedReadingsTest {
    @Test
    void shippedResultsEqualParsedRules() {
        RuleLibrary library = RuleLibrary.inJar();
        RuleCaches shipped = new RuleCaches();
        RuleCaches parsed = new RuleCaches();
        int rules = 0;
        for (String game : library.games()) {
            for (String profile : library.profiles(game)) {
                Pack pack = library.pack(game, profile, List.of());
                for (RuleSource source : pack.rules()) {
                    // Marks the file as loaded, so that its rules are parsed.
                    parsed.put(RuleCaches.Store.RULE_READINGS, source.file(), true);
                    List<RuleReadingCache> content = RuleReadingCache.of(source, shipped);
                    assertEquals(RuleReadingCache.of(source, parsed), content, source.file());
                    rules += content.size();
                }
            }
        }
        assertTrue(rules > 500, rules + " rules");
    }

    @Test
    void shipsResultsOfEveryFile() {
        RuleLibrary library = RuleLibrary.inJar();
        Pack pack = library.pack("hachi-hachi", "sv", List.of());
        for (RuleSource source : pack.rules()) {
            RuleCaches caches = new RuleCaches();
            ShippedReadings.load(source.file(), caches);
            int shipped = caches.keys(RuleCaches.Store.RULE_READINGS).size();
            assertTrue(shipped >= RuleReadingCache.of(source, caches).size(), source.file());
        }
    }
}
