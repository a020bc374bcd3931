package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FirstDealerTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    /** Returns rules that answer every question with the given conclusions. */
    private static Rules always(Conclusion... conclusions) {
        RuleBook book = OYA.rules(OYA.pack("mulle", "sv", List.of()), Map.of("players", 3));
        Answer answer = new Answer(Stream.of(conclusions)
                .map(conclusion -> new Answer.Line(conclusion, "always"))
                .toList());
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, method, arguments) -> method.getName().equals("ask") ? answer : method.invoke(book, arguments));
    }

    private static int firstDealer(Rules rules) {
        return Match.firstDealer(rules, 3, CardSource.of(new Shuffle("who deals")));
    }

    @Test
    void usesDealerThatRulesName() {
        assertEquals(2, firstDealer(always(new Conclusion.FirstDealer(2))));
    }

    @Test
    void reportsRulesThatChooseNoDealer() {
        PackException wrong = assertThrows(PackException.class, () -> firstDealer(always()));
        assertEquals("no-dealer", wrong.problems().get(0).code());
    }

    @Test
    void reportsRulesThatDrawForever() {
        assertThrows(PackException.class, () -> firstDealer(always(new Conclusion.DrawsAgain(1))));
    }
}
