package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.WebElement;
import tools.jackson.databind.JsonNode;

/** Lessons, score sheets and drag and drop. The rules of this service contain no lessons for Scopa. */
@Tag(Exhaustive.TAG)
class PageDoorsTest {
    /** Maximum number of clicks in the first round. */
    private static final int MOST = 1_000;

    @TempDir
    private static Path folder;

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        browser = Browser.start("learning, reckoning and dragging");
        RuleLibrary rules = RunningService.rulesWithout("scopa/.*/lessons.yaml", folder.resolve("rules"));
        running = new RunningService(rules, folder.resolve("data"), null, List.of("moves-per-second=1000"));
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static PageTable fresh(String language) {
        return new PageTable(browser, running.service.address()).fresh(language);
    }

    private static void go(String place) {
        browser.js("location.hash = arguments[0]", place);
    }

    /**
     * Plays a lesson until the round is over or {@code most} steps have been explained. Returns the explained steps.
     */
    private static Set<String> learn(String game, int most) {
        go("/learn");
        browser.click("button[data-game=" + game + "]");
        Set<String> explained = new TreeSet<>();
        for (int touched = 0; touched < MOST && explained.size() < most; touched++) {
            Object what = browser.until(
                    Scripts.of("next")
                            + "const what = one('#understood') ?? next(false, arguments[0]); return what === 'wait' ? null : what",
                    touched);
            if (what.equals("over") && !browser.has("#understood")) {
                return explained;
            }
            boolean closes = browser.has("#understood");
            ((List<?>) browser.js("return [...document.querySelectorAll('[data-step]')].map(one => one.dataset.step)"))
                    .forEach(step -> explained.add(String.valueOf(step)));
            browser.js(
                    "const [button] = arguments; if (button.id === 'understood') {"
                            + "if (!document.querySelector('oya-table').client.holds()) throw new Error('the table does not wait'); }"
                            + "button.click()",
                    what);
            if (what instanceof WebElement) {
                // No explanation follows another before the player's next move.
                browser.until("return !(arguments[0] && document.querySelector('#understood'))", closes);
            }
        }
        return explained;
    }

    @Test
    void lessonExplainsWholeFirstRound() {
        fresh("de");
        Set<String> explained = learn("koi-koi", MOST);
        for (String step :
                List.of("moment:group", "moment:begin", "phase:turn", "page:touch", "page:near", "moment:settled")) {
            assertTrue(explained.contains(step), step + ": " + explained);
        }
        assertTrue(browser.find(".lesson .explained").getText().startsWith("Das war deine erste Runde."));
        browser.screen("lesson-over");
        for (int[] size : new int[][] {{360, 640}, {1280, 800}}) {
            browser.size(size[0], size[1], 1);
            assertEquals(
                    List.of(),
                    browser.js(
                            "const box = one => one.getBoundingClientRect(); const line = box(document.querySelector('.lesson'));"
                                    + "return [...document.querySelectorAll('.seat .who, .seat .pile, .bar, .settlement > :not(oya-lesson)')]"
                                    + ".filter(one => one.checkVisibility() && !(box(one).bottom <= line.top + 1 || box(one).top >= line.bottom - 1"
                                    + "|| box(one).right <= line.left || box(one).left >= line.right))"
                                    + ".map(one => one.className)"),
                    "covered at " + size[0] + " x " + size[1]);
        }
        browser.size(1280, 800, 1);
        go("/learn");
        assertEquals(
                "Noch einmal von vorn",
                browser.find("button[data-game=koi-koi]").getText());
        assertTrue(browser.has(".lessons a[href^='#/table/']"));
    }

    @Test
    void lessonStartsByPointingAtPlayableCards() {
        fresh("en");
        browser.click("#learn");
        browser.find("[data-step='moment:group']");
        assertEquals(4, browser.number(".explained [data-step='moment:group'] .group .card"));
        assertTrue(
                browser.has("[data-step='page:touch']"), "the first explanation does not explain how to play a card");
        browser.until(
                "return document.querySelector('.hand [data-pointed]') && document.querySelector('.field [data-pointed]')");
        assertEquals(List.of(), covered());
        assertEquals(
                List.of(),
                browser.js("const box = document.querySelector('.lesson').getBoundingClientRect();"
                        + "const apart = one => { const card = one.getBoundingClientRect(); return Math.max("
                        + "card.left - box.right, box.left - card.right, card.top - box.bottom, box.top - card.bottom); };"
                        + "const cards = [...document.querySelectorAll('.hand .card, .field .card')];"
                        + "return cards.filter(one => apart(one) < 0).map(one => one.dataset.card).concat("
                        + "cards.some(one => one.matches('[data-pointed]') && apart(one) < 60) ? [] : 'far');"),
                "a wide window shows the explanation near its cards and covers no card");
        browser.click(".hand [data-pointed]");
        browser.until("return getComputedStyle(document.querySelector('.lesson')).display === 'none'");
    }

    /** Returns the marked cards that the explanation covers. */
    private static Object covered() {
        return browser.js("const box = document.querySelector('.lesson').getBoundingClientRect();"
                + "return [...document.querySelectorAll('[data-pointed]')].filter(one => {"
                + "const card = one.getBoundingClientRect();"
                + "return card.top < box.bottom && box.top < card.bottom && card.left < box.right && box.left < card.right;"
                + "}).map(one => one.dataset.card)");
    }

    @Test
    void explanationOnPhoneCoversNoneOfItsCards() {
        browser.size(360, 640, 1);
        fresh("de");
        go("/learn");
        for (String game : List.of("koi-koi", "mulle", "cassino")) {
            browser.click("button[data-game=" + game + "]");
            browser.find("[data-step='page:touch']");
            browser.until("return document.querySelector('.field [data-pointed]')");
            assertEquals(List.of(), covered(), game);
            go("/learn");
        }
        browser.size(1280, 800, 1);
    }

    @Test
    void lessonShowsEarlierExplanationAgainAndCanBeSkipped() {
        fresh("en");
        go("/learn");
        browser.click("button[data-game=koi-koi]");
        browser.find("[data-step='page:touch']");
        assertFalse(browser.has("#lesson-back"), "nothing was explained before");
        browser.click("#understood");
        browser.until("return !document.querySelector('#understood')");
        for (int touched = 0; !browser.has("#understood"); touched++) {
            Object what = browser.until(
                    Scripts.of("next")
                            + "const what = one('#understood') ?? next(false, arguments[0]); return what === 'wait' ? null : what",
                    touched);
            browser.js("if (arguments[0].id !== 'understood') arguments[0].click()", what);
        }
        browser.find("[data-step='action:draw']");
        browser.click("#lesson-back");
        browser.find(".explained > [data-step='page:touch']");
        browser.click("#understood");
        browser.find(".explained > [data-step='action:draw']");
        browser.click("#lesson-skip");
        browser.until("return !document.querySelector('oya-lesson') && !document.querySelector('[data-pointed]')");
        browser.until(
                Scripts.of("next") + "return next(false, 0) !== 'wait' && !document.querySelector('oya-table').lesson");
        browser.reload();
        browser.find(".hand .card.open");
        assertFalse(browser.has("oya-lesson"), "the explanations return");
    }

    @Test
    void learningPageShowsEveryCombinationAndCard() {
        fresh("sv");
        go("/learn/koi-koi");
        browser.find("[data-yaku=three-brights] .card");
        assertEquals(5, browser.number("[data-yaku=five-brights] .card"));
        assertEquals(12, browser.number(".months > li"));
        assertEquals(48, browser.number(".months .card"));
        assertEquals(
                "Tre lysande 6 poäng",
                browser.find("[data-yaku=three-brights] h3").getText());
        browser.screen("pictures");
    }

    @Test
    void explainsStepsByDescriptionsIfGameHasNoLessons() {
        fresh("sv");
        Set<String> explained = learn("scopa", 4);
        assertTrue(explained.containsAll(List.of("moment:begin", "phase:turn")), explained.toString());
        assertEquals(
                "I tur och ordning spelar var och en ett kort från handen. Det tar in kort som motsvarar dess tal, eller blir liggande på bordet.",
                browser.js("return document.querySelector('oya-table').lesson.steps.get('phase:turn').says"));
    }

    private static void choose(String list, String value) {
        browser.until(
                "const list = document.querySelector(`select[name=${arguments[0]}]`);"
                        + "if (![...list?.options ?? []].some(one => one.value === arguments[1])) return false;"
                        + "list.value = arguments[1]; list.dispatchEvent(new Event('change')); return true",
                list,
                value);
    }

    private static void whose(int which) {
        browser.until(
                "const one = document.querySelectorAll('input[name=whose]')[arguments[0]]; one?.click(); return !!one",
                which);
    }

    private static void tap(String... cards) {
        for (String card : cards) {
            browser.click("oya-reckon .deck [data-card='" + card + "']");
        }
    }

    private static void ended(String end) {
        choose("end", end);
        browser.until("return document.querySelector('#add:not([disabled])')");
    }

    private static long lines() {
        return (Long) browser.js("return document.querySelectorAll('oya-sheet tbody tr').length");
    }

    @Test
    void scoresSavesVerifiesAndContinuesSheet() throws Exception {
        fresh("en");
        go("/reckon");
        choose("game", "hachi-hachi");
        choose("profile", "sv");
        choose("players", "3");
        browser.find("[data-card='12B']");
        whose(3);
        tap("1B", "8B", "4C1", "5R", "7A", "9C2");
        whose(0);
        tap("1R", "2R", "3R");
        whose(1);
        browser.click("#rest");
        ended("shoubu");
        assertTrue(
                browser.find("#factor").getText().startsWith("Multiplier: × "),
                browser.find("#factor").getText());
        String paid = browser.find(".payments").getText();
        assertTrue(paid.contains("poetry ribbons") && paid.contains("Player 1 Player 2 Player 3"), paid);
        assertTrue(
                browser.find("#comes").getText().startsWith("Player 1 won the round. +"),
                browser.find("#comes").getText());
        browser.click("#add");
        assertTrue(browser.find("#waits").getText().startsWith("carried over: × "));
        browser.click("#rest");
        ended("exhausted");
        browser.until("return /^Multiplier: × [24]/.test(document.querySelector('#factor').innerText)");
        assertTrue(browser.find("#comes").getText().contains("Round 2 of 12"));
        browser.click("#add");
        assertEquals(2, lines());
        String saved = saved();
        String told = running.post("/api/records/verify", saved, "Content-Type", "application/x-ndjson")
                .body();
        for (String line : told.strip().split("\n")) {
            JsonNode one = TableClient.JSON.readTree(line);
            assertTrue(one.get("ok").asBoolean(), line);
        }
        assertEquals(2, told.strip().split("\n").length);
        goneOnWith(saved);
    }

    @Test
    void paysDeclaredHandAndShowsCountedSweeps() {
        fresh("en");
        go("/reckon");
        choose("game", "hachi-hachi");
        choose("players", "3");
        browser.find(".givers .giver:nth-child(4)");
        browser.find(".people option[value=triplet]");
        browser.js("const [name, held] = document.querySelectorAll('.people fieldset input, .people fieldset select');"
                + "name.value = 'Maja'; name.dispatchEvent(new Event('change'));"
                + "held.value = 'triplet'; held.dispatchEvent(new Event('change'))");
        choose("end", "exhausted");
        browser.until("return /^Maja has declared/.test(document.querySelector('.missing')?.innerText)");
        whose(4);
        tap("1B", "1R", "1C1", "7A", "10R", "12C1", "4C1");
        ended("exhausted");
        browser.until("return document.querySelector('.payments').innerText.includes('Teyaku: triplet')");
        choose("game", "mulle");
        browser.find("[name=tabbar]");
        assertFalse(browser.has("[name=pot], #factor, .people [type=checkbox]"), "shows fields of another game");
        browser.js("const told = document.querySelector('[name=tabbar]'); told.value = 3;"
                + "told.dispatchEvent(new Event('change'))");
        browser.click("#rest");
        browser.until("return document.querySelector('.givers .quiet').innerText === '104 cards'");
        ended("played-out");
        browser.until("return /sweeps[^]*3/i.test(document.querySelector('.payments').innerText)");
    }

    @Test
    void namesWinnerWhenEveryCardHasAnOwner() {
        fresh("en");
        go("/reckon");
        choose("game", "mulle");
        browser.find("[name=tabbar]");
        tap("s2", "s2");
        browser.until("return document.querySelector('.deck .given .owner')?.innerText === '1 × 2'");
        ended("played-out");
        assertTrue(
                browser.find("#comes").getText().startsWith("Result"),
                browser.find("#comes").getText());
        browser.click("#rest");
        browser.until("return document.querySelector('#comes').innerText.startsWith('Player 1 won')");
    }

    @Test
    void firstCardLeavesDeckInPlace() {
        for (int[] size : new int[][] {{390, 844}, {1366, 768}}) {
            browser.size(size[0], size[1], 1);
            fresh("de");
            go("/reckon");
            browser.find(".deck [data-card]");
            String top = "return document.querySelector('.deck').getBoundingClientRect().top + scrollY";
            Object before = browser.js(top);
            browser.js("document.querySelector('.deck [data-card]').click()");
            browser.until("return document.querySelector('.deck .given') && document.querySelector('#clear:enabled')");
            assertEquals(before, browser.js(top), "width " + size[0]);
        }
        browser.size(1280, 800, 1);
    }

    @Test
    void showsExampleAndCombinationsWhileCardsAreTapped() {
        fresh("en");
        go("/reckon");
        browser.find(".deck .card");
        assertFalse((Boolean) browser.js("return document.querySelector('select[name=game]').checkVisibility()"));
        tap("1B", "3B", "8B");
        browser.until("return /Three brights\\s*6/.test(document.querySelector('.combined .chosen').innerText)");
        assertEquals("45 cards not placed yet", browser.find("#left").getText());
        whose(1);
        tap("2A");
        choose("end", "stop");
        choose("by", "1");
        browser.until(
                "return document.querySelector('.ends .missing')?.innerText.startsWith('Player 2 has no combination')");
        browser.click("#example");
        browser.until("return document.querySelector('#comes').innerText.startsWith('Anna won the round. +')"
                + "&& document.querySelector('#add').disabled");
        browser.screen("reckon-example");
        browser.click("#example");
        browser.until("return document.querySelector('#left').innerText === '44 cards not placed yet'");
        // The table of results stays in its column, and the example of a game with twins contains some.
        choose("game", "mulle");
        browser.find("[name=tabbar]");
        browser.click("#example");
        browser.until("return /Mulles\\s*9/i.test(document.querySelector('.result .counted')?.innerText)");
        assertEquals(
                true,
                browser.js(
                        "const [side, table] = ['.side', '.result .counted'].map(one => document.querySelector(one)"
                                + ".getBoundingClientRect()); return table.left >= side.left - 1 && table.right <= side.right + 1"));
        browser.click("#example");
    }

    /** Returns the text of the saved file, which the test intercepts instead of writing it to disk. */
    private static String saved() {
        browser.js("URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; }); return '#'; };"
                + "HTMLAnchorElement.prototype.click = () => {}");
        browser.click("#save-sheet");
        return (String) browser.until("return window.saved");
    }

    private static void goneOnWith(String saved) throws Exception {
        fresh("de");
        go("/reckon");
        Path nothing = Files.writeString(folder.resolve("nothing.jsonl"), "{\"record\":1}\n");
        browser.find("input[name=sheet]").sendKeys(nothing.toString());
        browser.find("oya-sheet .wrong");
        Path sheet = Files.writeString(folder.resolve("sheet.jsonl"), saved);
        browser.find("input[name=sheet]").sendKeys(sheet.toString());
        browser.until("return document.querySelectorAll('oya-sheet tbody tr').length === 2");
        browser.click("#rest");
        ended("exhausted");
        assertTrue(browser.find("#comes").getText().contains("Runde 3 von 12"));
        browser.click("#add");
        assertEquals(3, lines());
        browser.click("#undo-line");
        browser.until("return document.querySelectorAll('oya-sheet tbody tr').length === 2");
        assertTrue(browser.find("#comes").isDisplayed());
        assertEquals(2, saved().strip().split("\n").length);
    }

    @Test
    void playsDraggedCard() {
        PageTable table = fresh("en").middle();
        browser.faults();
        long before = table.version();
        WebElement card = browser.find(".hand .card.open");
        String code = card.getAttribute("data-card");
        browser.drag(card, () -> card);
        browser.until("return document.querySelector('.hand .touched') && !document.querySelector('[data-dragged]')");
        assertEquals(before, table.version(), "a card dropped where it was is not played");
        WebElement again = browser.find(".hand .card.touched");
        assertEquals(code, again.getAttribute("data-card"));
        browser.drag(
                again, () -> browser.has(".field .lifted") ? browser.find(".field .lifted") : browser.find(".field"));
        browser.until("return Number(document.querySelector('.table').dataset.version) > arguments[0]", before);
        Object played = browser.until(
                "const { client } = document.querySelector('oya-table'); const own = client.log.filter(one => one.action && one.seat === client.view.seat);"
                        + "return own.findLast(one => one.action.do === 'play')?.action.card");
        assertEquals(code, played);
        assertEquals(List.of(), browser.faults());
    }

    /**
     * The first click selects the card and the second plays it. Neither click selects the card that moves into the place of the
     * played card.
     */
    @Test
    void doubleClickMakesOneMoveAndLeavingRemovesTable() {
        PageTable table = fresh("en").middle();
        Object own = browser.until(
                "const { client, choosing } = document.querySelector('oya-table');"
                        + "return client.view.hand.find(card => client.view.moves.filter(move => move.card === card).length === 1)");
        int held = browser.number(".hand .card");
        browser.doubleClick(browser.find(".hand [data-card='" + own + "']"));
        browser.until("return document.querySelectorAll('.hand .card').length < arguments[0]", held);
        table.press(0, WebElement::click);
        assertEquals(held - 1, browser.number(".hand .card"));
        browser.click("#leave");
        browser.click("#leave");
        browser.find("#play:not([disabled])");
        assertEquals(0, browser.number("a[href*='#/table/']"));
    }
}
