package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/** What the rules have looked at in one question, in order. Used by one session at a time. */
final class SeenLooks {
    private List<Look> looks = List.of();

    /** Notes a look, and tells what there is to see. */
    int at(Question question, Look look) {
        if (!looks.contains(look)) {
            looks = looks.isEmpty() ? new ArrayList<>() : looks;
            looks.add(look);
        }
        return question.see(look);
    }

    List<Look> all() {
        return looks;
    }
}
