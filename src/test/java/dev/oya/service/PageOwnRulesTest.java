package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** House rules in the editor: completion, tests, saving, sharing, and a study of their effect over a thousand deals. */
@Tag(Exhaustive.TAG)
class PageOwnRulesTest {
    private static final String IN_EDITOR =
            "const inside = document.querySelector(`oya-editor[name=${arguments[0]}] .code`)?.shadowRoot;";
    private static final String TEXT = "return document.querySelector(`oya-editor[name=${arguments[0]}]`)?.text";
    private static final String HOLDS =
            "return document.querySelector('#checked .right') && document.querySelector('input[name=title]').value";

    private static RunningService running;
    private static Browser browser;

    private PageTable page;

    @BeforeAll
    static void start() {
        browser = Browser.start("own rules");
        running = new RunningService("runs=1", "run-seconds=3600");
    }

    @AfterAll
    static void stop() throws Exception {
        Browser.end(browser, running);
    }

    @BeforeEach
    void opensTheEditor() {
        page = new PageTable(browser, running.service.address()).fresh("en");
        open(browser);
        browser.until(HOLDS);
    }

    /** Opens the page of the house rules and their text editor. */
    private static void open(Browser browser) {
        browser.js("location.hash = '/rules/koi-koi/own'");
        browser.find("#expert");
        unfold(browser, "#expert");
        write(browser, "layer");
    }

    private static void unfold(Browser browser, String details) {
        browser.until(
                "const one = document.querySelector(arguments[0]); if (one) one.open = true; return one", details);
    }

    /** Moves to the end of the text in an editor and types. */
    private static void write(Browser browser, String name, CharSequence... keys) {
        browser.until(
                IN_EDITOR + "const text = inside?.querySelector('.cm-content'); text?.focus(); return text", name);
        browser.typeWith(Keys.CONTROL, Keys.END);
        browser.type(keys);
    }

    /** Types the options key, waits until the completion list has closed, and types an option below it. */
    private static void options(CharSequence typed) {
        write(browser, "layer", "options:");
        browser.until(IN_EDITOR + "return !inside.querySelector('.cm-tooltip-autocomplete')", "layer");
        browser.type("\n  " + typed);
    }

    private static String text(Browser browser, String name) {
        return String.valueOf(browser.js(TEXT, name));
    }

    /** Accepts the only completion, after which the editor's text must end with {@code all}. */
    private static void complete(String all) {
        browser.until(
                IN_EDITOR
                        + "if (document.querySelector(`oya-editor[name=${arguments[0]}]`).text.endsWith(arguments[1])) return true;"
                        + "const [first, more] = inside.querySelectorAll('.cm-tooltip-autocomplete li');"
                        + "if (first && !more) first.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));"
                        + "return false",
                "layer",
                all);
    }

    private void hasAnOption() {
        options("seven-d");
        complete("  seven-doubles: ");
        write(browser, "layer", "fal");
        complete("  seven-doubles: false");
        browser.until(HOLDS);
    }

    @Test
    void marksProblemAtItsLineWithSuggestion() {
        options("seven-doubels: false");
        String told = (String)
                browser.until(
                        "const told = document.querySelector('#checked .problems')?.innerText; return told?.includes('seven-doubles') && told");
        assertTrue(told.contains("Line 6:") && told.contains("did you mean \"seven-doubles\"?"), told);
        browser.until(IN_EDITOR + "return inside.querySelector('.cm-lint-marker-error')", "layer");
        String marked = (String) browser.until(
                IN_EDITOR
                        + "return [...inside.querySelectorAll('.cm-line')].find(line => line.querySelector('.cm-lintRange-error'))?.innerText",
                "layer");
        assertEquals("seven-doubels: false", marked.strip());
        assertFalse(browser.find("#keep").isEnabled() || browser.find("#share").isEnabled());
        browser.screen("own-rules-wrong");
    }

    @Test
    void writesTestsSavesAndPlaysHouseRules() {
        hasAnOption();
        write(browser, "feature", "    And the option \"seven-doubles\" is false by default\n");
        browser.click("#try");
        browser.until("return document.querySelectorAll('#tried .right').length === 1");
        write(browser, "feature", "    And the option \"seven-doubles\" is true by default\n");
        browser.until("return document.querySelector('#tried .wrong')?.innerText.includes('is true by default.')");
        browser.until(IN_EDITOR + "return inside.querySelector('.cm-lintRange-error')", "feature");
        set(".worths input[name=three-brights]", "5");
        browser.until("return !document.querySelector('#keep').disabled");
        browser.click("#keep");
        String digest = (String)
                browser.until("return (JSON.parse(localStorage.getItem('oya.layers') ?? '[]')[0] ?? {}).digest");
        page.front();
        browser.click("input[name=game][value=koi-koi]");
        browser.until("return document.querySelector('.custom input[value=\"' + arguments[0] + '\"]')", digest);
        browser.click(".custom input[value='" + digest + "']");
        browser.click("#open");
        browser.find(".table .own");
        assertEquals(digest, browser.js("return document.querySelector('oya-table').client.view.rules.layers[0]"));
        assertEquals(
                "5 points",
                browser.js("return document.querySelector('oya-table').game.told.yaku['three-brights'].worth"));
    }

    @Test
    void asksBeforeOpeningSharedRules() {
        hasAnOption();
        String written = text(browser, "layer");
        browser.click("#share");
        String link = (String) browser.until("return document.querySelector('#link')?.value");
        try (Browser other = Browser.start("rules that are sent")) {
            new PageTable(other, running.service.address()).fresh("de");
            open(other);
            String own = text(other, "layer");
            for (String answer : new String[] {"#refuse", "#take"}) {
                other.open("about:blank");
                other.open(link);
                other.find(answer);
                unfold(other, "#sent-text");
                other.find("oya-editor[name=sent]");
                assertEquals(written, text(other, "sent"));
                unfold(other, "#expert");
                other.find("oya-editor[name=layer]");
                assertEquals(own, text(other, "layer"), "the rules are not used before the player accepts them");
                other.click(answer);
                other.until("return !document.querySelector('#take') && document.querySelector('#expert')");
                unfold(other, "#expert");
                other.find("oya-editor[name=layer]");
                assertTrue(other.address().endsWith("#/rules/koi-koi/own"), other.address());
                other.until(TEXT + " === arguments[1]", "layer", answer.equals("#take") ? written : own);
            }
            assertEquals(0, other.faults().size());
        }
    }

    /** The form shows every option in a group, and the page describes the changes in sentences. */
    @Test
    void changesRulesWithoutCode() {
        browser.js("location.hash = '/rules/hachi-hachi/own'");
        browser.until("return document.querySelector('#group-payments') && document.querySelector('#checked .right')");
        assertEquals(
                List.of("Deal", "Play", "Scoring", "Payments", "Match"),
                browser.js("return [...document.querySelectorAll('.rules-of h2')].map(one => one.textContent)"));
        assertFalse(browser.has("oya-editor"), "the text editor is closed");
        browser.click("input[name='liability.dekiyaku']");
        browser.js("const kan = document.querySelector('select[name=kan]'); kan.selectedIndex = 1;"
                + "kan.dispatchEvent(new Event('change'))");
        browser.until("return document.querySelectorAll('#checked li').length === 2");
        String said = browser.find("#checked").getText();
        assertTrue(said.contains("Points in a kan: 12"), said);
        assertEquals("true", browser.find("input[name='liability.dekiyaku']").getDomProperty("checked"));
        browser.click("#keep");
        browser.until(
                "return JSON.parse(localStorage.getItem('oya.layers') ?? '[]').some(one => one.game === 'hachi-hachi')");
    }

    private static final String SAVED = "JSON.parse(localStorage.getItem('oya.layers') ?? '[]')";

    @Test
    void savedRulesArePlayedOpenedAndRemoved() {
        browser.click("input[name=viewing]");
        browser.until("return document.querySelectorAll('#checked li').length === 1");
        browser.click("#keep");
        browser.click("#play-own");
        browser.find(".table .own");
        browser.until("return document.querySelector('.bar .house')?.innerText === 'Our table'");
        assertEquals(
                browser.js("return " + SAVED + "[0].digest"),
                browser.js("return document.querySelector('oya-table').client.view.rules.layers[0]"));
        browser.js("localStorage.removeItem('oya.draft-koi-koi')");
        open(browser);
        browser.until(HOLDS);
        String text = browser.find(".saved li").getText();
        assertTrue(text.contains("Our table") && text.contains("The sake cup forms a combination"), text);
        browser.until("return document.querySelector('input[name=title]').value === 'Our table 2'");
        browser.click(".saved li button");
        browser.until("return document.querySelector('input[name=viewing]').checked");
        assertEquals("Our table", browser.find("input[name=title]").getDomProperty("value"));
        assertTrue(browser.has("#play-own"), "opened rules can be played immediately");
        browser.screen("own-rules-saved");
        browser.click("#invite-own");
        browser.until("return document.querySelector('.custom input:checked')?.value === " + SAVED + "[0].digest");
        browser.screen("own-rules-front", false);
        open(browser);
        browser.until(HOLDS);
        browser.click(".saved li button:last-child");
        browser.until("return !document.querySelector('.saved') && " + SAVED + ".length === 0");
    }

    /** A player can revert one change, revert all changes, and restore the reverted changes. */
    @Test
    void revertsChangesOneByOneOrTogether() {
        browser.click("input[name=viewing]");
        browser.click("input[name='seven-doubles']");
        set(".worths input[name=five-ribbons]", "3");
        browser.until("return document.querySelectorAll('#checked li').length === 3");
        assertTrue(
                browser.find("#checked").getText().contains("Five ribbons: 3, usually 1 point"),
                browser.find("#checked").getText());
        browser.click("#checked li:last-child button");
        browser.until("return document.querySelectorAll('#checked li').length === 2");
        assertEquals("1", browser.find(".worths input[name=five-ribbons]").getDomProperty("value"));
        browser.click("#usual");
        browser.until("return document.querySelectorAll('#checked li').length === 0");
        browser.click("#former");
        browser.until("return document.querySelectorAll('#checked li').length === 2");
        assertEquals("true", browser.find("input[name=viewing]").getDomProperty("checked"));
    }

    @Test
    void changesNumbersOfRules() {
        browser.js("location.hash = '/rules/mulle/own'");
        browser.find("oya-numbers input[name=tabbe]");
        set("oya-numbers input[name=tabbe]", "2");
        browser.until("return document.querySelectorAll('#checked li').length === 1");
        assertEquals(
                "Points for clearing the table: 2, usually 1",
                browser.find("#checked li span").getText());
        browser.click("#keep:not([disabled])");
        browser.until("return (JSON.parse(localStorage.getItem('oya.layers') ?? '[]')[0] ?? {}).game === 'mulle'");
        Object digest = browser.js("return JSON.parse(localStorage.getItem('oya.layers'))[0].digest");
        assertEquals(
                "2 points",
                TableClient.ask("GET", running.service.address() + "/api/games/mulle?layer=" + digest, null, null)
                        .json()
                        .at("/values/tabbe/is")
                        .stringValue());
        set("oya-numbers input[name=tabbe]", "1");
        browser.until("return document.querySelectorAll('#checked li').length === 0");
    }

    /** Changes the value of a field or a list. */
    private static void set(String field, String value) {
        browser.js(
                "const field = document.querySelector(arguments[0]); field.value = arguments[1];"
                        + "field.dispatchEvent(new Event('change'))",
                field,
                value);
    }

    /** The form begins with the values of the chosen variant, and lists only what differs from them. */
    @Test
    void showsValuesOfChosenVariant() {
        assertEquals("false", browser.find("input[name=viewing]").getDomProperty("checked"));
        set("select[name=profile]", "layer:common-app");
        browser.until("return document.querySelector('input[name=viewing]').checked");
        browser.until("return document.querySelector('#checked .right').innerText.startsWith('Nothing differs')");
        browser.click("input[name=viewing]");
        browser.until("return document.querySelectorAll('#checked li').length === 1");
        String said = browser.find("#checked li").getText();
        assertTrue(said.startsWith("Turned off: The sake cup"), said);
        browser.screen("own-rules-variant");
        browser.click("#checked li button");
        browser.until("return document.querySelector('input[name=viewing]').checked");
        set("select[name=profile]", "de");
        browser.until("return !document.querySelector('input[name=viewing]').checked");
        browser.js("location.hash = '/rules/hachi-hachi/own'");
        browser.until("return document.querySelector('select[name=kan]')?.selectedOptions[0].text === '12'");
        set("select[name=profile]", "en");
        browser.until("return document.querySelector('select[name=kan]').selectedOptions[0].text === '10'");
        browser.until("return document.querySelector('#checked .right').innerText.startsWith('Nothing differs')");
    }

    @Test
    void namesNumberThatMeansNoLimit() {
        browser.js("location.hash = '/rules/scopa/own'");
        browser.find("output[name=rounds]");
        assertEquals("no limit", browser.find("output[name=rounds]").getText());
        browser.click("#option-rounds + button");
        browser.until("return document.querySelector('input[name=rounds]')?.value === '1'");
        browser.until("return document.querySelector('#checked li')");
        String said = browser.find(".option.changed").getText();
        assertTrue(said.contains("usually no limit"), said);
        browser.js("location.hash = '/rules/mulle/own'");
        browser.until(
                "return document.querySelector('output[name=rounds]')?.innerText === 'as many as there are players'");
    }

    /** An option and the combinations that it changes are one change. */
    @Test
    void comparisonCountsOptionWithItsCombinationsOnce() {
        browser.click("input[name=viewing]");
        browser.until("return document.querySelectorAll('#checked li').length === 1");
        browser.click("#keep");
        browser.find("#play-own");
        browser.js("location.hash = '/rules/koi-koi/compare'");
        browser.until("const list = document.querySelector('oya-compare select[name=b]'); if (!list) return false;"
                + "list.value = list.options[list.options.length - 1].value; list.dispatchEvent(new Event('change'));"
                + "return list.options.length === 3");
        browser.click("oya-compare .primary");
        browser.until("return document.querySelectorAll('oya-compare tbody tr').length === 3");
        assertEquals("Differences: 1", browser.find("oya-compare caption").getText());
        assertEquals(2, browser.number("oya-compare tbody tr.follows"));
    }

    /** House rules that a game offers can be read and compared like its variants. */
    @Test
    void bookAndComparisonOfferHouseRulesOfGame() {
        browser.js("localStorage.removeItem('oya.layers'); location.hash = '/rules/koi-koi/compare'");
        browser.until("return document.querySelectorAll('oya-compare select[name=b] option').length === 2");
        browser.click("oya-compare .primary");
        browser.until("return document.querySelectorAll('oya-compare tbody tr').length > 1");
        browser.js("location.hash = '/rules/koi-koi/book'");
        browser.until("return document.querySelector('.book')?.shadowRoot");
        String says =
                "return document.querySelector('.book').shadowRoot.textContent.includes('Differences from the profile')";
        assertEquals(false, browser.js(says));
        set("select[name=profile]", "layer:common-app");
        browser.until(says);
    }

    /** The page offers no study if only the number of rounds has changed, because a study compares single deals. */
    @Test
    void offersStudyOnlyForChangesThatAffectDeals() {
        browser.click("#option-rounds + button");
        browser.until("return document.querySelectorAll('#checked li').length === 1");
        assertFalse(browser.has("#study"));
        browser.click("input[name=viewing]");
        browser.until("return document.querySelector('#study:not([disabled])')");
    }

    /** The effect is described by a sentence and two bars per measure. Studying rules does not save them. */
    @Test
    void describesEffectInSentenceAndPicture() {
        browser.click("input[name=viewing]");
        browser.until("return !document.querySelector('#study').disabled");
        browser.click("#study");
        browser.until("return document.querySelector('#found .bars')");
        assertTrue(
                browser.find("#found p").getText().startsWith("In 1,000 deals"),
                browser.find("#found").getText());
        assertEquals(2, browser.number("#found .bars:first-of-type svg"));
        assertEquals(0L, browser.js("return " + SAVED + ".length"));
        browser.screen("own-rules-effect");
    }

    /** Another study occupies the service, so that this study cannot finish before the player stops it. */
    @Test
    void stopsRunningStudy() throws Exception {
        String other = TableClient.JSON
                .readTree(running.post("/api/studies", "{\"arms\":[{\"game\":\"hachi-hachi\"}],\"rounds\":1000000}")
                        .body())
                .get("study")
                .stringValue();
        hasAnOption();
        browser.click("#study");
        browser.find("#stop-study");
        assertTrue(browser.text().contains("0 of 1,000 deals"), browser.text());
        Object study = browser.js("return document.querySelector('oya-difference').study.study");
        browser.screen("study-goes-on");
        browser.click("#stop-study");
        browser.until("return document.querySelector('#study:not([disabled])')");
        assertEquals("", browser.find("#found").getText());
        JsonNode stopped =
                TableClient.JSON.readTree(running.get("/api/studies/" + study).body());
        assertEquals("cancelled", stopped.get("state").stringValue());
        running.post("/api/studies/" + other + "/cancel", "{}");
    }

    /** A round played under house rules is replayed, verified and analysed under the same rules. */
    @Test
    void replaysRoundOfHouseRules() throws Exception {
        String layer = "layer: short\nbase: koi-koi\nbecause: We go home.\noptions:\n  rounds: 1\n";
        JsonNode sent =
                TableClient.JSON.readTree(running.post("/api/layers", layer).body());
        ObjectNode wanted =
                TableClient.wanted("koi-koi", 0, 2).put("open", true).put("pace", 0);
        ((ObjectNode) wanted.get("rules")).putArray("layers").add(sent.get("digest"));
        ((ObjectNode) wanted.get("rules")).remove("options");
        String table = TableClient.ask("POST", running.service.address() + "/api/tables", null, wanted)
                .json()
                .get("table")
                .stringValue();
        browser.until("return fetch('/api/tables/" + table + "').then(one => one.json()).then(view => view.over)");
        browser.js("location.hash = '/replay/" + table + "'");
        browser.click("#check");
        browser.until("return document.querySelectorAll('oya-replay .right').length > 1");
        browser.until("return document.querySelector('oya-replay').decisions !== null");
        assertEquals(List.of(), browser.faults());
    }
}
