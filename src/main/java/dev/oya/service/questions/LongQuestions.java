package dev.oya.service.questions;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.PairedTotals;
import dev.oya.explain.PackDiff;
import dev.oya.input.InputBounds;
import dev.oya.input.Localized;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.words.RuleIndex;
import dev.oya.say.Wording;
import dev.oya.service.http.AskedRules;
import dev.oya.service.http.Body;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Deadline;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Reply;
import dev.oya.service.http.Request;
import dev.oya.service.http.WorkLimiter;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.FeatureProblems;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Handles long-running requests: scenarios and differences between rules. */
record LongQuestions(CompiledPacks packs, WorkLimiter gate) {
    private static final String FEATURE = "feature";
    private static final String DRAFT = "layer";
    private static final InputBounds TEXTS = new InputBounds(Set.of(FEATURE, DRAFT));
    private static final Pattern PLACED = Pattern.compile(FEATURE + ":(\\d+): (.*)");

    /** Maximum number of steps in a feature file, far above the longest file of any game. */
    private static final int MOST_STEPS = 20_000;

    private static final int MOST_ROUNDS = 1_000_000;

    Reply scenarios(Request request) throws Exception {
        Body body = Body.of(request, Set.of("rules", FEATURE, DRAFT), TEXTS);
        AskedRules asked = packs.asked();
        asked.read(body.root(), "rules", body.nodes());
        String draft = body.nodes().text(body.root(), DRAFT);
        String feature = body.nodes().text(body.root(), FEATURE);
        if (feature == null && body.nodes().problems().isEmpty()) {
            body.nodes().report(body.root(), "no-question.feature");
        }
        body.orRefuse(422);
        if (feature.lines().anyMatch(line -> line.length() > FeatureFiles.LONGEST_LINE)) {
            throw new HttpProblem(413, "too-long-line", FeatureFiles.LONGEST_LINE);
        }
        Scenarios scenarios = read(feature);
        List<Path> houses = new ArrayList<>(asked.houses());
        RuleLibrary library = draft == null ? packs.library() : trying(request, draft, asked, houses);
        RulesUnderTest rules = new RulesUnderTest(
                library, houses, asked.pack().base(), asked.pack().profile(), pack -> asked.options());
        List<Outcome> outcomes = gate.through(() -> {
            Deadline deadline = new Deadline(request.limits().of(Limit.RUN_SECONDS));
            List<Outcome> all;
            try {
                all = ScenarioRun.run(rules, scenarios, List.of(), deadline::check, outcome -> {});
            } catch (RuntimeException ended) {
                deadline.check();
                throw ended;
            }
            deadline.check();
            return all;
        });
        return Reply.json(json(asked, outcomes, packs.speech(asked.pack(), request.language())));
    }

    /** Checks a draft layer and adds it to the other layers. The draft is not stored. */
    private RuleLibrary trying(Request request, String draft, AskedRules asked, List<Path> houses) throws Exception {
        int most = request.limits().of(Limit.LAYER);
        if (draft.getBytes(StandardCharsets.UTF_8).length > most) {
            throw new HttpProblem(413, "too-large", most);
        }
        RuleLibrary trying = packs.trying(DRAFT, draft);
        houses.add(Path.of(DRAFT));
        Pack base = asked.pack();
        List<Problem> problems = packs.compiling().through(() -> trying.check(base.base(), base.profile(), houses));
        if (!problems.stream().allMatch(Problem::isWarning)) {
            throw HttpProblem.of(422, problems);
        }
        return trying;
    }

    private static Scenarios read(String feature) {
        try {
            return FeatureFiles.text(FEATURE, feature, MOST_STEPS);
        } catch (FeatureProblems broken) {
            throw HttpProblem.of(
                    422,
                    broken.problems().stream()
                            .map(problem -> {
                                Matcher placed = PLACED.matcher(problem.in(""));
                                int line = placed.matches() ? Integer.parseInt(placed.group(1)) : 0;
                                return Problem.of(
                                        new Place(FEATURE, line), "broken-scenario.text", new Unplaced(problem));
                            })
                            .toList());
        }
    }

    /** The text of a problem without its place. */
    private record Unplaced(Localized problem) implements Localized {
        @Override
        public String in(String language) {
            Matcher placed = PLACED.matcher(problem.in(language));
            return placed.matches() ? placed.group(2) : problem.in(language);
        }

        @Override
        public String toString() {
            return in("");
        }
    }

    /** The result of a scenario, in the form used in responses. */
    private record Held(String name, int line, boolean ok, List<Outcome.Step> steps, Failed failure) {}

    private record Failed(
            String kind,
            String step,
            int line,
            String message,
            List<String> perhaps,
            List<String> table,
            List<Deciding> rules) {}

    private record Deciding(
            String rule, String says, @JsonUnwrapped Json.Cited cited) {}

    private static ObjectNode json(AskedRules asked, List<Outcome> outcomes, Wording speech) {
        RuleIndex sources = speech.sources(asked.pack());
        ObjectNode answer = Json.object();
        answer.set("rules", asked.json());
        answer.put("ok", outcomes.stream().allMatch(Outcome::passed));
        ArrayNode list = answer.putArray("scenarios");
        outcomes.forEach(one -> list.add(Json.tree(new Held(
                one.name(),
                one.line(),
                one.passed(),
                one.steps(),
                failed(one.failure(), sources, speech.language())))));
        return answer;
    }

    private static Failed failed(Outcome.Failure failure, RuleIndex sources, String language) {
        return failure == null
                ? null
                : new Failed(
                        failure.kind().name().toLowerCase(Locale.ROOT),
                        failure.step(),
                        failure.line(),
                        failure.text().in(language),
                        failure.steps(),
                        failure.situation(),
                        failure.rules().stream()
                                .map(sources::of)
                                .map(one -> new Deciding(one.name(), one.sentence(), new Json.Cited(one.cite())))
                                .toList());
    }

    Reply diff(Request request) throws Exception {
        Body body = Body.of(request, Set.of("a", "b", "rounds", "seed"));
        AskedRules one = packs.asked();
        AskedRules other = packs.asked();
        RuleBook first = one.read(body.root(), "a", body.nodes());
        RuleBook second = other.read(body.root(), "b", body.nodes());
        Integer rounds = body.nodes().number(body.root(), "rounds", 0, MOST_ROUNDS);
        String text = body.nodes().text(body.root(), "seed");
        String seed = text == null ? "1" : text;
        body.orRefuse(422);
        ObjectNode answer = new PackDiff(
                        one.pack(),
                        first.settings().options(),
                        other.pack(),
                        second.settings().options())
                .json();
        DiffWords ours = words(request, one, first);
        DiffWords theirs = words(request, other, second);
        answer.get("differences").forEach(row -> inWords((ObjectNode) row, ours, theirs));
        answer.set("a", one.json());
        answer.set("b", other.json());
        if (rounds != null && rounds > 0) {
            int seats = first.settings().players();
            if (!one.pack().id().equals(other.pack().id())
                    || !second.settings().option("players").equals(seats)) {
                throw new HttpProblem(422, "not-the-same-game");
            }
            answer.set("play", gate.through(() -> {
                Deadline deadline = new Deadline(request.limits().of(Limit.RUN_SECONDS));
                PairedTotals totals = new PairedTotals();
                Experiment.replaying(first, second, seed).replay(rounds, deal -> {
                    deadline.check();
                    totals.add(deal);
                });
                return Json.tree(totals.answer(seed, seats));
            }));
        }
        return Reply.json(answer);
    }

    private DiffWords words(Request request, AskedRules asked, RuleBook rules) {
        return new DiffWords(asked.pack(), rules.settings().options(), packs.speech(asked.pack(), request.language()));
    }

    private static void inWords(ObjectNode row, DiffWords ours, DiffWords theirs) {
        String kind = row.get("kind").stringValue();
        String name = row.get("name").stringValue();
        String what = ours.what(kind, name);
        row.put("what", what == null ? theirs.what(kind, name) : what);
        if (row.get("first") instanceof ObjectNode first) {
            first.put("text", ours.text(kind, name, first.get("text").stringValue()));
        }
        if (row.get("second") instanceof ObjectNode second) {
            second.put("text", theirs.text(kind, name, second.get("text").stringValue()));
        }
    }
}
