package dev.oya.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No text is cut or lies over another, on any screen, at any width, in any language; and everybody can use it in any theme. */
class PageLooksTest {
    private static final Map<Integer, Integer> SIZES = Map.of(360, 740, 768, 1024, 1280, 800, 1920, 1080);

    private static final int MOST_TABLES = 20;

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

    @ParameterizedTest
    @CsvSource({"en, light", "sv, dark", "de, contrast"})
    void nothingIsCutOrHardToUse(String spoken, String painted) {
        language = spoken;
        theme = painted;
        table = new PageTable(browser, running.service.address()).fresh(spoken);
        browser.js("localStorage.setItem('oya.theme', arguments[0])", theme);
        friends();
        tables();
        records();
        reckoning();
        go("/learn", "oya-learn a, oya-learn button", "learn");
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

    private void tables() {
        // Whoever sits out has nothing to say: another table is tried.
        String where = "";
        for (int tried = 0; !where.equals("word") && tried < MOST_TABLES; tried++) {
            table.play(PageTable.match(running.service.address(), "hachi-hachi", 7));
            where = table.on(true);
        }
        browser.click("#keys");
        look("table-of-seven");
        table.on(false);
        look("settlement-of-seven");
        for (String game : List.of("koi-koi", "mulle", "scopa")) {
            table.play(PageTable.match(running.service.address(), game, 4).put("seed", "cherry"));
            table.press(0, one -> one.click());
            browser.click(".hand .card.open");
            browser.find(".move");
            look(game + "-of-four");
        }
        table.toTheEnd();
        look("settlement-of-sides");
    }

    private void reckoning() {
        go("/reckon", ".deck .card", "reckon");
        browser.click("oya-reckon .deck .card:nth-child(3)");
        browser.js("document.querySelectorAll('oya-reckon .deck .card').forEach((card, at) => at % 2 && card.click())");
        look("reckon-begun");
    }

    /** The match that was played last, again. */
    private void records() {
        String played = browser.address().replaceFirst(".*/", "");
        go("/replay", "input[type=file]", "replay-begin");
        go("/replay/" + played, "#forth", "replay");
        browser.click("#last");
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
        go("/rules/koi-koi/book", ".book", "book");
    }

    private void go(String place, String until, String name) {
        browser.js("location.hash = arguments[0]", place);
        browser.find(until);
        look(name);
    }

    private void look(String name) {
        SIZES.forEach((width, height) -> {
            browser.size(width, height, 1);
            measure(name + " " + width);
            if (shot(width)) {
                browser.screen(name + "-" + language + "-" + width);
            }
        });
        browser.size(640, 400, 2);
        measure(name + " zoomed");
        browser.size(1280, 800, 1);
        browser.js("document.documentElement.style.fontSize = '200%'");
        measure(name + " with large text");
        browser.js("document.documentElement.style.fontSize = ''");
        browser.axe(theme.equals("light") ? List.of() : List.of("color-contrast"))
                .forEach(one -> wrong.add(name + ": " + one));
    }

    /** Pictures are taken where somebody may want to look at them: wide and narrow in English, in others one of the two. */
    private boolean shot(int width) {
        return width == 1280 && !language.equals("de") || width == 360 && !language.equals("sv");
    }

    private void measure(String where) {
        ((List<?>) browser.js(Scripts.of("measure"))).forEach(one -> wrong.add(where + ": " + one));
    }
}
