package dev.oya.record;

import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.MoveNotation;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** An unfinished round, replayed up to its last recorded action. Not thread-safe. */
public record OpenRound(Rules rules, Match match) {
    private static final int LINE = 1;

    /**
     * Replays the actions of a record. The record may omit the outcome of the round.
     *
     * @param record the record; missing outcome fields, and missing fields that are empty or zero at the start, are added to it
     * @param problems receives every error
     * @param watcher observes the replay, or null
     * @return the round, or null if the record is invalid
     */
    public static OpenRound read(
            ObjectNode record, Verifier.RuleFinder finder, List<Mismatch> problems, Verifier.Watcher watcher) {
        for (String open : List.of("seed", "stock", "end", "winner", "nextDealer")) {
            record.putIfAbsent(open, Json.MAPPER.nullNode());
        }
        for (String list : List.of("misdeals", "payments")) {
            record.putIfAbsent(list, Json.MAPPER.createArrayNode());
        }
        RecordReader reader = new RecordReader(record, LINE);
        OpenRound round = null;
        try {
            round = read(reader, finder, watcher);
        } catch (ReplayStopped stuck) {
            stuck.note(reader);
        }
        problems.addAll(reader.problems());
        return reader.fine() ? round : null;
    }

    private static OpenRound read(RecordReader reader, Verifier.RuleFinder finder, Verifier.Watcher watcher) {
        NamedRules named = NamedRules.read(reader);
        if (named == null) {
            return null;
        }
        Pack pack = finder.pack(named);
        unknownYet((ObjectNode) reader.json(), pack);
        RoundRecord record = Verifier.read(reader, finder);
        if (record == null) {
            return null;
        }
        RoundStart began = new RoundStart(reader, pack, record);
        Match.Start start = began.read(null);
        if (start == null || !reader.fine()) {
            return null;
        }
        Rules rules = finder.rules(pack, record.terms().options());
        began.carried(rules, start);
        if (!reader.fine()) {
            return null;
        }
        List<Move> moves = new ArrayList<>();
        Match match = Replay.play(rules, record, start, null, false, moves);
        if (watcher != null) {
            Replay.replay(rules, record, start, moves, watcher);
        }
        return new OpenRound(rules, match);
    }

    /** Adds missing game-specific fields: null for the outcome, and empty or zero for the state before the round. */
    private static void unknownYet(ObjectNode record, Pack pack) {
        pack.fields().forEach((field, source) -> {
            switch (source) {
                case "carried-in" -> record.putIfAbsent(field, Json.MAPPER.createArrayNode());
                case "pot-in" -> record.putIfAbsent(field, Json.MAPPER.valueToTree(0));
                case RecordFields.BY_SIDE -> {
                    return;
                }
                default -> record.putIfAbsent(field, Json.MAPPER.nullNode());
            }
        });
        int seats = record.path("seats").asInt(0);
        if (!record.has("scores")
                && record.path("round").asInt(0) == 1
                && seats >= pack.leastSeats()
                && seats <= pack.mostSeats()) {
            ArrayNode scores = record.putArray("scores");
            int accounts =
                    RecordFields.accounts(pack, seats, RoundRecord.options(new RecordReader(record, LINE), pack));
            Collections.nCopies(accounts, 0).forEach(scores::add);
        }
    }

    /**
     * Performs an action if it is legal.
     *
     * @param problems receives the errors of an unreadable action
     * @return the verdict, or null if the action is unreadable
     */
    public Verdict attempt(JsonNode action, List<Mismatch> problems) {
        Move move = new MoveNotation(rules.settings().pack()).read(action, problems);
        return move == null ? null : Replay.attempt(rules, match, move, new ArrayList<>());
    }
}
