package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Playing at a table: taps that play a card, outlined cards, hints, and the display of completed combinations. */
@Tag(Exhaustive.TAG)
class PagePlayTest {
    private static final String LAST_PLAYED = "const { client } = document.querySelector('oya-table');"
            + "return client.log.findLast(one => one.action?.do === 'play' && one.seat === client.view.seat)?.action.card";
    /** Script that returns the first hand card with exactly one move. Its argument is whether that move must capture. */
    private static final String CARD =
            "const { client } = document.querySelector('oya-table'); const [taking] = arguments;"
                    + "const of = card => client.view.moves.filter(move => move.card === card);"
                    + "return client.view.hand.find(card => of(card).length === 1 && (of(card)[0].take.length === 1) === taking) ?? ''";

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("playing at a table");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static ObjectNode match(String game, String seed) {
        return PageTable.match(running.service.address(), game, 2).put("seed", seed);
    }

    private static PageTable fresh(String language) {
        return new PageTable(browser, running.service.address()).fresh(language);
    }

    /** Plays until a hand card has exactly one move, which captures or does not capture as requested, and selects the card. */
    private static String select(PageTable table, boolean taking) {
        String card = "";
        for (int turn = 0; card.isEmpty() && turn < 6; turn++) {
            browser.until("return document.querySelector('.hand .card.open')");
            card = (String) browser.js(CARD, taking);
            if (card.isEmpty()) {
                table.move(0, true);
            }
        }
        assertFalse(card.isEmpty(), browser::text);
        browser.click(".hand [data-card='" + card + "']");
        browser.find(".hand .touched");
        return card;
    }

    @Test
    void tappingMatchingCardPlaysHandCard() {
        browser.size(390, 844, 1);
        PageTable table = fresh("de").play(match("koi-koi", "cherry"));
        String card = select(table, true);
        browser.click(".field .lifted");
        assertEquals(card, browser.until(LAST_PLAYED));
        assertEquals(List.of(), browser.faults());
    }

    @Test
    void tappingFreeTablePlaysOnlyCardThatCapturesNothing() {
        browser.size(1280, 800, 1);
        PageTable table = fresh("en").play(match("koi-koi", "cherry"));
        select(table, true);
        long before = table.version();
        browser.js("document.querySelector('.lies').click()");
        browser.until("return document.querySelectorAll('.hand .touched').length === 0");
        assertEquals(before, table.version(), "a tap on the free table played a card that can capture");
        String card = select(table, false);
        browser.js("document.querySelector('.lies').click()");
        browser.until(LAST_PLAYED + " === arguments[0]", card);
    }

    @Test
    void topCardOfOverlappingPileIsFullyVisible() {
        for (int[] size : new int[][] {{360, 640}, {1280, 800}}) {
            browser.size(size[0], size[1], 1);
            fresh("en").play(match("pishti", "cherry"));
            browser.until(
                    "return document.querySelector('.heap > .card.back') && document.querySelector('.hand .card.open')");
            assertEquals(
                    List.of(4L, true, true),
                    browser.js(
                            "const box = one => one.getBoundingClientRect(); const [back, top] = document.querySelectorAll('.heap > .card');"
                                    + "const at = document.elementFromPoint(box(top).left + 3, box(top).top + box(top).height / 2);"
                                    + "return [parseInt(document.querySelector('.heap > b').textContent), box(top).left < box(back).right,"
                                    + "top.matches('.top') && top.contains(at)]"),
                    "width " + size[0]);
        }
    }

    @Test
    void outlinedCardsShowTheirUses() {
        browser.size(1280, 800, 1);
        fresh("en").play(match("cassino", "cherry"));
        browser.until("return document.querySelector('.hand .card.open')");
        browser.click(".hand [data-card='" + browser.js(SEVERAL) + "']");
        browser.until("return document.querySelector('.field .lifted')");
        assertEquals(
                List.of(),
                browser.js(
                        "return [...document.querySelectorAll('.lies > .card.lifted')]"
                                + ".filter(one => !one.querySelector('.means')?.textContent.trim()).map(one => one.dataset.card)"));
        assertTrue(browser.find(".field .lifted").getAttribute("aria-label").contains(": "));
    }

    /** Script that returns the hand card with the most kinds of moves. */
    private static final String SEVERAL = "const { client } = document.querySelector('oya-table');"
            + "const kinds = card => new Set(client.view.moves.filter(move => move.card === card).map(move => move.do)).size;"
            + "return client.view.hand.reduce((best, card) => (kinds(card) > kinds(best) ? card : best))";

    @Test
    void hintMarksCardsAndShowsExpectedPointsOnlyOnRequest() {
        browser.size(1280, 800, 1);
        fresh("sv").play(match("koi-koi", "cherry"));
        browser.click("#hint");
        browser.until("return document.querySelector('button.expects')");
        assertEquals(
                true,
                browser.js(
                        "const { choosing } = document.querySelector('oya-table'); const { move } = choosing.hint.moves[0];"
                                + "const marked = [...document.querySelectorAll('.hand .advised, .field .advised')].map(one => one.dataset.card);"
                                + "return marked.sort().join() === [move.card, ...move.take].sort().join()"));
        assertFalse(browser.find(".prompt").getText().matches(".*[+−]\\d.*"), "the hint contains a number");
        browser.click("button.expects");
        assertTrue(browser.find("b.expects").getText().matches(".*\\d.*"));
        assertEquals(true, browser.js("return document.querySelector('.prompt strong').checkVisibility()"));
        browser.js("document.querySelector('.hand .card:not(.advised)').click()");
        browser.until("return document.querySelector('.hand .touched')");
        assertEquals(0L, browser.js("return document.querySelectorAll('.advised').length"));
    }

    /**
     * Plays until the player has completed a combination. Records the order in which the combination and the decision appear.
     */
    private static void complete(PageTable table) {
        table.toDecision("window.seen = []; new MutationObserver(() => { for (const one of ['.moment', '.decision'])"
                + " if (document.querySelector(one) && !window.seen.includes(one)) window.seen.push(one); })"
                + ".observe(document.body, { childList: true, subtree: true })");
    }

    @Test
    void completedCombinationIsShownBeforeDecision() {
        browser.size(1280, 800, 1);
        PageTable table = fresh("en");
        browser.motion(true);
        try {
            browser.js("localStorage.setItem('oya.pace', '100')");
            complete(table);
            assertEquals(List.of(".moment", ".decision"), browser.js("return window.seen"));
        } finally {
            browser.motion(false);
        }
    }

    @Test
    void reducedMotionShowsStillPictureOfCombination() {
        browser.size(1280, 800, 1);
        complete(fresh("en"));
        assertTrue(((List<?>) browser.js("return window.seen")).containsAll(List.of(".moment", ".decision")));
        assertEquals(
                0L,
                browser.js("return document.getAnimations().filter(one => one.effect.target.closest('.moment')"
                        + " && one.effect.getComputedTiming().endTime > 50).length"));
    }

    /** Cuarenta scores some captures immediately. The page shows their points and cards. */
    @Test
    void showsFeatThatScoresImmediately() {
        browser.size(360, 740, 1);
        PageTable table = fresh("en");
        Object seen = null;
        for (int seed = 0; seen == null && seed < 8; seed++) {
            table.play(PageTable.match(running.service.address(), "cuarenta", 2).put("seed", "feat" + seed));
            browser.js("window.seen = null; new MutationObserver(() => { const one = document.querySelector('.moment');"
                    + " if (one?.querySelector('.card')) seen ??= one.innerText; })"
                    + ".observe(document.body, { childList: true, subtree: true })");
            table.on(false);
            seen = browser.js("return window.seen");
        }
        assertTrue(String.valueOf(seen).matches("(?s)(Bo: )?(Caída|Limpia).*[24]"), "no feat with its points: " + seen);
    }

    /** Script that shows combinations of five and of twelve cards as just completed. */
    private static final String COMPLETED =
            "const table = document.querySelector('oya-table'); const { game, client } = table;"
                    + "const cards = game.pack.map(card => card.id);"
                    + "table.known = { ...table.known, version: client.view.version };"
                    + "table.moment = [{ yaku: 'five-ribbons', cards: cards.slice(0, 5), points: 1, seat: 0 },"
                    + "{ yaku: 'ten-chaff', cards: cards.slice(5, 17), points: 12, seat: 0 }]; table.requestUpdate();";

    @Test
    void completedCombinationsFitPhone() {
        browser.size(360, 740, 1);
        fresh("en").middle();
        browser.js(COMPLETED);
        browser.until("return document.querySelectorAll('.moment .card').length === 17");
        browser.screen("moment-360", false);
        assertEquals(List.of(), browser.js(Scripts.of("measure")));
        assertEquals(
                List.of(),
                browser.js("return [...document.querySelectorAll('.moment .card')].filter(one => {"
                        + "const { left, right } = one.getBoundingClientRect(); return left < 0 || right > innerWidth;"
                        + "}).map(one => one.dataset.card)"));
        assertEquals(
                0L,
                browser.js("const { bottom } = document.querySelector('.moment').getBoundingClientRect();"
                        + "return [...document.querySelectorAll('oya-field .card, oya-hand .card')]"
                        + ".filter(one => one.getBoundingClientRect().top < bottom).length"),
                "covered cards");
        browser.tap(browser.find(".prompt"));
        browser.until("return !document.querySelector('.moment')");
    }

    /** The last step of the calculation equals the gain on the button. */
    @Test
    void decisionShowsCalculationOfGain() {
        browser.size(360, 740, 1);
        complete(fresh("de"));
        String gain = browser.find(".word.primary .amount").getText();
        assertEquals(
                gain,
                browser.js(
                        "return [...document.querySelectorAll('.sums li .amount')].at(-1).lastChild.textContent.trim()"
                                + " || [...document.querySelectorAll('.sums li .amount')].at(-1).textContent.trim()"));
        assertEquals(
                "",
                browser.js("return [...document.querySelectorAll('.stakes .amount')].map(one => one.textContent)"
                        + ".filter(said => /kan/i.test(said)).join()"));
    }

    /** A long explanation of a multiplier wraps, and the amount remains on the right. */
    @Test
    void longExplanationDoesNotMoveAmountOfSettlement() {
        browser.size(390, 844, 1);
        PageTable table = fresh("de");
        table.play(PageTable.match(running.service.address(), "koi-koi", 2));
        table.toTheEnd();
        browser.until("return document.querySelector('.settlement #rematch')");
        assertEquals(
                List.of(true),
                browser.js("const sums = document.createElement('ul'); sums.className = 'sums';"
                        + "sums.innerHTML = '<li><details><summary><span>Zählt doppelt <small>' + 'Koi-Koi '.repeat(20)"
                        + "+ '</small></span></summary></details><b class=amount>2 × 2 = 4</b></li>';"
                        + "document.querySelector('.round-result').append(sums);"
                        + "const [details, amount] = [...sums.firstChild.children].map(one => one.getBoundingClientRect());"
                        + "return [amount.top < details.bottom && amount.left >= details.right - 1]"));
    }

    @Test
    void cardsDoNotCoverCountsOfPiles() {
        browser.size(360, 740, 1);
        PageTable table = fresh("de");
        table.play(PageTable.match(running.service.address(), "koi-koi", 2));
        table.toTheEnd();
        assertEquals(
                List.of(),
                browser.js("return [...document.querySelectorAll('.pile .kind')].flatMap(kind => {"
                        + "const [count] = kind.querySelectorAll('em'); if (!count?.checkVisibility()) return [];"
                        + "const card = [...kind.querySelectorAll('.card')].at(-1).getBoundingClientRect();"
                        + "const { left, right } = count.getBoundingClientRect();"
                        + "return left < card.right - 1 || right > innerWidth ? [`${count.innerText}: ${left} ${card.right}`] : [];"
                        + "})"));
    }

    @Test
    void tappingMultiplierShowsItsRulesAndCause() {
        browser.size(1280, 800, 1);
        PageTable table = fresh("sv");
        table.play(PageTable.match(running.service.address(), "hachi-hachi", 3));
        browser.until("return document.querySelector('.hand .card.open')");
        assertEquals(List.of(), browser.js(Scripts.of("fits")));
        browser.click(".bar .factor");
        String rules = browser.find("#multiplied:popover-open").getText();
        assertTrue(rules.startsWith("Multiplikator × ") && rules.contains("Källa"), rules);
        assertTrue(rules.contains("räknas alla betalningar mellan spelarna × "), rules);
        String cause = browser.find("#multiplied .cause").getText();
        assertTrue(cause.startsWith("På bordet redan från början: "), cause);
        assertEquals(1, browser.number("#multiplied .cause .card"));
        browser.click("#multiplied .titled button");
        assertFalse(browser.has("#multiplied:popover-open"));
    }
}
