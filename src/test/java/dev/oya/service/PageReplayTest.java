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

/** The replay of a match that was played in this browser. */
@Tag(Exhaustive.TAG)
class PageReplayTest {
    private static final String PART = "const replay = document.querySelector('oya-replay');";
    /** Script that returns the drawings of the icons in the bar. */
    private static final String ICONS =
            "return [...document.querySelectorAll('.bar :is(button, a)[aria-label] .icon')].map(one => one.innerHTML)";

    private static final String AT = PART + "return replay.at";

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("replay");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    /** Plays a match and opens its replay from the link at the end of the match. */
    private static void replayMatch(String language) {
        PageTable table = new PageTable(browser, running.service.address()).fresh(language);
        table.play(PageTable.match(running.service.address(), "koi-koi", 2));
        table.toTheEnd();
        browser.click("oya-settlement a[href^='#/replay/']");
        browser.find("#forth");
    }

    @Test
    void continuesFromAnyPositionWithSameCards() {
        browser.size(360, 740, 1);
        replayMatch("de");
        String own = browser.find(".replayed > .own .who").getText();
        assertTrue(own.startsWith("Du"), own);
        String other = browser.find(".replayed > .others .who").getText();
        assertTrue(other.startsWith("Bo"), other);
        browser.click("#forth");
        browser.until(AT + " === 1");
        browser.type(Keys.ARROW_RIGHT);
        browser.until(AT + " === 2");
        // The caption names the move that led to the picture before it names the next move, except at a mistake.
        assertEquals(
                List.of(true, true),
                browser.js(PART
                        + "return (async () => { let at = 1; do { await replay.go(++at); await replay.updateComplete; } while (replay.mistake);"
                        + "const [shown, next] = [at - 1, at].map(one => replay.steps[one].says.trim());"
                        + "const said = document.querySelector('.did-now').innerText; const [did, then] = said.split('Als Nächstes:');"
                        + "return [did.includes(shown), then.includes(next)]; })()"));
        assertEquals(
                List.of(),
                browser.js(
                        PART + "return (async () => { const out = []; for (const at of replay.steps.keys()) {"
                                + "await replay.go(at); await replay.updateComplete; await new Promise(requestAnimationFrame);"
                                + "const frame = document.querySelector('.others .shown'); if (!frame) continue;"
                                + "const cards = [...frame.querySelectorAll('.card')].map(one => one.getBoundingClientRect().right);"
                                + "if (Math.max(...cards) > frame.getBoundingClientRect().right) out.push(at); } return out; })()"),
                "a hand is wider than its frame");
        browser.type(Keys.HOME);
        browser.until(AT + " === 0");
        browser.click("#play");
        browser.until(AT + " === 2");
        browser.click("#play");
        assertEquals(false, browser.js(PART + "return replay.playing"));
        // A step by hand stops the others, too. The steps end at the last one.
        browser.js(PART + "replay.play(); replay.go(1); window.last = replay.steps.length - 1");
        assertEquals(List.of(false, 1L), browser.js(PART + "return [replay.playing, replay.at]"));
        browser.js(PART + "replay.go(last - 1); replay.play()");
        browser.until(PART + "return replay.at === last && !replay.playing");
        // Goes to the player's second decision.
        Object at = browser.js(PART
                + "const own = replay.steps.map((step, at) => [step.action, at])"
                + ".filter(([action]) => action?.seat === 0 && action.do === 'play').map(([, at]) => at);"
                + "replay.go(own[1]); return own[1]");
        browser.until(AT + " === arguments[0]", at);
        assertEquals(1, browser.number(".replayed .hand .next"), "the card that is played next is not marked");
        List<?> cards = (List<?>)
                browser.js(
                        PART
                                + "const { view } = replay.steps[replay.at]; return [view.seats[0].cards.join(), view.field.join(), String(view.stock)]");
        String played = browser.address();
        browser.screen("replay-position");
        List<?> icons = (List<?>) browser.js(ICONS);
        browser.click("#retry");
        browser.find(".table:not(.replayed) .own");
        List<?> others =
                (List<?>) browser.js(ICONS.replace(":is(button, a)", ":is(#undo, [popovertarget=combinations])"));
        assertEquals(2, others.size());
        assertTrue(icons.stream().noneMatch(others::contains), "an icon has two meanings");
        assertTrue(browser.address().contains("#/table/") && !browser.address().equals(played), browser.address());
        assertEquals(
                cards,
                browser.js("const { view } = document.querySelector('oya-table').client;"
                        + "return [view.hand.join(), view.field.join(), String(view.stock)]"));
        browser.click("#practice");
        browser.find("#retry");
        browser.until(AT + " === arguments[0]", at);
        assertEquals(
                0L,
                browser.js("const { src } = document.querySelector('script[src$=\"/app.js\"]');"
                        + "return import(src.replace('app.js', 'parts/going.js'))"
                        + ".then(part => part.unfinished()).then(matches => matches.length)"),
                "practice looks like a match that goes on");
        browser.js("history.back()");
        browser.find(".table:not(.replayed) .own");
        Object matches = browser.js("return localStorage.getItem('oya.matches')");
        new PageTable(browser, running.service.address()).toTheEnd();
        assertEquals(matches, browser.js("return localStorage.getItem('oya.matches')"), "practice counts as a match");
        assertEquals(List.of(), browser.faults());
    }

    @Test
    void animatesCardsOnlyForNextStep() {
        browser.size(1280, 800, 1);
        replayMatch("sv");
        browser.motion(true);
        try {
            browser.js("localStorage.setItem('oya.pace', '1000')");
            Object at = browser.js(PART
                    + "const at = replay.steps.findIndex(({ action }) => action?.card && action.seat === replay.own);"
                    + "replay.go(at); return at");
            browser.until(AT + " === arguments[0]", at);
            browser.click("#forth");
            browser.until("return document.querySelector('.air .flying') !== null");
            browser.until("return document.querySelector('.air .flying') === null");
            browser.click("#forth");
            browser.until("return document.querySelector('.air .flying') !== null");
            browser.click("#backward");
            browser.until(AT + " === arguments[0] + 1", at);
            assertEquals(0, browser.number(".air .flying"), "a card is still moving after a step back");
        } finally {
            browser.motion(false);
        }
    }

    @Test
    void marksMistakesOnTimelineByCost() {
        browser.size(1280, 800, 1);
        replayMatch("en");
        browser.until(PART + "return replay.decisions !== null");
        // Replaces the analysis with fixed costs, so that the test does not depend on the bot's estimates.
        Object costs = browser.js(PART
                + "const own = replay.steps.map((step, at) => [step.action, at]).filter(([action]) => action?.seat === 0);"
                + "replay.decisions = own.slice(1, 3).map(([action, at], which) => ({ seat: 0, number: at + 1, mistake: true,"
                + "cost: which ? 1 : 9, played: action, moves: [{ move: action, says: 'play another card', reasons: ['Seat 1 needs it.'] }] }));"
                + "return replay.decisions.map(one => one.number)");
        browser.until("return document.querySelectorAll('.miss').length === 2");
        List<?> widths = (List<?>) browser.until("return [...document.querySelectorAll('.miss')]"
                + ".map(one => parseFloat(getComputedStyle(one, '::before').width))");
        assertTrue(
                ((Number) widths.get(0)).doubleValue() > 1.3 * ((Number) widths.get(1)).doubleValue(),
                "the more expensive mistake has no larger mark: " + widths);
        assertEquals("Next mistake", browser.find("#mistake").getText());
        browser.click("#mistake");
        browser.until(AT + " === arguments[0] - 1", ((List<?>) costs).get(0));
        String said = browser.find(".did-now").getText();
        assertTrue(said.startsWith("Next: You "), said);
        assertTrue(said.contains("Better: play another card. Bo needs it. It is about 9 points better."), said);
    }

    @Test
    void handsOfOthersCanBeHidden() {
        browser.size(1280, 800, 1);
        replayMatch("sv");
        String open = "return document.querySelectorAll('.replayed > .others .shown').length";
        assertEquals(1L, browser.js(open));
        browser.click("#hands");
        browser.until(open + " === 0");
        browser.click("#hands");
        browser.until(open + " === 1");
        browser.js("location.hash = '/replay'");
        assertTrue(browser.find(".replays a").getText().contains("Koi-Koi"));
        assertEquals(
                "0",
                browser.find("input[name=record]").getCssValue("opacity"),
                "the browser's own file input is visible");
        browser.click(".replays a");
        browser.find("#forth");
        assertEquals(List.of(), browser.faults());
    }
}
