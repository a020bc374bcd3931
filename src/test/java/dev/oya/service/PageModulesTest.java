package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The modules of the page, without a table: the outcome of a match, and the actions that a decision offers. */
class PageModulesTest {
    private static RunningService running;
    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start("modules of the page");
        running = new RunningService();
        new PageTable(browser, running.service.address()).fresh("en");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    /** Runs the body of an asynchronous function, which may import modules, and returns its result. */
    private static Object run(String body, Object... given) {
        return browser.async(
                "const given = [...arguments]; const done = given.pop();" + Scripts.of("modules") + "(async () => {"
                        + body + "})().then(done, wrong => done('' + wrong.stack))",
                given);
    }

    /** Returns the headline of a finished match, and whether the browser keeps it as won and as drawn. */
    private static Object match(List<Integer> sides, List<Integer> scores) {
        return run(
                "const [sides, scores] = given; localStorage.removeItem('oya.matches');"
                        + "const [{ remember, matches }] = await modules('lib/matches.js', 'parts/settlement.js');"
                        + "const seats = sides.map((side, seat) => ({ seat, side, score: scores[seat], kind: 'bot' }));"
                        + "const view = { seat: 0, seats, over: true, table: 't', round: 1, rules: {}, settlement: { made: [] } };"
                        + "remember(view); const [{ won, drawn }] = matches();"
                        + "const sheet = document.createElement('oya-settlement'); sheet.view = view;"
                        + "return [sheet.ofMatch(seat => 'ABCD'[seat]), won, drawn]",
                sides,
                scores);
    }

    @Test
    void equalScoresAreDraw() {
        assertEquals(List.of("The match is a draw.", false, true), match(List.of(0, 1), List.of(0, 0)));
        assertEquals(List.of("The match is a draw.", false, true), match(List.of(0, 1, 0, 1), List.of(7, 7, 7, 7)));
        assertEquals(List.of("A and C share first place.", false, true), match(List.of(0, 1, 2), List.of(4, -8, 4)));
        assertEquals(List.of("B and C share first place.", false, false), match(List.of(0, 1, 2), List.of(-8, 4, 4)));
    }

    @Test
    void highestScoreOfOneSideWins() {
        assertEquals(List.of("You won the match.", true, false), match(List.of(0, 1), List.of(3, -3)));
        assertEquals(List.of("B won the match.", false, false), match(List.of(0, 1), List.of(-3, 3)));
        assertEquals(List.of("You won the match.", true, false), match(List.of(0, 1, 0, 1), List.of(5, 2, 5, 2)));
    }

    /** Returns the headline of a round. */
    private static Object round(Integer winner, List<Integer> totals) {
        return run(
                "const [winner, totals] = given; await modules('parts/settlement.js');"
                        + "const sheet = document.createElement('oya-settlement'); sheet.view = { seat: 0 };"
                        + "return sheet.ofRound({ winner, totals }, seat => 'ABC'[seat])",
                winner,
                totals);
    }

    @Test
    void roundWithoutWinnerIsDrawOrNamesTheHighestGain() {
        assertEquals("The round is a draw.", round(null, List.of(0, 0)));
        assertEquals("B gained most.", round(null, List.of(-30, 72, -42)));
        assertEquals("You won.", round(0, List.of(14, -14)));
        assertEquals("You won. C gained most.", round(0, List.of(2, -10, 8)));
        assertEquals("B won.", round(1, List.of(0, 0)));
    }

    /** Returns the actions that a decision offers and the one that the page takes for the player, if any. */
    private static Object decision(String actions, String brings, boolean taught) {
        return run(
                "const [actions, brings, taught] = given.map(one => typeof one === 'string' ? JSON.parse(one) : one);"
                        + "const [{ Choosing }] = await modules('lib/choosing.js'); const real = fetch;"
                        + "const moves = actions.map((says, at) => ({ do: says, says, ...(brings[at] ? { brings: brings[at] } : {}) }));"
                        + "window.fetch = async () => Response.json({ version: 1, moves });"
                        + "const view = { version: 1, seat: 0, moves: actions.map(says => ({ do: says, says })) };"
                        + "try { const choosing = new Choosing({ path: '', token: '', free: true, view }, () => {});"
                        + "choosing.taught = taught; choosing.follow();"
                        + "while (!choosing.brings) await new Promise(resolve => setTimeout(resolve, 5));"
                        + "return [choosing.words.map(one => one.do).join(' '), choosing.answer?.do ?? null] }"
                        + "finally { window.fetch = real; }",
                actions,
                brings,
                taught);
    }

    @Test
    void doesNotOfferActionThatEndsRoundWithoutPoints() {
        String both = "[\"stop\", \"koi-koi\"]";
        assertEquals(List.of("stop", "stop"), decision(both, "[[6, -6], [0, 0]]", false));
        assertEquals(java.util.Arrays.asList("stop", null), decision(both, "[[6, -6], [0, 0]]", true));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[6, -6], null]", false));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[0, 0], [0, 0]]", false));
        assertEquals(java.util.Arrays.asList("stop koi-koi", null), decision(both, "[[6, -6], [-9, 9]]", false));
    }

    @Test
    void takesOnlyActionUnlessLessonExplainsIt() {
        assertEquals(List.of("pass", "pass"), decision("[\"pass\"]", "[null]", false));
        assertEquals(java.util.Arrays.asList("pass", null), decision("[\"pass\"]", "[null]", true));
    }
}
