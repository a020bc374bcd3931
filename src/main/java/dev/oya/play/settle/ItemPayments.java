package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.pack.YakuGroup;
import dev.oya.play.table.Completion;
import dev.oya.play.table.Event;
import dev.oya.play.table.NamedPayments;
import dev.oya.play.table.Payment;
import dev.oya.play.table.PileWeights;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Achievements;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MadeYaku;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.PaidThing;
import dev.oya.vocabulary.PaysFor;
import dev.oya.vocabulary.PaysTimes;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Settling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Pays for individual items under the rules: combinations, achievements and earnings. Not thread-safe. */
final class ItemPayments {
    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Deck deck;
    private final Table table;
    private final SeatAnswers answers;
    private final Consumer<Event> happen;
    private final Settling.Outcome outcome;
    private final List<Integer> active;
    private final List<Answer> taken;
    private final List<Answer> finalCaptured;
    private final MadeYaku made;
    private final List<Table.Won> won = new ArrayList<>();

    /**
     * The combinations in the captured cards of all seats.
     *
     * @param active the active seats
     * @param taken combinations of each seat's captured cards during play
     * @param finalCaptured combinations and signs of each seat's captured cards at the end of the round; a sign is a
     *     combination without a value
     */
    record Captures(List<Integer> active, List<Answer> taken, List<Answer> finalCaptured) {}

    /**
     * Creates the payments of a round.
     *
     * @param made the combinations formed by the seats' captured cards
     */
    ItemPayments(
            RuleQuestions rules,
            Table table,
            SeatAnswers answers,
            Consumer<Event> happen,
            Settling.Outcome outcome,
            Captures captures,
            MadeYaku made) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.table = table;
        this.answers = answers;
        this.happen = happen;
        this.outcome = outcome;
        this.active = captures.active();
        this.taken = captures.taken();
        this.finalCaptured = captures.finalCaptured();
        this.made = made;
    }

    private PackedMoment moment() {
        return table.moment().made(made).done();
    }

    /** Returns the combinations that the winner is paid for. */
    List<Table.Won> won() {
        return List.copyOf(won);
    }

    /** Pays for declared combinations, and for captured combinations during play and at the end of the round. */
    void payCombinations() {
        for (int seat : active) {
            for (int partner : table.sideOf(seat)) {
                payDeclared(seat, partner);
            }
            for (Answer.Found found : taken.get(seat).found()) {
                pay(seat, found, liable(Completion.combination(seat, found.id())));
            }
            for (Answer.Found found : finalCaptured.get(seat).found()) {
                if (found.points() > 0) {
                    pay(seat, found, Moment.NOBODY);
                }
            }
        }
    }

    /** Pays a seat for the combinations that a seat of its side has declared. */
    private void payDeclared(int seat, int partner) {
        declared(partner).forEach(found -> pay(seat, found, Moment.NOBODY));
    }

    private List<Answer.Found> declared(int seat) {
        List<String> ids = table.declared(seat);
        return ids.isEmpty()
                ? List.of()
                : answers.hand(seat).found().stream()
                        .filter(found -> ids.contains(found.id()))
                        .toList();
    }

    /** Returns the seat that is liable for a completion, or NOBODY. */
    private int liable(Completion what) {
        return table.liable().isEmpty() ? Moment.NOBODY : table.liable().getOrDefault(what, Moment.NOBODY);
    }

    private void pay(int owner, Answer.Found found, int liable) {
        YakuGroup group = settings.pack().groups().get(found.entry().group());
        PaidThing item =
                new PaidThing(settings, moment(), outcome, group.payout().reason(), found.id(), owner, liable);
        boolean paid = pay(item, group.payout().reason(found.id()), found.points(), found.rule());
        if (paid && owner == outcome.winner()) {
            won.add(new Table.Won(found.id(), found.points()));
        }
    }

    /** Pays for an item. Returns whether any seat pays for the item. */
    private boolean pay(PaidThing item, String reason, int base, String of) {
        Answer answer = rules.ask(item);
        List<Answer.Line> payers = answer.lines(Conclusion.Pays.class);
        List<Answer.Line> multipliers = answer.lines(PaysTimes.class);
        if (multipliers.size() > 1) {
            // The order in which rules fire must have no effect.
            multipliers.sort(Comparator.comparing(Answer.Line::rule));
        }
        List<Answer.Line> substitutes = answer.lines(PaysFor.class);
        for (Answer.Line line : payers) {
            Conclusion.Pays pays = (Conclusion.Pays) line.conclusion();
            int times = pays.times();
            List<Payment.More> also = new ArrayList<>();
            for (Answer.Line other : multipliers) {
                PaysTimes more = (PaysTimes) other.conclusion();
                if (more.seat() == pays.from()) {
                    times = ExactMath.times(times, more.times());
                    also.add(new Payment.More(other.rule(), more.times()));
                }
            }
            Answer.Line instead = substitutes.isEmpty() ? null : payerInstead(substitutes, pays.from());
            int payer = instead == null ? pays.from() : ((PaysFor) instead.conclusion()).seat();
            if (instead != null) {
                also.add(new Payment.More(instead.rule(), 1));
            }
            int amount = ExactMath.times(ExactMath.times(base, times), table.factor()) / pays.parts();
            Payment.Why why =
                    new Payment.Why(line.rule(), of, base, times, pays.parts(), table.factor(), List.copyOf(also));
            pay(payer, pays.to(), amount, reason, why);
        }
        return !payers.isEmpty();
    }

    /** Returns the conclusion that another seat pays for this seat, or null if there is none. */
    private Answer.Line payerInstead(List<Answer.Line> substitutes, int seat) {
        List<Answer.Line> instead = substitutes.stream()
                .filter(line -> ((PaysFor) line.conclusion()).other() == seat)
                .toList();
        if (instead.stream().map(Answer.Line::conclusion).distinct().count() > 1) {
            throw RuleFault.disagree(rules, instead);
        }
        return instead.isEmpty() ? null : instead.get(0);
    }

    private void pay(int from, int to, int amount, String reason, Payment.Why why) {
        if (amount > 0) {
            happen.accept(new SettlementEvent.Paid(new Payment(from, to, amount, reason, why)));
        }
    }

    /** Makes the payments for the earnings in the given answer. */
    void payEarned(Answer answer) {
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Earns earns) {
                int liable = Moment.NOBODY;
                if (earns.number() >= 0 && !table.liable().isEmpty()) {
                    int group = allButOne(earns.seat()).get(earns.number());
                    liable = liable(Completion.group(earns.seat(), group));
                }
                pay(
                        new PaidThing(settings, moment(), outcome, earns.group(), earns.id(), earns.seat(), liable),
                        earns.group() + ":" + earns.id(),
                        earns.points(),
                        line.rule());
            }
        }
    }

    /** Pays for the achievements of the active seats. */
    void payAchievements() {
        Piles piles = PileWeights.piles(settings, table);
        for (int seat : active) {
            List<String> tags = declaredTags(seat);
            List<Achievements.Caught> caught = new ArrayList<>();
            for (int group : allButOne(seat)) {
                CardSet own = table.dealt(seat).and(deck.group(group));
                CardSet missing = deck.group(group).minus(own);
                caught.add(new Achievements.Caught(
                        table.pile(seat).containsAll(missing), table.pile(seat).containsAll(own)));
            }
            Answer answer = rules.ask(new Achievements(settings, moment(), outcome, seat, tags, caught, piles));
            payEarned(answer);
            NamedPayments.pay(answer, table, happen);
        }
    }

    private List<String> declaredTags(int seat) {
        List<Answer.Found> declared = declared(seat);
        return declared.isEmpty()
                ? List.of()
                : declared.stream()
                        .flatMap(found -> found.entry().tags().stream())
                        .toList();
    }

    /** Returns the groups from which a seat was dealt all cards but one. */
    private List<Integer> allButOne(int seat) {
        List<Integer> groups = List.of();
        CardSet dealt = table.dealt(seat);
        for (int group = 1; group <= deck.groupCount(); group++) {
            CardSet all = deck.group(group);
            int many = dealt.sizeWith(all);
            if (many > 0 && many == all.size() - 1) {
                groups = groups.isEmpty() ? new ArrayList<>() : groups;
                groups.add(group);
            }
        }
        return groups;
    }
}
