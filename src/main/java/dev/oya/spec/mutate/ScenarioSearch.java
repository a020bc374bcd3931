package dev.oya.spec.mutate;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Translations;
import dev.oya.play.Rules;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.write.RoundWriter;
import dev.oya.spec.write.WrittenScenario;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.FirstDraw;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A search for scenarios that detect mutations. The search examines sets of cards that a changed rule evaluates differently,
 * draws for the first deal, and rounds that were played at random. Not thread-safe.
 */
final class ScenarioSearch {
    /** Maximum number of rounds that are searched for a scenario. */
    private static final int MOST_ROUNDS = 30;

    /** Maximum number of sets of cards from rounds that are examined. */
    private static final int MOST_SETS = 3_000;

    private static final int MOST_DRAWS = 100;

    private static final Answer NOTHING = new Answer(List.of());

    /** Number of scenarios to find before the shortest is chosen. */
    private static final int ENOUGH = 3;

    private final RandomRounds rounds;
    private final Map<String, String> languages;
    private final ScenarioRunner runner;
    private final RulesUnderTest unmodified;

    /** @param languages language of scenarios, by profile */
    ScenarioSearch(RandomRounds rounds, Map<String, String> languages, ScenarioRunner runner) {
        this.rounds = rounds;
        this.languages = languages;
        this.runner = runner;
        this.unmodified = rounds.baseline().rules().answeredBy(rounds.baseline()::book);
    }

    /**
     * Returns a short scenario that detects a mutation, or null if no such scenario was found.
     *
     * @param packs packs of all profiles
     */
    WrittenScenario find(Mutation change, MutantRun mutant, List<Pack> packs) {
        Pack pack = packs.stream().filter(mutant::isIn).findFirst().orElse(null);
        if (pack == null) {
            return null;
        }
        RoundWriter writer = writer(pack);
        String title = title(change, pack, writer.language());
        ScenarioTrial trial = trial(mutant, pack);
        return Stream.of(looks(mutant, pack, writer, title), draws(mutant, pack, writer, title))
                .flatMap(List::stream)
                .map(trial::shortest)
                .filter(one -> one != null)
                .findFirst()
                .orElseGet(() -> played(change, mutant));
    }

    /** Returns whether a scenario detects a mutation. */
    boolean detects(WrittenScenario scenario, MutantRun mutant, List<Pack> packs) {
        return packs.stream()
                .filter(mutant::isIn)
                .findFirst()
                .map(pack -> trial(mutant, pack).detects(scenario))
                .orElse(false);
    }

    private ScenarioTrial trial(MutantRun mutant, Pack pack) {
        String name = pack.id() + "/" + pack.profile() + "/proposal.feature";
        return new ScenarioTrial(unmodified, mutant, runner, name, pack.deck().codes());
    }

    private RoundWriter writer(Pack pack) {
        return new RoundWriter(unmodified.words(pack), languages.getOrDefault(pack.profile(), "en"));
    }

    /** Returns the first sentence of the changed rule or entry, or the name if there is no sentence. */
    private String title(Mutation change, Pack pack, String language) {
        Translations texts = Translations.of(unmodified.library().folder(), pack, language);
        WrittenRule rule = WrittenRule.of(pack).get(change.of());
        List<String> path = List.of(change.of().split("/"));
        String sentence = rule != null
                ? texts.of("rules", rule.name(), rule.sentence())
                : path.stream()
                        .map(pack.yaku()::get)
                        .filter(entry -> entry != null)
                        .findFirst()
                        .map(entry -> texts.of("yaku", entry.key(), entry.what()))
                        .orElse(null);
        return sentence == null || sentence.isBlank()
                ? change.of()
                : sentence.strip().replaceAll("\\s+", " ").replaceAll("(?<=[^.]{3})\\.( .*)?$", "");
    }

    private WrittenScenario played(Mutation change, MutantRun mutant) {
        List<WrittenScenario> found = new ArrayList<>();
        Set<Integer> seen = new LinkedHashSet<>();
        for (List<Integer> some : mutant.affected(any -> true)) {
            for (int number : some) {
                if (seen.size() < MOST_ROUNDS && found.size() < ENOUGH && seen.add(number)) {
                    WrittenScenario one = played(change, mutant, rounds.get(number));
                    if (one != null) {
                        found.add(one);
                    }
                }
            }
            if (seen.size() >= MOST_ROUNDS || found.size() >= ENOUGH) {
                break;
            }
        }
        return found.stream()
                .min(Comparator.comparing(one -> one.lines().size()))
                .orElse(null);
    }

    private WrittenScenario played(Mutation change, MutantRun mutant, RandomRound round) {
        if (round == null) {
            return null;
        }
        Rules rules = rounds.baseline().book(round.pack(), round.options());
        Rules mutated = new MutantLimits(0).around(mutated(mutant, round.pack(), round.options()));
        RoundWriter writer = writer(round.pack());
        RoundDifference difference = RoundDifference.of(round, rules, mutated, writer);
        if (difference == null) {
            return null;
        }
        ScenarioTrial trial = trial(mutant, round.pack());
        return difference.scenarios(writer, title(change, round.pack(), writer.language())).stream()
                .map(trial::shortest)
                .filter(one -> one != null)
                .findFirst()
                .orElse(null);
    }

    /** Returns the rules of a pack with the mutation. The mutation may have changed the pack too. */
    private static Rules mutated(MutantRun mutant, Pack pack, Map<String, Object> options) {
        return mutant.changed(mutant.packs().pack(new RulesUnderTest.Subject(pack.id(), pack.profile())), options);
    }

    /**
     * Returns scenarios that examine cards for which the mutated rules give a different answer. Scenarios with few cards are
     * first.
     */
    private List<WrittenScenario> looks(MutantRun mutant, Pack pack, RoundWriter writer, String title) {
        Map<String, Object> options = Map.of("players", pack.leastSeats());
        Rules rules = rounds.baseline().book(pack, options);
        Rules mutated = mutated(mutant, pack, options);
        List<WrittenScenario> all = new ArrayList<>();
        for (boolean hand : List.of(false, true)) {
            for (CardSet cards : sets(pack, hand)) {
                Answer was = hand ? rules.hand(cards) : rules.taken(cards);
                Answer is = MutantLimits.unlessBroken(
                        () -> hand ? mutated.hand(cards) : mutated.taken(cards), () -> NOTHING);
                List<String> then = writer.combinations(was, is);
                if (!then.isEmpty()) {
                    List<String> when = List.of(writer.looks(cards, hand));
                    all.add(new WrittenScenario(writer.language(), title, List.of(), when, then));
                }
                if (all.size() >= ENOUGH) {
                    return all;
                }
            }
        }
        return all;
    }

    /**
     * Returns the sets of cards that combinations need, followed by the sets about which rounds asked the rules, small sets
     * first.
     */
    private List<CardSet> sets(Pack pack, boolean hand) {
        if (pack.yaku().isEmpty()) {
            return List.of();
        }
        Set<CardSet> all = new LinkedHashSet<>();
        for (YakuEntry entry : pack.yaku().values()) {
            if (!hand && entry.needs() != null) {
                all.add(entry.needs().set());
            }
        }
        rounds.baseline().asked(hand ? "Hand" : "Captured", "").stream()
                .map(asked -> asked.call().asked() instanceof List<?> parts && parts.get(0) instanceof CardSet cards
                        ? cards
                        : CardSet.NONE)
                .filter(cards -> !cards.isEmpty())
                .sorted(Comparator.comparing(CardSet::size))
                .limit(MOST_SETS)
                .forEach(all::add);
        return List.copyOf(all);
    }

    /** Returns scenarios in which the seats draw cards for the first deal and the mutation leads to a different result. */
    private List<WrittenScenario> draws(MutantRun mutant, Pack pack, RoundWriter writer, String title) {
        Map<String, Object> options = Map.of("players", pack.leastSeats());
        Rules rules = rounds.baseline().book(pack, options);
        Rules mutated = mutated(mutant, pack, options);
        if (rules == mutated) {
            return List.of();
        }
        Random random = new Random(1);
        List<Integer> deck =
                new ArrayList<>(pack.deck().cards().stream().map(Card::index).toList());
        for (int draw = 0; draw < MOST_DRAWS; draw++) {
            Collections.shuffle(deck, random);
            List<Integer> cards = List.copyOf(deck.subList(0, pack.leastSeats()));
            String was = decided(rules, pack, cards, writer);
            if (was != null
                    && !was.equals(
                            MutantLimits.unlessBroken(() -> decided(mutated, pack, cards, writer), () -> null))) {
                List<String> when = List.of(writer.draws(cards));
                return List.of(new WrittenScenario(writer.language(), title, List.of(), when, List.of(was)));
            }
        }
        return List.of();
    }

    private static String decided(Rules rules, Pack pack, List<Integer> cards, RoundWriter writer) {
        List<Drawn> drawn = new ArrayList<>();
        for (int number : cards) {
            Card card = pack.deck().card(number);
            drawn.add(new Drawn(drawn.size(), card.group(), card.kind(), card.points()));
        }
        Answer answer = rules.ask(new FirstDraw(rules.settings(), drawn));
        Conclusion.FirstDealer first = answer.first(Conclusion.FirstDealer.class);
        List<Integer> again = answer.all(Conclusion.DrawsAgain.class).stream()
                .map(Conclusion.DrawsAgain::seat)
                .sorted()
                .toList();
        return first == null && again.isEmpty() ? null : writer.firstDealer(first == null ? -1 : first.seat(), again);
    }
}
