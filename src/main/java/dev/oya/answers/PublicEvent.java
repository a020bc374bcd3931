package dev.oya.answers;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import dev.oya.play.table.FieldEvent;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A public event of a match other than a move. Each record component is a field of the JSON event. */
public sealed interface PublicEvent {
    record Dealt(int round, int dealer, List<String> field) implements PublicEvent {}

    /** A misdeal. {@code cards} are the cards on the field. */
    record Misdeal(int round, int dealer, List<String> cards) implements PublicEvent {}

    /** Further cards were dealt in a phase. */
    record DealtAgain(String phase) implements PublicEvent {}

    record HandedOver(int seat, int to, List<String> cards) implements PublicEvent {}

    /** Captured cards of a seat returned to the field. */
    record Returned(int seat, List<String> cards) implements PublicEvent {}

    record RoundOver(int round) implements PublicEvent {}

    record MatchOver(int[] scores) implements PublicEvent {}

    /**
     * Returns the public events that result from match events, in order.
     *
     * @param match the match after the events
     */
    static List<PublicEvent> of(Match match, List<Event> events) {
        Deck deck = match.rules().settings().pack().deck();
        List<Phases.Phase> phases = match.rules().settings().phases();
        Table table = match.table();
        List<PublicEvent> all = new ArrayList<>();
        String phase = null;
        int dealt = -1;
        DealtField field = null;
        for (Event event : events) {
            if (event instanceof Event.Entered entered) {
                phase = phases.get(entered.phase()).name();
            } else if (event instanceof Event.Dealt deal) {
                dealt = all.size();
                field = new DealtField(deal);
                all.add(new Dealt(table.round(), table.dealer(), codes(deck, deal.deck(), deal.field())));
            } else if (event instanceof FieldEvent.Replacing replacing && field != null) {
                field.replace(replacing.cards());
                all.set(dealt, new Dealt(table.round(), table.dealer(), codes(deck, table.deck(), field.cards)));
            } else if (event instanceof Event.HandLaidOut laid && dealt >= 0) {
                all.set(dealt, new Dealt(table.round(), table.dealer(), codes(deck, table.deck(), laid.field())));
            } else if (event instanceof Event.Misdealt && dealt >= 0 && all.get(dealt) instanceof Dealt deal) {
                all.set(dealt, new Misdeal(deal.round(), deal.dealer(), deal.field()));
            } else if (event instanceof Event.DealtAgain) {
                all.add(new DealtAgain(phase));
            } else if (event instanceof Event.HandedOver given) {
                all.add(new HandedOver(given.from(), given.to(), deck.codes(given.cards())));
            } else if (event instanceof FieldEvent.Returned some) {
                all.add(new Returned(some.seat(), deck.codes(some.cards())));
            }
        }
        if (match.round().isOver()) {
            all.add(new RoundOver(table.round()));
        }
        if (match.isOver()) {
            all.add(new MatchOver(table.scores()));
        }
        return all;
    }

    /** The field of a deal, whose cards may be replaced before the first move. */
    final class DealtField {
        private final int[] deck;
        private CardSet cards;
        private int next;

        private DealtField(Event.Dealt deal) {
            this.deck = deal.deck();
            this.cards = deal.field();
            this.next = deal.stockFrom();
        }

        private void replace(CardSet some) {
            cards = cards.minus(some);
            for (int left = some.size(); left > 0; left--) {
                cards = cards.with(deck[next++]);
            }
        }
    }

    /** Returns the codes of cards in the order of the deal. */
    private static List<String> codes(Deck deck, int[] order, CardSet cards) {
        return Arrays.stream(order)
                .filter(cards::contains)
                .mapToObj(card -> deck.card(card).code())
                .toList();
    }
}
