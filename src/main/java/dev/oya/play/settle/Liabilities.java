package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.YakuEntry;
import dev.oya.play.table.Completion;
import dev.oya.play.table.Event;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import java.util.function.Consumer;

/**
 * Asks the rules which seats are liable for placing cards that completed a combination or group of another seat. Not
 * thread-safe.
 */
public record Liabilities(RuleQuestions rules, Table table, Consumer<Event> happen) {

    /**
     * Checks each card that a seat captured and another seat had placed on the field.
     *
     * @param before captured cards of the seat before its turn
     * @param now captured cards of the seat now
     * @param taken the combinations in the captured cards of the seat now
     * @param rose whether the seat's combinations have gained points
     */
    public void note(int seat, CardSet before, CardSet now, Answer taken, boolean rose) {
        Deck deck = rules.settings().pack().deck();
        CardSet gained = now.minus(before);
        for (int card = gained.first(); card >= 0; card = gained.next(card)) {
            Table.Laid laid = table.laid(card);
            if (laid == null || laid.seat() == seat) {
                continue;
            }
            CardSet others = deck.sameGroup(card).without(card);
            if (!others.isEmpty() && deck.sameGroup(card).and(table.dealt(seat)).equals(others)) {
                complete(Completion.group(seat, deck.groupOf(card)), List.of(), laid);
            }
            if (rose) {
                for (Answer.Found found : taken.found()) {
                    YakuEntry entry = found.entry();
                    if (entry.needs() != null) {
                        CardSet missing = entry.needs().set().minus(before);
                        if (missing.size() == 1 && missing.contains(card)) {
                            complete(Completion.combination(seat, found.id()), entry.tags(), laid);
                        }
                    }
                }
            }
        }
    }

    private void complete(Completion what, List<String> tags, Table.Laid laid) {
        boolean fresh = laid.turn() > table.lastTurn(what.owner());
        Answer answer = rules.ask(new Completed(
                rules.settings(), what.id(), tags, what.group() > 0, laid.fromHand(), laid.lastCard(), fresh));
        if (answer.first(Conclusion.Liable.class) != null) {
            happen.accept(new Event.BecameLiable(what, laid.seat()));
        }
    }
}
