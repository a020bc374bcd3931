package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** Whole matches in a real browser: each game by mouse, one by keyboard alone, one by touch on a small screen. */
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
        Browser.end(browser, running);
    }

    /** Returns each game, in one language or in an exhaustive run in every language. */
    static Stream<Arguments> matches() {
        List<ObjectNode> matches = PageTable.matches(running.service.address());
        List<Arguments> all = Stream.of("en", "sv", "de")
                .flatMap(language -> matches.stream()
                        .map(match -> Arguments.of(match.at("/rules/game").stringValue(), language, match)))
                .toList();
        return Exhaustive.some(all, matches.size() + 3).stream();
    }

    private static PageTable table() {
        return new PageTable(browser, running.service.address());
    }

    private static final String HAND =
            "return [...document.querySelectorAll('.hand [data-card]')].map(one => one.dataset.card).join(' ')";

    private static final String SAME_HAND = HAND + " === arguments[0]";

    /** Checks that the match has ended without faults, except for moves refused because a bot moved before the tap. */
    private static void finishWithoutFaults() {
        browser.until("return document.querySelector('.settlement #rematch')");
        assertTrue(browser.text().length() > 200);
        assertEquals(
                List.of(),
                browser.faults().stream()
                        .filter(fault -> !fault.endsWith("409 (Conflict)"))
                        .toList());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("matches")
    void playsMatchToTheEnd(String game, String language, ObjectNode match) {
        browser.size(1280, 900, 1);
        PageTable table = table().fresh(language).play(match);
        browser.until("return document.querySelector('.hand .card.open, .word, #next, #rematch')");
        String name = game + "-" + language;
        browser.screen(name + "-begin");
        if (table.on(true).equals("word")) {
            browser.screen(name + "-word");
        }
        table.toTheEnd();
        browser.screen(name + "-end");
        finishWithoutFaults();
    }

    @Test
    @Tag(Exhaustive.TAG)
    void matchOfOneRoundShowsOnlySettlementOfRound() {
        browser.size(1280, 800, 1);
        PageTable table = table().fresh("en").play(PageTable.match(running.service.address(), "koi-koi", 2));
        table.toTheEnd();
        browser.until("return document.querySelector('#costly')");
        assertEquals(0, browser.number(".settlement details.last, .settlement .sheet, .settlement .ranks"));
        assertTrue(browser.find(".settlement .how").getText().startsWith("The match is over"));
        String said = browser.find("#settled").getText();
        assertTrue(said.contains("match"), said);
        browser.size(390, 600, 1);
        browser.click("#costly");
        browser.until(
                "const list = document.querySelector('.costly:has(ul)'); if (!list) return false;"
                        + "let view = list; while (getComputedStyle(view).overflowY !== 'auto') view = view.parentElement;"
                        + "const [inner, outer] = [list, view].map(one => one.getBoundingClientRect());"
                        + "return inner.bottom <= outer.bottom + 1 || inner.top <= outer.top + 1 && inner.height > outer.height");
    }

    @Test
    @Tag(Exhaustive.TAG)
    void undoesMoveAgainstBotsAndReplaysSameDeal() {
        browser.size(1280, 900, 1);
        ObjectNode match = PageTable.match(running.service.address(), "koi-koi", 2);
        PageTable table = table().fresh("sv").play(match);
        browser.until("return document.querySelector('.hand .card.open')");
        Object hand = browser.js(HAND);
        browser.click("[popovertarget=combinations]");
        assertTrue(browser.number("#combinations li .card") > 40, "the list of combinations is incomplete");
        assertTrue(browser.has("#combinations .legend"), "the signs of the list are not explained");
        browser.click("#combinations .titled button");
        browser.js("document.querySelector('.hand .card.open').click()");
        browser.until("return document.querySelector('.hand .touched')");
        browser.js("document.querySelector('.table').click()");
        browser.until("return !document.querySelector('.hand .touched')");
        table.move(0, true);
        browser.until("return document.querySelector('#undo:not([disabled])')");
        browser.click("#undo");
        browser.until(SAME_HAND, hand);
        table.toTheEnd();
        browser.find("#stronger");
        browser.click("#same");
        browser.until(SAME_HAND, hand);
        table.front();
        assertEquals(1, browser.number(".played li"));
        browser.click(".played li button");
        browser.until("return document.querySelector('.played .costs')");
        browser.click(".played a[href^='#/table']");
        browser.find("#same");
        assertEquals(List.of(), browser.faults());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void playsByKeyboardAlone() {
        browser.size(1280, 900, 1);
        PageTable table = table().fresh("en").wants(PageTable.match(running.service.address(), "hachi-hachi", 3));
        browser.walk(browser.find("#play"));
        browser.find(".table .own");
        browser.type("?");
        browser.find("#menu:popover-open dl.keys");
        browser.type("?");
        browser.until("return !document.querySelector('#menu:popover-open')");
        table.toTheEnd(button -> {
            browser.walk(button);
            browser.until("return document.activeElement !== document.body");
        });
        finishWithoutFaults();
        browser.screen("by-keyboard-end");
    }

    @Test
    @Tag(Exhaustive.TAG)
    void playsByTouchOnSmallScreen() {
        try {
            browser.size(360, 740, 1).touch(true);
            PageTable table = table().fresh("de").wants(PageTable.match(running.service.address(), "koi-koi", 2));
            browser.tap(browser.find("#play"));
            browser.find(".table .own");
            assertEquals(List.of(), browser.js(Scripts.of("measure")));
            table.toTheEnd(browser::tap);
            finishWithoutFaults();
            assertEquals(List.of(), browser.js(Scripts.of("measure")));
            browser.screen("by-touch-end");
        } finally {
            browser.touch(false);
        }
    }
}
