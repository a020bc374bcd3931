package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.YakuEntry;
import dev.oya.play.Event;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import java.util.function.Consumer;

/** Who must answer alone for a card that completed something of another seat. Not thread-safe. */
public final class Liabilities {
    private final Rules rules;
    private final Table table;
    private final Consumer<Event> happen;

    public Liabilities(Rules rules, Table table, Consumer<Event> happen) {
        this.rules = rules;
        this.table = table;
        this.happen = happen;
    }

    /**
     * Asks whether another seat gave this one the last card of something.
     *
     * @param before what it had captured before its turn
     * @param now what it has now
     * @param taken what the rules find in that
     * @param rose whether that is worth more than before
     */
    public void note(int seat, CardSet before, CardSet now, Answer taken, boolean rose) {
        Deck deck = rules.settings().pack().deck();
        CardSet fresh = now.minus(before);
        for (int card = fresh.first(); card >= 0; card = fresh.next(card)) {
            Table.Laid laid = table.laid[card];
            if (laid == null || laid.seat() == seat || laid.turn() <= table.lastTurn[seat]) {
                continue;
            }
            CardSet month = deck.companions(card);
            if (table.dealt[seat].sizeWith(month) == 3 && !table.dealt[seat].contains(card)) {
                complete(seat, four(deck.groupOf(card)), "four", List.of(), laid);
            }
            if (rose) {
                for (Answer.Found found : taken.found()) {
                    YakuEntry entry = found.entry();
                    if (entry.needs() != null) {
                        CardSet missing = entry.needs().set().minus(before);
                        if (missing.size() == 1 && missing.contains(card)) {
                            complete(seat, made(found.id()), found.id(), entry.tags(), laid);
                        }
                    }
                }
            }
        }
    }

    private void complete(int seat, String what, String id, List<String> tags, Table.Laid laid) {
        Answer answer = rules.ask(new Completed(rules.settings(), id, tags, true, laid.lastCard()));
        if (answer.first(Conclusion.Liable.class) != null) {
            happen.accept(new Event.BecameLiable(of(seat, what), laid.seat()));
        }
    }

    /** How the table names the fourth card of a month. */
    public static String four(int group) {
        return "four " + group;
    }

    /** How the table names what a seat completed. */
    public static String of(int owner, String what) {
        return owner + " " + what;
    }

    /** How the table names a combination that was made. */
    public static String made(String id) {
        return "made " + id;
    }
}
