package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.pack.DualKind;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.CardPoints;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Ended;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Settling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The settlement of a finished round under the rules. Every amount comes from a conclusion of a rule.
 *
 * <p>A dual-kind card has the same kind in the whole settlement. The round is settled once for each kind, and the result that
 * gives the most points to the owner of the card is used. Not thread-safe.
 */
public final class RoundSettlement {
    private static final Answer NOTHING = new Answer(List.of());

    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Deck deck;
    private final Table table;
    private final SeatAnswers answers;
    private final Consumer<Event> happen;
    private final List<Integer> active = new ArrayList<>();
    private final List<Answer> taken = new ArrayList<>();
    private final List<Answer> finalCaptured = new ArrayList<>();
    private final int[] points;

    private RoundSettlement(RuleQuestions rules, Table table, SeatAnswers answers, Consumer<Event> happen) {
        this.answers = answers;
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.table = table;
        this.happen = happen;
        this.points = new int[table.seats()];
    }

    /**
     * Settles a round.
     *
     * @param happen receives each event and applies it to the table
     */
    public static void settle(RuleQuestions rules, Table table, SeatAnswers answers, Consumer<Event> happen) {
        CardSet either = DualKind.cards(rules.settings().pack());
        int holder = IntStream.range(0, table.seats())
                .filter(seat -> table.pile(seat).meets(either))
                .findFirst()
                .orElse(Moment.NOBODY);
        if (holder == Moment.NOBODY) {
            new RoundSettlement(rules, table, answers, happen).settle();
            return;
        }
        List<Event> best = null;
        int most = Integer.MIN_VALUE;
        for (RuleSettings way : rules.settings().readings()) {
            Table trial = table.copy();
            List<Event> events = new ArrayList<>();
            Consumer<Event> note = event -> {
                event.apply(trial);
                events.add(event);
            };
            new RoundSettlement(rules, trial, new SeatAnswers(rules, trial, way), note).settle();
            if (best == null || trial.gain(holder) > most) {
                best = events;
                most = trial.gain(holder);
            }
        }
        best.forEach(happen);
    }

    private void settle() {
        for (int seat = 0; seat < table.seats(); seat++) {
            boolean plays = is(seat, "active");
            points[seat] = table.givenPoints(seat) >= 0 ? table.givenPoints(seat) : deck.points(table.pile(seat));
            taken.add(plays ? answers.taken(seat) : NOTHING);
            finalCaptured.add(plays ? answers.finalCaptured(seat, points[seat]) : NOTHING);
            if (plays) {
                active.add(seat);
            }
        }
        Answer ended =
                rules.ask(new Ended(settings, table.moment().made(this::see).done(), table.end(), table.carriedIn()));
        multiply(ended);
        Conclusion.Scheme scheme = ended.first(Conclusion.Scheme.class);
        Conclusion.Winner winner = ended.first(Conclusion.Winner.class);
        Conclusion.NextDealer next = ended.first(Conclusion.NextDealer.class);
        Settling.Outcome outcome = new Settling.Outcome(
                table.end(), scheme == null ? "none" : scheme.name(), winner == null ? Moment.NOBODY : winner.seat());
        for (Conclusion.Declares declares : ended.all(Conclusion.Declares.class)) {
            List<String> held = answers.hand(declares.seat()).ids();
            happen.accept(new Event.Spoken(new Move.Declaration(declares.seat(), "", held)));
        }
        ItemPayments items = new ItemPayments(
                rules,
                table,
                answers,
                happen,
                outcome,
                new ItemPayments.Captures(active, taken, finalCaptured),
                this::see);
        new Compensation(rules, table).pay(outcome, happen);
        items.payCombinations();
        payPoints(outcome);
        items.payEarned(ended);
        payPot(ended);
        items.payAchievements();
        new LossLimit(table, happen).keep(ended);
        if (outcome.winner() != Moment.NOBODY) {
            happen.accept(new SettlementEvent.Scored(
                    items.won(), taken.get(outcome.winner()).counting()));
        }
        happen.accept(new SettlementEvent.Decided(
                outcome.winner(),
                next == null ? table.dealer() : next.seat(),
                ended.first(Conclusion.VoidRound.class) != null));
        Closing.endMatch(ended, happen);
    }

    /** Applies the multipliers found at the end of the round, and records the multipliers that are carried over. */
    private void multiply(Answer ended) {
        List<Answer.Line> found = ended.lines(Conclusion.Factor.class);
        List<Conclusion.Carries> carries = ended.all(Conclusion.Carries.class);
        if (!found.isEmpty() || !carries.isEmpty()) {
            int factor = table.factor();
            List<String> why = new ArrayList<>(table.factorRules());
            for (Answer.Line line : found) {
                factor = ExactMath.times(factor, ((Conclusion.Factor) line.conclusion()).times());
                why.add(line.rule());
            }
            List<Integer> carried = new ArrayList<>(table.carriedOut());
            carries.forEach(one -> carried.add(one.times()));
            happen.accept(new Event.Multiplied(factor, List.copyOf(carried), List.copyOf(why), table.factorCards()));
        }
    }

    /** Pays card points from the seats below the reference value to the seats above it. */
    private void payPoints(Settling.Outcome outcome) {
        int total = 0;
        for (int seat : active) {
            total = ExactMath.plus(total, points[seat]);
        }
        int[] balance = new int[table.seats()];
        String rule = null;
        String reason = null;
        for (int seat : active) {
            Answer answer = rules.ask(
                    new CardPoints(settings, points[seat], total - points[seat], active.size(), outcome.scheme()));
            Conclusion.Balance conclusion = answer.first(Conclusion.Balance.class);
            if (conclusion == null) {
                return;
            }
            balance[seat] = conclusion.points();
            reason = conclusion.reason();
            rule = answer.rule(Conclusion.Balance.class);
        }
        for (int points : balance) {
            if (points != 0) {
                happen.accept(new SettlementEvent.Measured());
                break;
            }
        }
        for (int payer : active) {
            for (int payee : active) {
                if (balance[payer] < 0 && balance[payee] > 0) {
                    int amount = Math.min(-balance[payer], balance[payee]);
                    balance[payer] += amount;
                    balance[payee] -= amount;
                    Payment.Why why = new Payment.Why(rule, null, amount, 1, 1, table.factor());
                    happen.accept(new SettlementEvent.Paid(
                            new Payment(payer, payee, ExactMath.times(amount, table.factor()), reason, why)));
                }
            }
        }
    }

    private void payPot(Answer ended) {
        List<Conclusion.TakesPot> takers = new ArrayList<>(ended.all(Conclusion.TakesPot.class));
        if (takers.isEmpty() || table.pot() == 0) {
            return;
        }
        String rule = ended.rule(Conclusion.TakesPot.class);
        takers.sort(Comparator.comparingInt(Conclusion.TakesPot::order));
        int pot = table.pot();
        int[] parts = ShareOut.parts(pot, takers.size());
        Payment.Why why = new Payment.Why(rule, null, pot, 1, takers.size(), 1);
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] > 0) {
                int seat = takers.get(i).seat();
                happen.accept(new SettlementEvent.Paid(new Payment(Conclusion.POT, seat, parts[i], "pot", why)));
            }
        }
    }

    private boolean is(int seat, String mark) {
        return (table.marks(seat) & settings.seatMark(mark)) != 0;
    }

    private int see(Dependency.At what, int seat, String name) {
        return switch (what) {
            case SIGN -> finalCaptured.get(seat).ids().contains(name) ? 1 : 0;
            case PLACE -> rank(seat);
            default -> active.contains(seat) ? answers.made(what, seat, name) : 0;
        };
    }

    /** Returns the rank of a seat by card points, from 1, or 0 if the seat is not active. */
    private int rank(int seat) {
        int rank = active.contains(seat) ? 1 : 0;
        for (int other : active) {
            rank += rank > 0 && points[other] > points[seat] ? 1 : 0;
        }
        return rank;
    }
}
