package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Exactly;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.play.Completion;
import dev.oya.play.Event;
import dev.oya.play.Move;
import dev.oya.play.Payment;
import dev.oya.play.Rules;
import dev.oya.play.Table;
import dev.oya.vocabulary.Achievements;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Ended;
import dev.oya.vocabulary.Item;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.Points;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.Settling;
import dev.oya.vocabulary.SittingOut;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Has the rules pay a round that is over. Every amount comes from a conclusion. */
public final class Settlement {
    private final Rules rules;
    private final Settings settings;
    private final Deck deck;
    private final Table table;
    private final Consumer<Event> happen;
    private final List<Integer> active = new ArrayList<>();
    private final List<Answer> taken = new ArrayList<>();
    private final List<Answer> reckoned = new ArrayList<>();
    private final List<Table.Won> won = new ArrayList<>();
    private final int[] points;

    public Settlement(Rules rules, Table table, Consumer<Event> happen) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.table = table;
        this.happen = happen;
        this.points = new int[table.seats];
    }

    public void settle() {
        Answer nothing = new Answer(List.of());
        for (int seat = 0; seat < table.seats; seat++) {
            boolean plays = is(seat, "active");
            points[seat] = table.givenPoints[seat] >= 0 ? table.givenPoints[seat] : deck.points(table.piles[seat]);
            taken.add(plays ? rules.taken(table.piles[seat], table.round()) : nothing);
            reckoned.add(plays ? rules.reckoned(table.piles[seat], points[seat], table.round()) : nothing);
            if (plays) {
                active.add(seat);
            }
        }
        Answer ended = rules.ask(new Ended(settings, state(), table.end, ids(taken), ids(reckoned), ranks(), worths()));
        multiply(ended);
        Conclusion.Scheme scheme = ended.first(Conclusion.Scheme.class);
        Conclusion.Winner winner = ended.first(Conclusion.Winner.class);
        Conclusion.NextDealer next = ended.first(Conclusion.NextDealer.class);
        Settling.Outcome outcome = new Settling.Outcome(
                table.end, scheme == null ? "none" : scheme.name(), winner == null ? Moment.NOBODY : winner.seat());
        for (Conclusion.Declares declares : ended.all(Conclusion.Declares.class)) {
            List<String> held =
                    rules.hand(table.dealt[declares.seat()], table.round()).ids();
            happen.accept(new Event.Spoken(Move.yaku(declares.seat(), "", held)));
        }
        compensate(outcome);
        payCombinations(outcome);
        payPoints(outcome);
        payEarned(outcome, ended);
        payPot(ended);
        payDeeds(outcome);
        if (outcome.winner() != Moment.NOBODY) {
            happen.accept(new Event.Scored(
                    List.copyOf(won), taken.get(outcome.winner()).counting()));
        }
        happen.accept(new Event.Decided(
                outcome.winner(),
                next == null ? table.dealer : next.seat(),
                ended.first(Conclusion.VoidRound.class) != null));
    }

    /** What the rules find at the end multiplies what the round is multiplied by already. */
    private void multiply(Answer ended) {
        List<Answer.Line> found = ended.lines(Conclusion.Factor.class);
        if (!found.isEmpty()) {
            int factor = table.factor;
            List<String> why = new ArrayList<>(table.factorRules);
            for (Answer.Line line : found) {
                factor = Exactly.times(factor, ((Conclusion.Factor) line.conclusion()).times());
                why.add(line.rule());
            }
            happen.accept(new Event.Multiplied(factor, table.carriedOut, List.copyOf(why)));
        }
    }

    private void compensate(Settling.Outcome outcome) {
        for (int seat = 0; seat < table.seats; seat++) {
            if (!is(seat, "active") && !table.dealt[seat].isEmpty()) {
                owe(rules.ask(leaver(outcome, seat)));
            }
        }
    }

    private SittingOut leaver(Settling.Outcome outcome, int seat) {
        CardSet hand = table.dealt[seat];
        Answer made = rules.taken(hand, table.round());
        CardSet inComplete = CardSet.NONE;
        for (Answer.Found found : made.found()) {
            inComplete = inComplete.plus(cards(found.entry()).and(hand));
        }
        SittingOut.Hand laidAway =
                new SittingOut.Hand(rules.hand(hand, table.round()).worth(), made.worth(), hand, inComplete);
        return new SittingOut(settings, state(), outcome, seat, laidAway);
    }

    /** What one payer would have to pay a seat that sits out now, in points with the round's multiplier. */
    public static int compensation(Rules rules, Table table, int seat) {
        if (table.dealt[seat].isEmpty()) {
            return 0;
        }
        Settlement now = new Settlement(rules, table, event -> {});
        int[] owed = new int[table.seats];
        Settling.Outcome open = new Settling.Outcome("none", "none", Moment.NOBODY);
        for (Conclusion.Owes owes : rules.ask(now.leaver(open, seat)).all(Conclusion.Owes.class)) {
            owed[owes.from()] = Exactly.plus(owed[owes.from()], due(owes, table));
        }
        return Arrays.stream(owed).max().orElse(0);
    }

    /** The cards that a combination consists of, or that count for it. */
    private CardSet cards(YakuEntry entry) {
        CardSet cards = entry.needs() == null ? CardSet.NONE : entry.needs().set();
        for (YakuEntry.Count count : entry.counts()) {
            cards = cards.plus(count.of().set());
        }
        return entry.more() == null || entry.more().of() == null
                ? cards
                : cards.plus(entry.more().of().set());
    }

    private void payCombinations(Settling.Outcome outcome) {
        for (int seat : active) {
            for (int partner : table.sideOf(seat)) {
                payDeclared(outcome, seat, partner);
            }
            for (Answer.Found found : taken.get(seat).found()) {
                pay(outcome, seat, found, liable(Completion.combination(seat, found.id())));
            }
            for (Answer.Found found : reckoned.get(seat).found()) {
                if (found.points() > 0) {
                    pay(outcome, seat, found, Moment.NOBODY);
                }
            }
        }
    }

    /** What one of its side declared is paid to each seat of the side. */
    private void payDeclared(Settling.Outcome outcome, int seat, int partner) {
        List<String> declared = table.declared.get(partner);
        if (!declared.isEmpty()) {
            for (Answer.Found found :
                    rules.hand(table.dealt[partner], table.round()).found()) {
                if (declared.contains(found.id())) {
                    pay(outcome, seat, found, Moment.NOBODY);
                }
            }
        }
    }

    /** Who alone must pay for what was completed, or NOBODY. */
    private int liable(Completion what) {
        return table.liable.isEmpty() ? Moment.NOBODY : table.liable.getOrDefault(what, Moment.NOBODY);
    }

    private void pay(Settling.Outcome outcome, int owner, Answer.Found found, int liable) {
        YakuGroup group = settings.pack().groups().get(found.entry().group());
        Item item = new Item(settings, state(), outcome, group.payment(), found.id(), owner, liable);
        boolean paid = pay(item, group.reason(found.id()), found.points(), found.rule());
        if (paid && owner == outcome.winner()) {
            won.add(new Table.Won(found.id(), found.points()));
        }
    }

    /** Pays for an item; true where the rules have anybody pay for it. */
    private boolean pay(Item item, String reason, int base, String of) {
        boolean paid = false;
        for (Answer.Line line : rules.ask(item).lines()) {
            if (line.conclusion() instanceof Conclusion.Pays pays) {
                int amount = Exactly.times(Exactly.times(base, pays.times()), table.factor) / pays.parts();
                Payment.Why why = new Payment.Why(line.rule(), of, base, pays.times(), pays.parts(), table.factor);
                pay(pays.from(), pays.to(), amount, reason, why);
                paid = true;
            }
        }
        return paid;
    }

    private void pay(int from, int to, int amount, String reason, Payment.Why why) {
        if (amount > 0) {
            happen.accept(new Event.Paid(new Payment(from, to, amount, reason, why)));
        }
    }

    private void owe(Answer answer) {
        owe(answer, table, happen);
    }

    private static int due(Conclusion.Owes owes, Table table) {
        return Exactly.times(owes.points(), owes.flat() ? 1 : table.factor) / owes.parts();
    }

    /** Makes the payments that an answer says are owed. */
    public static void owe(Answer answer, Table table, Consumer<Event> happen) {
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Owes owes) {
                int factor = owes.flat() ? 1 : table.factor;
                Payment.Why why = new Payment.Why(line.rule(), null, owes.points(), 1, owes.parts(), factor);
                int points = due(owes, table);
                if (points > 0) {
                    happen.accept(new Event.Paid(new Payment(owes.from(), owes.to(), points, owes.reason(), why)));
                }
            }
        }
    }

    private void payPoints(Settling.Outcome outcome) {
        int total = 0;
        for (int seat : active) {
            total = Exactly.plus(total, points[seat]);
        }
        int[] balance = new int[table.seats];
        String rule = null;
        String reason = null;
        for (int seat : active) {
            Answer answer = rules.ask(
                    new Points(settings, points[seat], total - points[seat], active.size(), outcome.scheme()));
            Conclusion.Balance conclusion = answer.first(Conclusion.Balance.class);
            if (conclusion == null) {
                return;
            }
            balance[seat] = conclusion.points();
            reason = conclusion.reason();
            rule = answer.rule(Conclusion.Balance.class);
        }
        for (int payer : active) {
            for (int payee : active) {
                if (balance[payer] < 0 && balance[payee] > 0) {
                    int amount = Math.min(-balance[payer], balance[payee]);
                    balance[payer] += amount;
                    balance[payee] -= amount;
                    Payment.Why why = new Payment.Why(rule, null, amount, 1, 1, table.factor);
                    pay(payer, payee, Exactly.times(amount, table.factor), reason, why);
                }
            }
        }
    }

    private void payEarned(Settling.Outcome outcome, Answer answer) {
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Earns earns) {
                int liable = Moment.NOBODY;
                if (earns.number() >= 0 && !table.liable.isEmpty()) {
                    int group = allButOne(earns.seat()).get(earns.number());
                    liable = liable(Completion.group(earns.seat(), group));
                }
                pay(
                        new Item(settings, state(), outcome, earns.group(), earns.id(), earns.seat(), liable),
                        earns.group() + ":" + earns.id(),
                        earns.points(),
                        line.rule());
            }
        }
    }

    private void payDeeds(Settling.Outcome outcome) {
        Piles piles = Weights.piles(rules, table);
        for (int seat : active) {
            List<String> tags = declaredTags(seat);
            List<Achievements.Caught> caught = new ArrayList<>();
            for (int group : allButOne(seat)) {
                CardSet own = table.dealt[seat].and(deck.group(group));
                CardSet missing = deck.group(group).minus(own);
                caught.add(new Achievements.Caught(
                        table.piles[seat].containsAll(missing), table.piles[seat].containsAll(own)));
            }
            Answer answer = rules.ask(new Achievements(
                    settings, state(), outcome, seat, tags, ids(reckoned).get(seat), caught, piles));
            payEarned(outcome, answer);
            owe(answer);
        }
    }

    private List<String> declaredTags(int seat) {
        if (table.declared.get(seat).isEmpty()) {
            return List.of();
        }
        List<String> tags = new ArrayList<>();
        for (Answer.Found found : rules.hand(table.dealt[seat], table.round()).found()) {
            if (table.declared.get(seat).contains(found.id())) {
                tags.addAll(found.entry().tags());
            }
        }
        return tags;
    }

    /** The groups of which a seat was dealt all cards but one. */
    private List<Integer> allButOne(int seat) {
        List<Integer> groups = new ArrayList<>();
        for (int group = 1; group <= deck.groupCount(); group++) {
            int dealt = table.dealt[seat].sizeWith(deck.group(group));
            if (dealt > 0 && dealt == deck.group(group).size() - 1) {
                groups.add(group);
            }
        }
        return groups;
    }

    private void payPot(Answer ended) {
        List<Conclusion.TakesPot> takers = new ArrayList<>(ended.all(Conclusion.TakesPot.class));
        if (takers.isEmpty() || table.pot == 0) {
            return;
        }
        String rule = ended.rule(Conclusion.TakesPot.class);
        takers.sort(java.util.Comparator.comparingInt(Conclusion.TakesPot::order));
        int pot = table.pot;
        int odd = pot % takers.size();
        for (Conclusion.TakesPot taker : takers) {
            int amount = pot / takers.size() + (odd-- > 0 ? 1 : 0);
            pay(Conclusion.POT, taker.seat(), amount, "pot", new Payment.Why(rule, null, pot, 1, takers.size(), 1));
        }
    }

    private boolean is(int seat, String mark) {
        return (table.marks[seat] & settings.seatMark(mark)) != 0;
    }

    private static List<List<String>> ids(List<Answer> answers) {
        List<List<String>> all = new ArrayList<>(answers.size());
        for (Answer answer : answers) {
            all.add(answer.ids());
        }
        return all;
    }

    private int[] worths() {
        int[] worths = new int[taken.size()];
        for (int seat = 0; seat < worths.length; seat++) {
            worths[seat] = taken.get(seat).worth();
        }
        return worths;
    }

    private int[] ranks() {
        int[] ranks = new int[table.seats];
        for (int seat : active) {
            ranks[seat] = 1;
            for (int other : active) {
                if (points[other] > points[seat]) {
                    ranks[seat]++;
                }
            }
        }
        return ranks;
    }

    private Moment.State state() {
        return Moment.State.of(
                table.phase,
                0,
                table.turn,
                table.dealer,
                table.seats,
                0,
                table.roundMarks,
                0,
                table.marks,
                table.soFar());
    }
}
