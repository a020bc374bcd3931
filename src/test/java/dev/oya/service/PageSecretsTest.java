package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/**
 * The page never receives, stores or draws a card hidden from its seat. The test compares each response and each moment of a
 * round with the record of the round. The page has no other source of information.
 */
@Tag(Exhaustive.TAG)
class PageSecretsTest {
    /**
     * The maximum number of deals until a round is actually played. A misdeal or a hand that wins at once is shown to every
     * player, so such a round is not checked.
     */
    private static final int MOST_DEALS = 20;
    /** The maximum number of ten-second periods for a round. */
    private static final int MOST_PARTS = 60;

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("hidden cards").before(Scripts.of("wire"));
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        if (browser != null) {
            browser.close();
            running.close();
        }
    }

    static List<ObjectNode> matches() {
        return PageTable.part(PageTable.matches(running.service.address()), 2, 2);
    }

    @ParameterizedTest
    @MethodSource("matches")
    void pageReceivesNoHiddenCard(ObjectNode match) {
        Map<?, ?> held = Map.of("again", true);
        for (int deal = 0; held.containsKey("again") && deal < MOST_DEALS; deal++) {
            new PageTable(browser, running.service.address()).fresh("en").play(match);
            browser.until("return document.querySelector('.hand .card, #next, #rematch')");
            Object answer = null;
            for (int part = 0; answer == null && part < MOST_PARTS; part++) {
                answer = browser.async(Scripts.of("next", "holds"));
            }
            held = (Map<?, ?>) answer;
        }
        assertEquals(List.of(), held.get("wrong"));
        assertEquals(true, held.get("finds"), "the check finds a planted card");
        assertTrue(((Number) held.get("hidden")).intValue() > 10, held.toString());
        assertTrue(((Number) held.get("moments")).intValue() > 20, held.toString());
    }
}
