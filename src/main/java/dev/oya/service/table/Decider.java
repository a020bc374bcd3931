package dev.oya.service.table;

import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.service.http.HttpProblem;

/**
 * Decides whether a table can accept a change. It never modifies the table. A refused change has no effects, and an accepted one
 * is applied without further checks.
 */
final class Decider {
    /** Error code for a missing invite or the invite of another seat. */
    static final String WRONG_INVITE = "wrong-invite";

    private Decider() {}

    /**
     * Returns the reason to refuse a change, or null if the table can accept it.
     *
     * @param language the language of the reason
     */
    static HttpProblem refusal(TableState table, Accepted wanted, String language) {
        if (wanted instanceof Accepted.Moved made) {
            return ofMove(table, made.move(), language);
        }
        String code = code(table, wanted);
        return code == null ? null : new HttpProblem(422, code);
    }

    private static String code(TableState table, Accepted wanted) {
        if (wanted instanceof Accepted.UndoAsked) {
            boolean pending = table.undoing().waits().contains(wanted.seat());
            return table.offersUndo(wanted.seat()) ? null : pending ? "undo-pending" : "nothing-to-undo";
        }
        if (wanted instanceof Accepted.UndoAnswered) {
            return table.undoing().waits().contains(wanted.seat()) ? null : "no-undo-asked";
        }
        if (wanted instanceof Accepted.NextAsked) {
            String goesOn = table.match() != null ? "round-goes-on" : "seats-are-free";
            return table.isBetweenRounds() ? null : table.isOver() ? "match-is-over" : goesOn;
        }
        if (wanted instanceof Accepted.Rematched) {
            return table.isOver() || table.stopped() != null ? null : "match-goes-on";
        }
        if (wanted instanceof Accepted.Stood) {
            return table.match() == null ? null : "match-has-begun";
        }
        throw new IllegalArgumentException("a seat cannot request this change: " + wanted);
    }

    /**
     * Returns the reason that a position of a match may not be played again, or null if it may. During the match, playing on
     * would reveal later deals. Without a seed, the same cards cannot be dealt again.
     */
    static HttpProblem refusalOfRetry(TableState table) {
        String code = !table.isOver() ? "match-goes-on" : table.config().seed() == null ? "no-seed" : null;
        return code == null ? null : new HttpProblem(422, code);
    }

    private static HttpProblem ofMove(TableState table, Move move, String language) {
        if (table.match() == null) {
            return new HttpProblem(422, "seats-are-free");
        }
        if (table.match().round().isOver()) {
            return new HttpProblem(422, table.isOver() ? "match-is-over" : "round-is-over");
        }
        Verdict.Refused refused = table.match().judge(move);
        if (refused == null) {
            return null;
        }
        if (table.stopped() != null) {
            return table.stopped().problem(language);
        }
        TableRules.Words words = table.rules().in(language);
        HttpProblem problem =
                HttpProblem.withDetail(422, refused.code(), words.speech().refusal(refused));
        words.refused(refused).forEachEntry(problem::with);
        return problem;
    }

    /**
     * Returns the reason that a person may not take a seat, or null if the person may. A free seat at an open table needs no
     * invite.
     *
     * @param invite the invite in the request, or null
     * @param taken whether the current token of the seat has been used
     */
    static HttpProblem refusal(TableState table, int seat, String invite, boolean taken) {
        SeatHolder holder =
                seat < 0 || seat >= table.seats().size() ? null : table.seats().get(seat);
        if (holder == null || !isInvited(table, holder, invite)) {
            return new HttpProblem(401, WRONG_INVITE);
        }
        return holder.isPerson() && !table.isOver() && !taken ? null : new HttpProblem(taken ? 409 : 422, "seat-taken");
    }

    private static boolean isInvited(TableState table, SeatHolder holder, String invite) {
        return invite == null
                ? table.config().open() && holder.isFree()
                : SeatHolder.same(SeatHolder.hash(table.secret().invite(holder.seat)), SeatHolder.hash(invite));
    }
}
