package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.record.FairDeal;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * No response, refusal or event for a seat depends on cards hidden from that seat. The test exchanges the hidden cards and
 * compares every byte. A secret and the order of the cards in the deck file determine the deal, so the test exchanges the lines
 * of hidden cards in that file and replays the table.
 */
class HiddenCardsTest {
    private static final List<String> LIMITS = List.of("tables-per-hour=100000", "moves-per-second=100000");
    private static final int TABLES = 5;
    private static final int TRIES = 60;
    private static final Pattern CARD = Pattern.compile("(?m)^  ([A-Za-z0-9]+): \\{ group.*$");
    private static final Pattern NEED = Pattern.compile("(?<=\"need\":)\\[([^\\]]*)\\]");
    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    static Stream<Arguments> tables() {
        List<Arguments> all = List.of(
                Arguments.of("hachi-hachi", 3, "hanafuda", 7),
                Arguments.of("koi-koi", 2, "hanafuda", 3),
                Arguments.of("mulle", 2, "french", 6),
                Arguments.of("scopa", 2, "italian", 5),
                Arguments.of("pishti", 2, "french", 4),
                Arguments.of("cuarenta", 2, "french", 4));
        return Exhaustive.some(all, all.size()).stream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void responsesDoNotDependOnHiddenCards(String game, int persons, String deck, int moves, @TempDir Path temp)
            throws Exception {
        Path rules = temp.resolve("rules");
        copy(Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("rules"), rules);
        Path file = rules.resolve("decks/" + deck + ".yaml");
        String ordered = Files.readString(file);
        boolean compared = false;
        // Some public marks reveal a rare hand, for which no other deal may be found. The test then tries another
        // table.
        for (int table = 0; table < TABLES && !compared; table++) {
            Files.writeString(file, ordered);
            compared = compares(game, persons, moves, rules, file, temp.resolve("data" + table));
        }
        assertTrue(compared, "no other deal with the same public information was found");
    }

    /** Compares the responses at a table in two deals. Returns whether another deal was found. */
    private static boolean compares(String game, int persons, int moves, Path rules, Path file, Path data)
            throws Exception {
        String ordered = Files.readString(file);
        Seat seat;
        Map<String, String> before;
        String digest;
        Set<String> hidden = new TreeSet<>();
        List<String> codes = new ArrayList<>();
        RunningService first = new RunningService(RuleLibrary.of(RulesFolder.of(rules)), data, null, LIMITS);
        try {
            List<Seat> seats = dealtAtOnce(first, game, persons);
            play(seats.subList(0, persons), moves);
            seat = seats.get(0);
            JsonNode view = seat.view();
            digest = view.get("rules").get("digest").stringValue();
            Matcher cards = CARD.matcher(ordered.substring(
                    0, ordered.contains("\nextra:") ? ordered.indexOf("\nextra:") : ordered.length()));
            Set<String> dealt = new TreeSet<>();
            RuleLibrary.of(RulesFolder.of(rules))
                    .pack(game, null, List.of())
                    .deck()
                    .cards()
                    .forEach(card -> dealt.add(card.code()));
            while (cards.find()) {
                // Skips cards of the deck that the game leaves out.
                if (dealt.contains(cards.group(1))) {
                    hidden.add(cards.group(1));
                    codes.add(cards.group(1));
                }
            }
            // Removes combinations within reach, because they name hidden cards.
            ((ObjectNode) view).remove("reach");
            view.get("seats").forEach(one -> ((ObjectNode) one).remove("reach"));
            hidden.removeIf(card -> view.toString().contains("\"" + card + "\""));
            assertTrue(hidden.size() > 10, "too little is hidden");
            before = answers(first, seat, hidden);
        } finally {
            first.service.close();
        }
        Set<String> unseen = Set.copyOf(hidden);
        hidden.removeAll(drawn(data, seat.table(), persons, codes, "mulle".equals(game) ? 2 : 1));
        Random luck = new Random(3);
        for (int tries = 0; tries < TRIES; tries++) {
            Files.writeString(file, exchanged(ordered, hidden, luck));
            String other = RuleLibrary.of(RulesFolder.of(rules))
                    .pack(game, null, List.of())
                    .digest();
            rename(data, digest, other);
            RunningService second = new RunningService(RuleLibrary.of(RulesFolder.of(rules)), data, null, LIMITS);
            try {
                Seat same = new Seat(second.service.address(), seat.table(), seat.token());
                // With other cards, another seat may have drawn the first deal, earlier moves may have been illegal, or
                // a player may have had to announce something. Such deals are skipped.
                TableClient.Answer seen = same.ask("GET", "", null);
                if (seen.status() == 200
                        && announced(seen.json())
                                .equals(announced(TableClient.JSON.readTree(
                                        before.get("view en").replaceFirst("(?s)^.*?\n", ""))))) {
                    Map<String, String> after = answers(second, same, unseen);
                    before.forEach((asked, answer) -> assertEquals(answer, after.get(asked), asked));
                    assertEquals(before.keySet(), after.keySet());
                    return true;
                }
            } finally {
                second.service.close();
                rename(data, other, digest);
            }
        }
        return false;
    }

    /** Returns the dealer and the public marks of each seat. They depend on hidden cards, and every seat sees them. */
    private static List<JsonNode> announced(JsonNode view) {
        List<JsonNode> open = new ArrayList<>(List.of(view.get("dealer")));
        view.get("seats").forEach(seat -> open.add(seat.get("marks")));
        return open;
    }

    /**
     * Returns the cards drawn for the first dealer. They are not exchanged, because other cards could make another seat the
     * dealer.
     */
    private static Set<String> drawn(Path data, String table, int persons, List<String> codes, int packs)
            throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("oya.db"));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT secret FROM match WHERE id = '" + table + "'")) {
            List<String> nonces =
                    IntStream.range(0, persons).mapToObj(seat -> "ab" + seat).toList();
            FairDeal fair = new FairDeal(HexFormat.of().parseHex(row.getString(1)), nonces);
            int[] order =
                    fair.shuffled(0, IntStream.range(0, codes.size() * packs).toArray());
            Set<String> drawn = new TreeSet<>();
            for (int i = 0; i < 3 * persons; i++) {
                drawn.add(codes.get(order[i] % codes.size()));
            }
            return drawn;
        }
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Returns the seats of a table whose first deal is playable. */
    private static List<Seat> dealtAtOnce(RunningService service, String game, int persons) {
        while (true) {
            List<Seat> seats = TableClient.table(service.service.address(), TableClient.wanted(game, persons, 0));
            try (Events events = seats.get(persons).events((long) persons - 1)) {
                if (!events.next().toString().contains("misdeal")
                        && !seats.get(0).view().has("settlement")) {
                    return seats;
                }
            }
        }
    }

    private static void play(List<Seat> seats, int moves) {
        for (int made = 0; made < moves; ) {
            int before = made;
            for (Seat seat : seats) {
                JsonNode view = seat.view();
                if (!view.has("settlement") && view.get("turn").equals(view.get("seat")) && made < moves) {
                    assertEquals(
                            200,
                            seat.move(
                                            view.get("version").longValue(),
                                            view.get("moves")
                                                    .get(view.get("moves").size() - 1))
                                    .status());
                    made++;
                }
            }
            if (made == before) {
                return;
            }
        }
    }

    /** Returns the deck file with the lines of these cards in another order. */
    private static String exchanged(String deck, Set<String> cards, Random luck) {
        Map<String, String> lines = new LinkedHashMap<>();
        CARD.matcher(deck)
                .results()
                .filter(found -> cards.contains(found.group(1)))
                .forEach(found -> lines.put(found.group(1), found.group()));
        List<String> others = new ArrayList<>(lines.values());
        Collections.shuffle(others, luck);
        List<String> next = new ArrayList<>(others);
        return CARD.matcher(deck)
                .replaceAll(found ->
                        Matcher.quoteReplacement(cards.contains(found.group(1)) ? next.remove(0) : found.group()));
    }

    /** Changes the digest of the pack that the match refers to. */
    private static void rename(Path data, String digest, String other) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("oya.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("INSERT OR IGNORE INTO pack SELECT '" + other + "', files FROM pack LIMIT 1");
            statement.execute("UPDATE match SET pack = '" + other + "', rules = replace(rules, '" + digest + "', '"
                    + other + "')");
        }
    }

    /** Returns the responses to all read-only requests of the given seat, without the digest. */
    private static Map<String, String> answers(RunningService service, Seat seat, Set<String> hidden) throws Exception {
        Map<String, String> answers = new LinkedHashMap<>();
        String path = "/api/tables/" + seat.table();
        String bearer = "Bearer " + seat.token();
        for (String language : List.of("en", "sv", "de")) {
            answers.put(
                    "view " + language, text(service.get(path, "Authorization", bearer, "Accept-Language", language)));
        }
        JsonNode view = seat.view();
        long version = view.get("version").longValue();
        for (String who : List.of(bearer, "")) {
            Seat reader = who.isEmpty() ? new Seat(seat.address(), seat.table(), null) : seat;
            try (Events events = reader.events(0L)) {
                for (long number = 1; number <= version; number++) {
                    answers.put("event " + number + who, plain(events.next().toString()));
                }
            }
        }
        answers.put("public", text(service.get(path)));
        answers.put("record", text(service.get(path + "/record", "Authorization", bearer)));
        Set<String> tried = new TreeSet<>(hidden);
        for (String zone : List.of("hand", "field")) {
            view.get(zone).forEach(card -> tried.add(card.stringValue()));
        }
        List<String> words = view.get("last").toString().contains("\"do\":\"play\"")
                ? List.of("play", "draw", "declare")
                : List.of("lay", "take");
        boolean mine = view.get("turn").equals(view.get("seat"));
        for (String card : tried) {
            answers.put("moves " + card, text(service.get(path + "/moves?card=" + card, "Authorization", bearer)));
            for (String word : words) {
                boolean open = mine && view.get("hand").toString().contains("\"" + card + "\"");
                if (!open && !view.get("moves").toString().contains("\"do\":\"" + word + "\",\"teyaku")) {
                    for (long at :
                            word.equals(words.get(0)) ? new long[] {version, version - 1} : new long[] {version}) {
                        ObjectNode move = TableClient.JSON
                                .createObjectNode()
                                .put("do", word)
                                .put("card", card);
                        move.putArray("take");
                        move.putArray("free");
                        move.putArray("builds");
                        move.putArray("mulles");
                        move.putArray("teyaku").add("triplet");
                        ObjectNode body = TableClient.JSON.createObjectNode().put("version", at);
                        body.set("move", move);
                        HttpResponse<String> refused =
                                service.post(path + "/moves", body.toString(), "Authorization", bearer);
                        assertFalse(refused.statusCode() == 200 && at == version, "accepted: " + body);
                        answers.put(word + " " + card + " at " + at, text(refused));
                    }
                }
            }
        }
        assertEquals(version, seat.view().get("version").longValue());
        return answers;
    }

    /** Returns the status, the headers except the date and the request id, and the body. */
    private static String text(HttpResponse<String> answer) {
        Map<String, List<String>> headers =
                new java.util.TreeMap<>(answer.headers().map());
        headers.remove("date");
        headers.remove("x-request-id");
        return plain(answer.statusCode() + " " + headers + "\n" + answer.body());
    }

    /**
     * Returns the given response without the digest of the pack. Sets are listed in the order of the deck file, which is
     * public.
     */
    private static String plain(String answer) {
        return NEED.matcher(DIGEST.matcher(answer).replaceAll("-"))
                .replaceAll(found ->
                        Stream.of(found.group(1).split(",")).sorted().toList().toString());
    }
}
