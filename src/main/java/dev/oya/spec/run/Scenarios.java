package dev.oya.spec.run;

import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.tagexpressions.Expression;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Predicate;

/** Scenarios that have been read: whole files, or lines of them, or those with certain tags. Immutable. */
public final class Scenarios {
    private final List<Feature> features;
    private final Map<URI, SortedSet<Integer>> lines;
    private final Expression tags;

    Scenarios(List<Feature> features, Map<URI, SortedSet<Integer>> lines, Expression tags) {
        this.features = List.copyOf(features);
        this.lines = Map.copyOf(lines);
        this.tags = tags;
    }

    /**
     * One scenario, or one row of a scenario's examples.
     *
     * @param file where it stands
     * @param line its line
     * @param tags its tags and those of its feature
     * @param language the language it is written in
     */
    public record One(URI file, int line, List<String> tags, String language) {}

    /** Every scenario that will be run. */
    public List<One> all() {
        List<One> all = new ArrayList<>();
        for (Feature feature : features) {
            for (Pickle pickle : feature.getPickles()) {
                if (isMeant(feature.getUri(), pickle)) {
                    all.add(one(pickle));
                }
            }
        }
        return all;
    }

    static One one(Pickle pickle) {
        return new One(pickle.getUri(), pickle.getLocation().getLine(), pickle.getTags(), pickle.getLanguage());
    }

    private boolean isMeant(URI file, Pickle pickle) {
        Set<Integer> meant = lines.get(file);
        boolean here = meant == null
                || meant.contains(pickle.getLocation().getLine())
                || meant.contains(pickle.getScenarioLocation().getLine())
                || pickle.getRuleLocation()
                        .map(place -> meant.contains(place.getLine()))
                        .orElse(false)
                || pickle.getFeatureLocation()
                        .map(place -> meant.contains(place.getLine()))
                        .orElse(false)
                || pickle.getExamplesLocation()
                        .map(place -> meant.contains(place.getLine()))
                        .orElse(false);
        return here && (tags == null || tags.evaluate(pickle.getTags()));
    }

    /** Those files of which some scenario is meant. */
    public Scenarios only(Predicate<One> meant) {
        List<Feature> some = features.stream()
                .filter(feature -> feature.getPickles().stream()
                        .anyMatch(pickle -> isMeant(feature.getUri(), pickle) && meant.test(one(pickle))))
                .toList();
        return new Scenarios(some, lines, tags);
    }

    /** The same in about so many parts, one at least, each of whole files and of about as many scenarios. */
    public List<Scenarios> parts(int about) {
        int left = features.stream()
                .mapToInt(feature -> feature.getPickles().size())
                .sum();
        int enough = Math.max(1, left / about);
        List<Scenarios> parts = new ArrayList<>();
        List<Feature> part = new ArrayList<>();
        int size = 0;
        for (Feature feature : features) {
            part.add(feature);
            size += feature.getPickles().size();
            if (size >= enough) {
                parts.add(new Scenarios(part, lines, tags));
                part.clear();
                size = 0;
            }
        }
        if (!part.isEmpty() || parts.isEmpty()) {
            parts.add(new Scenarios(part, lines, tags));
        }
        return parts;
    }

    /** The line where the scenario begins to which a line belongs: the line itself, or that of an outline for a row of it. */
    int scenarioLine(URI file, int line) {
        return features.stream()
                .filter(feature -> feature.getUri().equals(file))
                .flatMap(feature -> feature.getPickles().stream())
                .filter(pickle -> pickle.getLocation().getLine() == line)
                .map(pickle -> pickle.getScenarioLocation().getLine())
                .findFirst()
                .orElse(line);
    }

    /** The files that have been read. */
    public List<URI> files() {
        return features.stream().map(Feature::getUri).toList();
    }

    List<Feature> features() {
        return features;
    }

    Map<URI, SortedSet<Integer>> lines() {
        return lines;
    }

    Optional<Expression> tags() {
        return Optional.ofNullable(tags);
    }
}
