package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.YakuGroup;
import dev.oya.play.table.Event;
import dev.oya.play.table.PileWeights;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.SideGains;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Ended;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.OthersLose;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.RuleSettings;
import java.util.function.Consumer;

/** Awards each side its points for a round, in a game without payments between seats. */
public final class Scoring {
    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Table table;
    private final SeatAnswers answers;
    private final Consumer<Event> happen;
    private final int sides;
    private final int[] points;

    public Scoring(RuleQuestions rules, Table table, SeatAnswers answers, Consumer<Event> happen) {
        this.answers = answers;
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
        this.happen = happen;
        this.sides = table.sides().size();
        this.points = new int[sides];
    }

    public void score() {
        SideGains gained = new SideGains(rules, table);
        int[] soFar = gained.scores();
        Piles piles = PileWeights.piles(settings, table);
        for (int side = 0; side < sides; side++) {
            int seat = table.sides().get(side).get(0);
            Answer pile = answers.taken(seat);
            for (Answer.Found found : pile.found()) {
                YakuGroup group = settings.pack().groups().get(found.entry().group());
                if (group.payout().lost()) {
                    lost(side, group.payout().reason(), found.id(), found.points(), found.rule());
                } else {
                    award(side, group.payout().reason(), found.id(), found.points(), found.rule());
                }
            }
            Answer feats = gained.feats(side, piles, table.end(), soFar[side]);
            for (Answer.Line line : feats.lines()) {
                if (line.conclusion() instanceof Conclusion.Gains gains) {
                    award(side, gains.group(), gains.id(), gains.points(), line.rule());
                } else if (line.conclusion() instanceof OthersLose lose) {
                    lost(side, lose.group(), lose.id(), lose.points(), line.rule());
                }
            }
        }
        Answer ended =
                rules.ask(new Ended(settings, table.moment().made(this::see).done(), table.end(), table.carriedIn()));
        Conclusion.Winner winner = ended.first(Conclusion.Winner.class);
        Conclusion.NextDealer next = ended.first(Conclusion.NextDealer.class);
        happen.accept(new SettlementEvent.Decided(
                winner == null ? Moment.NOBODY : winner.seat(), next == null ? table.dealer() : next.seat(), false));
        Closing.endMatch(ended, happen);
    }

    /** Deducts the points of one side's feat or combination from every other side. */
    private void lost(int by, String group, String id, int points, String rule) {
        for (int side = 0; side < sides; side++) {
            if (side != by) {
                award(side, group, id, -points, rule);
            }
        }
    }

    private void award(int side, String group, String id, int gained, String rule) {
        points[side] = ExactMath.plus(points[side], gained);
        happen.accept(new SettlementEvent.Awarded(new Table.Award(side, group, id, gained, rule)));
    }

    /**
     * Returns the value of a dependency. For {@code PLACE}, returns the rank of the seat's side, because the winner does not
     * depend on margins.
     */
    private int see(Dependency.At what, int seat, String name) {
        CardSet pile = table.pile(seat);
        return switch (what) {
            case SIGN ->
                rules.finalCaptured(pile, settings.pack().deck().points(pile), table.holder(seat))
                                .ids()
                                .contains(name)
                        ? 1
                        : 0;
            case PLACE -> rank(table.side(seat));
            default -> answers.made(what, seat, name);
        };
    }

    private int rank(int side) {
        int rank = 1;
        for (int other : points) {
            rank += other > points[side] ? 1 : 0;
        }
        return rank;
    }
}
