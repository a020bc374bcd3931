package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DrlTextTest {
    private static final String TEXT = """
            // rule "no rule"
            rule "a/b" @cites("AB-1 AB-2")
                @because("said \\"so\\"")
            when
                Player( $seat : seat, is("end") ) /* rule "none" */
                not Lost( move.end() )
            then
                insert( new Pays($seat, "rule") );
            end
            rule plain when then end
            """;

    @Test
    void findsRulesOutsideCommentsAndTexts() {
        List<DrlText.Rule> rules = DrlText.of(TEXT).rules();
        assertEquals(
                List.of("a/b", "plain"), rules.stream().map(DrlText.Rule::name).toList());
        DrlText.Rule first = rules.get(0);
        assertEquals(2, first.line());
        assertEquals(List.of("AB-1", "AB-2"), first.cite().statements());
        assertEquals("said \"so\"", first.cite().because());
        assertEquals(Set.of("Player", "Lost"), first.asks());
        assertEquals(Set.of("Pays"), first.concludes());
        assertEquals(Set.of("end", "rule"), first.says());
        assertEquals(
                "rule plain when then end",
                TEXT.substring(rules.get(1).start(), rules.get(1).end()));
    }

    @Test
    void ignoresCommentsAndCitationsInComparison() {
        String other = TEXT.replace("AB-1", "AB-7").replace("/* rule \"none\" */", "// nothing\n");
        assertEquals(DrlText.of(TEXT).bare(), DrlText.of(other).bare());
        assertFalse(DrlText.of(TEXT)
                .bare()
                .equals(DrlText.of(TEXT.replace("\"end\"", "\"ends\"")).bare()));
    }

    @Test
    void readsTextTruncatedAnywhere() {
        for (int length = 0; length <= TEXT.length(); length++) {
            DrlText text = DrlText.of(TEXT.substring(0, length));
            assertEquals(DrlText.of(text.uncited()).bare(), text.bare(), "length " + length);
        }
    }

    @Test
    void unterminatedRuleEndsBeforeNextRule() {
        DrlText text = DrlText.of("rule \"open\" when Player(\nrule \"other\" when then end");
        assertEquals(
                List.of("open", "other"),
                text.rules().stream().map(DrlText.Rule::name).toList());
        assertEquals("rule \"open\" when Player(".length(), text.rules().get(0).end());
        assertEquals(text.rules().subList(0, 1), text.unended());
    }
}
