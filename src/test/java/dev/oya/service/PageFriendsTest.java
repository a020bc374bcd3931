package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Two players in two browsers at one table. Each sees the other's moves but not the other's hand. */
@Tag(Exhaustive.TAG)
class PageFriendsTest {
    private static final String WANTED =
            "{\"game\":\"koi-koi\",\"seats\":2,\"friends\":1,\"bot\":\"greedy\",\"rounds\":2}";
    /** Script that returns all visible cards, except the missing cards of combinations. */
    private static final String DRAWN = "return [...document.querySelectorAll('[data-card], [data-face]')]"
            + ".filter(one => !one.closest('.reach, .may, .risk'))"
            + ".map(one => one.dataset.card ?? one.dataset.face)";

    /** Script that records browser notifications in {@code window.heard}. */
    private static final String HEARD = "window.heard = []; Notification.requestPermission = async () => 'granted';"
            + "navigator.serviceWorker.getRegistration = async () => ({ active: true, getNotifications: async () => [],"
            + "showNotification: async (says, more) => { heard.push(says + ' ' + more.body + ' ' + more.data); } });";

    private static final String ELSEWHERE =
            "Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })";

    private static final int MOST_TABLES = 5;
    private static final int MOST_MOVES = 200;
    private static final String SETTLED = "return !!document.querySelector('oya-table').client.view.settlement";

    @Test
    void playersSeeMovesButNotHandsOfOthers() throws Exception {
        try (Browser ann = Browser.start("two at a table");
                Browser ben = Browser.start("two at a table");
                RunningService running = new RunningService("moves-per-second=1000")) {
            String address = running.service.address();
            PageTable hers = new PageTable(ann, address).fresh("sv");
            PageTable his = new PageTable(ben, address).fresh("de");
            ann.js("localStorage.setItem('oya.wanted', arguments[0]); localStorage.setItem('oya.name', 'Ann')", WANTED);
            int moves = 0;
            // A dealt hand may win the round immediately. In that case, the players start another table.
            for (int table = 0; table < MOST_TABLES && moves < 4; table++) {
                meet(hers, ann, ben);
                moves = match(hers, ann, his, ben);
            }
            assertTrue(over(ann) && moves > 3, moves + " moves");
            ben.until("return document.querySelector('#rematch')");
            for (Browser one : List.of(ann, ben)) {
                assertEquals("once", one.js("return window.loaded"));
                one.screen("friends-" + (one == ann ? "ann" : "ben"));
            }
            heard(ann, ben);
            String before = ann.address();
            ann.click("#rematch");
            ben.until("return document.querySelector('.offer')?.innerText === 'Ann möchte eine Revanche.'");
            assertTrue(ben.has("#decline") && ben.has(".settlement"), "the result stays");
            ann.until("return document.querySelector('.offer')?.innerText === 'Väntar på Ben'");
            assertTrue(ann.has("#cancel"));
            ben.click("#decline");
            ann.until("return document.querySelector('.offer')?.innerText === 'Ben vill inte spela igen.'");
            // Both can ask again, and no bot takes the free seat.
            ben.click("#rematch");
            ann.until("return document.querySelector('.offer')?.innerText === 'Ben vill ha revansch.'");
            ann.click("#accept");
            for (Browser one : List.of(ann, ben)) {
                one.until(
                        "return location.href !== arguments[0] && document.querySelector('.hand .card, #rematch')",
                        before);
            }
            assertEquals("", running.faults.toString());
        }
    }

    /** Opens a table for one player, whose invite link the other one follows. */
    private static void meet(PageTable hers, Browser ann, Browser ben) {
        hers.front();
        ann.click("#open");
        String link = String.valueOf(ann.until("return document.querySelector('.invites input')?.value"));
        ben.open(link);
        ben.until("return document.querySelector('h1')?.innerText === 'Ann möchte mit dir Koi-Koi spielen'");
        assertTrue(
                ben.text()
                        .matches("(?s).*Regeln\\s+Deutsche Regeln\\s+Länge\\s+2 Runden\\s+Zuschauer\\s+nur mit Link.*"),
                ben.text());
        assertEquals(3, ben.number("oya-join .spread img"));
        ben.find("oya-join input").sendKeys("Ben", Keys.TAB);
        ben.click("oya-join .primary");
        for (Browser one : List.of(ann, ben)) {
            one.until("return document.querySelector('.hand .card, #rematch')");
            one.js("window.loaded = 'once'");
        }
        assertTrue(ben.address().matches(".*#/table/\\w+"), "the invite is still in the address");
        assertTrue(ann.text().contains("Ben"), ann.text());
        ann.js(
                "const seen = window.seen = new Set(); new MutationObserver(() => document.querySelectorAll('.bubble')"
                        + ".forEach(one => seen.add(one.innerText))).observe(document.body, { childList: true, subtree: true })");
        ben.click("[popovertarget=say]");
        ben.click("oya-phrases button");
        ann.until("return seen.has('Hej!')");
        ann.click("[popovertarget=menu]");
        for (Browser one : List.of(ann, ben)) {
            one.js(HEARD);
            // At a second table, the setting is already on.
            if (one.js("return localStorage.getItem('oya.turns')") == null) {
                one.click("#turns");
            }
            one.until("return localStorage.getItem('oya.turns') === 'true'");
        }
        ann.click("[popovertarget=menu]");
        ben.js(ELSEWHERE);
    }

    /**
     * Checks that a player in another tab is notified of their turn and the opponent's moves, and that a player at the table is
     * not notified.
     */
    private static void heard(Browser ann, Browser ben) {
        List<?> told = (List<?>) ben.js("return heard");
        assertFalse(told.isEmpty());
        told.forEach(one -> assertTrue(
                one.toString().matches("Koi-Koi mit Ann: du bist am Zug (Ann .+\\.)? ?#/table/\\w+"), one.toString()));
        assertEquals(List.of(), ann.js("return heard"));
    }

    /**
     * Plays both rounds of the match and checks that each player sees the other's moves but not the other's hand. Returns the
     * number of moves.
     */
    private static int match(PageTable hers, Browser ann, PageTable his, Browser ben) {
        int moves = 0;
        while (moves < MOST_MOVES && !over(ann)) {
            if (settled(ann)) {
                nextRound(ann, ben);
                continue;
            }
            boolean mine = turn(ann);
            (mine ? hers : his).move(moves, true);
            long version = (mine ? hers : his).version();
            (mine ? ben : ann)
                    .until("return Number(document.querySelector('.table').dataset.version) >= arguments[0]", version);
            moves++;
            if (!settled(ann)) {
                apart(ann, ben);
                apart(ben, ann);
                assertEquals(
                        ((List<?>) hers.seen()).get(2),
                        ((List<?>) his.seen()).get(2),
                        "both see the same cards on the table");
            }
        }
        return moves;
    }

    /** Clicks "next round" for both players. The first player waits for the second. */
    private static void nextRound(Browser ann, Browser ben) {
        ann.until("return document.querySelector('#next, #rematch')");
        if (over(ann)) {
            return;
        }
        ann.click("#next");
        ann.until("return document.querySelector('#next')?.innerText.startsWith('Väntar på Ben')");
        ben.click("#next");
        for (Browser one : List.of(ann, ben)) {
            one.until(SETTLED.replace("!!", "!"));
        }
    }

    private static boolean settled(Browser browser) {
        return Boolean.TRUE.equals(browser.js(SETTLED));
    }

    private static boolean over(Browser browser) {
        return browser.has("#rematch");
    }

    private static boolean turn(Browser browser) {
        return browser.has(".own .seat.turn");
    }

    /** Waits until the cards of the previous round have disappeared, then checks that neither player sees the other's hand. */
    private static void apart(Browser one, Browser other) {
        Object hand =
                one.js("return [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card)");
        other.until(
                "const drawn = (() => {" + DRAWN + "})(); return !arguments[0].some(card => drawn.includes(card))",
                hand);
    }
}
