package dev.oya.experiment;

import dev.oya.files.Sha256;
import dev.oya.record.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The same matches by several rules: match {@code n} of the seed {@code S} has the seed {@code S/n} in every arm, so that its
 * first dealer is drawn, its cards lie and its bots are in luck alike; bots sit one seat further on with each match. Safe to
 * share between threads.
 */
public final class Experiment {
    /** So many matches are played on end; a study is a whole number of such parts. */
    static final int PART = 4;

    private final List<Arm> arms;
    private final List<String> bots;
    private final String seed;
    private final List<ArmPlay> simulations = new ArrayList<>();

    /**
     * @param arms rules of one game for equally many at the table; the others are held against the first
     * @param bots names of bots, taken in turn by the seats
     * @param seed any text
     * @throws IllegalArgumentException where there is no such bot, or the arms are not of one game and as many seats
     */
    public Experiment(List<Arm> arms, List<String> bots, String seed) {
        this.arms = List.copyOf(arms);
        this.bots = List.copyOf(bots);
        this.seed = seed;
        for (Arm arm : arms) {
            if (!game(arm).equals(game(arms.get(0))) || players(arm) != players()) {
                throw new IllegalArgumentException("\"" + arms.get(0).name() + "\" and \"" + arm.name()
                        + "\" are not the same game for equally many at the table");
            }
            simulations.add(new ArmPlay(arm.rules(), Long.MAX_VALUE, seed, bots));
        }
    }

    private static String game(Arm arm) {
        return arm.rules().settings().pack().id();
    }

    private static int players(Arm arm) {
        return (Integer) arm.rules().settings().option("players");
    }

    public List<Arm> arms() {
        return arms;
    }

    public List<String> bots() {
        return bots;
    }

    public String seed() {
        return seed;
    }

    /** The game that is studied. */
    public String game() {
        return game(arms.get(0));
    }

    /** How many sit at the table. */
    public int players() {
        return players(arms.get(0));
    }

    /** The seed of a match, from 0. */
    public String seedOf(int match) {
        return simulations.get(0).seedOf(match);
    }

    /** What is studied, in a digest: studies of the same one have the same totals after as many parts. */
    public String digest() {
        List<Map<String, Object>> rules = new ArrayList<>();
        for (Arm arm : arms) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("pack", arm.rules().settings().pack().digest());
            one.put("options", new java.util.TreeMap<>(arm.rules().settings().options()));
            rules.add(one);
        }
        String text = Json.MAPPER.writeValueAsString(List.of(rules, bots, seed, PART));
        return Sha256.name(text);
    }

    /**
     * Parts on end, as they were played.
     *
     * @param rounds how many rounds the first arm has in each
     * @param totals what they came to
     */
    public record Stretch(List<Integer> rounds, Totals.Kept totals) {}

    /** Plays so many parts of the study, from this one on. */
    public Stretch play(int from, int parts) {
        Totals totals = new Totals(arms.size());
        List<Integer> rounds = new ArrayList<>();
        for (int part = from; part < from + parts; part++) {
            long before = totals.rounds();
            for (int match = part * PART; match < (part + 1) * PART; match++) {
                int number = match;
                List<List<PlayedRound>> played =
                        simulations.stream().map(arm -> arm.watched(number)).toList();
                totals.add(number, played);
            }
            rounds.add((int) (totals.rounds() - before));
        }
        return new Stretch(rounds, totals.kept());
    }

    /** A deal as an arm played it, with its record. */
    PlayedRound recorded(int arm, int match, int deal) {
        return simulations.get(arm).recorded(match).get(deal - 1);
    }

    /**
     * Plays on until the aim is reached.
     *
     * @param course what has been played
     * @param threads how many threads play; they change nothing but the time
     * @param told hears of each further part, on the calling thread
     * @throws InterruptedException where the calling thread is interrupted; the course holds what was played till then
     */
    public void run(ExperimentProgress course, int threads, Consumer<ExperimentProgress> told)
            throws InterruptedException {
        if (!course.isOver()) {
            OrderedWork.run(threads, course.parts(), part -> true, part -> play(part, 1), played -> {
                course.add(played);
                told.accept(course);
                return !course.isOver();
            });
        }
    }
}
