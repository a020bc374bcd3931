package dev.oya.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.serve.PageTable.Short;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A whole match of each game in each language, clicked through in a real browser. */
class PageMatchTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("whole matches");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        if (browser != null) {
            browser.close();
            assertEquals("", running.faults.toString());
            running.close();
        }
    }

    static Stream<Arguments> matches() {
        return Stream.of("en", "sv", "de")
                .flatMap(language -> Short.ALL.stream().map(match -> Arguments.of(match, language)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("matches")
    void isPlayedToItsEnd(Short match, String language) {
        browser.size(1280, 900, 1);
        PageTable table = new PageTable(browser, running.service.address())
                .fresh(language)
                .play(match);
        browser.until("return document.querySelector('.hand .card.open, .word, #next, #rematch')");
        String name = match.game() + "-" + language;
        browser.screen(name + "-begin");
        if (table.on(true).equals("word")) {
            browser.screen(name + "-word");
        }
        table.toTheEnd();
        browser.until("return document.querySelector('.settlement .standing')");
        browser.screen(name + "-end");
        assertTrue(browser.text().length() > 200);
        // A bot may have moved between the look and the touch: the service says so, and the page goes on.
        assertEquals(
                List.of(),
                browser.faults().stream()
                        .filter(fault -> !fault.endsWith("409 (Conflict)"))
                        .toList());
    }
}
