package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.Problems;
import dev.oya.input.YamlParser;
import dev.oya.pack.read.CardPictures;
import dev.oya.pack.read.Drawing;
import dev.oya.pack.read.RulesFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every deck has a distinct picture of each card, and the pictures are within the size limit. */
class CardPicturesTest {
    private static final RulesFolder FOLDER = RulesFolder.inJar();
    private static final int MOST_BYTES = 120 << 10;
    private static final Pattern USE = Pattern.compile("<use ([^>]*?)href=\"#([^\"]+)\"([^>]*)/>");

    @TestFactory
    Stream<DynamicTest> everyDeckHasPictures() {
        return FOLDER.files().stream()
                .filter(file -> file.matches("decks/.*[.]yaml"))
                .map(file -> file.substring("decks/".length(), file.length() - ".yaml".length()))
                .map(deck -> DynamicTest.dynamicTest(deck, () -> drawn(deck)));
    }

    private static void drawn(String deck) throws IOException {
        Problems problems = new Problems();
        var root = YamlParser.parse(deck, FOLDER.read("decks/" + deck + ".yaml"), problems);
        String svg = FOLDER.read("decks/" + root.get("pictures").text());
        Drawing drawing = Drawing.read(FOLDER, "decks/" + root.get("pictures").text(), problems);
        assertTrue(problems.isEmpty());
        TreeSet<String> cards = new TreeSet<>(root.get("cards").map().keySet());
        cards.addAll(root.has("extra") ? root.get("extra").map().keySet() : List.of());
        cards.add(CardPictures.BACK);
        cards.addAll(ofGames(deck));
        List<String> symbols = ids(svg, "<symbol id=\"([^\"]+)\"");
        assertEquals(new ArrayList<>(cards), symbols.stream().sorted().toList(), "not exactly one symbol per card");
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(CardPictures.of(FOLDER, deck, "en").svg().getBytes(StandardCharsets.UTF_8));
        }
        assertTrue(packed.size() <= MOST_BYTES, packed.size() + " bytes compressed");
        assertEquals(
                List.of(), ids(svg, "((?:xlink:href|href|src)=\"[^#][^\"]*|url\\(|<(?:image|style|script|text)\\b)"));
        assertEquals(List.of(), ids(svg, "(https?:(?!//www[.]w3[.]org/2000/svg\")[^\"]*)"));
        TreeSet<String> used = new TreeSet<>(ids(svg, "href=\"#([^\"]+)\""));
        assertEquals(used, new TreeSet<>(drawing.parts().keySet()), "a part is unused or undefined");
        assertEquals(
                symbols.size(),
                ids(svg, "<symbol id=\"[^\"]+\" viewBox=\"(" + drawing.viewBox() + ")\"")
                        .size());
        Map<String, String> seen = new HashMap<>();
        drawing.symbols().forEach((code, symbol) -> {
            String other = seen.put(looks(symbol.replaceFirst(" id=\"[^\"]*\"", ""), drawing.parts()), code);
            assertEquals(null, other, code + " looks like " + other);
        });
    }

    /** Returns the codes of the cards that games add to the given deck. */
    private static List<String> ofGames(String deck) {
        return FOLDER.files().stream()
                .filter(file -> file.endsWith("/pack.yaml"))
                .map(file -> YamlParser.parse(file, FOLDER.read(file), new Problems()))
                .filter(pack -> pack.get("deck").text().equals(deck) && pack.has("extra"))
                .flatMap(pack -> pack.get("extra").map().keySet().stream())
                .toList();
    }

    /** Returns the given drawing with each reference replaced by the referenced part. */
    private static String looks(String drawn, Map<String, String> parts) {
        return USE.matcher(drawn)
                .replaceAll(use -> Matcher.quoteReplacement("<g " + use.group(1) + use.group(3) + ">"
                        + looks(parts.get(use.group(2)).replaceFirst(" id=\"[^\"]*\"", ""), parts) + "</g>"));
    }

    private static List<String> ids(String svg, String pattern) {
        return Pattern.compile(pattern)
                .matcher(svg)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void includesOnlyRequestedPictures() {
        String some = CardPictures.of(FOLDER, "french", "en").svg(List.of("sA", "back", "nobody"));
        assertEquals(List.of("sA", "back"), ids(some, "<symbol id=\"([^\"]+)\""));
        assertTrue(some.contains("id=\"french-spade\"") && !some.contains("id=\"french-king\""));
    }

    @Test
    void showsLettersOfCourtCardsInLanguage() {
        for (String[] one : new String[][] {{"en", "J"}, {"sv", "K"}, {"de", "B"}, {"it", "J"}}) {
            String knave = CardPictures.of(FOLDER, "french", one[0]).picture("sJ");
            assertEquals(
                    List.of(one[1]),
                    ids(knave, "<g lang=\"[a-z]+\"><use href=\"#french-glyph-([A-Z])\""),
                    "not exactly one language is shown");
        }
    }

    @Test
    void cardWithoutPictureShowsItsCode() {
        String deck = "id: short\nkinds: {a: {points: 0}}\ncards: {Kx: {kind: a}}\ntotals: {}\n";
        RulesFolder folder = FOLDER.with(Map.of("decks/short.yaml", deck));
        String svg = CardPictures.of(folder, "short", "en").svg();
        assertEquals(List.of("Kx", "back"), ids(svg, "<symbol id=\"([^\"]+)\""));
        assertTrue(svg.contains(">Kx</text>"));
        assertEquals(null, CardPictures.of(folder, "none", "en"));
    }
}
