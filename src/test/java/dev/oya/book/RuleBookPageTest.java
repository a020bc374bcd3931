package dev.oya.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.Sha256;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuSample;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.WrittenRule;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Holder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule books are complete and valid HTML. */
class RuleBookPageTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static Stream<Arguments> books() {
        Stream<Arguments> all = OYA.games().stream()
                .flatMap(game -> PackReader.profiles(OYA.folder(), game).stream()
                        .flatMap(profile -> Stream.of("en", "sv", "de")
                                .map(language -> Arguments.of(game, profile.id(), language))));
        return Exhaustive.some(all.toList(), 4).stream();
    }

    private static Document page(Pack pack, Pack base, String language) {
        Parser parser = Parser.htmlParser().setTrackErrors(20);
        String html = new RuleBookPage(OYA.folder(), language).html(OYA.rules(pack, Map.of()), base);
        Document page = parser.parseInput(html, "");
        assertEquals(List.of(), parser.getErrors(), "the HTML is invalid");
        return page;
    }

    /** The book lists each allowed number of players if the numbers are not consecutive. */
    @ParameterizedTest
    @CsvSource({"en, 2 or 4 players.", "sv, 2 eller 4 spelare.", "de, 2 oder 4 Spieler."})
    void statesAllowedNumbersOfPlayers(String language, String players) {
        String file = "scopa/1/options.yaml";
        String text = OYA.folder().read(file).replaceFirst("values: 2\\.\\.4", "values: [2, 4]");
        RuleLibrary changed = RuleLibrary.of(OYA.folder().with(Map.of(file, text)));
        assertEquals(List.of(), changed.check("scopa", null, List.of()));
        Pack pack = changed.pack("scopa", null, List.of());
        assertEquals(List.of(2, 4), pack.players());
        assertThrows(LocalizedException.class, () -> changed.rules(pack, Map.of("players", 3)));
        String html = new RuleBookPage(changed.folder(), language).html(changed.rules(pack, Map.of()), pack);
        assertTrue(html.contains(players), html.substring(0, 3_000));
    }

    @ParameterizedTest
    @CsvSource({
        "en, The sake cup counts as an animal or as chaff",
        "sv, Sakekoppen räknas som frö eller som skräp",
        "de, Die Sakeschale zählt als Tier oder als Kasu"
    })
    void explainsHowCardOfTwoKindsCounts(String language, String sentence) {
        Pack pack = OYA.pack("koi-koi", null, List.of());
        assertTrue(page(pack, pack, language).text().contains(sentence));
    }

    @ParameterizedTest
    @CsvSource({"en, App rules", "sv, Appregler", "de, App-Regeln"})
    void namesOfferedHouseRulesByTheirTitle(String language, String title) {
        Path house = Path.of("rules", "house", "common-app.yaml");
        Pack base = OYA.pack("koi-koi", null, List.of());
        Document page = page(OYA.pack("koi-koi", null, List.of(house)), base, language);
        assertTrue(
                page.selectFirst(".under").text().contains(" + " + title + " · "),
                page.selectFirst(".under").text());
    }

    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void containsEveryEntryOfPack(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        assertEquals(language, page.selectFirst("html").attr("lang"));
        Set<String> ids = new HashSet<>();
        for (Element element : page.select("[id]")) {
            assertTrue(ids.add(element.id()), "duplicate id " + element.id());
        }
        for (String rule : WrittenRule.of(pack).keySet()) {
            assertTrue(ids.contains("rule-" + rule), "rule " + rule);
        }
        pack.yaku().values().forEach(entry -> assertTrue(ids.contains("rule-" + pack.ruleName(entry)), entry.key()));
        pack.options().keySet().forEach(option -> assertTrue(ids.contains("option-" + option), option));
        pack.values().keySet().forEach(value -> assertTrue(ids.contains("value-" + value), value));
        for (Phases.Phase phase : pack.phases().phases().values()) {
            assertTrue(ids.contains("phase-" + phase.name()), phase.name());
            Element entries = page.getElementById("phase-" + phase.name())
                    .nextElementSiblings()
                    .select("dl")
                    .first();
            assertEquals(
                    phase.actions().size() + phase.transitions().size(),
                    entries.select("dt").size(),
                    phase.name());
            for (Phases.Transition transition : phase.transitions().values()) {
                assertNotNull(page.selectFirst("a[href=#rule-" + transition.name() + "]"), transition.name());
            }
        }
        int transitions = pack.phases().phases().values().stream()
                .mapToInt(phase -> phase.transitions().size())
                .sum();
        assertEquals(transitions, page.select("svg path.line").size(), "a transition is missing in the diagram");
        assertEquals(
                transitions, page.select("svg path.line > title").eachText().size(), "a transition has no name");
        for (Element link : page.select("a[href^=#]")) {
            assertTrue(ids.contains(link.attr("href").substring(1)), "broken link " + link.attr("href"));
        }
        assertEquals(0, page.select("script, link, img").size(), "the page loads other files");
    }

    /** Reasons in rules exist only in English. Only the English book prints them, and only as sources. */
    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void showsReasonsOnlyAsSourcesInEnglish(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        assertEquals(
                List.of(),
                page.select("details:not(:has(> span, > .cites, > p, > pre))").eachText());
        if (language.equals("en")) {
            page.select("details:not(.appendix)").remove();
        }
        String text = page.text();
        Stream.of(
                        pack.options().values().stream().map(Option::cite),
                        pack.values().values().stream().map(Value::cite),
                        pack.yaku().values().stream().map(YakuEntry::cite),
                        WrittenRule.of(pack).values().stream().map(WrittenRule::cite))
                .flatMap(cites -> cites)
                .filter(cite -> cite.because() != null)
                .forEach(cite -> assertFalse(text.contains(cite.because()), cite.because()));
    }

    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void translatesOptionValues(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        String text = page(pack, pack, language).select("[id^=option-]").text();
        for (String english : List.of(" or more", "true, false", "2 to 4", "2 to 7")) {
            assertEquals(language.equals("en") && text.contains(english), text.contains(english), english);
        }
        List<String> values =
                page(pack, pack, language).select("[id^=option-] .worth").eachText();
        List<String> truth = List.of(
                language.equals("en") ? "yes" : "ja",
                Map.of("en", "no", "sv", "nej", "de", "nein").get(language));
        assertTrue(values.stream().anyMatch(truth::contains), "the texts for yes and no are missing");
        assertFalse(values.contains("true") || values.contains("false"), values.toString());
    }

    @Test
    void marksChangesOfHouseRulesAndEscapesTheirTexts(@TempDir Path folder) throws IOException {
        Path house = folder.resolve("sly.yaml");
        Files.writeString(house, """
                layer: sly
                title: Sly <script>alert(1)</script>
                because: A test of <b>words</b>.
                base: hachi-hachi@1
                options:
                  kan: 12
                yaku:
                  add:
                    sly:
                      group: dekiyaku
                      what: The moon & <img src=x onerror=alert(1)> the cup.
                      needs: 8B 9A
                      worth: { kan: 5 }
                      status: house
                      because: The table's <i>own</i> word.
                """);
        Pack base = OYA.pack("hachi-hachi", "sv", List.of());
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of(house));
        Document page = page(pack, base, "en");
        assertEquals(0, page.select("script, img, i").size());
        Element added = page.getElementById("rule-captured-yaku/sly");
        assertTrue(added.hasClass("changed"));
        assertTrue(added.text().contains("The moon & <img src=x onerror=alert(1)> the cup."), added.text());
        Element kan = page.getElementById("option-kan");
        assertTrue(kan.hasClass("changed"));
        assertEquals("12 was 10", kan.select(".worth").text());
        assertFalse(page.getElementById("option-rounds").hasClass("changed"));
    }

    @Test
    void listsChangesFirstWithOldAndNewSources(@TempDir Path folder) throws IOException {
        Path house = folder.resolve("friday.yaml");
        Files.writeString(house, """
                layer: friday
                title: Friday
                because: We have agreed on it.
                base: hachi-hachi@1
                options:
                  dekiyaku.boar-deer-butterflies: true
                yaku:
                  change:
                    triplet: { what: Three of a month in the hand., worth: { kan: 4 } }
                rules:
                  disable: [year-bonus/pays]
                """);
        Pack base = OYA.pack("hachi-hachi", "sv", List.of());
        Document page = page(OYA.pack("hachi-hachi", "sv", List.of(house)), base, "sv");
        String changes = page.selectFirst("#changes ~ table").text();
        assertTrue(changes.contains("ja \"We have agreed on it.\" nej HH-12 HH-SV-183"), changes);
        assertTrue(changes.contains("Vildsvin, hjort, fjärilar 7 kan"), changes);
        assertTrue(changes.contains("Tretal 4 kan"), changes);
        assertTrue(changes.contains("year-bonus/pays – "), changes);
        Element triplet = page.getElementById("rule-hand-yaku/triplet");
        assertTrue(triplet.text().contains("Three of a month in the hand."), "the text of the house rules was changed");
        assertEquals(0, page(base, base, "sv").select("#changes").size());
    }

    @Test
    void translatesAmounts() {
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of());
        Document page = page(pack, pack, "sv");
        String ribbons = page.getElementById("rule-captured-yaku/seven-ribbons").text();
        assertTrue(ribbons.contains("10 kan, plus 1 kan för varje kort till"), ribbons);
        assertTrue(page.getElementById("value-par").text().endsWith("88 poäng"));
    }

    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void describesTurnsInSentencesWithoutCodes(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        String begin = language.equals("en") ? "You " : "Du ";
        for (String told : page.select(".turn li").eachText()) {
            assertTrue(told.matches(begin + "[^.]+[.]( \\p{Lu}[^.]+[.])*"), told);
            List<String> words = List.of(told.split("[ .,;+:]+"));
            assertTrue(pack.deck().cards().stream().noneMatch(card -> words.contains(card.code())), told);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "koi-koi, en, You play the crane and take the pine poetry ribbon.",
        "koi-koi, de, Du spielst den Kranich und nimmst den Kiefern-Gedichtstreifen.",
        "koi-koi, de, Du darfst jetzt wählen: Stop oder Koi-Koi.",
        "mulle, sv, 'Du bygger 10: spader 5 + ruter 5, spader 10.'",
        "mulle, sv, 'Du tar 10-bygget med spader 10, 1 mulle.'",
        "mulle, de, Du nimmst den 14er-Bau mit Karo Ass. Der Tisch ist leer: Tabbe (Tisch abgeräumt).",
        "mulle, de, Du erhöhst den 7er-Bau mit Karo 6 auf 13.",
        "cassino, de, Du baust Pik 5 an den 5er-Bau an.",
        "go-stop, de, Du darfst jetzt wählen: Stop oder Go.",
        "go-stop, de, Du schüttelst und spielst den Kuckuck. Die Karte nimmt nichts und bleibt offen liegen."
    })
    void describesTurnAsOnTable(String game, String language, String turn) {
        Pack pack = OYA.pack(game, null, List.of());
        Document page = page(pack, pack, language);
        List<String> told = page.select(".turn li").eachText();
        assertTrue(told.contains(turn), told.toString());
        assertTrue(page.select(".turn").size() <= 4, told.toString());
    }

    /** A turn takes only cards that its pictures show: of the hand, the table or a build. */
    @Test
    void showsBuildsOfTurn() {
        Pack pack = OYA.pack("mulle", null, List.of());
        Element turn = page(pack, pack, "de").select(".turn").stream()
                .filter(one -> one.text().contains("den 14er-Bau"))
                .findFirst()
                .orElseThrow();
        Element build = turn.select("p.label").stream()
                .filter(label -> label.text().equals("Bau im Wert von 14"))
                .findFirst()
                .orElseThrow();
        assertTrue(build.nextElementSibling().select("use").size() > 1, turn.text());
    }

    /** A player reads how a round goes before any card. Steps between two rounds are left out. */
    @ParameterizedTest
    @CsvSource({
        "koi-koi, de, 5, Reihum spielt jeder eine Karte aus der Hand.",
        "hachi-hachi, sv, 6, I tur och ordning spelar var och en ett kort från handen.",
        "mulle, en, 6, 'In turn, the players play a card from the hand.'"
    })
    void beginsWithRoundInShort(String game, String language, int steps, String turn) {
        Pack pack = OYA.pack(game, null, List.of());
        List<String> course =
                page(pack, pack, language).select("#course + ol > li").eachText();
        assertEquals(steps, course.size(), course.toString());
        assertTrue(course.stream().anyMatch(step -> step.startsWith(turn)), course.toString());
    }

    /** Everything that only authors of rules need is in one closed appendix after the last chapter for players. */
    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void closesAppendixForAuthors(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        Element appendix = page.selectFirst(".book > details.appendix:last-child:not([open])");
        assertNotNull(appendix, "the appendix is not the last, closed part of the book");
        for (String id : List.of("rules", "values", "phases", "sources")) {
            assertNotNull(appendix.getElementById(id), id);
        }
        assertEquals(0, page.select(".book > svg, .book > dl").size());
    }

    /** The rules of phases continue a chapter, and the first dealer has one chapter at the deal. */
    @Test
    void headingsArePlayersWords() {
        Pack pack = OYA.pack("koi-koi", null, List.of());
        Document page = page(pack, pack, "en");
        page.select(".appendix").remove();
        assertEquals(
                List.of(
                        "The goal",
                        "What you need",
                        "A round in short",
                        "The cards",
                        "The deal",
                        "Your turn",
                        "Combinations",
                        "Stopping or playing on",
                        "Scoring a round",
                        "House rules",
                        "Words",
                        "Score sheet"),
                page.select("h2").eachText());
        assertEquals("Who deals first", page.selectFirst("#part-deal ~ h3").text());
        assertTrue(page.select("#part-decide ~ .told").text().contains("After stop, no more cards are played."));
    }

    /** A note explains a word of the whole chapter. */
    @Test
    void chapterBeginsWithItsNote() {
        Pack pack = OYA.pack("mulle", null, List.of());
        assertTrue(
                page(pack, pack, "de")
                        .select("p.note")
                        .eachText()
                        .contains(
                                "Deine Karte nimmt, was so viel wert ist wie sie. Ass, Lillan und Storan (Wertkarten) nehmen nur Bauten."));
    }

    /** A chapter leaves out rules that an option of the table excludes, also if the rule asks for another value. */
    @Test
    void leavesOutRulesOfOtherOptions() {
        Pack pack = OYA.pack("hachi-hachi", null, List.of());
        Document page = page(pack, pack, "en");
        assertNotNull(page.getElementById("rule-achievement/catch-all-four"));
        page.select(".appendix").remove();
        assertEquals(1, page.select("a[href^=#rule-achievement/catch-]").size());
        assertEquals(0, page.select("a[href=#rule-seating-to-stakes]").size());
    }

    @Test
    void leavesOutRuleIfAnyOfItsOptionsIsOff() {
        Pack pack = OYA.pack("go-stop", null, List.of());
        for (Map<String, Object> options : List.<Map<String, Object>>of(
                Map.of(), Map.of("steals", false), Map.of("own-stuck-steals-two", false))) {
            String html = new RuleBookPage(OYA.folder(), "en").html(OYA.rules(pack, options), pack);
            boolean listed = html.contains("href=\"#rule-junk/own-pile\"");
            assertEquals(options.isEmpty(), listed, options.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"2, draw/enough-of-two", "3, draw/enough-of-three", "4, participation/join"})
    void leavesOutRulesForOtherNumbersOfPlayers(int players, String own) {
        Pack pack = OYA.pack("go-stop", null, List.of());
        String html = new RuleBookPage(OYA.folder(), "en").html(OYA.rules(pack, Map.of("players", players)), pack);
        List<String> listed = Stream.of("draw/enough-of-two", "draw/enough-of-three", "participation/join")
                .filter(rule -> html.contains("href=\"#rule-" + rule + "\""))
                .toList();
        assertEquals(players == 4 ? List.of("draw/enough-of-three", own) : List.of(own), listed);
        assertFalse(html.contains("from each opponent: yes"), "an option repeats a sentence");
    }

    @Test
    void statesSharedRulesOfFirstDealerBeforeThoseOfGame() {
        Pack pack = OYA.pack("hachi-hachi", null, List.of());
        String text = page(pack, pack, "en").text();
        assertTrue(text.contains(
                "from one to twelve, deals the first round. If several players drew the earliest month,"));
    }

    @ParameterizedTest
    @CsvSource({
        "go-stop, de, 'Einfache Karten, auf Koreanisch Pi. Fast alle zeigen nur die Pflanze ihres Monats. 24 Karten des Spiels.'",
        "koi-koi, sv, Enkla kort. Nästan alla visar bara månadens växt. 24 kort i leken.",
        "mulle, sv, 'Mulle, en svensk regeltext'",
        "mulle, de, 'Mulle, ein schwedischer Regeltext'"
    })
    void explainsKindsAndNamesSourcesInItsLanguage(String game, String language, String text) {
        Pack pack = OYA.pack(game, null, List.of());
        assertTrue(page(pack, pack, language).text().contains(text), text);
    }

    /** The list of all rules contains rules that are off, so it names the options that a rule requires. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | pay/go-penalty-of-two | Only with option go-penalty: yes
            sv | pay/go-penalty-of-two | Bara med alternativet go-penalty: ja
            de | pay/go-penalty-of-two | Nur mit Option go-penalty: ja
            en | turn/put              | Only with option jokers: two jokers or three jokers
            de | junk/own-pile         | Nur mit Option steals: ja; own-stuck-steals-two: ja
            en | turn/play             | ''
            """)
    void listOfAllRulesNamesRequiredOptions(String language, String rule, String needs) {
        Pack pack = OYA.pack("go-stop", null, List.of());
        Element entry = page(pack, pack, language).getElementById("rule-" + rule);
        assertEquals(needs, entry.select(".needs").text());
        assertEquals(
                entry.select(".needs a").eachText().stream()
                        .map(option -> "#option-" + option)
                        .toList(),
                entry.select(".needs a").eachAttr("href"));
    }

    /** The chapters list only rules in force, so their sentences do not repeat that the table has agreed on them. */
    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void statesRulesInForceWithoutAgreement(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        for (String sentence : page(pack, pack, language).select(".say").eachText()) {
            assertFalse(sentence.matches("(By agreement|Om det är avtalat|Wenn (so|es) vereinbart).*"), sentence);
            assertFalse(sentence.matches("(?iU).*\\b(usually|vanligen|gewöhnlich)\\b.*"), sentence);
        }
    }

    /** Points that do not depend on single cards are in the same chapter as the values of cards. */
    @Test
    void listsEverythingThatCounts() {
        Pack pack = OYA.pack("mulle", null, List.of());
        Document page = page(pack, pack, "sv");
        assertEquals("Vad som ger poäng", page.getElementById("combinations").text());
        String chapter = page.select("#combinations ~ .told").text();
        assertTrue(chapter.contains("Varje tabbe är värd en poäng."), chapter);
        assertTrue(chapter.contains("En mulle ger lika många poäng som kortet är värt."), chapter);
        assertEquals(chapter.indexOf("Varje tabbe"), chapter.lastIndexOf("Varje tabbe"), "the points are listed twice");
    }

    /** Ids are for authors of house rules, so the book shows them only with the sources and in the list of all rules. */
    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void showsIdsOnlyWithSources(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        boolean japanese = Set.of("koi-koi", "hachi-hachi").contains(game);
        assertEquals(
                japanese ? 1 : 0,
                page.select("#glossary + .wide th[lang=ja-Latn]").size());
        page.select("details:not(.appendix), .book > header, .appendix > p.id").remove();
        page.select(".appendix .needs").remove();
        assertEquals(List.of(), page.select(".id, code").eachText());
        Set<String> shown = new HashSet<>(List.of(page.text().split("[ ,;:()]+")));
        Stream.of(
                        pack.values(),
                        pack.options(),
                        pack.phases().actions(),
                        pack.phases().phases())
                .flatMap(all -> all.keySet().stream())
                .filter(id -> id.matches(".*-.*-.*|.*[.].*"))
                .forEach(id -> assertFalse(shown.contains(id), id));
    }

    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void ordersPartsFromEquipmentToAppendices(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        List<String> order = new ArrayList<>(List.of(
                "aim",
                "need",
                "course",
                "cards",
                "part-deal",
                "part-turn",
                "example",
                "combinations",
                "part-settle",
                "options",
                "glossary",
                "sheet",
                "rules",
                "values",
                "phases",
                "sources"));
        if (pack.yaku().isEmpty()) {
            order.remove("combinations");
        }
        List<String> found = page.select("h2[id], h3#example, section.sheet").stream()
                .map(Element::id)
                .filter(order::contains)
                .toList();
        assertEquals(order, found);
        assertTrue(page.select(".appendix path.line").size() > 0, "the appendix has no diagram");
        for (Card card : pack.deck().cards()) {
            assertNotNull(page.selectFirst(".deck use[href=#" + card.code() + "]"), card.code());
        }
        Set<String> drawn = new HashSet<>(page.select("symbol").eachAttr("id"));
        assertEquals(
                new HashSet<>(page.select("svg.card use").eachAttr("href").stream()
                        .map(href -> href.substring(1))
                        .toList()),
                drawn,
                "the page defines unused pictures, or lacks some");
        for (Element use : page.select("use")) {
            assertNotNull(page.getElementById(use.attr("href").substring(1)), use.attr("href"));
        }
        assertTrue(page.select("svg.card").stream()
                .noneMatch(card -> card.attr("aria-label").isBlank()));
        assertTrue(page.select(".turn li").size() > 0, "the book shows no turn");
    }

    @ParameterizedTest
    @CsvSource({
        "hachi-hachi, sv, de, Kan, 1 Kan = 10 Punkte",
        "hachi-hachi, en, en, kan, 1 kan = 10 points",
        "hachi-hachi, sv, de, Kasu, 'Einfache Karten. Fast alle zeigen nur die Pflanze ihres Monats. 24 Karten des Spiels, je 1 Punkt.'",
        "hachi-hachi, sv, en, join, You play this round.",
        "koi-koi, de, en, blue ribbons, 'The blue ribbons of peony, chrysanthemum and maple.'",
        "hachi-hachi, sv, en, four-three, Four of a kind and a triplet.",
        "mulle, sv, sv, bygga, Ett kort bildar ett bygge med fria kort.",
        "mulle, sv, sv, tvilling, Det likadana kortet ur den andra leken.",
        "mulle, sv, de, Boot, Das letzte Geben einer Runde. Der Geber sagt „das Boot“ an."
    })
    void explainsTermsInLanguageOfBook(String game, String profile, String language, String term, String meaning) {
        Pack pack = OYA.pack(game, profile, List.of());
        Document page = page(pack, pack, language);
        assertEquals(language, page.selectFirst("#glossary + .wide th").attr("lang"));
        List<String> found = page.select("#glossary + .wide tbody tr > td:first-child").stream()
                .filter(cell -> cell.selectFirst("b").text().equals(term))
                .map(cell -> cell.text().substring(term.length()).strip())
                .toList();
        assertEquals(List.of(meaning), found);
    }

    /** A term appears once, and its meaning is more than the term itself. */
    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void glossaryExplainsEachTermOnce(String game, String profile, String language) {
        Pack pack = OYA.pack(game, profile, List.of());
        Set<String> terms = new HashSet<>();
        for (Element cell : page(pack, pack, language).select("#glossary + .wide tbody tr > td:first-child")) {
            String term = cell.selectFirst("b").text();
            assertTrue(terms.add(term), "twice: " + term);
            List<String> said = new ArrayList<>(
                    List.of(cell.ownText().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
            said.removeAll(List.of(term.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
            said.removeIf(word -> word.matches("|the|each|all|every|alle|jede[rs]?|der|die|das|alla|varje"));
            assertFalse(said.isEmpty(), cell.text());
        }
    }

    @ParameterizedTest
    @CsvSource({"mulle, sv, mulle", "mulle, de, Tabbe (Tisch abgeräumt)", "mulle, en, sweep (tabbe)"})
    void namesTermsInSingular(String game, String language, String term) {
        Pack pack = OYA.pack(game, null, List.of());
        List<String> terms =
                page(pack, pack, language).select("#glossary + .wide tbody b").eachText();
        assertTrue(terms.contains(term), terms.toString());
    }

    /** Cards have points in every hanafuda deck, but not every game counts them. */
    @ParameterizedTest
    @CsvSource({"hachi-hachi, 3", "koi-koi, 2", "go-stop, 2"})
    void listsPointsOfCardsOnlyIfTheyCount(String game, int columns) {
        Pack pack = OYA.pack(game, null, List.of());
        Document page = page(pack, pack, "en");
        assertEquals(columns, page.select("table.kinds th").size());
        assertEquals(columns == 3, page.select(".deck figcaption").text().contains(" · 20"));
    }

    /** A sentence that leaves a number to an option is followed by the number of this table. */
    @ParameterizedTest
    @CsvSource({
        "go-stop, de, 'Punkte, die man zu zweit zum Aufhören braucht: 5.'",
        "go-stop, en, 'A loser who has captured no junk at all owes double too if the penalty for few junk cards is played.'",
        "mulle, sv, Antal givar i ett parti: lika många som spelarna."
    })
    void statesOptionsOfTableWithTheirRules(String game, String language, String given) {
        Pack pack = OYA.pack(game, null, List.of());
        Map<String, Object> options = game.equals("go-stop") ? Map.of("stop-from-two", 5, "players", 2) : Map.of();
        String html = new RuleBookPage(OYA.folder(), language).html(OYA.rules(pack, options), pack);
        assertTrue(html.contains("<span class=\"left\">" + given + "</span>"), given);
    }

    @ParameterizedTest(name = "{0}/{1} in {2}")
    @MethodSource("books")
    void sampleCardsFormCombination(String game, String profile, String language) {
        if (!language.equals("en")) {
            return;
        }
        Pack pack = OYA.pack(game, profile, List.of());
        Rules rules = OYA.rules(pack, Map.of());
        YakuSample sample = new YakuSample(pack.deck());
        int drawn = 0;
        for (YakuEntry entry : pack.yaku().values()) {
            CardSet cards = CardSet.NONE;
            for (String code : sample.of(entry)) {
                cards = cards.with(pack.deck().card(code).index());
            }
            if (cards.isEmpty() || !entry.isPlayed(pack.settings()) || entry.round() + entry.month() > 0) {
                continue;
            }
            drawn++;
            String of = pack.groups().get(entry.group()).of();
            var answer = of.equals("hand")
                    ? rules.hand(cards)
                    : of.equals("captured")
                            ? rules.taken(cards)
                            : rules.finalCaptured(cards, pack.deck().points(cards), Holder.in(0));
            assertTrue(
                    answer.found().stream().anyMatch(one -> one.entry().key().equals(entry.key())),
                    pack.deck().codes(cards) + " do not form " + entry.key() + ": " + answer);
        }
        assertEquals(pack.yaku().isEmpty(), drawn == 0);
    }

    @Test
    void contentPolicyAllowsOnlyOwnStyles() {
        Pack pack = OYA.pack("koi-koi", "de", List.of());
        String styles = page(pack, pack, "en").selectFirst("style").data();
        String digest = Base64.getEncoder().encodeToString(Sha256.of(styles));
        assertEquals("'sha256-" + digest + "'", RuleBookPage.styles());
    }
}
