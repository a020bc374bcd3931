package dev.oya.spec.run;

import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioState;
import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.options.RuntimeOptions;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.runtime.BackendServiceLoader;
import io.cucumber.core.runtime.ObjectFactoryServiceLoader;
import io.cucumber.core.runtime.SingletonObjectFactorySupplier;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStepStarted;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/**
 * Runs individual scenarios repeatedly with one set of steps, for callers that run the same few scenarios many times. Not
 * thread-safe.
 */
public final class ScenarioRunner {
    private final Map<Scenarios.One, Pickle> pickles = new HashMap<>();
    private final Runner runner;
    private Result result;

    /** @param scenarios all scenarios that may be run */
    public ScenarioRunner(Scenarios scenarios) {
        scenarios.pickles().forEach(pickle -> pickles.put(Scenarios.one(pickle), pickle));
        RuntimeOptions options = scenarios.options().build();
        EventBus bus = new TimeServiceEventBus(Clock.systemUTC(), UUID::randomUUID);
        bus.registerHandlerFor(TestStepStarted.class, step -> {
            if (step.getTestStep() instanceof PickleStepTestStep) {
                ScenarioState.current().decided().nextStep();
            }
        });
        bus.registerHandlerFor(TestCaseFinished.class, over -> result = over.getResult());
        SingletonObjectFactorySupplier objects = new SingletonObjectFactorySupplier(
                new ObjectFactoryServiceLoader(ScenarioRunner.class::getClassLoader, options));
        ObjectFactory factory = objects.get();
        runner = new Runner(
                bus, new BackendServiceLoader(ScenarioRunner.class::getClassLoader, objects).get(), factory, options);
    }

    /** Runs a scenario. Returns the first error in one line, or null if every step passed. */
    public String run(RulesUnderTest rules, Scenarios.One scenario) {
        return run(rules, pickles.get(scenario));
    }

    /** Runs the first scenario of a text. The scenario need not be among those passed to the constructor. */
    public String runFirst(RulesUnderTest rules, Scenarios text) {
        return run(rules, text.pickles().findFirst().orElseThrow());
    }

    private String run(RulesUnderTest rules, Pickle pickle) {
        result = null;
        rules.during(() -> runner.runPickle(pickle));
        if (result.getStatus() == Status.PASSED) {
            return null;
        }
        return result.getError() == null ? FailureObserver.UNWRITTEN : FailureObserver.plain(result.getError());
    }
}
