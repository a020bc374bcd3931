package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Bots;
import dev.oya.files.Sha256;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The home page of a new and of a returning player. */
@Tag(Exhaustive.TAG)
class PageHomeTest {
    /** Script that returns the rules of the current table. */
    private static final String RULES =
            "return JSON.stringify(document.querySelector('oya-table')?.client?.view?.rules ?? null)";

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("the home page");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static PageTable fresh(String language) {
        return new PageTable(browser, running.service.address()).fresh(language);
    }

    private static JsonNode rules() {
        browser.find(".table .own");
        return TableClient.JSON.readTree(String.valueOf(browser.js(RULES)));
    }

    @Test
    void newPlayerStartsKoiKoiForTwoWithOneClick() {
        fresh("de");
        assertEquals("Koi-Koi gegen einen Bot", browser.find("#latest").getText());
        assertFalse(browser.has("#continue"));
        assertEquals(1, browser.number(".top"), "the header of the page before its texts are loaded is still there");
        browser.click("#play");
        assertEquals(2, rules().at("/options/players").intValue());
    }

    @Test
    void ignoresLatestMatchOfMissingGame() {
        PageTable table = fresh("en");
        for (String latest :
                List.of("{\"rules\":{\"game\":\"gone\"},\"seats\":[]}", "{\"rules\":{\"game\":\"mulle\"}}", "7")) {
            browser.js("localStorage.setItem('oya.latest', arguments[0])", latest);
            table.front();
            assertEquals("Koi-Koi against one bot", browser.find("#latest").getText());
        }
    }

    /** Reloads the home page of a browser that remembers house rules, with their text or null. */
    private static void remembers(PageTable table, String digest, String text) {
        browser.js(
                "const [layer, text] = arguments; const set = (key, value) => localStorage.setItem('oya.' + key, JSON.stringify(value));"
                        + "const rules = { game: 'koi-koi', options: { players: 2 }, layers: [layer] };"
                        + "set('latest', { rules, seats: [{ kind: 'person' }, { kind: 'bot', bot: 'steady' }] });"
                        + "set('layers', [{ game: 'koi-koi', title: 'Ours', digest: layer, options: {}, text }]);",
                digest,
                text);
        table.front();
        browser.until("return document.querySelector('#play')?.disabled === false");
    }

    @Test
    void startsWithStandardRulesIfHouseRulesAreLost() {
        PageTable table = fresh("en");
        remembers(table, "sha256:" + "0".repeat(64), null);
        assertEquals(
                "These house rules no longer exist. “Play” now starts with the standard rules.",
                browser.find(".hero .wrong").getText());
        assertEquals("[]", browser.js("return localStorage.getItem('oya.layers')"));
        browser.click("#play");
        assertEquals(0, rules().get("layers").size());
    }

    @Test
    void sendsHouseRulesAgainIfBrowserHasTheirText() {
        PageTable table = fresh("en");
        String text = "layer: ours\nbase: koi-koi@1\nbecause: At home.\noptions: { seven-doubles: false }\n";
        remembers(table, "sha256:" + HexFormat.of().formatHex(Sha256.of(text)), text);
        assertFalse(browser.has(".hero .wrong"));
        browser.click("#play");
        assertEquals(1, rules().get("layers").size());
    }

    @Test
    void forgetsMatchThatServiceDoesNotHave() {
        PageTable table = fresh("en");
        String seat =
                "localStorage.setItem('oya.seats', JSON.stringify([{ table: '00aa', seat: 0, token: '0'.repeat(40), at: 1 }]))";
        browser.js(seat);
        table.front();
        browser.until("return localStorage.getItem('oya.seats') === '[]'");
        assertFalse(browser.has("#continue"));
        browser.js(seat + ";location.hash = '#/table/00aa'");
        assertEquals(
                "This match no longer exists, or you no longer have a seat in it.",
                browser.find(".wrong").getText());
        assertEquals("[]", browser.js("return localStorage.getItem('oya.seats')"));
        browser.click(".narrow a.button");
        browser.find("#play");
    }

    @Test
    void listsUnfinishedMatchFirst() {
        ObjectNode match = PageTable.match(running.service.address(), "koi-koi", 2);
        ((ObjectNode) match.at("/rules/options")).put("rounds", 12);
        PageTable table = fresh("en").play(match);
        browser.find(".hand .card");
        String address = browser.address();
        table.front();
        String said = browser.find(".continue").getText();
        assertTrue(said.contains("Koi-Koi with Bo") && said.contains("1 of 12"), said);
        assertTrue(said.startsWith("Your turn") || said.startsWith("Bo is thinking"), said);
        assertTrue(
                (Boolean) browser.js("const [one, play] = ['#continue', '#play'].map(id => document.querySelector(id));"
                        + "return one.getBoundingClientRect().top < play.getBoundingClientRect().top"));
        browser.click("#continue");
        browser.find(".hand .card");
        assertEquals(address, browser.address());
    }

    @Test
    void ordersLevelsByMeasuredStrengthOfBots() {
        fresh("sv");
        assertEquals(Bots.names(), new java.util.TreeSet<>(Bots.levels()));
        assertEquals(
                Bots.levels(),
                browser.js("return [...document.querySelectorAll('.levels input')].map(one => one.value)"));
        assertEquals(
                IntStream.rangeClosed(1, Bots.levels().size())
                        .mapToObj(String::valueOf)
                        .toList(),
                browser.js("return [...document.querySelectorAll('.levels .segment')].map(one => one.innerText)"));
        browser.click(".levels input[value=strong]");
        browser.until("return document.querySelector('.levels legend').innerText.endsWith('8 av 8: starkast')");
        assertFalse((Boolean) browser.js("return document.querySelector('.more-set').open"));
        browser.click("#open");
        browser.find(".table .own");
        assertEquals("strong", browser.js("return document.querySelector('oya-table').client.view.seats[1].name"));
    }

    @Test
    void startsTableWithRulesOfCommonAppAfterOneClick() {
        fresh("de");
        browser.click("input[name=house][value=common-app]");
        browser.until("return document.querySelector('#offered')?.innerText.startsWith('Es spielen immer zwei')");
        browser.click("#open");
        JsonNode rules = rules();
        assertEquals(1, rules.get("layers").size());
        assertEquals(
                List.of(true, 12L, 2L),
                browser.js(
                        "const { game, client } = document.querySelector('oya-table');"
                                + "return [game.yaku.some(one => one.id === 'moon-and-cup'), client.view.rounds, client.view.seats.length]"));
    }

    @Test
    void showsPlayersAndRoundsAndExplainsUsualRules() {
        fresh("en");
        assertFalse((Boolean) browser.js("return document.querySelector('.more-set').open"));
        assertEquals(
                List.of(true, true),
                browser.js(
                        "return ['seats', 'rounds'].map(name => document.querySelector(`.opts [name=${name}]`).checkVisibility())"));
        String others = browser.find("#offered").getText();
        assertTrue(others.startsWith("App rules. Only two play"), others);
        browser.find(".opts [name=rounds]").sendKeys("3", Keys.TAB);
        browser.click("#open");
        assertEquals(3, rules().at("/options/rounds").intValue());
    }

    @Test
    void headerAndContentAreLeftAligned() {
        fresh("en");
        for (int[] size : new int[][] {{360, 740}, {1280, 800}, {1920, 1080}, {2560, 1440}}) {
            browser.size(size[0], size[1], 1);
            assertTrue(
                    (Boolean)
                            browser.js(
                                    "const left = one => Math.round(document.querySelector(one).getBoundingClientRect().left);"
                                            + "return Math.abs(left('.top .mark') - left('.games')) <= 6 && left('.games') === left('.opts')"),
                    "width " + size[0]);
        }
        browser.size(1280, 800, 1);
    }

    @Test
    void rowsOfGamesAreFilledEvenly() {
        fresh("de");
        for (int[] size : new int[][] {{800, 1000}, {1280, 800}, {1920, 1080}, {2560, 1440}}) {
            browser.size(size[0], size[1], 1);
            List<?> rows = (List<?>)
                    browser.js("const rows = {}; for (const one of document.querySelectorAll('.games .choice')) {"
                            + "const top = Math.round(one.getBoundingClientRect().top); rows[top] = (rows[top] ?? 0) + 1; }"
                            + "return Object.keys(rows).sort((a, b) => a - b).map(top => rows[top])");
            long first = (Long) rows.get(0);
            long last = (Long) rows.get(rows.size() - 1);
            assertTrue(first - last < rows.size(), "width " + size[0] + ": rows of " + rows);
        }
        browser.size(360, 640, 1);
        assertEquals(
                true,
                browser.js("const all = [...document.querySelectorAll('.games .choice')];"
                        + "const right = one => Math.round(one.getBoundingClientRect().right);"
                        + "return right(all.at(-1)) === Math.max(...all.map(right))"));
        // A tap on a game shows the button that starts it, even if the game was already chosen.
        browser.js("scrollTo(0, 0); document.querySelector('.choice:has(:checked)').click()");
        browser.until("const { top, bottom } = document.querySelector('#open').getBoundingClientRect();"
                + "return top >= 0 && bottom <= innerHeight");
        browser.size(1280, 800, 1);
    }

    @Test
    void hidesNativeFileInputs() {
        fresh("de");
        for (String place : List.of("/replay", "/reckon")) {
            browser.js("location.hash = arguments[0]", place);
            browser.until("return document.querySelector('main input[type=file], main textarea, main .deck')");
            assertEquals(
                    List.of(),
                    browser.js(
                            "return [...document.querySelectorAll('input[type=file]')]"
                                    + ".filter(one => getComputedStyle(one).opacity !== '0' && one.checkVisibility()).map(one => one.outerHTML)"),
                    place);
        }
    }

    @Test
    void pageUsesOneTypeFamily() {
        fresh("en");
        assertEquals(
                true,
                browser.async(
                        "const [done] = arguments; document.fonts.ready.then(() =>"
                                + "done([...document.fonts].some(one => one.family.includes('Source Sans 3') && one.status === 'loaded')))"));
        assertEquals(
                List.of(),
                browser.js(
                        "return [...document.querySelectorAll('main *')].filter(one =>"
                                + "!getComputedStyle(one).fontFamily.includes('Source Sans 3')).map(one => one.outerHTML.slice(0, 90))"));
    }
}
