package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.service.TableClient.Seat;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** If the rules of a table fail, the page shows the reason and offers seated players another match. */
@Tag(Exhaustive.TAG)
class PageStoppedTest {
    @TempDir
    private static Path data;

    private static RunningService running;
    private static Browser browser;
    private static Seat person;

    @BeforeAll
    static void stops() throws Exception {
        browser = Browser.start("a table that stops");
        running = new RunningService(
                StoppedTableTest.broken(data.resolve("rules")), data.resolve("tables"), null, List.of());
        person = StoppedTableTest.playable(
                        running.service.address(),
                        TableClient.wanted("mulle", 1, 1).put("open", true))
                .get(0);
        StoppedTableTest.play(person);
    }

    @AfterAll
    static void ends() throws Exception {
        if (browser == null) {
            return;
        }
        browser.close();
        try (RunningService last = running) {
            assertEquals(1, StoppedTableTest.lines(last.faults, person.table()), "the operator receives one message");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 'Enligt bordets regler kan spelet inte fortsätta', Spela igen",
        "en, 'The rules of this table allow no next step', Play again",
        "de, 'Nach den Regeln dieses Tisches geht es nicht weiter', Noch einmal spielen"
    })
    void explainsFailureInLanguageOfReader(String language, String begins, String again) {
        assertTrue(told(language, false).startsWith(begins), told(language, false));
        assertEquals(
                0L,
                browser.js("return document.querySelectorAll('#stopped button').length"),
                "spectators have no buttons");
        String mine = told(language, true);
        assertTrue(mine.startsWith(begins) && mine.strip().endsWith(again), mine);
        browser.screen("stopped-" + language);
    }

    /** Returns the page's message to a seated player or a spectator. */
    private String told(String language, boolean sits) {
        browser.open(running.service.address() + "/");
        browser.js(
                "localStorage.clear(); localStorage.setItem('oya.language', arguments[0]);"
                        + "if (arguments[3]) localStorage.setItem('oya.seats',"
                        + " JSON.stringify([{ table: arguments[1], seat: 0, token: arguments[2], at: Date.now() }]))",
                language,
                person.table(),
                person.token(),
                sits);
        browser.open("about:blank");
        browser.open(running.service.address() + "/#/table/" + person.table());
        return String.valueOf(browser.until("return document.querySelector('#stopped')?.innerText"));
    }
}
