package dev.oya.serve;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** A table in a browser: sat down at and played at through the page alone. */
final class PageTable {
    private static final JsonMapper JSON = new JsonMapper();

    /** How often ten seconds are given to go on: there is an end to everything. */
    private static final int MOST = 60;

    /** A short match of a game: its rules, and how many sit at the table. */
    record Short(String game, Map<String, Object> options, String profile, int seats) {
        static final Short KOI_KOI = new Short("koi-koi", Map.of("rounds", 1), "de", 2);
        static final List<Short> ALL = List.of(
                KOI_KOI,
                new Short("hachi-hachi", Map.of("rounds", 3), "sv", 3),
                new Short("mulle", Map.of("rounds", 1), "sv", 2),
                new Short("scopa", Map.of("rounds", 1), "it", 2));
    }

    private final Browser browser;
    private final String address;
    private final String player;

    PageTable(Browser browser, String address) {
        this.browser = browser;
        this.address = address;
        try (InputStream in = PageTable.class.getResourceAsStream("/page/player.js")) {
            player = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /** Comes to the front as somebody who was never there. */
    PageTable fresh(String language) {
        browser.open(address + "/");
        browser.js("localStorage.clear(); localStorage.setItem('oya.language', arguments[0])", language);
        browser.open("about:blank");
        browser.open(address + "/");
        browser.until("return document.querySelector('#play:not([disabled])') && document.querySelector('#open')");
        return this;
    }

    /** Sits down at a new table against bots, by the button that starts at once. */
    PageTable play(Short match) {
        Map<String, Object> options = new java.util.HashMap<>(match.options());
        options.put("players", match.seats());
        List<Map<String, Object>> seats = new java.util.ArrayList<>(List.of(Map.of("kind", "person")));
        for (int seat = 1; seat < match.seats(); seat++) {
            seats.add(Map.of("kind", "bot", "bot", "greedy"));
        }
        Map<String, Object> wanted = Map.of(
                "rules",
                Map.of("game", match.game(), "profile", match.profile(), "options", options),
                "seats",
                seats,
                "away",
                0,
                "pace",
                0);
        browser.js("localStorage.setItem('oya.latest', arguments[0])", JSON.writeValueAsString(wanted));
        browser.click("#play");
        browser.find(".table .hand");
        return this;
    }

    /** Clicks on; {@code word}, {@code round} or {@code over} is where it stopped. */
    String on(boolean stopAtWord) {
        String where = "on";
        for (int again = 0; where.equals("on") && again < MOST; again++) {
            where = (String) browser.async(player, stopAtWord);
        }
        return where;
    }

    /** Clicks on to the end of the match. */
    void toTheEnd() {
        String where = on(false);
        while (where.equals("round")) {
            browser.click("#next");
            browser.until("return !document.querySelector('#next')");
            where = on(false);
        }
        if (!where.equals("over")) {
            throw new AssertionError("the match did not end: " + browser.text());
        }
    }
}
