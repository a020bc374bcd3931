package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Responses that arrive after the player has opened another page do not change that page. */
@Tag(Exhaustive.TAG)
class PageLateTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("late answers").before(Scripts.of("hold"));
        running = new RunningService();
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    @BeforeEach
    void opensTheHomePage() {
        new PageTable(browser, running.service.address()).fresh("en");
    }

    private static void hold(String requests) {
        browser.js("window.holding = arguments[0]", requests);
    }

    private static void waitForHeldRequest() {
        browser.until("return window.waiting > 0");
    }

    private static void release() {
        browser.js("window.holding = null");
        browser.until("return window.waiting === 0");
        // Waits a second, within which a delayed response would change the page even on a busy machine.
        browser.async("setTimeout(arguments[0], 1000)");
    }

    private static void go(String place) {
        browser.js("location.hash = arguments[0]", place);
    }

    @Test
    void backButtonDuringLoadShowsHomePage() {
        for (String place : new String[] {"replay", "rules", "learn", "reckon", "join/t/1/i", "table/t"}) {
            browser.async(
                    "const [place, done] = arguments; addEventListener('popstate', () => setTimeout(done, 500), { once: true });"
                            + "location.hash = place; history.back()",
                    "/" + place);
            browser.find("oya-front");
            assertEquals(
                    "oya-front",
                    browser.js("return document.querySelector('#main').firstElementChild.localName"),
                    place);
        }
    }

    @Test
    void doesNotOpenNewTableForPlayerWhoLeft() {
        hold("/api/tables");
        browser.js("document.querySelector('#play').click()");
        waitForHeldRequest();
        go("/learn");
        browser.find("oya-learn button");
        release();
        assertTrue(browser.address().endsWith("#/learn"), browser.address());
    }

    @Test
    void lateDraftDoesNotReplaceDraftOfOtherGame() {
        hold("/api/games/koi-koi?");
        go("/rules/koi-koi/own");
        waitForHeldRequest();
        go("/rules/mulle/own");
        // Unchanged rules are not stored as a draft, so the test changes a number.
        browser.until("const one = document.querySelector('oya-numbers input[name=tabbe]'); if (!one) return false;"
                + "one.value = '2'; one.dispatchEvent(new Event('change')); return true");
        String stored = "return localStorage.getItem('oya.draft-mulle')";
        browser.until(stored + "?.includes('base: mulle')");
        release();
        String draft = String.valueOf(browser.js(stored));
        assertTrue(draft.contains("base: mulle") && !draft.contains("base: koi-koi"), draft);
    }

    @Test
    void lateRuleBookDoesNotReplaceBookOfOtherGame() {
        hold("/api/games/koi-koi/book");
        go("/rules/koi-koi/book");
        waitForHeldRequest();
        go("/rules/scopa/book");
        browser.until("return document.querySelector('.book')?.shadowRoot?.textContent.includes('Scopa')");
        release();
        String book = String.valueOf(browser.js("return document.querySelector('.book').shadowRoot.textContent"));
        assertTrue(book.contains("Scopa") && !book.contains("Koi-Koi"), "shows the late rule book of Koi-Koi");
    }
}
