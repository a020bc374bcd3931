package dev.oya.api;

import dev.oya.pack.read.RulesFolder;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.record.Verifier;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the positions of replayed records. Not thread-safe. */
final class ReplaySteps implements Verifier.Watcher {
    private final RulesFolder folder;
    private final String language;
    private final Map<Rules, ApiValues> values = new HashMap<>();
    private final List<ReplayStep> steps = new ArrayList<>();
    private int line;
    private @Nullable Match round;

    ReplaySteps(RulesFolder folder, String language) {
        this.folder = folder;
        this.language = language;
    }

    /** Begins a record and returns its line number, from 1. */
    int nextLine() {
        round = null;
        return ++line;
    }

    @Override
    public void before(Match match, Move move) {
        round = match;
        add(match, move);
    }

    /** Adds the position after the last move of the record. */
    void endRound() {
        if (round != null) {
            add(round, null);
        }
    }

    private void add(Match match, @Nullable Move move) {
        ApiValues of = values.computeIfAbsent(match.rules(), this::values);
        steps.add(new Values.Position(line, of.replayed(match), move == null ? null : of.move(move)));
    }

    private ApiValues values(Rules rules) {
        return new ApiValues(
                rules, new Wording(language, folder, rules.settings().pack()));
    }

    List<ReplayStep> all() {
        return List.copyOf(steps);
    }
}
