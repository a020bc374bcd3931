package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** The service refuses moves from a stale tab and forged moves. The page reports the refusal, and the round continues. */
@Tag(Exhaustive.TAG)
class PageStaleTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("refused moves").before(Scripts.of("wire"));
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static PageTable middle() {
        return new PageTable(browser, running.service.address()).fresh("en").middle();
    }

    @Test
    void refreshesStaleTabAndPlaysOn() {
        PageTable table = middle();
        String address = browser.address();
        browser.tab();
        browser.before(Scripts.of("wire")).open(address);
        table.press(0, WebElement::click);
        browser.js("window.held = true");
        long before = table.version();
        browser.tab(0);
        table.move(0, true);
        browser.tab(1);
        assertEquals(before, table.version());
        table.move(1, false);
        String told = String.valueOf(browser.until("return document.querySelector('.notice .wrong')?.innerText"));
        assertTrue(told.matches("(?s)The table has changed since.*"), told);
        assertTrue(table.version() > before);
        browser.screen("stale");
        browser.js("window.held = false");
        table.toTheEnd();
        browser.tab(0);
        browser.until("return document.querySelector('#rematch')");
        table.isInOrder();
    }

    @Test
    void rejectsForgedRequestsWithoutChangingTable() {
        PageTable table = middle();
        long before = table.version();
        Object seen = table.seen();
        List<?> answers = (List<?>) browser.async(Scripts.of("forge"));
        assertEquals(List.of("422", "422", "422", "403", "409", "409", "400", "400", "401", "401", "422"), answers);
        assertEquals(seen, table.seen());
        browser.js("const { client } = document.querySelector('oya-table');"
                + "client.move({ do: 'play', card: client.view.field[0], take: [] })");
        String told = String.valueOf(browser.until("return document.querySelector('.notice .wrong')?.innerText"));
        assertTrue(told.length() > 20, told);
        assertEquals(before, table.version());
        browser.screen("refused");
        table.toTheEnd();
        table.isInOrder();
    }
}
