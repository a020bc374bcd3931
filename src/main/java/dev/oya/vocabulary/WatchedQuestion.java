package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/** A question that notes, in order, what rules look at in it besides what it is compared by. Used by one session at a time. */
abstract class WatchedQuestion implements Question {
    final RuleSettings settings;
    private List<Look> looks = List.of();

    WatchedQuestion(RuleSettings settings) {
        this.settings = settings;
    }

    @Override
    public final RuleSettings settings() {
        return settings;
    }

    @Override
    public final List<Look> looks() {
        return looks;
    }

    /** Notes a look, and tells what there is to see. */
    final int look(Look look) {
        if (!looks.contains(look)) {
            looks = looks.isEmpty() ? new ArrayList<>() : looks;
            looks.add(look);
        }
        return see(look);
    }
}
