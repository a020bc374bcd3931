package dev.oya.play.settle;

import dev.oya.input.ExactMath;
import dev.oya.pack.YakuGroup;
import dev.oya.play.table.Event;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Ended;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.SideFeats;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Has the rules count what each side has gained in a round that is over; nobody pays it. */
public final class Scoring {
    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Table table;
    private final Consumer<Event> happen;
    private final int sides;
    private final int[] points;

    public Scoring(RuleQuestions rules, Table table, Consumer<Event> happen) {
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
        this.happen = happen;
        this.sides = table.sides().size();
        this.points = new int[sides];
    }

    public void score() {
        Piles piles = PileWeights.piles(settings, table);
        for (int side = 0; side < sides; side++) {
            int seat = table.sides().get(side).get(0);
            Answer pile = rules.taken(table.pile(seat), table.round());
            for (Answer.Found found : pile.found()) {
                YakuGroup group = settings.pack().groups().get(found.entry().group());
                if (group.lost()) {
                    lost(side, group.payment(), found.id(), found.points(), found.rule());
                } else {
                    award(side, group.payment(), found.id(), found.points(), found.rule());
                }
            }
            Answer feats = rules.ask(new SideFeats(settings, table.sweeps(seat), table.prizes(seat), piles, side));
            for (Answer.Line line : feats.lines()) {
                if (line.conclusion() instanceof Conclusion.Gains gains) {
                    award(side, gains.group(), gains.id(), gains.points(), line.rule());
                } else if (line.conclusion() instanceof Conclusion.OthersLose lose) {
                    lost(side, lose.group(), lose.id(), lose.points(), line.rule());
                }
            }
        }
        Answer ended = rules.ask(ended());
        Conclusion.Winner winner = ended.first(Conclusion.Winner.class);
        Conclusion.NextDealer next = ended.first(Conclusion.NextDealer.class);
        happen.accept(new Event.Decided(
                winner == null ? Moment.NOBODY : winner.seat(), next == null ? table.dealer() : next.seat(), false));
        if (ended.first(Conclusion.MatchOver.class) != null) {
            happen.accept(new Event.MatchEnded());
        }
    }

    /** Every other side loses what one has brought about. */
    private void lost(int by, String group, String id, int points, String rule) {
        for (int side = 0; side < sides; side++) {
            if (side != by) {
                award(side, group, id, -points, rule);
            }
        }
    }

    private void award(int side, String group, String id, int gained, String rule) {
        points[side] = ExactMath.plus(points[side], gained);
        happen.accept(new Event.Awarded(new Table.Award(side, group, id, gained, rule)));
    }

    /** Who is how many points ahead makes no difference to who has won, so only the order is asked about. */
    private Ended ended() {
        int[] ranks = new int[table.seats()];
        for (int seat = 0; seat < table.seats(); seat++) {
            int side = table.side(seat);
            ranks[seat] = 1;
            for (int other = 0; other < sides; other++) {
                ranks[seat] += points[other] > points[side] ? 1 : 0;
            }
        }
        List<List<String>> none = Collections.nCopies(table.seats(), List.of());
        return new Ended(settings, table.moment().done(), table.end(), none, none, ranks, new int[table.seats()]);
    }
}
