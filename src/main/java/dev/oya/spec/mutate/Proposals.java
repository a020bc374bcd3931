package dev.oya.spec.mutate;

import dev.oya.pack.Pack;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import dev.oya.spec.write.WrittenScenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/** Finds scenarios that would detect undetected mutations. Safe for concurrent use. */
public final class Proposals {
    private final Mutations mutations;
    private final RandomRounds rounds;
    private final List<Pack> packs;
    private final ThreadLocal<ScenarioSearch> searches;
    private final BooleanSupplier stopped;

    /**
     * A scenario that detects mutations of a group.
     *
     * @param scenario a scenario that passes under unmodified rules
     * @param detects numbers of the detected mutations in the group, from 1
     */
    public record Proposed(WrittenScenario scenario, List<Integer> detects) {
        public Proposed {
            detects = List.copyOf(detects);
        }
    }

    /**
     * @param packs packs of all profiles
     * @param languages language of scenarios, by profile
     * @param scenarios any scenarios, which provide the steps
     */
    Proposals(
            Mutations mutations,
            RandomRounds rounds,
            List<Pack> packs,
            Map<String, String> languages,
            Scenarios scenarios,
            BooleanSupplier stopped) {
        this.mutations = mutations;
        this.rounds = rounds;
        this.packs = List.copyOf(packs);
        this.searches =
                ThreadLocal.withInitial(() -> new ScenarioSearch(rounds, languages, new ScenarioRunner(scenarios)));
        this.stopped = stopped;
    }

    /** Returns the number of random rounds that are searched. */
    public int rounds() {
        return rounds.count();
    }

    /**
     * Returns scenarios that detect the mutations of a group, and the mutations that each scenario detects. Mutations for which
     * no scenario was found are omitted.
     */
    public List<Proposed> of(MutationGroup group) {
        List<Mutation> changes =
                group.undetected().stream().map(MutantResult::change).toList();
        List<MutantRun> mutants = mutations.mutants(changes, rounds.baseline());
        Set<Integer> left = new TreeSet<>();
        for (int number = 1; number <= changes.size(); number++) {
            left.add(number);
        }
        ScenarioSearch search = searches.get();
        List<Proposed> all = new ArrayList<>();
        for (int number = 1; number <= changes.size() && !stopped.getAsBoolean(); number++) {
            WrittenScenario found =
                    left.contains(number) ? search.find(changes.get(number - 1), mutants.get(number - 1), packs) : null;
            if (found != null) {
                int own = number;
                List<Integer> detects = left.stream()
                        .filter(other -> other == own || search.detects(found, mutants.get(other - 1), packs))
                        .toList();
                detects.forEach(left::remove);
                all.add(new Proposed(found, detects));
            }
        }
        return all;
    }
}
