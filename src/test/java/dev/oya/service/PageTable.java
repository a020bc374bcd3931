package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.Exhaustive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A table in a browser. The tests make all moves through the page. */
final class PageTable {
    /** Maximum wait for progress, in periods of ten seconds. */
    private static final int MOST = 60;
    /** Maximum number of clicks in a match, more than any match needs. */
    private static final int MOST_PRESSED = 5000;
    /** Maximum number of matches to play until the player has a decision. */
    private static final int MOST_MATCHES = 24;
    /** Seed of a two-player match of Koi-Koi in which no dealt hand wins the first round. */
    private static final String SEED = "cherry";

    private static final Path PAGE = Path.of("src/main/resources/page");

    private final Browser browser;
    private final String address;

    PageTable(Browser browser, String address) {
        this.browser = browser;
        this.address = address;
    }

    /** Returns the shortest match of each game with its usual number of players. */
    static List<ObjectNode> matches(String address) {
        List<ObjectNode> matches = new ArrayList<>();
        JsonNode games =
                TableClient.ask("GET", address + "/api/games", null, null).json();
        for (JsonNode game : games.get("games")) {
            String id = game.get("id").stringValue();
            matches.add(match(address, id, 0));
        }
        return matches;
    }

    /** Returns some of the given cases. The selection changes with the scripts, styles and texts of the page. */
    static <T> List<T> part(List<T> cases, int parts, int each) {
        if (!Exhaustive.ON) {
            return Exhaustive.some(cases, each);
        }
        StringBuilder texts = new StringBuilder();
        try (Stream<Path> files = Files.walk(PAGE)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                texts.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return Exhaustive.part(cases, parts, texts.toString());
    }

    /** Returns the shortest match of a game against bots with a fixed seed. If players is 0, the usual number is used. */
    static ObjectNode match(String address, String game, int players) {
        JsonNode options = TableClient.ask("GET", address + "/api/games/" + game, null, null)
                .json()
                .get("options");
        JsonNode rounds = options.get("rounds");
        int least = rounds.path("values").isEmpty()
                ? rounds.get("least").intValue()
                : rounds.get("values").get(0).intValue();
        int seats =
                players > 0 ? players : options.get("players").get("default").intValue();
        ObjectNode match = TableClient.JSON
                .createObjectNode()
                .put("away", 0)
                .put("pace", 0)
                .put("seed", SEED);
        match.putObject("rules")
                .put("game", game)
                .putObject("options")
                .put("players", seats)
                .put("rounds", Math.max(1, least));
        match.putArray("seats").addObject().put("kind", "person");
        for (int seat = 1; seat < seats; seat++) {
            match.withArray("seats").addObject().put("kind", "bot").put("bot", "greedy");
        }
        return match;
    }

    /** Opens the home page as a new user. */
    PageTable fresh(String language) {
        browser.open(address + "/");
        browser.js("localStorage.clear(); localStorage.setItem('oya.language', arguments[0])", language);
        return front();
    }

    /** Opens the home page again. */
    PageTable front() {
        browser.open("about:blank");
        browser.open(address + "/");
        browser.until("return document.querySelector('#play:not([disabled])') && document.querySelector('#open')");
        return this;
    }

    /** Opens the home page with this match on the quick start button. */
    PageTable wants(ObjectNode match) {
        browser.js("localStorage.setItem('oya.latest', arguments[0])", match.toString());
        return front();
    }

    /** Starts a new table against bots with the quick start button. */
    PageTable play(ObjectNode match) {
        wants(match);
        browser.click("#play");
        browser.find(".table .own");
        return this;
    }

    /** Starts another table against bots without reloading the page. */
    PageTable another(ObjectNode match) {
        browser.js("localStorage.setItem('oya.latest', arguments[0]); location.hash = '/learn'", match.toString());
        browser.find("oya-learn button");
        browser.js("location.hash = '/'");
        browser.click("#play");
        browser.find(".table .own");
        return this;
    }

    /** Starts a round of Koi-Koi for two and plays to its middle. */
    PageTable middle() {
        play(match(address, "koi-koi", 2));
        assertFalse(press(2, WebElement::click), browser::text);
        return this;
    }

    /** Plays by clicks and returns where it stopped: {@code word} for a decision, {@code round} or {@code over}. */
    String on(boolean stopAtWord) {
        String where = "on";
        for (int again = 0; where.equals("on") && again < MOST; again++) {
            where = (String) browser.async(Scripts.of("next", "click"), stopAtWord);
        }
        return where;
    }

    /**
     * Plays short matches of Koi-Koi until the player has completed a combination and has to decide.
     *
     * @param watch script that runs at the start of each match
     */
    void toDecision(String watch) {
        String where = "";
        for (int seed = 0; seed < MOST_MATCHES && !where.equals("word"); seed++) {
            play(match(address, "koi-koi", 2).put("seed", SEED + seed));
            browser.js(watch);
            where = on(true);
        }
        assertEquals("word", where, "no combination was completed");
    }

    /** Plays to the end of the match with clicks. */
    void toTheEnd() {
        String where = on(false);
        while (where.equals("round")) {
            nextRound();
            where = on(false);
        }
        if (!where.equals("over")) {
            throw new AssertionError("the match did not end: " + browser.text());
        }
    }

    /** Starts the next round. Bots may play it to its end at once, if the player sits out. */
    void nextRound() {
        String round = "document.querySelector('oya-bar').view.round";
        Object before = browser.js("return " + round);
        browser.click("#next");
        browser.until("return " + round + " !== arguments[0]", before);
    }

    /** Plays to the end of the match. The consumer presses each element. */
    void toTheEnd(Consumer<WebElement> press) {
        if (!press(MOST_PRESSED, press)) {
            throw new AssertionError("the match did not end: " + browser.text());
        }
    }

    /** Presses up to {@code most} elements and waits for the player's turn. Returns whether the match is over. */
    boolean press(int most, Consumer<WebElement> press) {
        for (int turn = 0; ; turn++) {
            Object what = browser.until(
                    Scripts.of("next")
                            + "const what = next(false, arguments[0]); const on = one('#next:not([disabled])');"
                            + "return what === 'wait' || (what === 'round' && !on) ? null : what === 'round' ? on : what",
                    turn);
            if (what.equals("over") || turn == most) {
                return what.equals("over");
            }
            try {
                press.accept((WebElement) what);
            } catch (StaleElementReferenceException | ElementNotInteractableException gone) {
                // A bot has moved in the meantime, and the page has replaced the element.
                continue;
            }
        }
    }

    /** Returns the visible state on the player's turn: the version, the hand, and the cards on the table. */
    Object seen() {
        return browser.js(
                "const codes = where => [...document.querySelectorAll(where + ' [data-card]')].map(one => one.dataset.card);"
                        + "return [document.querySelector('.table').dataset.version, codes('.hand'), codes('.field')]");
    }

    /** Returns the displayed version of the table. */
    long version() {
        return Long.parseLong((String) browser.js("return document.querySelector('.table').dataset.version"));
    }

    /** Plays a card or chooses an action. If {@code shown} is true, waits until the page shows the move. */
    void move(int which, boolean shown) {
        long version = version();
        browser.until(
                Scripts.of("next")
                        + "if (one('.pending')) return true;"
                        + "if (Number(one('.table').dataset.version) > arguments[1]) return true;"
                        + "const what = next(false, one('.move') ? 0 : arguments[0]); if (what.click) what.click();"
                        + "return false",
                which,
                version);
        if (shown) {
            browser.until("return Number(document.querySelector('.table').dataset.version) > arguments[0]", version);
        }
    }

    /** Checks that the service can verify every round of this table. */
    void isInOrder() {
        Object answer =
                browser.async("const [done] = arguments; const client = document.querySelector('oya-table').client;"
                        + "fetch(client.path + '/record', { headers: { Authorization: 'Bearer ' + client.token } })"
                        + ".then(answer => answer.text()).then(body => fetch('/api/records/verify',"
                        + "{ method: 'POST', body, headers: { 'Content-Type': 'application/x-ndjson' } }))"
                        + ".then(answer => answer.text()).then(done)");
        for (String line : String.valueOf(answer).split("\n")) {
            if (!TableClient.JSON.readTree(line).path("ok").asBoolean(false)) {
                throw new AssertionError(line);
            }
        }
    }
}
