package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.OptionCondition;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingEvents;
import dev.oya.play.settle.Liabilities;
import dev.oya.play.table.ConclusionEffects;
import dev.oya.play.table.Event;
import dev.oya.play.table.FieldEvent;
import dev.oya.play.table.Move;
import dev.oya.play.table.NamedPayments;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableCards;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.LooksAt;
import dev.oya.vocabulary.MovedCard;
import dev.oya.vocabulary.Returns;
import java.util.function.Consumer;

/**
 * Carries out moves: moves the cards, applies the effects of the action, evaluates the turn and applies the consequences. Not
 * thread-safe.
 */
final class MoveActions {
    private final Rules rules;
    private final Deck deck;
    private final Table table;
    private final MoveOffers offers;
    private final RoundFlow course;
    private final FishingTurns turns;
    private final BidOffers tenders;
    private final ConclusionEffects effects;
    private final SeatAnswers answers;
    private final Consumer<Event> happen;
    private final FishingEvents acts;
    private final Liabilities liabilities;

    MoveActions(
            Rules rules,
            Table table,
            MoveOffers offers,
            RoundFlow course,
            FishingTurns turns,
            BidOffers tenders,
            SeatAnswers answers,
            Consumer<Event> happen) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.table = table;
        this.offers = offers;
        this.course = course;
        this.turns = turns;
        this.tenders = tenders;
        this.effects = new ConclusionEffects(rules.settings(), table, happen);
        this.answers = answers;
        this.happen = happen;
        this.acts = new FishingEvents(rules.fishing(), table, happen);
        this.liabilities = new Liabilities(rules, table, happen);
    }

    /** Carries out a legal move. */
    void make(LegalActions.Offered offered, Move move) {
        Before before = new Before(table.field(), table.waiting(), offers.lying());
        boolean turnOver = carryOut(offered, move);
        replace(offered.action(), move.seat());
        int speaker = table.turn();
        boolean yes = move instanceof Move.YesNo answer && answer.yes();
        Answer meant = course.acted(offered, yes, () -> moved(move, before));
        if (!meant.lines().isEmpty()) {
            returns(meant, move);
            applyConsequences(meant, before.faceDown() > table.faceDown().size());
        }
        if (table.tender() != null) {
            Answer tender = tenders.answer(move.seat(), offered.action(), table.tender());
            effects.marks(tender);
            NamedPayments.pay(tender, table, happen);
            effects.counts(tender);
        }
        course.follow(offered.number(), yes, turnOver && countTurn(speaker));
    }

    /** Returns the effects that a card of the hand would have, without playing it. */
    Answer effects(LegalActions.Offered offered, Move.OfCard move) {
        Before now = new Before(table.field(), table.waiting(), offers.lying());
        CardSet faceDown =
                move instanceof Move.ByMonth play && takesFaceDown(offered, play) ? table.faceDown() : CardSet.NONE;
        return course.effects(offered, move, faceDown, () -> moved(move, now, table.turns() + 1, faceDown.size()));
    }

    /**
     * The field before a move.
     *
     * @param field face-up cards on the field
     * @param waiting cards that are captured when the next card of the turn is moved
     * @param lying number of cards on the field, including face-down cards
     */
    private record Before(CardSet field, CardSet waiting, int lying) {
        int faceDown() {
            return lying - field.size();
        }
    }

    /**
     * Returns the card that the given move has just moved and its result on the field, or null for a move without a card.
     */
    private MovedCard moved(Move move, Before before) {
        int uncovered = before.faceDown() - table.faceDown().size();
        return move instanceof Move.OfCard card ? moved(card, before, table.turns(), uncovered) : null;
    }

    /**
     * Returns a moved card and its result on the given field.
     *
     * @param turn number of the turn
     * @param uncovered number of face-down cards that the card takes
     */
    private MovedCard moved(Move.OfCard move, Before before, int turn, int uncovered) {
        CardSet met = before.field().and(deck.sameGroup(move.card()));
        int own = 0;
        boolean metPlayed = before.waiting().meets(met);
        CardSet some = met.plus(move.take());
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            TableCards.Laid laid = table.laid(card);
            if (laid != null && laid.seat() == move.seat()) {
                boolean earlier = laid.turn() <= table.lastTurn(move.seat());
                own += earlier && move.take().contains(card) ? 1 : 0;
                metPlayed |= !earlier && met.contains(card);
            }
        }
        int took = move.take().size() + uncovered;
        int top = table.top(before.field());
        boolean tookLast = top >= 0
                && move.take().contains(top)
                && table.laid(top) != null
                && table.laid(top).turn() == turn - 1;
        int sum = move instanceof Move.BySum ? sum(move.take()) : 0;
        MovedCard.Taken taken = new MovedCard.Taken(took, own, sum, tookLast);
        return new MovedCard(deck.card(move.card()), met.size(), taken, metPlayed, offers.group(top), before.lying());
    }

    /** Returns the sum of the numbers that the given cards have on the table. */
    private int sum(CardSet cards) {
        int sum = 0;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            sum += rules.fishing().onTable(card);
        }
        return sum;
    }

    /** Puts cards that the seat has kept in this turn back on the field. */
    private void returns(Answer meant, Move move) {
        if (move instanceof Move.OfCard card) {
            int group = deck.card(card.card()).group();
            for (Returns some : meant.all(Returns.class)) {
                CardSet cards = table.turned().and(rules.settings().set(some.set()));
                if (!cards.isEmpty()) {
                    happen.accept(new FieldEvent.Returned(move.seat(), cards, group));
                }
            }
        }
    }

    /**
     * Applies the effects of an action, such as marks, payments and exchanged hands.
     *
     * @param uncovered whether the action captured face-down cards
     */
    private void applyConsequences(Answer meant, boolean uncovered) {
        effects.marks(meant);
        sweep(meant);
        NamedPayments.pay(meant, table, happen);
        effects.handsOver(meant);
        effects.counts(meant);
        if (uncovered) {
            meant.all(LooksAt.class).forEach(looks -> happen.accept(new FieldEvent.LookedAt(looks.seat())));
        }
        Conclusion.Exchanges hands = meant.first(Conclusion.Exchanges.class);
        if (hands != null) {
            happen.accept(new Event.HandsExchanged(hands.seat(), hands.other()));
            course.noteHolders();
        }
    }

    /**
     * Replaces a card that an action has moved out of the hand with the next card of the stock, if the options require it.
     */
    private void replace(Phases.Action action, int seat) {
        OptionCondition replaced = action.cardMove().replaced();
        if (replaced != null
                && table.stockSize() > 0
                && replaced.holds(rules.settings().options())) {
            happen.accept(new Event.DrawnToHand(seat));
        }
    }

    /** Applies the events of the given move. Returns whether the move ends the seat's turn. */
    private boolean carryOut(LegalActions.Offered offered, Move move) {
        if (move instanceof Move.BySum play) {
            acts.carryOut(turns.with(course.open()), play);
            return false;
        }
        if (move instanceof Move.ByMonth play) {
            return carryOut(offered, play);
        }
        // Records omit silent actions, so the number of silent actions must not affect the round.
        if (!offered.action().fields().silent()) {
            happen.accept(new Event.Spoken(move));
        }
        if (move instanceof Move.Declaration) {
            course.noteHolders();
        }
        return false;
    }

    private boolean carryOut(LegalActions.Offered offered, Move.ByMonth move) {
        Phases.Action action = offered.action();
        if (action.cardMove().kept() || offered.hand()) {
            Event played = keptOrPlayed(offered, move);
            takeFaceDown(offered, move);
            happen.accept(played);
            if (action.counted()) {
                happen.accept(new Event.Spoken(move));
            }
            return false;
        }
        boolean keeps = table.leavesPile(move, deck);
        takeFaceDown(offered, move);
        happen.accept(new Event.Drawn(move.seat(), move.card(), move.take(), keeps));
        if (action.counted()) {
            happen.accept(new Event.Spoken(move));
        }
        return true;
    }

    /** Captures the face-down cards if the card takes the whole field. */
    private void takeFaceDown(LegalActions.Offered offered, Move.ByMonth move) {
        if (takesFaceDown(offered, move)) {
            happen.accept(new FieldEvent.TookFaceDown(move.seat()));
        }
    }

    private boolean takesFaceDown(LegalActions.Offered offered, Move.ByMonth move) {
        return !table.faceDown().isEmpty()
                && !move.take().isEmpty()
                && offers.landing(offered, move.card()).takes() == Capture.FIELD;
    }

    private Event keptOrPlayed(LegalActions.Offered offered, Move.ByMonth move) {
        if (offered.action().cardMove().kept()) {
            return new Event.Kept(move.seat(), move.card(), offered.hand());
        }
        boolean waits =
                !move.take().isEmpty() && offers.landing(offered, move.card()).waits();
        return new Event.Played(move.seat(), move.card(), move.take(), offers.together(offered, move.card()), waits);
    }

    private void sweep(Answer meant) {
        meant.all(Conclusion.Sweeps.class).forEach(sweeps -> happen.accept(new Event.Swept(sweeps.seat())));
    }

    /**
     * Computes the points of the combinations in the seat's captured cards after its turn. Returns whether the points are more
     * than at any earlier time in the round.
     */
    private boolean countTurn(int seat) {
        CardSet before = table.pileAtTurn(seat);
        CardSet now = table.pile(seat);
        int worth = table.worth(seat);
        Answer taken = now.equals(before) ? null : answers.taken(seat);
        // An increase caused by an action, and not by the captures of this turn, does not count.
        boolean rose = taken != null
                && taken.worth() > worth
                && taken.worth() > rules.taken(before, table.holder(seat)).worth();
        if (taken != null) {
            liabilities.note(seat, before, now, taken, rose);
        }
        happen.accept(new Event.TurnReckoned(seat, taken == null ? worth : Math.max(worth, taken.worth())));
        return rose;
    }
}
