package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.DrawnCards;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/** Sentences with pictures of the cards that they name. */
class DrawnCardsTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static DrawnCards cards(String game) {
        return new DrawnCards(OYA.folder(), OYA.pack(game, null, List.of()).deck(), "en");
    }

    private static String text(List<Map<String, String>> pieces) {
        return pieces.stream().map(piece -> piece.get("text")).collect(Collectors.joining());
    }

    @Test
    void drawsCardsWithoutChangingSentence() {
        DrawnCards cards = cards("koi-koi");
        String sentence = "Seat 0: play 1R pine poetry ribbon, takes 1B (12C1); 1Bx is none, HH-18 neither";
        List<Map<String, String>> pieces = cards.pieces(sentence);
        assertEquals(sentence, text(pieces));
        assertEquals(
                List.of("hanafuda-1R", "hanafuda-1B", "hanafuda-12C1"),
                pieces.stream()
                        .filter(piece -> piece.containsKey("id"))
                        .map(piece -> piece.get("id"))
                        .toList());
        Document sprite = Jsoup.parse(cards.sprite());
        assertEquals(3, sprite.select("symbol").size());
        sprite.select("use").forEach(use -> {
            String wanted = use.attr("href").substring(1);
            assertTrue(wanted.startsWith("hanafuda-") && sprite.getElementById(wanted) != null, wanted);
        });
    }

    @Test
    void pictureIdsIncludeDeck() {
        assertEquals("french-d7", cards("mulle").pieces("d7").get(1).get("id"));
        assertEquals("italian-d7", cards("scopa").pieces("d7").get(1).get("id"));
    }

    @Test
    void doesNotChangeTextWithoutCards() {
        DrawnCards cards = cards("koi-koi");
        assertEquals(List.of(Map.of("text", "nothing here")), cards.pieces("nothing here"));
        assertEquals("", cards.sprite());
    }

    @Test
    void rowContainsOnlyPictures() {
        DrawnCards cards = cards("koi-koi");
        List<Map<String, String>> row =
                cards.row(List.of(OYA.pack("koi-koi", null, List.of()).deck().card(0)));
        assertEquals("", text(row));
        assertEquals("hanafuda-1B", row.get(0).get("id"));
        assertFalse(cards.sprite().isEmpty());
    }
}
