package dev.oya.spec.run;

import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import java.net.URI;
import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Runs scenarios against rules. Keeps nothing between runs, so it may be called as often as one likes, and by several threads. */
public final class ScenarioRun {
    /** It would write down each scenario that is ended because time is up; kept here, or its level would be forgotten. */
    private static final Logger CUCUMBER = Logger.getLogger("io.cucumber");

    static {
        CUCUMBER.setLevel(Level.OFF);
    }

    static final URI GLUE = URI.create("classpath:/dev/oya/spec/steps");

    private ScenarioRun() {}

    /**
     * Runs scenarios.
     *
     * @param reports what Cucumber is to write besides, such as {@code junit:report.xml}
     * @param each is told of each scenario when it is over
     * @return what came of each, in the order of the files
     */
    public static List<Outcome> run(
            RulesUnderTest rules, Scenarios scenarios, List<String> reports, Consumer<Outcome> each) {
        return run(rules, scenarios, reports, () -> {}, each);
    }

    /** The same, where something is done before each step; what it throws ends the run. */
    public static List<Outcome> run(
            RulesUnderTest rules, Scenarios scenarios, List<String> reports, Runnable before, Consumer<Outcome> each) {
        RuntimeOptionsBuilder options =
                scenarios.options().setPublishQuiet(true).setMonochrome();
        reports.forEach(options::addPluginName);
        FailureObserver observer = new FailureObserver(rules, scenarios, before, each);
        rules.during(() -> Runtime.builder()
                .withRuntimeOptions(options.build())
                .withClassLoader(ScenarioRun.class::getClassLoader)
                .withFeatureSupplier(scenarios::features)
                .withAdditionalPlugins(observer)
                .build()
                .run());
        return observer.outcomes();
    }
}
