package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Layout and accessibility of all screens. No text is clipped or overlaps at any width or in any language, and every theme is
 * accessible.
 */
@Tag(Exhaustive.TAG)
class PageLooksTest {
    private static final int MOST_PAGES = 20;
    /** Widths and heights in CSS pixels. After each check, the window keeps the last size. */
    private static final int[][] SIZES = {{360, 740}, {768, 1024}, {1920, 1080}, {1280, 800}};

    private static final String WRONG_LAYER =
            "layer: ours\ntitle: Ours\nbase: koi-koi\nbecause: So.\noptions:\n  seven-doubels: maybe\n  rounds: 0\n";

    private static RunningService running;
    private static Browser browser;

    private final List<String> wrong = new ArrayList<>();
    private PageTable table;
    private String language;
    private String theme;

    @BeforeAll
    static void start() {
        browser = Browser.start("how it looks");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        if (browser != null) {
            browser.close();
            running.close();
        }
    }

    static Stream<Arguments> readers() {
        return PageTable.part(
                List.of(Arguments.of("en", "light"), Arguments.of("sv", "dark"), Arguments.of("de", "contrast")), 3, 2)
                .stream();
    }

    @ParameterizedTest
    @MethodSource("readers")
    void screensAreAccessibleAndNotClipped(String spoken, String painted) {
        language = spoken;
        theme = painted;
        table = new PageTable(browser, running.service.address()).fresh(spoken);
        browser.js("localStorage.setItem('oya.theme', arguments[0])", theme);
        friends();
        table();
        records();
        reckoning();
        learning();
        lookingOn();
        rules();
        assertEquals("", String.join("\n", wrong));
    }

    private void friends() {
        browser.js("localStorage.setItem('oya.wanted', JSON.stringify("
                + "{ game: 'hachi-hachi', seats: 7, friends: 2, bot: 'greedy', open: true, rounds: '' }))");
        table.front();
        look("front");
        browser.click("#open");
        browser.find(".invites input");
        browser.click(".invites button:last-of-type");
        browser.find(".qr svg");
        look("invites");
        go("/join/0011223344556677/1/abc", "oya-join input", "join");
        browser.click("oya-join .primary");
        browser.find("oya-join .wrong");
        look("join-refused");
        go("/table/0011223344556677", ".wrong", "table-gone");
        go("/", "#going", "front-again");
    }

    /** Plays a match to its end. */
    private void table() {
        table.another(PageTable.match(running.service.address(), "koi-koi", 2));
        table.press(0, one -> one.click());
        hint();
        table.toTheEnd();
        look("match-over");
    }

    private void hint() {
        browser.click("#hint");
        browser.click("button.expects");
        browser.until("return document.querySelector('.hinted b.expects')");
        look("hint");
    }

    /** Spectates at an open table. */
    private void lookingOn() {
        String address = running.service.address();
        TableClient.Seat seat = TableClient.table(
                        address, TableClient.wanted("koi-koi", 2, 1).put("open", true))
                .get(0);
        go("/table/" + seat.table(), ".table > p.own", "looking-on");
    }

    private void reckoning() {
        go("/reckon", ".deck .card", "reckon");
        browser.click("oya-reckon .deck .same:nth-child(3) .card");
        browser.js("document.querySelectorAll('oya-reckon .deck .card').forEach((card, at) => at % 2 && card.click())");
        look("reckon-begun");
        for (int line = 1; line <= 2; line++) {
            browser.click("#rest");
            browser.js("const end = document.querySelector('select[name=end]');"
                    + "end.value = 'exhausted'; end.dispatchEvent(new Event('change'))");
            browser.click("#add");
            browser.until("return document.querySelectorAll('oya-sheet tbody tr').length === arguments[0]", line);
        }
        browser.click("#rest");
        browser.until("return document.querySelector('.missing')");
        look("reckon-sheet");
    }

    private void learning() {
        go("/learn", "oya-learn a, oya-learn button", "learn");
        browser.click("button[data-game=koi-koi]");
        browser.find("#understood");
        look("lesson");
        browser.js("location.hash = '/learn'");
    }

    /** Replays the last match. */
    private void records() {
        String played = browser.address().replaceFirst(".*/", "");
        go("/replay", "input[type=file]", "replay-begin");
        go("/replay/" + played, "#forth", "replay");
        browser.click("#last");
        browser.click("[popovertarget=replay-menu]");
        browser.click("#check");
        browser.find(".ran");
        look("replay-checked");
    }

    private void rules() {
        go("/rules/hachi-hachi/compare", "oya-compare .primary", "compare-begin");
        browser.click("oya-compare .primary");
        browser.find(".lined");
        look("compare");
        go("/rules/koi-koi/own", "#checked .right", "own-rules");
        browser.js("localStorage.setItem('oya.draft-koi-koi', arguments[0]); location.hash = '/learn'", WRONG_LAYER);
        browser.find("oya-learn button");
        go("/rules/koi-koi/own", "#checked .problems", "own-rules-wrong");
        go("/rules/koi-koi/book", ".book", "book");
        browser.js("location.hash = '/rules/hachi-hachi/book'");
        browser.until("return document.querySelector('.book')?.shadowRoot?.querySelector('#combinations h4, .yaku')");
        int pages = isWhole() ? browser.printed() : 0;
        if (pages > MOST_PAGES) {
            wrong.add("the printed book has " + pages + " pages");
        }
    }

    private void go(String place, String until, String name) {
        browser.js("location.hash = arguments[0]", place);
        browser.find(until);
        look(name);
    }

    private void look(String name) {
        for (int[] size : sizes()) {
            browser.size(size[0], size[1], 1);
            measure(name + " " + size[0]);
            if (shot(size[0])) {
                browser.screen(name + "-" + language + "-" + size[0]);
            }
        }
        if (isWhole()) {
            browser.js("document.documentElement.style.fontSize = '200%'");
            measure(name + " with large text");
            browser.js("document.documentElement.style.fontSize = ''");
            browser.size(640, 400, 2);
            measure(name + " zoomed");
        }
        // The rule book has the same colours in every theme, so one theme is enough.
        boolean first = theme.equals("light");
        browser.axe(first ? List.of() : List.of("color-contrast"), first ? null : ".book")
                .forEach(one -> wrong.add(name + ": " + one));
    }

    /** Returns whether to test enlarged text and the printed book: in English, or in an exhaustive run in all languages. */
    private boolean isWhole() {
        return Exhaustive.ON || language.equals("en");
    }

    /** Returns all sizes in an exhaustive run, otherwise two that depend on the language. */
    private int[][] sizes() {
        if (Exhaustive.ON) {
            return SIZES;
        }
        return isWhole() ? new int[][] {SIZES[1], SIZES[3]} : new int[][] {SIZES[0], SIZES[2]};
    }

    /** Returns whether to take screenshots at a width: at two widths in English, at one in Swedish and German. */
    private boolean shot(int width) {
        return width == 1280 && !language.equals("de") || width == 360 && !language.equals("sv");
    }

    private void measure(String where) {
        ((List<?>) browser.js(Scripts.of("measure"))).forEach(one -> wrong.add(where + ": " + one));
    }
}
