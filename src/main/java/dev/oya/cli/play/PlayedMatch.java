package dev.oya.cli.play;

import dev.oya.bots.OutsideBot;
import dev.oya.cli.io.Output;
import dev.oya.play.Chance;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.Verdict;
import dev.oya.record.Json;
import dev.oya.record.RecordLines;
import dev.oya.record.RecordWriter;
import dev.oya.record.SavedMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A match at the keyboard: what was done in it, taking back, saving. Not thread-safe. */
public final class PlayedMatch implements OutsideBot.Played {
    private Rules rules;
    private final String seed;
    private RecordWriter writer;
    private final List<String> finished = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final List<List<Event>> events = new ArrayList<>();
    private Match.Start start;
    private Match match;

    /** A new match. */
    public PlayedMatch(dev.oya.engine.RuleBook rules, String seed) {
        this.rules = rules;
        this.seed = seed;
        this.writer = new RecordWriter(rules);
        this.match = Match.start(rules, seed);
        this.start = Match.Start.first(match.table().seats(), match.table().dealer());
    }

    /** A match that was saved; where its last round was over, the next one is dealt. */
    public PlayedMatch(SavedMatch saved) {
        this.rules = saved.rules();
        this.seed = saved.seed();
        this.writer = new RecordWriter(rules);
        this.finished.addAll(saved.finished());
        this.start = saved.start();
        deal();
        saved.moves().forEach(this::act);
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public List<Move> moves() {
        return Collections.unmodifiableList(moves);
    }

    String seed() {
        return seed;
    }

    /** How many moves have been made in the round. */
    int made() {
        return moves.size();
    }

    /** The number of the deal, from 1: rounds that were void are counted too. */
    int deals() {
        return finished.size() + 1;
    }

    private void deal() {
        int seats = (Integer) rules.settings().option("players");
        int rounds = Match.length(rules, seats);
        match = new Match(rules, seats, rounds, start, Chance.of(seed, deals()));
        moves.clear();
        events.clear();
    }

    /** Makes a move, or says why not. */
    Verdict act(Move move) {
        Verdict verdict = match.act(move);
        if (verdict instanceof Verdict.Accepted accepted) {
            moves.add(move);
            events.add(accepted.events());
        }
        return verdict;
    }

    /**
     * Deals the next round, the one before being over.
     *
     * @param changed the rules from now on; null where they are those of the round before
     */
    void nextRound(Rules changed) {
        start = match.next();
        finished.add(writer.write(match, seed, seed, moves));
        if (changed != null) {
            rules = changed;
            writer = new RecordWriter(rules);
        }
        deal();
    }

    /**
     * Takes back the last move of a person, unless something hidden came to light since.
     *
     * @param persons the seats of persons
     * @return whether anything was taken back
     */
    boolean undo(Set<Integer> persons) {
        int last = moves.size() - 1;
        while (last >= 0 && !persons.contains(moves.get(last).seat())) {
            last--;
        }
        if (last < 0 || match.round().isOver() || sawSomething(last)) {
            return false;
        }
        List<Move> again = List.copyOf(moves.subList(0, last));
        deal();
        again.forEach(this::act);
        return true;
    }

    private boolean sawSomething(int from) {
        for (int i = from; i < moves.size(); i++) {
            boolean another = moves.get(i).seat() != moves.get(from).seat();
            boolean shows =
                    moves.get(i).card() != Move.NO_CARD || !moves.get(i).yaku().isEmpty();
            if (another && shows || events.get(i).stream().anyMatch(Event::reveals)) {
                return true;
            }
        }
        return false;
    }

    /** The records of all rounds, the one that is being played with a null end. */
    List<String> records(Set<Integer> persons, String bot) {
        List<String> lines = new ArrayList<>(finished);
        ObjectNode play = Json.object();
        ArrayNode seats = play.putArray("persons");
        persons.forEach(seats::add);
        play.put("bot", bot);
        if (match.round().isOver()) {
            String line = writer.write(match, seed, seed, moves);
            lines.add(match.isOver() ? line : SavedMatch.noted(line, play));
        } else {
            lines.add(SavedMatch.unfinished(writer, match, seed, seed, moves, play));
        }
        return lines;
    }

    /** Writes the records whole or not at all. */
    void save(Path file, Set<Integer> persons, String bot) throws IOException {
        Output.write(file, String.join("\n", records(persons, bot)) + "\n");
    }

    /** Whether a file holds a match other than this one, or something else altogether. */
    boolean isAnother(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (RecordLines lines = new RecordLines(Files.newInputStream(file), RecordLines.MOST_BYTES)) {
            String mine = "\"match\":" + Json.MAPPER.writeValueAsString(seed);
            return !lines.next() || lines.text() == null || !lines.text().contains(mine);
        }
    }
}
