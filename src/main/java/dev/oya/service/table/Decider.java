package dev.oya.service.table;

import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.service.http.HttpProblem;

/**
 * Whether what is asked can be accepted as a table stands. It looks at the table and changes nothing: what is refused here
 * has never been begun, and what is not is applied without asking again.
 */
final class Decider {
    /** Who sits down without an invite, or with that of another seat, is nobody whom the table knows. */
    static final String WRONG_INVITE = "wrong-invite";

    private Decider() {}

    /**
     * Why a move, or what a seat asks for besides, cannot be accepted.
     *
     * @param language in which a rule says so
     * @return null where it can be
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
            return table.mayUndo(wanted.seat()) ? null : "nothing-to-undo";
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
        throw new IllegalArgumentException("nobody asks for this: " + wanted);
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
            return table.stopped().problem();
        }
        HttpProblem problem = HttpProblem.told(422, refused.code(), refused.message());
        table.rules().in(language).refused(refused).forEachEntry(problem::with);
        return problem;
    }

    /**
     * Why somebody may not sit down at a seat; null where it may. At an open table a free seat needs no invite.
     *
     * @param invite the invite that was shown, or null
     * @param taken whether somebody has used the token that was given for the seat before
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
