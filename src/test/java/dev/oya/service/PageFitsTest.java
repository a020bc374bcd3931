package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The table of every game fits small and large windows in every phase, and the hand does not move. */
@Tag(Exhaustive.TAG)
class PageFitsTest {
    private static final List<int[]> SIZES = List.of(
            new int[] {360, 640},
            new int[] {740, 360},
            new int[] {1920, 1080},
            new int[] {360, 740},
            new int[] {640, 400},
            new int[] {768, 1024},
            new int[] {1280, 800},
            new int[] {2560, 1440});
    /** Number of window sizes in a quick run. Each table tries two of them. */
    private static final int FEW = 3;

    /** Number of the smallest window sizes, which every table tries in an exhaustive run. */
    private static final int SMALL = 2;

    private static final List<String> LANGUAGES = List.of("de", "sv", "en");
    private static final Map<String, String> THEMES = Map.of("de", "contrast", "sv", "dark", "en", "light");

    /** Script that returns whether the decision sheet is beside the field. */
    private static final String BESIDE =
            "const [sheet, field] = ['.stakes', '.table .field'].map(one => document.querySelector(one).getBoundingClientRect());"
                    + "return sheet.left >= field.right - 1";

    private static RunningService running;
    private static Browser browser;

    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Object> places = new HashMap<>();
    private List<int[]> sizes;

    @BeforeAll
    static void start() {
        browser = Browser.start("how tables fit");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    /** Returns every combination of game and number of players, in alternating languages. A quick run uses a sample of them. */
    static Stream<Arguments> tables() {
        String address = running.service.address();
        List<Arguments> all = new ArrayList<>();
        for (JsonNode game : TableClient.ask("GET", address + "/api/games", null, null)
                .json()
                .get("games")) {
            String id = game.get("id").stringValue();
            JsonNode players = game.get("players");
            int most = players.get(players.size() - 1).intValue();
            for (JsonNode number : players) {
                int seats = number.intValue();
                String language = LANGUAGES.get((all.size() + all.size() / LANGUAGES.size()) % LANGUAGES.size());
                all.add(Arguments.of(id, seats, language, seats == most));
            }
        }
        return PageTable.part(all, 5, LANGUAGES.size()).stream();
    }

    @ParameterizedTest(name = "{0} for {1} in {2}")
    @MethodSource("tables")
    void tableFitsWindowAndHandDoesNotMove(String game, int seats, String language, boolean wholeMatch) {
        sizes = sizes(seats);
        PageTable table = new PageTable(browser, running.service.address()).fresh(language);
        browser.js("document.documentElement.dataset.theme = arguments[0]", THEMES.get(language));
        table.another(PageTable.match(running.service.address(), game, seats).put("seed", "cherry " + seats));
        String name = game + "-" + seats + "-" + language;
        table.on(true);
        look(name + "-asked");
        if (!browser.has("#next, #rematch")) {
            touch();
            look(name + "-touched");
        }
        String where = table.on(true);
        if (where.equals("word")) {
            look(name + "-word");
            browser.js(Scripts.of("fullest"));
            look(name + "-fullest");
            where = table.on(false);
        }
        look(name + "-settled");
        for (int round = 2; wholeMatch && browser.has("#next"); round++) {
            table.nextRound();
            table.on(false);
            look(name + "-settled" + round);
        }
        assertEquals("", String.join("\n", wrong));
    }

    @Test
    void questionBeforeTheDealIsNotCut() {
        PageTable table = new PageTable(browser, running.service.address()).fresh("de");
        ObjectNode match = PageTable.match(running.service.address(), "hachi-hachi", 3);
        match.withObject("/rules/options").put("mizuten", true);
        for (int seed = 1; !browser.has(".undealt .word"); seed++) {
            assertTrue(seed < 20, "the player is never the first dealer");
            table.another(match.put("seed", "dealer " + seed));
            browser.until("return document.querySelector('.word, .hand .card')");
        }
        for (int[] size : SIZES) {
            browser.size(size[0], size[1], 1);
            assertEquals(
                    List.of(true, true),
                    browser.js("const said = document.querySelector('.undealt .prompt');"
                            + "const {left, top, width, height} = document.querySelector('.undealt .word').getBoundingClientRect();"
                            + "const seen = document.elementFromPoint(left + width / 2, top + height / 2);"
                            + "return [said.innerText.includes('Sonst zahlst du deinen') && said.scrollHeight <= said.clientHeight + 1,"
                            + "  !!seen?.closest('.word')]"),
                    size[0] + "×" + size[1]);
        }
    }

    /**
     * Returns the small sizes and every second larger size, or two sizes in a quick run. The number of players determines
     * which.
     */
    private static List<int[]> sizes(int seats) {
        if (Exhaustive.ON) {
            return IntStream.range(0, SIZES.size())
                    .filter(number -> number < SMALL || (number + seats) % 2 == 0)
                    .mapToObj(SIZES::get)
                    .toList();
        }
        List<int[]> few = new ArrayList<>(SIZES.subList(0, FEW));
        few.remove(seats % FEW);
        return few;
    }

    /** Clicks an action if the page asks for one, otherwise selects a playable card. */
    private static void touch() {
        browser.until("const one = what => document.querySelector(what);"
                + "if (one('#next, #rematch, .hand .touched')) return true;"
                + "(one('.word') ?? one('.hand .card.open'))?.click(); return false");
    }

    private void look(String name) {
        for (int[] size : sizes) {
            int before = wrong.size();
            browser.size(size[0], size[1], 1);
            String where = name + "-" + size[0];
            complain(where, Scripts.of("fits"));
            complain(where, Scripts.of("measure"));
            hand(name, size[0] + "×" + size[1]);
            browser.screen(where, wrong.size() > before);
        }
        if (Exhaustive.ON || name.endsWith("3-sv-touched")) {
            browser.axe(List.of("color-contrast", "button-name", "nested-interactive"), null)
                    .forEach(one -> wrong.add(name + ": " + one));
        }
    }

    private void complain(String where, String script) {
        ((List<?>) browser.js(script)).forEach(one -> wrong.add(where + ": " + one));
    }

    /**
     * Checks that the hand and the field are at the same position in every phase. During a decision, the hand may move, so
     * only the field is checked. In low windows, the decision sheet is beside the field, and nothing is checked.
     */
    private void hand(String name, String size) {
        boolean deciding = browser.has(".stakes");
        if (deciding && Boolean.TRUE.equals(browser.js(BESIDE))) {
            return;
        }
        String area = deciding ? ".field" : ".hand";
        for (String one : deciding ? List.of(area) : List.of(area, ".field")) {
            Object place = browser.js(
                    "const box = document.querySelector('.table ' + arguments[0]).getBoundingClientRect();"
                            + "const exact = [box.x, box.y, box.width, box.height];"
                            // The field takes the remaining space, whose size may differ by a fraction of a pixel.
                            + "return (arguments[0] === '.hand' ? exact : exact.map(Math.round)).join(' ')",
                    one);
            Object before = places.putIfAbsent(one + size, place);
            if (before != null && !before.equals(place)) {
                wrong.add(name + " " + size + ": " + one + " moved from " + before + " to " + place);
            }
        }
    }
}
