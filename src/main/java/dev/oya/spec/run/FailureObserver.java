package dev.oya.spec.run;

import dev.oya.input.Advice;
import dev.oya.input.Localized;
import dev.oya.input.PackException;
import dev.oya.spec.InvalidScenarioException;
import dev.oya.spec.MissingStepException;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioPlay;
import dev.oya.spec.ScenarioState;
import dev.oya.spec.TableLines;
import dev.oya.spec.steps.StepSuggestions;
import dev.oya.spec.steps.StepVocabulary;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStepFinished;
import io.cucumber.plugin.event.TestStepStarted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An observer of a run. For each failed step, it records the table and the deciding rules. Use one instance per run. Not
 * thread-safe.
 */
final class FailureObserver implements ConcurrentEventListener {
    /** The message for a text that matches no step. */
    static final String UNWRITTEN = Advice.of("step-unwritten", "").toString();

    private static final Pattern SEAT = Pattern.compile("(?:[Ss]eats?|[Pp]lats(?:erna)?|Platz|Plätze) ([0-9]+)");
    private static final Pattern NUMBER = Pattern.compile("\"[^\"]*\"");

    /** Maximum number of failures with a table. Further tables would use memory, and no user would read them. */
    private static final int MOST_TABLES = 500;

    /** Maximum number of steps with suggestions. Each of these steps is compared with the whole vocabulary. */
    private static final int MOST_SUGGESTED = 50;

    private final RulesUnderTest rules;
    private final Scenarios scenarios;
    private final Runnable before;
    private final Consumer<Outcome> each;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<Outcome.Step> steps = new ArrayList<>();
    private int heading;
    private Outcome.Failure failure;
    private int failures;
    private int unknown;

    FailureObserver(RulesUnderTest rules, Scenarios scenarios, Runnable before, Consumer<Outcome> each) {
        this.rules = rules;
        this.scenarios = scenarios;
        this.before = before;
        this.each = each;
    }

    List<Outcome> outcomes() {
        return outcomes;
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestStepStarted.class, this::begun);
        publisher.registerHandlerFor(TestStepFinished.class, this::over);
        publisher.registerHandlerFor(TestCaseFinished.class, event -> over(event.getTestCase()));
    }

    private void begun(TestStepStarted event) {
        before.run();
        if (event.getTestStep() instanceof PickleStepTestStep step) {
            if (steps.isEmpty()) {
                heading = heading(event.getTestCase());
            }
            ScenarioState.current().step(written(step), step.getStep().getLine(), heading, before);
        }
    }

    private void over(TestStepFinished event) {
        Result result = event.getResult();
        boolean passed = result.getStatus() == Status.PASSED;
        boolean fails = !passed && result.getStatus() != Status.SKIPPED && failure == null;
        if (event.getTestStep() instanceof PickleStepTestStep step) {
            String came = passed ? "passed" : failure == null ? "failed" : "skipped";
            steps.add(new Outcome.Step(written(step), step.getStep().getLine(), came));
            if (fails) {
                failure = failure(event.getTestCase(), step, result);
                ScenarioState.current().failed(failure);
            }
        } else if (fails) {
            failure = new Outcome.Failure(Outcome.Kind.UNFIT, 0, text(result.getError()));
        }
    }

    private void over(TestCase scenario) {
        List<PickleStepTestStep> all = scenario.getTestSteps().stream()
                .filter(PickleStepTestStep.class::isInstance)
                .map(PickleStepTestStep.class::cast)
                .toList();
        int line = scenario.getLocation().getLine();
        if (all.isEmpty()) {
            failure = new Outcome.Failure(Outcome.Kind.EMPTY, line, Advice.of("step-empty"));
        } else if (failure == null && all.stream().noneMatch(FailureObserver::compares)) {
            failure = new Outcome.Failure(Outcome.Kind.EMPTY, line, Advice.of("step-no-then"));
        }
        Outcome outcome = new Outcome(
                scenario.getUri(),
                line,
                heading(scenario),
                scenario.getName(),
                scenario.getTags(),
                rules.subjects().subject(scenario.getUri(), scenario.getTags(), scenario.getLanguage()),
                List.copyOf(steps),
                failure);
        steps.clear();
        failure = null;
        outcomes.add(outcome);
        each.accept(outcome);
    }

    /** Returns the line at which the scenario or its outline begins. */
    private int heading(TestCase scenario) {
        return scenarios.scenarioLine(scenario.getUri(), scenario.getLocation().getLine());
    }

    /** Returns whether a step compares values. Some steps that begin with "then" compare no values. */
    private static boolean compares(PickleStepTestStep step) {
        return StepVocabulary.all().isCompared(step.getCodeLocation());
    }

    private Outcome.Failure failure(TestCase scenario, PickleStepTestStep step, Result result) {
        String text = step.getStep().getText();
        ScenarioState state = ScenarioState.current();
        InvalidScenarioException.Step stated =
                cause(result.getError()) instanceof InvalidScenarioException unfit && unfit.step() != null
                        ? unfit.step()
                        : new InvalidScenarioException.Step(
                                written(step), step.getStep().getLine());
        Outcome.Kind kind = kind(result);
        StepVocabulary vocabulary = StepVocabulary.all();
        List<String> meant = List.of();
        Localized message;
        if (kind == Outcome.Kind.UNKNOWN) {
            StepSuggestions.Suggested suggested = ++unknown > MOST_SUGGESTED
                    ? new StepSuggestions.Suggested(StepSuggestions.NO_MISTAKE, List.of())
                    : StepSuggestions.to(text, scenario.getLanguage(), vocabulary);
            meant = suggested.steps();
            message = Advice.of("step-unwritten", suggested.mistake());
        } else if (kind == Outcome.Kind.AMBIGUOUS) {
            meant = vocabulary.matching(text).stream()
                    .map(StepVocabulary.Sentence::written)
                    .toList();
            message = Advice.of("step-ambiguous");
        } else {
            boolean early = cause(result.getError()) instanceof MissingStepException missing
                    && missing.missing().equals(ScenarioPlay.NO_ROUND);
            Localized seat = noSuchSeat(cause(result.getError()), text, state);
            Localized reason = seat == null ? text(result.getError()) : seat;
            message = early ? Advice.of("step-write-before", reason, vocabulary.begun(scenario.getLanguage())) : reason;
        }
        boolean ran = kind == Outcome.Kind.WRONG || kind == Outcome.Kind.UNFIT;
        return new Outcome.Failure(
                kind,
                stated.text(),
                stated.line(),
                message,
                meant,
                ran && ++failures <= MOST_TABLES ? TableLines.of(state) : List.of(),
                List.copyOf(state.decided().rules()),
                kind == Outcome.Kind.WRONG && state.decided().rules().isEmpty()
                        ? state.decided().about()
                        : null);
    }

    private static Outcome.Kind kind(Result result) {
        return switch (result.getStatus()) {
            case UNDEFINED, PENDING -> Outcome.Kind.UNKNOWN;
            case AMBIGUOUS -> Outcome.Kind.AMBIGUOUS;
            default -> cause(result.getError()) instanceof AssertionError ? Outcome.Kind.WRONG : Outcome.Kind.UNFIT;
        };
    }

    private static String written(PickleStepTestStep step) {
        return step.getStep().getKeyword().strip() + " " + step.getStep().getText();
    }

    private static Throwable cause(Throwable error) {
        Throwable cause = error;
        while (cause != null
                && cause.getCause() != null
                && !(cause instanceof AssertionError)
                && !(cause instanceof PackException)) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** Returns an error in one line of English. */
    static String plain(Throwable error) {
        return text(error).in("en");
    }

    /** Returns an error in one line. */
    private static Localized text(Throwable error) {
        Throwable cause = cause(error);
        if (cause instanceof Localized text) {
            return text;
        }
        if (cause instanceof PackException wrong) {
            return language -> wrong.problems().stream()
                    .map(problem -> problem.in(language))
                    .map(problem -> problem.place() + ": " + problem.message() + " [" + problem.code() + "]")
                    .collect(Collectors.joining("; "));
        }
        if (isFault(cause)) {
            return fault(cause);
        }
        if (cause instanceof NumberFormatException odd) {
            Matcher written = NUMBER.matcher(String.valueOf(odd.getMessage()));
            Object number = written.find() ? written.group() : Advice.of("this-value");
            return Advice.of("step-no-number", number, Integer.MAX_VALUE);
        }
        String text = cause.getMessage();
        String line =
                text == null ? cause.getClass().getSimpleName() : text.strip().replaceAll("\\s*\\R\\s*", " ");
        return Localized.same(line);
    }

    /** Returns an error if a step names a seat that the table does not have, or null otherwise. */
    private static Localized noSuchSeat(Throwable cause, String text, ScenarioState state) {
        if (!(cause instanceof IndexOutOfBoundsException)) {
            return null;
        }
        int seats = state.rules().settings().players();
        return SEAT.matcher(text)
                .results()
                .map(named -> named.group(1))
                .filter(named -> named.length() > 2 || Integer.parseInt(named) >= seats)
                .<Localized>map(named -> Advice.of("step-no-seat", named, seats - 1))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether the error is internal. Errors in scenarios cause exceptions with an explanation. */
    private static boolean isFault(Throwable cause) {
        return cause instanceof NullPointerException
                || cause instanceof ClassCastException
                || cause instanceof IndexOutOfBoundsException
                || cause instanceof NoSuchElementException;
    }

    private static Localized fault(Throwable cause) {
        String place = Arrays.stream(cause.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("dev.oya."))
                .findFirst()
                .map(frame -> " at " + frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("");
        return Advice.of("step-bug", cause.getClass().getSimpleName(), place);
    }
}
