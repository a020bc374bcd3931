package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;

/** The legal actions of each seat in a state of a round. Immutable. */
final class LegalActions {
    /** No seat has a legal action. */
    static final LegalActions NOTHING = new LegalActions(new Answer(List.of()));

    final Answer answer;
    final Offered[] offers;
    /** Bit mask of the seats with legal actions; seat n is bit n. */
    final int seats;
    /** Bit mask of the legal uses of cards in captures by sum; the bits are the ordinals of {@link Phases.Act}. */
    final int acts;

    /**
     * A legal action of a seat.
     *
     * @param number number of the action
     * @param act the use of a card in captures by sum, or null if the action has none
     * @param hand whether the action plays a card of the hand
     * @param moves the moves of the action if it needs no cards, points or combinations; otherwise empty
     */
    record Offered(int seat, Phases.Action action, int number, Phases.Act act, boolean hand, List<Move> moves) {}

    private LegalActions(Answer answer, Offered... offers) {
        this.answer = answer;
        this.offers = offers;
        int all = 0;
        int done = 0;
        for (Offered offered : offers) {
            all |= 1 << offered.seat;
            done |= offered.act == null ? 0 : 1 << offered.act.ordinal();
        }
        this.seats = all;
        this.acts = done;
    }

    /** Returns the legal actions that the given answer offers. */
    static LegalActions of(Answer answer, RuleSettings settings, FishingRules fishing) {
        return new LegalActions(
                answer,
                answer.offers().stream()
                        .map(offer -> offered(offer, settings, fishing))
                        .toArray(Offered[]::new));
    }

    private static Offered offered(Conclusion.Offer offer, RuleSettings settings, FishingRules fishing) {
        int number = settings.action(offer.action());
        Phases.Action action = settings.action(number);
        int seat = offer.seat();
        List<Move> moves = List.of();
        if (action.fields().choice() != null) {
            moves = List.of(new Move.YesNo(seat, action.name(), true), new Move.YesNo(seat, action.name(), false));
        } else if (action.cardMove().from() == null && action.fields().yaku() == null && action.tender() == null) {
            moves = List.of(new Move.Call(seat, action.name()));
        }
        return new Offered(
                seat,
                action,
                number,
                fishing.act(action.name()),
                action.cardMove().from() == Phases.Origin.HAND,
                moves);
    }

    /** Returns whether all legal actions use cards by the rules for captures by sum. */
    boolean isAllActs() {
        for (Offered offered : offers) {
            if (offered.act == null) {
                return false;
            }
        }
        return true;
    }

    /** Returns the seat's legal action with the given name, or null if the action is illegal. */
    Offered offered(int seat, String action) {
        for (Offered offered : offers) {
            if (offered.seat == seat && offered.action.name().equals(action)) {
                return offered;
            }
        }
        return null;
    }
}
