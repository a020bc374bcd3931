package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;

/** The round continues automatically after the page is reloaded, the network fails or the service is killed. */
@Tag(Exhaustive.TAG)
class PageLostTest {
    private static final String LOST = "return document.querySelector('#connection .lost')";
    private static final String MENDED =
            "return !document.querySelector('#connection .lost') && !document.querySelector('.pending')";

    @TempDir
    private static Path data;

    private static Browser browser;
    private static Node node;
    private PageTable table;

    @BeforeAll
    static void start() {
        browser = Browser.start("lost connections");
        node = new Node(data, null);
    }

    @BeforeEach
    void sitsInTheMiddleOfARound() {
        table = new PageTable(browser, node.address()).fresh("sv").middle();
        browser.js("window.loaded = 'once'");
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
        if (node != null) {
            node.close();
        }
    }

    private void finishWithoutFaults() {
        table.toTheEnd();
        table.isInOrder();
    }

    @Test
    void reloadShowsSameTable() {
        Object seen = table.seen();
        browser.reload();
        table.press(0, WebElement::click);
        assertEquals(seen, table.seen());
        assertTrue(browser.until("return document.querySelector('.log li')?.textContent") instanceof String);
        finishWithoutFaults();
    }

    /** A page in the browser's cache must not occupy one of the six connections that a browser opens to a server. */
    @Test
    void closesStreamWhenPageIsLeft() {
        assertEquals(
                true,
                browser.js("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));"
                        + "return document.querySelector('oya-table').client.listening.signal.aborted"));
        browser.until("return document.querySelector('oya-table').client.online");
        browser.until(MENDED);
        assertEquals("once", browser.js("return window.loaded"));
        finishWithoutFaults();
    }

    @Test
    void showsMoveAsUnsentUntilNetworkReturns() {
        long before = table.version();
        browser.network(false);
        browser.until(LOST);
        browser.screen("lost-network");
        table.move(0, false);
        browser.until("return document.querySelector('.hand .card.unsent') || document.querySelector('.pending')");
        browser.screen("unsent");
        assertEquals(before, table.version());
        browser.network(true);
        browser.until(MENDED);
        assertEquals("once", browser.js("return window.loaded"));
        browser.until("return Number(document.querySelector('.table').dataset.version) > arguments[0]", before);
        finishWithoutFaults();
    }

    @Test
    void roundSurvivesKilledService() {
        long before = table.version();
        int port = URI.create(node.address()).getPort();
        node.kill();
        browser.until(LOST);
        table.move(0, false);
        node = new Node(data, null, port);
        browser.until(MENDED);
        browser.until("return Number(document.querySelector('.table').dataset.version) > arguments[0]", before);
        finishWithoutFaults();
        assertEquals("once", browser.js("return window.loaded"));
        aDoorSaysThatTheServiceIsAway(port);
    }

    /** Checks that a section that was never loaded reports the outage and opens once the service is back. */
    private static void aDoorSaysThatTheServiceIsAway(int port) {
        node.kill();
        browser.js("location.hash = '/replay'");
        browser.find("main > .wrong button");
        node = new Node(data, null, port);
        browser.click("main > .wrong button");
        browser.find("input[name=record]");
    }
}
