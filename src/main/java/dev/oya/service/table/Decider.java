package dev.oya.service.table;

import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;

/**
 * Whether what is asked can be carried out as a table stands. It looks at the table and changes nothing: what is refused here
 * has never been begun, and what is accepted is applied without asking again.
 */
final class Decider {
    /** Who sits down without an invite, or with that of another seat, is nobody whom the table knows. */
    static final String WRONG_INVITE = "wrong-invite";

    private Decider() {}

    static TableDecision decide(TableState table, TableRequest request) {
        if (request instanceof TableRequest.MakeMove made) {
            return move(table, made.move());
        }
        if (request instanceof TableRequest.SitDown sitting) {
            return sit(table, sitting);
        }
        if (request instanceof TableRequest.AskUndo asked) {
            return table.mayUndo(asked.seat()) ? new Accepted.UndoAsked(asked.seat()) : new Refused("nothing-to-undo");
        }
        if (request instanceof TableRequest.AnswerUndo answered) {
            return table.undoing().waits().contains(answered.seat())
                    ? new Accepted.UndoAnswered(answered.seat(), answered.agrees())
                    : new Refused("no-undo-asked");
        }
        if (request instanceof TableRequest.AskNext asked) {
            return table.isBetweenRounds()
                    ? new Accepted.NextAsked(asked.seat())
                    : new Refused(
                            table.isOver()
                                    ? "match-is-over"
                                    : table.match() != null ? "round-goes-on" : "seats-are-free");
        }
        TableRequest.AskRematch again = (TableRequest.AskRematch) request;
        return table.isOver() || table.stopped() != null
                ? new Accepted.Rematched(again.seat(), again.table(), again.commitment())
                : new Refused("match-goes-on");
    }

    private static TableDecision move(TableState table, Move move) {
        if (table.match() == null) {
            return new Refused("seats-are-free");
        }
        if (table.match().round().isOver()) {
            return new Refused(table.isOver() ? "match-is-over" : "round-is-over");
        }
        Verdict.Refused refused = table.match().judge(move);
        if (refused != null) {
            return table.stopped() == null
                    ? new Refused(null, refused, null)
                    : new Refused(null, null, table.stopped());
        }
        return new Accepted.Moved(false, table.rules().kept(move));
    }

    private static TableDecision sit(TableState table, TableRequest.SitDown sitting) {
        int seat = sitting.seat();
        SeatHolder holder =
                seat < 0 || seat >= table.seats().size() ? null : table.seats().get(seat);
        if (holder == null || !isInvited(table, holder, sitting.invite())) {
            return new Refused(WRONG_INVITE);
        }
        return holder.isPerson() && !table.isOver() && !sitting.taken()
                ? new Accepted.Sat(seat, sitting.token(), sitting.name(), sitting.nonce())
                : new Refused("seat-taken");
    }

    private static boolean isInvited(TableState table, SeatHolder holder, String invite) {
        return invite == null
                ? table.config().open() && holder.isFree()
                : SeatHolder.same(SeatHolder.hash(table.secret().invite(holder.seat)), SeatHolder.hash(invite));
    }
}
