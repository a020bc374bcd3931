package dev.oya.spec.run;

import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.filter.Filters;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.tagexpressions.Expression;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Scenarios of feature files: all of them, those at certain lines or those with certain tags. Immutable. */
public record Scenarios(List<Feature> features, Map<URI, SortedSet<Integer>> lines, Expression tags) {
    public Scenarios {
        features = List.copyOf(features);
        lines = Map.copyOf(lines);
    }

    /** A scenario, or a row of its examples, with the tags of the scenario and its feature. */
    public record One(URI file, int line, List<String> tags, String language) {}

    /** Returns the options with which Cucumber runs only the selected scenarios. */
    RuntimeOptionsBuilder options() {
        RuntimeOptionsBuilder options = new RuntimeOptionsBuilder().addGlue(ScenarioRun.GLUE);
        if (tags != null) {
            options.addTagFilter(tags);
        }
        lines.forEach((file, some) -> options.addFeature(FeatureWithLines.create(file, some)));
        return options;
    }

    public List<One> all() {
        return meant(features.stream()).map(Scenarios::one).toList();
    }

    private Stream<Pickle> meant(Stream<Feature> some) {
        Filters filters = new Filters(options().build());
        return some.flatMap(feature -> feature.getPickles().stream()).filter(filters);
    }

    static One one(Pickle pickle) {
        return new One(pickle.getUri(), pickle.getLocation().getLine(), pickle.getTags(), pickle.getLanguage());
    }

    /** Returns the scenarios of the files in which at least one selected scenario matches. */
    public Scenarios only(Predicate<One> some) {
        List<Feature> left = features.stream()
                .filter(feature -> meant(Stream.of(feature)).map(Scenarios::one).anyMatch(some))
                .toList();
        return new Scenarios(left, lines, tags);
    }

    /**
     * Splits the scenarios into parts of whole files with about equal numbers of scenarios.
     *
     * @param about approximate number of parts
     */
    public List<Scenarios> parts(int about) {
        int enough = Math.max(1, (int) pickles().count() / about);
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

    /** Returns the line at which a scenario begins. For a row of examples, this is the line of the outline. */
    int scenarioLine(URI file, int line) {
        return features.stream()
                .filter(feature -> feature.getUri().equals(file))
                .flatMap(feature -> feature.getPickles().stream())
                .filter(pickle -> pickle.getLocation().getLine() == line)
                .map(pickle -> pickle.getScenarioLocation().getLine())
                .findFirst()
                .orElse(line);
    }

    public List<URI> files() {
        return features.stream().map(Feature::getUri).toList();
    }

    /** Returns every scenario of the files, selected or not. */
    Stream<Pickle> pickles() {
        return features.stream().flatMap(feature -> feature.getPickles().stream());
    }
}
