package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.service.TableClient.Seat;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A page at a table with other people, whose requests the tests send themselves. */
@Tag(Exhaustive.TAG)
class PageCompanyTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("company at a table");
        running = new RunningService("moves-per-second=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    private static String address() {
        return running.service.address();
    }

    /** Opens a table as a new user of the page: in the given seat, or as a spectator if there is no token. */
    private static void opens(Seat seat, int number, String language) {
        new PageTable(browser, address()).fresh(language);
        if (seat.token() != null) {
            browser.js(
                    "localStorage.setItem('oya.seats', JSON.stringify([{ table: arguments[0], seat: arguments[1],"
                            + " token: arguments[2], at: Date.now() }]))",
                    seat.table(),
                    number,
                    seat.token());
        }
        browser.open("about:blank");
        browser.open(address() + "/#/table/" + seat.table());
        browser.find(".table .own");
    }

    @Test
    void openTableShowsInvitationBeforeSeatIsTaken() {
        JsonNode made = TableClient.ask(
                        "POST", address() + "/api/tables", null, TableClient.wanted("hachi-hachi", 2, 1))
                .json();
        String table = made.get("table").stringValue();
        TableClient.sit(address(), table, 0, made.at("/seats/0/invite").stringValue());
        new PageTable(browser, address()).fresh("de");
        browser.click("oya-open-tables a[href='#/join/" + table + "']");
        browser.until("return document.querySelector('h1')?.innerText === 'P0 sucht Mitspieler für Hachi-Hachi'");
        assertTrue(browser.text().matches("(?s).*Regeln.*Länge\\s+12 Runden\\s.*"), browser.text());
        assertEquals(
                List.of("P0", "Du", "Bot"),
                browser.js("return [...document.querySelectorAll('.sitting b')].map(one => one.innerText)"));
        browser.find("oya-join input").sendKeys("Ben", Keys.TAB);
        browser.click("oya-join .primary");
        browser.find(".table .own");
        assertEquals("Ben", browser.js("return document.querySelector('oya-table').client.view.seats[1].name"));
        assertEquals(
                made.get("commitment").stringValue(),
                browser.js("return JSON.parse(localStorage.getItem('oya.seats'))[0].commitment"));
    }

    @Test
    void missingOpenTableOffersNoSeat() {
        new PageTable(browser, address()).fresh("en");
        browser.js("location.hash = '/join/0123456789abcdef'");
        browser.until("return document.querySelector('.wrong')?.innerText.startsWith('This table does not exist')");
        assertEquals(0, browser.number("oya-join form"));
        browser.faults();
    }

    @Test
    void playerChangesNameInMenuOfTable() {
        List<Seat> seats = TableClient.table(address(), TableClient.wanted("mulle", 2, 0));
        opens(seats.get(0), 0, "de");
        browser.click("[popovertarget=menu]");
        WebElement name = browser.find("#menu input[name=name]");
        assertEquals("P0", name.getDomProperty("value"));
        name.clear();
        name.sendKeys("Anna", Keys.TAB);
        browser.until("return document.querySelector('.log').innerText.includes('Du heißt jetzt Anna.')");
        assertEquals("Anna", seats.get(1).view().at("/seats/0/name").stringValue());
        seats.get(1).ask("POST", "/name", "{\"name\":\"Ben\"}");
        browser.until("return document.querySelector('.log').innerText.includes('P1 heißt jetzt Ben.')");
        browser.until("return document.querySelector('.others .who').innerText.includes('Ben')");
    }

    @Test
    void spectatorSeesLogAndFollowsPlayersToNextMatch() {
        ObjectNode wanted = TableClient.wanted("koi-koi", 2, 0).put("open", false);
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        List<Seat> seats = TableClient.table(address(), wanted).subList(0, 2);
        String watch = seats.get(0).view().get("watch").stringValue();
        browser.size(1024, 768, 1);
        new PageTable(browser, address()).fresh("de");
        browser.open(address() + "/#/watch/" + seats.get(0).table() + "/" + watch);
        browser.find(".table.watched");
        playFirst(seats);
        browser.until("return document.querySelector('.watched .log li')?.checkVisibility()");
        assertEquals(
                List.of(),
                browser.js(
                        "const [log, own, field] = ['.log', 'p.own', '.field'].map(one =>"
                                + "document.querySelector(one).getBoundingClientRect());"
                                + "return log.top >= field.bottom && log.bottom <= own.top && log.height > 80 ? [] : [log, own, field]"));
        while (!seats.get(0).view().get("over").booleanValue()) {
            playFirst(seats);
        }
        JsonNode rematch = null;
        for (int number = 0; number < 2; number++) {
            rematch = seats.get(number).ask("POST", "/rematch", null).json().at("/events/0");
            if (number == 0) {
                browser.until("return document.querySelector('.log').innerText.includes('Revanche')");
                assertFalse(browser.has("#watch-next"), "the next match has not begun");
            }
            TableClient.sit(
                    address(),
                    rematch.get("table").stringValue(),
                    number,
                    rematch.get("invite").stringValue());
        }
        browser.until("return document.querySelector('#watch-next')?.innerText === 'Die nächste Partie anschauen'");
        browser.click("#watch-next");
        browser.until(
                "return document.querySelector('oya-table').client.view?.table === arguments[0]",
                rematch.get("table").stringValue());
        browser.find(".table.watched .field .card");
        browser.size(1280, 800, 1);
    }

    /** Makes the first legal move of the seat on turn. */
    private static void playFirst(List<Seat> seats) {
        for (Seat seat : seats) {
            JsonNode view = seat.view();
            if (!view.get("moves").isEmpty()) {
                assertEquals(
                        200,
                        seat.move(view.get("version").longValue(), view.at("/moves/0"))
                                .status());
                return;
            }
        }
    }

    @Test
    void phoneMarksPartnerDealerAndHandsOfThreeOpponents() {
        browser.size(390, 844, 1);
        for (String game : List.of("koi-koi", "mulle")) {
            Seat seat =
                    TableClient.table(address(), TableClient.wanted(game, 1, 3)).get(0);
            opens(seat, 0, "de");
            assertEquals(
                    List.of(),
                    browser.js("const { view } = document.querySelector('oya-table').client;"
                            + "const seen = one => { const [a, b] = [one, one.closest('.who')].map(at => at.getBoundingClientRect());"
                            + " return one.checkVisibility() && a.right <= b.right + 1 && a.bottom <= b.bottom + 1; };"
                            + "return [...document.querySelectorAll('.others .seat')].flatMap(one => {"
                            + " const chair = view.seats[one.dataset.seat]; const wanted = { '.few': chair.hand > 0,"
                            + " '.partner': chair.side === view.seats[0].side, '.badge.quiet': chair.seat === view.dealer };"
                            + " return Object.keys(wanted).filter(what => wanted[what] && !(one.querySelector(what) && seen(one.querySelector(what))))"
                            + "  .map(what => chair.seat + what); })"),
                    game);
        }
        browser.size(1280, 800, 1);
    }

    @Test
    void logMarksUndoneMoveAndKeepsPhrases() {
        List<Seat> seats = TableClient.table(address(), TableClient.wanted("mulle", 2, 0));
        opens(seats.get(0), 0, "de");
        int turn = seats.get(0).view().get("turn").intValue();
        playFirst(seats);
        String did = (String) browser.until("return document.querySelector('oya-table').client.told");
        assertEquals(200, seats.get(turn).ask("POST", "/undo", "{}").status());
        seats.get(1 - turn).ask("POST", "/undo", "{\"agree\":true}");
        browser.until("return document.querySelectorAll('.log s').length === 1");
        assertEquals(
                did, browser.js("return document.querySelector('.log s').textContent.replace(/\\s+/g, ' ').trim()"));
        assertEquals("", browser.js("return document.querySelector('oya-table').client.told"));
        seats.get(1).ask("POST", "/phrases", "{\"phrase\":\"hello\"}");
        browser.until("return document.querySelector('.log li').innerText === 'P1: „Hallo!“'");
        playFirst(seats);
        browser.until("return document.querySelector('oya-table').client.told");
        assertEquals(1, browser.number(".log s"));
    }

    @Test
    void logKeepsNamesOfPlayersWhoLeave() {
        List<Seat> seats = TableClient.table(address(), TableClient.wanted("mulle", 2, 0));
        opens(seats.get(0), 0, "de");
        seats.get(1).ask("POST", "/phrases", "{\"phrase\":\"hello\"}");
        browser.until("return document.querySelector('.log li')?.innerText === 'P1: „Hallo!“'");
        seats.get(1).ask("POST", "/name", "{\"name\":\"Ben\"}");
        browser.until("return document.querySelector('.log li').innerText === 'P1 heißt jetzt Ben.'");
        assertEquals(200, seats.get(1).ask("POST", "/leave", null).status());
        browser.until("return document.querySelector('.log').innerText.includes('Ben hat den Tisch verlassen.')");
        assertEquals(
                List.of("Ben hat den Tisch verlassen. Bo spielt weiter.", "P1 heißt jetzt Ben.", "P1: „Hallo!“"),
                browser.js("return [...document.querySelectorAll('.log li')].map(line => line.innerText).slice(-3)"));
    }

    @Test
    void pointsOfRoundLeaveNoEmptyColumn() {
        ObjectNode wanted = TableClient.wanted("hachi-hachi", 1, 2);
        List<Seat> seats = TableClient.table(address(), wanted).subList(0, 1);
        while (!seats.get(0).view().has("settlement")) {
            playFirst(seats);
        }
        browser.size(1920, 1080, 1);
        opens(seats.get(0), 0, "de");
        browser.find(".settlement .ledger");
        assertEquals(
                List.of(true, true),
                browser.js(
                        "const all = document.querySelector('.round-result'); const room = all.getBoundingClientRect();"
                                + "const shown = [...all.children].filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());"
                                + "const right = room.right - Math.max(...shown.map(one => one.right));"
                                + "[...all.children].filter(one => !one.matches('.ledger, oya-course')).forEach(one => one.remove());"
                                + "const alone = all.querySelector('.ledger').getBoundingClientRect();"
                                + "return [right < room.width / 4, Math.abs(alone.left + alone.right - room.left - room.right) < 30]"));
        // The explanation of an opened row has the whole width.
        browser.click(".ledger summary");
        assertEquals(
                List.of(true, true),
                browser.js(
                        "const [room, table, text] = ['.round-result', '.ledger', '.ledger tr:has([open]) + tr .why']"
                                + ".map(one => document.querySelector(one).getBoundingClientRect().width);"
                                + "return [table > 0.9 * room, text > 0.9 * table]"));
        browser.size(1280, 800, 1);
    }
}
