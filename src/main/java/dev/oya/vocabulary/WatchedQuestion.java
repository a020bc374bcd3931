package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * A question that records, in order, the dependencies that rules read in addition to its key. Used by one session at a time.
 */
abstract class WatchedQuestion implements Question {
    final RuleSettings settings;
    private List<Dependency> looks = List.of();

    WatchedQuestion(RuleSettings settings) {
        this.settings = settings;
    }

    @Override
    public final RuleSettings settings() {
        return settings;
    }

    @Override
    public final List<Dependency> looks() {
        return looks;
    }

    /** Records a dependency and returns its value. */
    final int look(Dependency look) {
        if (!looks.contains(look)) {
            looks = looks.isEmpty() ? new ArrayList<>() : looks;
            looks.add(look);
        }
        return see(look);
    }
}
