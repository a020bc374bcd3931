package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Replays rounds of Koi-Koi between human players on the internet (data set of guansanghai/KoiKoi-AI, MIT licence). The test
 * compares every capture, the seat to move, the decisions between koi-koi and stop, and the captured cards at the end.
 */
class HumanRoundsTest {
    private static final Path FILE =
            Path.of("src", "test", "resources", "conformance", "koi-koi-human-rounds.jsonl.gz");
    private static final RuleBook RULES = rules();
    private static final Deck DECK = RULES.settings().pack().deck();

    private static RuleBook rules() {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.rules(oya.pack("koi-koi", "de", List.of(Path.of("online-table"))), Map.of("players", 2));
    }

    @Test
    void replaysEveryRound() throws IOException {
        JsonMapper json = new JsonMapper();
        int rounds = 0;
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(FILE)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                replay(json.readTree(line));
                rounds++;
            }
        }
        assertEquals(1_579, rounds);
    }

    private static void replay(JsonNode round) {
        String source = round.get("source").stringValue();
        int dealer = round.get("dealer").intValue();
        int[] deck = deck(round, dealer);
        Match match = new Match(RULES, 2, 12, Match.Start.first(2, dealer), new CardSource() {
            @Override
            public int[] deck(int[] cards) {
                return deck;
            }

            @Override
            public int[] restock(int[] cards) {
                throw new AssertionError("Koi-Koi never reshuffles the stock");
            }
        });
        Table table = match.table();
        assertEquals(0, table.misdeals().size(), source);
        int number = 0;
        for (JsonNode turn : round.get("turns")) {
            String place = source + ", turn " + ++number;
            int seat = turn.get("seat").intValue();
            assertEquals(seat, table.turn(), place + ": seat to move");
            act(match, new Move.ByMonth(seat, "play", card(turn.get("play")), cards(turn.get("playTake"))), place);
            act(match, new Move.ByMonth(seat, "draw", card(turn.get("draw")), cards(turn.get("drawTake"))), place);
            JsonNode call = turn.get("koiKoi");
            boolean asked = match.round().phase().name().equals("decide");
            assertEquals(!call.isNull(), asked, place + ": decision offered");
            if (asked) {
                act(match, new Move.Call(seat, call.booleanValue() ? "koi-koi" : "stop"), place);
            }
        }
        assertTrue(match.round().isOver(), source + ": the round is not over");
        assertEquals(round.get("stopped").booleanValue(), table.end().equals("stop"), source + ": end of the round");
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(cards(round.get("piles").get(seat)), table.pile(seat), source + ": the pile of seat " + seat);
        }
        if (table.end().equals("stop")) {
            assertEquals(round.get("winner").intValue(), table.winner(), source + ": winner");
        }
    }

    private static void act(Match match, Move move, String place) {
        assertInstanceOf(Verdict.Accepted.class, match.act(move), () -> place + ": " + match.act(move));
    }

    /**
     * Returns the deck in the order of the deal: twice, four cards each for the other seat, the dealer and the field.
     */
    private static int[] deck(JsonNode round, int dealer) {
        List<Integer> order = new ArrayList<>();
        for (int half = 0; half < 2; half++) {
            add(order, round.get("hands").get(1 - dealer), 4 * half, 4);
            add(order, round.get("hands").get(dealer), 4 * half, 4);
            add(order, round.get("field"), 4 * half, 4);
        }
        add(order, round.get("drawn"), 0, round.get("drawn").size());
        TreeSet<Integer> rest = new TreeSet<>();
        DECK.cards().forEach(card -> rest.add(card.index()));
        rest.removeAll(order);
        order.addAll(rest);
        assertEquals(DECK.cards().size(), order.size());
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void add(List<Integer> order, JsonNode codes, int from, int count) {
        for (int i = from; i < from + count; i++) {
            order.add(card(codes.get(i)));
        }
    }

    private static int card(JsonNode code) {
        return DECK.card(code.stringValue()).index();
    }

    private static CardSet cards(JsonNode codes) {
        CardSet cards = CardSet.NONE;
        for (JsonNode code : codes) {
            cards = cards.with(card(code));
        }
        return cards;
    }
}
