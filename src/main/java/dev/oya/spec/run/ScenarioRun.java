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

/** Runs scenarios against rules. It has no state between runs. Safe for concurrent use. */
public final class ScenarioRun {
    /**
     * Logger of Cucumber, which would log each scenario that a time limit aborts. The field prevents garbage collection of the
     * logger, which would reset its level.
     */
    private static final Logger CUCUMBER = Logger.getLogger("io.cucumber");

    static {
        CUCUMBER.setLevel(Level.OFF);
    }

    static final URI GLUE = URI.create("classpath:/dev/oya/spec/steps");

    private ScenarioRun() {}

    /**
     * Runs scenarios.
     *
     * @param reports additional Cucumber reports, such as {@code junit:report.xml}
     * @param each receiver of the outcome of each scenario
     * @return outcomes in the order of the files
     */
    public static List<Outcome> run(
            RulesUnderTest rules, Scenarios scenarios, List<String> reports, Consumer<Outcome> each) {
        return run(rules, scenarios, reports, () -> {}, each);
    }

    /**
     * Runs scenarios like {@link #run(RulesUnderTest, Scenarios, List, Consumer)}.
     *
     * @param before runs before each step; its exceptions end the run
     */
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
