package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Sheets and panels over a table: when they appear, and how they close. */
@Tag(Exhaustive.TAG)
class PageSheetsTest {
    /** Script that counts sheets over moving cards, sheets that offer a single action, and moving cards. */
    private static final String WATCH = "window.over = 0; window.single = 0; window.flights = 0;"
            + "new MutationObserver(() => { const sheet = document.querySelector('.decision');"
            + "const flying = document.querySelector('.flying'); window.flights += !!flying;"
            + "window.over += !!(sheet && flying); window.single += sheet?.querySelectorAll('.word').length === 1; })"
            + ".observe(document.body, { childList: true, subtree: true })";

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("sheets over a table");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static PageTable fresh(String language) {
        return new PageTable(browser, running.service.address()).fresh(language);
    }

    @Test
    void escapeClosesEveryPanel() {
        browser.size(360, 740, 1);
        PageTable table = fresh("sv").middle();
        List<?> panels = (List<?>) browser.js("return [...document.querySelectorAll('[popovertarget]')]"
                + ".map(one => one.getAttribute('popovertarget')).filter((one, at, all) => all.indexOf(one) === at)");
        assertTrue(panels.containsAll(List.of("menu", "combinations", "seat-0", "seat-1")), panels.toString());
        panels.forEach(panel -> escape(String.valueOf(panel)));
        table.toTheEnd();
        escape("ways");
        waysStayClearOfButtonsAndClose();
        browser.js("location.hash = '/learn'");
        browser.find("oya-learn button");
        escape("menu");
    }

    /** Opens the other ways to continue: equal entries above the main button, closed by a touch beside them. */
    private static void waysStayClearOfButtonsAndClose() {
        browser.tap(browser.find("[popovertarget=ways]"));
        browser.until("const box = one => document.querySelector(one).getBoundingClientRect(), ways = box('#ways');"
                + "return ways.height > 0 && ways.top >= 0 && ways.left >= 0 && ways.bottom <= box('#rematch').top");
        assertEquals(
                1L,
                browser.js(
                        "return new Set([...document.querySelectorAll('#ways > *')].map(one => {"
                                + "const look = getComputedStyle(one), box = one.getBoundingClientRect();"
                                + "return [look.borderRadius, look.fontWeight, look.backgroundColor, box.width, box.height] + ''; })).size"),
                "different entries");
        browser.tap(browser.find("#settled"));
        browser.until("return !document.querySelector('#ways').matches(':popover-open')");
    }

    private static void escape(String panel) {
        String open = "return document.getElementById(arguments[0]).matches(':popover-open')";
        browser.js("document.querySelector(`[popovertarget='${arguments[0]}']`).click()", panel);
        browser.until(open, panel);
        browser.type(Keys.ESCAPE);
        browser.until("return !" + open.substring("return ".length()), panel);
    }

    @Test
    void sheetWaitsForAnimationsAndNeverOffersOnlyOneAction() {
        browser.size(1280, 800, 1);
        PageTable table = fresh("en");
        browser.motion(true);
        try {
            browser.js("localStorage.setItem('oya.pace', '300')");
            table.toDecision(WATCH);
            assertTrue(((Number) browser.js("return window.flights")).intValue() > 0, "no card was animated");
            assertEquals(0L, browser.js("return window.over"), "a sheet covered moving cards");
            assertEquals(0L, browser.js("return window.single"), "a sheet offered only one action");
        } finally {
            browser.motion(false);
        }
    }

    /** Script that returns the height of the empty space above a decision's buttons, in percent of the sheet. */
    private static final String EMPTY_BAND = "const box = one => one.getBoundingClientRect();"
            + "const sheet = document.querySelector('.stakes');"
            + "const parts = [...sheet.querySelectorAll('.made, .sums, .may li, .risk > *')].filter(one => one.checkVisibility());"
            + "const low = Math.max(...parts.map(one => box(one).bottom));"
            + "return Math.round(100 * (box(sheet.querySelector('.words')).top - low) / box(sheet).height)";

    @Test
    void decisionLeavesLittleEmptySpaceInSheet() {
        browser.size(1280, 800, 1);
        fresh("de").toDecision("");
        for (int[] size : new int[][] {{360, 640}, {390, 844}, {1280, 800}, {1920, 1080}, {2560, 1440}}) {
            browser.size(size[0], size[1], 1);
            browser.screen("decision-" + size[0]);
            long empty = ((Number) browser.until("const empty = (() => {" + EMPTY_BAND + "})(); return empty + 1"))
                    .longValue();
            assertTrue(empty <= 30, "width " + size[0] + ": " + empty + " % of the sheet are empty");
            Object high =
                    browser.js("return document.querySelector('.made .card')?.getBoundingClientRect().height ?? 0");
            assertTrue(
                    size[0] < 1000 || ((Number) high).doubleValue() >= 64, "width " + size[0] + ": cards of " + high);
            boolean prospects =
                    Boolean.TRUE.equals(browser.js("return !document.querySelector('.stakes .may .warns')"));
            assertEquals(
                    prospects,
                    browser.js("return !!document.querySelector('.stakes .may li')?.checkVisibility()"),
                    "prospects at width " + size[0]);
        }
    }
}
