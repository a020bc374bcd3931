package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rule book on a phone: collapsible chapters, pictures of combinations, and a search that includes closed chapters. */
@Tag(Exhaustive.TAG)
class PageBookTest {
    private static final int HIGH = 844;
    /** Maximum height of a chapter or section, in screens. */
    private static final int SCREENS = 5;

    private static final int LEAST_PAGES = 4;

    private static final String STATUS =
            "const status = () => document.querySelector('form.search [role=status]')?.textContent.trim();";
    private static final String BOOK = "const book = document.querySelector('.book').shadowRoot;"
            + "const chapters = [...book.querySelectorAll('.chapter')];"
            + "const tall = one => one.getBoundingClientRect().height;";

    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("rule book");
        running = new RunningService();
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    @BeforeEach
    void opensTheBook() {
        browser.size(390, HIGH, 1);
        new PageTable(browser, running.service.address()).fresh("de");
        browser.js("location.hash = '/rules/hachi-hachi/book'");
        browser.until("return document.querySelector('.book')?.shadowRoot?.querySelector('.chapter')");
    }

    @Test
    void limitsHeightOfChapters() {
        assertEquals(0L, browser.js(BOOK + "return chapters.filter(one => one.open).length"));
        long whole = ((Number) browser.js("return document.documentElement.scrollHeight")).longValue();
        assertTrue(whole < 2 * HIGH, "the contents are " + whole + " pixels high");
        List<?> high = (List<?>) browser.js(
                BOOK
                        + "const most = arguments[0]; const found = [];"
                        + "for (const one of chapters) { one.open = true; if (tall(one) > most) found.push(one.innerText.slice(0, 60));"
                        + "for (const part of one.querySelectorAll('.part')) { part.open = true;"
                        + "if (!one.matches('.appendix') && tall(part) > most) found.push(part.innerText.slice(0, 60)); part.open = false; }"
                        + "one.open = false; } return found",
                SCREENS * HIGH);
        assertEquals(List.of(), high);
    }

    @Test
    void openingOneChapterClosesTheOther() {
        browser.js(BOOK + "chapters[2].querySelector('summary').click()");
        browser.until(BOOK + "return chapters.filter(one => one.open).length === 1 && chapters[2].open");
        browser.js(BOOK + "chapters[4].querySelector('summary').click()");
        browser.until(BOOK + "return chapters.filter(one => one.open).length === 1 && chapters[4].open");
        browser.screen("book-chapter");
    }

    @Test
    void combinationsShowTheirCards() {
        Object bare =
                browser.async("const done = arguments[0]; const book = document.querySelector('.book').shadowRoot;"
                        + "fetch('/api/games/hachi-hachi?profile=de').then(answer => answer.json()).then(game => done(Object.entries(game.yaku)"
                        + ".filter(([, one]) => one.played && one.needs.length).map(([key]) => key)"
                        + ".filter(key => !book.querySelector(`.yaku[id$='/${key}'] .cards svg`))))");
        assertEquals(List.of(), bare);
    }

    @Test
    void searchOpensChapterOfMatch() {
        find("Sieben Streifen");
        browser.until(BOOK + "return chapters.filter(one => one.open).length === 1");
        assertEquals(
                true,
                browser.js(
                        BOOK
                                + "const [range] = document.querySelector('oya-book').ranges; return range.startContainer.parentElement.checkVisibility()"));
    }

    @Test
    void searchShowsGlossaryEntryFirst() {
        find("Kan");
        assertEquals(
                List.of("Kan", true),
                browser.js(
                        "const [range] = document.querySelector('oya-book').ranges; const { parentElement: name } = range.startContainer;"
                                + "return [name.textContent, Boolean(name.closest('.chapter').querySelector('#glossary'))]"));
    }

    /** The list of chapters, pictures and sources do not count. Enter goes on and returns to the first match after the last. */
    @Test
    void searchCountsMatchesAndEnterGoesToNext() {
        find("Sieben Streifen");
        browser.until(STATUS + "return /^Treffer 1 von \\d+$/.test(status())");
        long count = ((Number) browser.js("return document.querySelector('oya-book').ranges.length")).longValue();
        assertTrue(count > 1, "the text occurs only " + count + " times");
        for (long at = 2; at <= count + 1; at++) {
            browser.js("document.querySelector('form.search').requestSubmit()");
            browser.until(STATUS + "return status() === 'Treffer " + (at > count ? 1 : at) + " von " + count + "'");
            assertEquals(
                    true,
                    browser.js("const [now] = CSS.highlights.get('match');"
                            + "const { top, bottom } = now.getBoundingClientRect();"
                            + "const bar = document.querySelector('form.search').getBoundingClientRect();"
                            + "return now.startContainer.parentElement.checkVisibility() && top >= bar.bottom && bottom <= innerHeight"
                            + "&& bar.top >= 0 && bar.right <= innerWidth"));
        }
        // Words that do not stand side by side count if a paragraph contains them.
        find("streifen sieben");
        browser.until(STATUS + "return /^Treffer 1 von \\d+$/.test(status())");
        // A space after an unknown word does not stop the page. Spaces alone are no search.
        find("xyzzy ");
        browser.until(STATUS + "return status() === 'Keine Treffer'");
        find("   ");
        browser.until(STATUS + "return status() === undefined");
        find("xyzzy");
        browser.until(STATUS + "return status() === 'Keine Treffer'");
    }

    /** The appendix repeats all rules, so a search reaches it only for texts that the chapters do not contain. */
    @Test
    void searchReachesAppendixLast() {
        find("Karten");
        assertEquals(
                0L,
                browser.js("return document.querySelector('oya-book').ranges"
                        + ".filter(one => one.startContainer.parentElement.closest('.appendix')).length"));
        find("Phase");
        browser.until(BOOK + "return chapters.at(-1).matches('.appendix[open]')");
    }

    private static void find(String text) {
        browser.js(
                "const search = document.querySelector('[name=search]'); search.value = arguments[0];"
                        + "search.dispatchEvent(new Event('input'))",
                text);
    }

    @Test
    void printsAllChapters() {
        int pages = browser.printed();
        assertTrue(pages >= LEAST_PAGES, "only " + pages + " pages");
        browser.until(BOOK + "return chapters.every(one => !one.open)");
    }

    @Test
    void wideWindowOpensIntroductionAndListsChapters() {
        assertEquals(
                true,
                browser.js(BOOK + "return book.querySelector('.introduction .aim').checkVisibility()"
                        + "&& !book.querySelector('.contents').checkVisibility()"));
        browser.size(1280, 800, 1);
        opensTheBookAgain();
        assertEquals(
                List.of(true, 1L, true),
                browser.js(
                        BOOK + "const links = [...book.querySelectorAll('.contents a')]; links[3].click();"
                                + "const open = chapters.filter(one => one.open);"
                                + "return [links.length === chapters.length + 1, open.length, '#' + open[0].querySelector('h2').id === links[3].hash]"));
        assertEquals(false, browser.js(BOOK + "return book.querySelector('.introduction').checkVisibility()"));
        assertEquals(
                List.of(0L, true, true),
                browser.js(BOOK + "const [first] = book.querySelectorAll('.contents a'); first.click();"
                        + "return [chapters.filter(one => one.open).length, book.querySelector('.introduction').checkVisibility(),"
                        + "first.hasAttribute('data-open')]"));
    }

    private static void opensTheBookAgain() {
        browser.reload();
        browser.until(
                "return document.querySelector('.book')?.shadowRoot?.querySelector('.contents [data-open]')?.checkVisibility()");
    }
}
