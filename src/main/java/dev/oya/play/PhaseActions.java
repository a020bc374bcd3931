package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.pack.Phases;
import dev.oya.play.settle.Closing;
import dev.oya.play.settle.RoundSettlement;
import dev.oya.play.settle.Scoring;
import dev.oya.play.table.ConclusionEffects;
import dev.oya.play.table.Event;
import dev.oya.play.table.FieldEvent;
import dev.oya.play.table.Multiplier;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.DealerTakes;
import dev.oya.vocabulary.Dealt;
import dev.oya.vocabulary.PutsBack;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs the task of each phase that a round enters, such as dealing or settling. Not thread-safe. */
final class PhaseActions {
    private static final int MOST_MISDEALS = 1_000;

    private final Rules rules;
    private final RuleSettings settings;
    private final Table table;
    private final CardSource chance;
    private final ConclusionEffects effects;
    private final Consumer<Event> happen;
    private final Deal again;
    private final SeatAnswers answers;
    private final Closing closing;
    private final int active;

    /**
     * Creates the tasks of a round.
     *
     * @param repeated further deal of the round, or null if no phase deals again
     */
    PhaseActions(
            Rules rules,
            Table table,
            CardSource chance,
            ConclusionEffects effects,
            Deal repeated,
            SeatAnswers answers,
            Consumer<Event> happen) {
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
        this.chance = chance;
        this.effects = effects;
        this.again = repeated;
        this.answers = answers;
        this.happen = happen;
        this.closing = new Closing(rules, table, happen);
        this.active = settings.seatMark("active");
    }

    /** Runs the task of a phase. */
    void carryOut(Phases.Phase phase) {
        switch (phase.does()) {
            case DEAL -> deal();
            case LOOK -> look();
            case DEAL_AGAIN -> happen.accept(again.deal(table.stock(), table.stockAt()));
            case RESTOCK -> restock();
            case HAND_OUT -> handOut();
            case SETTLE -> {
                RoundSettlement.settle(rules, table, answers, happen);
                closeAfter(phase);
            }
            case SCORE -> {
                new Scoring(rules, table, answers, happen).score();
                closeAfter(phase);
            }
            case BOOK -> book(phase);
            case CLOSE -> close(phase);
        }
    }

    /** Gives the cards left on the table to the seat to move, if a seat is to move. */
    private void handOut() {
        boolean left = !table.field().isEmpty()
                || !table.faceDown().isEmpty()
                || !table.builds().isEmpty();
        if (table.turn() >= 0 && left) {
            happen.accept(new Event.HandedOut(table.turn()));
        }
    }

    /** Closes the round after its settlement if the round is void or no phase follows. */
    private void closeAfter(Phases.Phase phase) {
        if (table.isVoid()) {
            happen.accept(new SettlementEvent.Closed());
        } else if (phase.transitions().isEmpty()) {
            close(phase);
        }
    }

    private void close(Phases.Phase phase) {
        book(phase);
        closing.close();
    }

    /** Makes the payments that are not part of the round's settlement, and updates marks and tallies. */
    private void book(Phases.Phase phase) {
        Answer books = closing.book(phase.name());
        effects.marks(books);
        effects.counts(books);
    }

    private void deal() {
        Deal deal = rules.ruleCache().deal(table.seats(), table.dealer(), false);
        int[] before = table.marks().clone();
        Answer field = null;
        for (int tries = 0; tries < MOST_MISDEALS; tries++) {
            int[] pack = chance.deck(deal.cards());
            Event.Dealt dealt = deal.deal(pack);
            happen.accept(dealt);
            Answer hands = rules.ask(new Dealt(settings, table.seats(), dealt.extraHolder()));
            effects.marks(hands);
            Conclusion.FieldFrom from = hands.first(Conclusion.FieldFrom.class);
            if (from != null) {
                CardSet laidOut = table.hand(from.seat()).and(settings.set("all"));
                happen.accept(new Event.HandLaidOut(from.seat(), laidOut));
            }
            field = field();
            if (field.first(Conclusion.Misdeal.class) == null) {
                happen.accept(Multiplier.of(field, table.field()));
                return;
            }
            happen.accept(new Event.Misdealt(pack, before));
        }
        String rule = field.rule(Conclusion.Misdeal.class);
        throw RuleFault.of(rules, rule, null, "no-deal.misdeals", rule, MOST_MISDEALS);
    }

    /** Replaces cards of the field as the rules require, and returns the rules' answer about the resulting field. */
    private Answer field() {
        for (int left = table.stockSize(); ; left--) {
            Answer field = rules.field(table.field(), table.carriedIn(), table.round());
            DealerTakes takes = field.first(DealerTakes.class);
            PutsBack puts = field.first(PutsBack.class);
            String set = takes != null ? takes.set() : puts != null ? puts.set() : null;
            CardSet replaced = set == null ? CardSet.NONE : table.field().and(settings.set(set));
            if (replaced.isEmpty() || table.stockSize() < replaced.size() || left == 0) {
                return field;
            }
            happen.accept(takes != null ? new Event.DealerTook(replaced) : new FieldEvent.PutBack(replaced));
        }
    }

    /** Lets the active seats look at their hands, and adds the marks that depend on these hands. */
    private void look() {
        for (int seat = 0; seat < table.seats(); seat++) {
            if ((table.marks(seat) & active) != 0) {
                for (Answer.Line line : answers.hand(seat).lines()) {
                    if (line.conclusion() instanceof Conclusion.HandMark hand) {
                        int bit = settings.seatMark(hand.mark());
                        if ((table.marks(seat) & bit) == 0) {
                            happen.accept(new Event.Marked(seat, bit, 0));
                        }
                    }
                }
            }
        }
    }

    private void restock() {
        List<Integer> cards = new ArrayList<>();
        for (int card : table.stock()) {
            cards.add(card);
        }
        List<Integer> out = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            if ((table.marks(seat) & active) == 0 && !table.hand(seat).isEmpty()) {
                out.add(seat);
                CardSet hand = table.hand(seat);
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    cards.add(card);
                }
            }
        }
        int[] stock = chance.restock(cards.stream().mapToInt(Integer::intValue).toArray());
        happen.accept(new Event.Restocked(
                stock, out.stream().mapToInt(Integer::intValue).toArray()));
    }
}
