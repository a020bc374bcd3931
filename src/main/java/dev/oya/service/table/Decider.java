package dev.oya.service.table;

import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.Json;
import dev.oya.service.http.HttpProblem;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whether what a seat asks for can be accepted as a table stands. It looks at the table and changes nothing: what is refused
 * here has never been begun, and what is accepted is applied without asking again.
 */
final class Decider {
    private Decider() {}

    /** A move that the rules refuse. */
    static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Verdict.Refused verdict;
        private final transient TableRules rules;

        private Refusal(Verdict.Refused verdict, TableRules rules) {
            super(verdict.message(), null, false, false);
            this.verdict = verdict;
            this.rules = rules;
        }

        HttpProblem problem(String language) {
            return Refusals.of(verdict, rules.in(language).sources());
        }
    }

    /** A move as it is kept. */
    static ObjectNode action(TableState state, Move move) {
        TableRules rules = state.rules();
        return rules.moves().action(rules.book().fishing().divided(move));
    }

    /**
     * A person's move.
     *
     * @throws Refusal where the rules refuse it
     */
    static Accepted move(TableState state, int seat, Move move) {
        if (state.match() == null) {
            throw new HttpProblem(422, "seats-are-free");
        }
        if (state.match().round().isOver()) {
            throw new HttpProblem(422, state.isOver() ? "match-is-over" : "round-is-over");
        }
        Verdict.Refused refused = state.match().judge(move);
        if (refused != null && state.stopped() != null) {
            throw state.stopped().problem();
        }
        if (refused != null) {
            throw new Refusal(refused, state.rules());
        }
        return new Accepted(AcceptedKind.MOVE, seat, action(state, move));
    }

    static Accepted undo(TableState state, int seat) {
        if (!state.mayUndo(seat)) {
            throw new HttpProblem(422, "nothing-to-undo");
        }
        return new Accepted(AcceptedKind.UNDO, seat);
    }

    static Accepted agree(TableState state, int seat, boolean agrees) {
        if (!state.undoing().waits().contains(seat)) {
            throw new HttpProblem(422, "no-undo-asked");
        }
        return new Accepted(AcceptedKind.AGREE, seat, Json.object().put("agree", agrees));
    }

    static Accepted next(TableState state, int seat) {
        if (!state.isBetweenRounds()) {
            boolean playing = !state.isOver() && state.match() != null;
            throw new HttpProblem(422, playing ? "round-goes-on" : state.isOver() ? "match-is-over" : "seats-are-free");
        }
        return new Accepted(AcceptedKind.NEXT, seat);
    }

    /** A rematch can be played once the match is over, or cannot go on. */
    static void rematch(TableState state) {
        if (!state.isOver() && state.stopped() == null) {
            throw new HttpProblem(422, "match-goes-on");
        }
    }
}
