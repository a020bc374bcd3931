package dev.oya.service.table;

import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.Verdict;
import dev.oya.record.FairDeal;
import dev.oya.record.Json;
import dev.oya.record.RecordWriter;
import dev.oya.view.Happenings;
import dev.oya.view.Turned;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A match whose cards were committed to, as its moves have left it: rounds, taking back, records. Not thread-safe. */
final class MatchFold {
    /** A move of the round; what follows by itself is a move too. */
    private record Done(Move move, List<Event> events) {}

    /** A round that is over, its record as it is written: as a tree it would be ten times as large, at every table. */
    private record Finished(byte[] record, int deal) {}

    private final String id;
    private final Rules rules;
    private final FairDeal fair;
    private final RecordWriter writer;
    private final List<Done> done = new ArrayList<>();
    private final List<Finished> finished = new ArrayList<>();
    private final int seats;
    private final int rounds;
    private Match.Start start;
    private FairDeal.Dealing dealing;
    private int deal = 1;
    private Match match;

    MatchFold(String id, Rules rules, FairDeal fair) {
        this.id = id;
        this.rules = rules;
        this.fair = fair;
        this.writer = new RecordWriter(rules);
        this.seats = (Integer) rules.settings().option("players");
        this.rounds = Match.length(rules, seats);
        this.start = Match.Start.first(seats, Match.firstDealer(rules, seats, fair.from(0)));
    }

    Match match() {
        return match;
    }

    /** The moves of the round that records tell, in order. */
    List<Move> moves() {
        return done.stream().map(Done::move).toList();
    }

    /** Deals the round. */
    List<ObjectNode> deal() {
        done.clear();
        dealing = fair.from(deal);
        match = new Match(rules, seats, rounds, start, dealing);
        List<Event> opening = match.opening();
        List<ObjectNode> happened = new ArrayList<>(Happenings.of(match, opening));
        return roundOver(happened);
    }

    /** Deals the next round. */
    List<ObjectNode> next() {
        start = match.next();
        deal = dealing.next();
        return deal();
    }

    /**
     * Makes a move, and every draw after it that leaves no choice.
     *
     * @param actions writes a move as an action
     * @param happened where everything goes that came of it
     * @throws IllegalStateException where the rules refuse it: they were asked before
     */
    void act(Move move, Actions actions, List<ObjectNode> happened) {
        Move next = move;
        while (next != null) {
            Verdict verdict = match.act(next);
            if (verdict instanceof Verdict.Refused refused) {
                throw new IllegalStateException("what was accepted is refused: " + refused.message());
            }
            List<Event> events = ((Verdict.Accepted) verdict).events();
            done.add(new Done(next, events));
            actions.add(next, happened);
            happened.addAll(Happenings.of(match, events));
            next = Turned.only(match);
        }
        roundOver(happened);
    }

    /** Adds a move to what happened, as everyone could see it. */
    interface Actions {
        void add(Move move, List<ObjectNode> happened);
    }

    private List<ObjectNode> roundOver(List<ObjectNode> happened) {
        if (match.round().isOver()) {
            finished.add(new Finished(Json.bytes(writer.record(match, id, null, moves())), deal));
        }
        return happened;
    }

    /** Whether the last move of a seat may be taken back: nothing that was hidden has been seen since. */
    boolean mayUndo(int seat) {
        int last = last(seat);
        if (last < 0 || match.round().isOver()) {
            return false;
        }
        for (Done one : done.subList(last, done.size())) {
            boolean another = one.move().seat() != seat;
            boolean shows =
                    one.move().card() != Move.NO_CARD || !one.move().yaku().isEmpty();
            if (another && shows || one.events().stream().anyMatch(Event::reveals)) {
                return false;
            }
        }
        return true;
    }

    /** Takes back the last move of a seat and what came after it. */
    void undo(int seat) {
        List<Move> again = moves().subList(0, last(seat));
        deal();
        for (Move move : again) {
            Verdict verdict = match.act(move);
            done.add(new Done(move, ((Verdict.Accepted) verdict).events()));
        }
    }

    private int last(int seat) {
        int last = done.size() - 1;
        while (last >= 0 && done.get(last).move().seat() != seat) {
            last--;
        }
        return last;
    }

    /** The records of the rounds that are over; when the match is, with what shows how their cards were dealt. */
    List<String> records() {
        List<String> lines = new ArrayList<>();
        for (Finished one : finished) {
            String line = new String(one.record(), StandardCharsets.UTF_8);
            if (match.isOver()) {
                ObjectNode record = TableRules.parse(line);
                fair.reveal(record, one.deal());
                line = record.toString();
            }
            lines.add(line);
        }
        return lines;
    }
}
