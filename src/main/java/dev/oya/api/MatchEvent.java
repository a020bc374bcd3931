package dev.oya.api;

import java.util.List;

/**
 * A public event of a match. Every player and spectator may see it. Immutable.
 *
 * <pre>{@code
 * if (match.play(move) instanceof MoveAnswer.Made made) {
 *     for (MatchEvent event : made.events()) {
 *         if (event instanceof MatchEvent.Taken taken) {
 *             System.out.println("Seat " + taken.seat() + " takes " + taken.cards());
 *         }
 *     }
 * }
 * }</pre>
 *
 * <p>Later versions may add kinds of events, so programs should ignore unknown ones.
 */
public sealed interface MatchEvent {
    /** A seat made a move. */
    record Moved(LegalMove move) implements MatchEvent {}

    /** A seat turned over the top card of the stock. */
    record Turned(int seat, String card) implements MatchEvent {}

    /**
     * A seat captured cards. The list is in deck order and includes the played or turned card. Cards captured face down are
     * listed in the last {@code Taken} event of the round.
     */
    record Taken(int seat, List<String> cards) implements MatchEvent {}

    /**
     * A seat made or changed a build.
     *
     * @param number number of the build in this round, from 1
     * @param value the build's value, in pips
     * @param cards all cards of the build, in deck order
     */
    record Built(int seat, int number, int value, List<String> cards) implements MatchEvent {}

    /** A seat cleared the table. */
    record Swept(int seat) implements MatchEvent {}

    /**
     * The captured cards of a seat formed or improved a combination. {@code yaku} contains the points after the improvement.
     */
    record Completed(int seat, FoundYaku yaku) implements MatchEvent {}

    /** Captured cards moved from one seat to another. */
    record HandedOver(int seat, int to, List<String> cards) implements MatchEvent {}

    /** Captured cards of a seat returned to the field. */
    record Returned(int seat, List<String> cards) implements MatchEvent {}

    /**
     * A round was dealt.
     *
     * @param round number of the round, from 1
     * @param field the cards on the field, in the order of the deal
     */
    record Dealt(int round, int dealer, List<String> field) implements MatchEvent {}

    /** A deal was a misdeal. The cards on the field are shown, and the round is dealt again. */
    record Misdealt(int round, int dealer, List<String> cards) implements MatchEvent {}

    /** Further cards were dealt from the stock to empty hands in this phase. */
    record DealtAgain(String phase) implements MatchEvent {}

    /** A payment was made. */
    record Paid(RoundResult.Paid payment) implements MatchEvent {}

    /** The round ended and was settled. */
    record RoundOver(int round, RoundResult result) implements MatchEvent {}

    /**
     * The match ended.
     *
     * @param scores final score of each seat, in points
     */
    record MatchOver(List<Integer> scores) implements MatchEvent {}

    /**
     * Returns this event as JSON, for a browser. A move has the fields {@code seat}, {@code action} and {@code says}, as in the
     * HTTP service. Any other event has the field {@code happened} with its kind, such as {@code round-over}.
     */
    default String toJson() {
        return EventJson.of(this).toString();
    }
}
