package dev.oya.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Luck;
import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Mismatch;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.situation.RecordRulesFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Committed deals can be verified after the match, and altered records are detected. */
class FairDealTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    /** Plays a match with committed deals and random moves. Returns its records, which contain the proofs. */
    static List<ObjectNode> match(String game, String profile, int seats, int rounds, int secret) {
        byte[] bytes = new byte[32];
        Arrays.fill(bytes, (byte) secret);
        List<String> nonces = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            nonces.add(seat == 1 ? "" : "ab0" + seat);
        }
        FairDeal fair = new FairDeal(bytes, nonces);
        RuleBook rules = OYA.rules(OYA.pack(game, profile, List.of()), Map.of("players", seats));
        RecordWriter writer = new RecordWriter(rules);
        Luck luck = new Luck("luck" + secret);
        List<ObjectNode> records = new ArrayList<>();
        FairDeal.Dealing dealing = fair.from(1);
        int dealer = Match.firstDealer(rules, seats, fair.from(0));
        Match match = new Match(rules, seats, rules.rounds(seats), Match.Start.first(seats, dealer), dealing);
        int first = 1;
        while (true) {
            List<Move> moves = new ArrayList<>();
            while (!match.round().isOver()) {
                Move move = match.round().any(luck::below);
                assertTrue(match.act(move).accepted());
                moves.add(move);
            }
            ObjectNode record = writer.record(match, "m" + secret, null, moves);
            fair.reveal(record, first);
            records.add(record);
            if (match.isOver() || records.size() >= rounds) {
                return records;
            }
            first = dealing.next();
            dealing = fair.from(first);
            match.nextRound(dealing);
        }
    }

    private static List<Mismatch> verify(List<ObjectNode> records) {
        Verifier verifier = new Verifier(new RecordRulesFinder(OYA, List.of()));
        List<Mismatch> found = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            VerifyResult one = verifier.result(i + 1, records.get(i).toString());
            assertEquals(one.wrong() == 0 && records.get(i).path("fair").isObject(), one.fair() == 1);
            found.addAll(one.mismatches());
        }
        return found;
    }

    /** Includes special deals: with seven seats a blank card is dealt, and with six seats the stock is reshuffled. */
    @ParameterizedTest
    @CsvSource({
        "hachi-hachi, sv, 7, 12",
        "hachi-hachi, en, 6, 12",
        "koi-koi, de, 2, 12",
        "mulle, sv, 4, 2",
        "scopa, it, 2, 1"
    })
    void recordsMatchCommitment(String game, String profile, int seats, int rounds, @TempDir Path folder)
            throws Exception {
        String first = OYA.pack(game, null, List.of()).profile();
        List<ObjectNode> records = match(game, profile.equals("it") ? first : profile, seats, rounds, seats);
        assertEquals(List.of(), verify(records));
        if (game.startsWith("hachi")) {
            assertTrue(records.stream().anyMatch(record -> !record.get("stock").isNull()), "no stock was reshuffled");
        }
        List<String> lines = records.stream().map(ObjectNode::toString).toList();
        Run python = Run.python(
                "check_deals.py", Files.write(folder.resolve("r.jsonl"), lines).toString());
        assertEquals(0, python.code(), python.out());
        ObjectNode changed = records.get(records.size() - 1).deepCopy();
        ((ObjectNode) changed.get("fair"))
                .put("deal", changed.get("fair").get("deal").intValue() + 1);
        Path other = Files.writeString(folder.resolve("other.jsonl"), changed.toString());
        assertEquals(1, Run.python("check_deals.py", other.toString()).code());
    }

    /** Authors of other programs test their code with the example in docs/http.md. */
    @Test
    void dealMatchesDocumentedExample() throws Exception {
        byte[] secret = new byte[32];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) i;
        }
        FairDeal fair = new FairDeal(secret, List.of("0a1b", ""));
        Deck deck = OYA.pack("koi-koi", null, List.of()).deck();
        int[] cards = deck.cards().stream().mapToInt(Card::index).toArray();
        String first = Arrays.stream(fair.shuffled(1, cards))
                .limit(6)
                .mapToObj(card -> deck.card(card).code())
                .collect(Collectors.joining(" "));
        String told = Files.readString(Path.of("docs/http.md"));
        assertTrue(told.contains("`" + fair.commitment() + "`"), fair.commitment());
        assertTrue(told.contains("| the first of 48 flower cards | `" + first + "` |"), first);
    }

    @Test
    void detectsChangedSecretNonceDealOrDealer() {
        List<ObjectNode> records = match("koi-koi", "de", 2, 3, 9);
        ObjectNode second = records.get(1);
        ObjectNode fair = (ObjectNode) second.get("fair");
        ObjectNode before = fair.deepCopy();
        String secret = HexFormat.of().formatHex(new byte[32]);
        fair.put("secret", secret);
        assertEquals(List.of("fair.commitment", "deck"), fields(records));
        fair.put("commitment", new FairDeal(new byte[32], List.of()).commitment());
        assertEquals(List.of("fair", "deck"), fields(records));
        second.set("fair", before.deepCopy());
        ((ObjectNode) second.get("fair")).put("deal", 7);
        assertEquals(List.of("fair.deal", "deck"), fields(records));
        second.set("fair", before.deepCopy());
        ((ObjectNode) second.get("fair")).putArray("nonces").add("");
        assertEquals(List.of("fair.nonces"), fields(records));
        second.set("fair", before);
        assertEquals(List.of(), fields(records));
        FairDeal drawn = new FairDeal(new byte[32], List.of("", ""));
        assertNotEquals(
                Arrays.toString(drawn.shuffled(0, new int[] {0, 1, 2, 3, 4, 5, 6, 7})),
                Arrays.toString(drawn.shuffled(1, new int[] {0, 1, 2, 3, 4, 5, 6, 7})));
    }

    /**
     * If one record of a match contains a proof, every record must, because a record without a proof could contain another
     * deal.
     */
    @Test
    void rejectsCommittedRoundWithoutProof() {
        for (int round = 0; round < 2; round++) {
            List<ObjectNode> records = match("koi-koi", "de", 2, 2, 9);
            ObjectNode changed = records.get(round);
            JsonNode fair = changed.remove("fair");
            int[] stock = {changed.get("deck").size() - 1, changed.get("deck").size() - 2};
            JsonNode last = changed.get("deck").get(stock[0]);
            changed.withArray("deck").set(stock[0], changed.get("deck").get(stock[1]));
            changed.withArray("deck").set(stock[1], last);
            assertEquals(List.of("fair"), fields(records), "exchanged cards were accepted");
            changed.putNull("fair");
            assertEquals(List.of("fair"), fields(records));
            changed.put("fair", false);
            assertTrue(fields(records).contains("fair.secret"));
            changed.set("fair", fair);
            assertEquals(List.of("deck"), fields(records));
        }
        List<ObjectNode> seeded = match("koi-koi", "de", 2, 2, 9);
        seeded.forEach(record -> record.put("seed", "m9"));
        assertEquals(List.of("seed", "seed"), fields(seeded));
    }

    /** Verifies the first two records and returns the fields that are reported. */
    private static List<String> fields(List<ObjectNode> records) {
        return verify(records.subList(0, 2)).stream().map(Mismatch::field).toList();
    }

    @Test
    void tiedSeatsDrawNextCards() {
        FairDeal.Dealing draw = new FairDeal(new byte[32], List.of("", "")).from(0);
        int[] cards = {0, 1, 2, 3, 4, 5};
        int[] first = draw.restock(cards);
        int[] again = draw.drawAgain(cards, 2);
        assertEquals(first[2], again[0]);
        assertEquals(first[1], again[5]);
        assertFalse(Arrays.equals(first, again));
    }

    record Run(int code, String out) {
        static Run python(String script, String... words) throws Exception {
            List<String> command = new ArrayList<>(List.of(
                    "python3",
                    Path.of(System.getProperty("basedir", "")).toAbsolutePath() + "/docs/examples/" + script));
            command.addAll(List.of(words));
            try {
                Process process =
                        new ProcessBuilder(command).redirectErrorStream(true).start();
                String out = new String(process.getInputStream().readAllBytes());
                return new Run(process.waitFor(), out);
            } catch (java.io.IOException missing) {
                Assumptions.abort("there is no python3 here: the example was not run");
                throw missing;
            }
        }
    }
}
