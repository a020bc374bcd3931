package dev.oya.spec.mutate;

import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.spec.CallRecorder;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The calls that scenarios or rounds make to unmodified rules. Rules are pure, so a mutation can affect a scenario only through
 * a changed answer to one of its calls. Several threads may add calls at the same time. Calls may be read once all of them are
 * added.
 */
final class BaselineRun {
    /** A call that scenarios make. */
    static final class Asked {
        private final CallRecorder.Call call;
        private final Rules rules;
        private final Object answer;
        private final Set<Dependency> same;
        private final List<Integer> scenarios = new ArrayList<>();
        /** Number of the call within the first scenario, from 1. */
        private long number;

        Asked(CallRecorder.Call call, Rules rules, Object answer, Set<Dependency> same) {
            this.call = call;
            this.rules = rules;
            this.answer = answer;
            this.same = same;
        }

        /** Adds a scenario, with the number of the call within the scenario, from 1. */
        private synchronized void add(int scenario, long calls) {
            int at = Collections.binarySearch(scenarios, scenario);
            if (at >= 0) {
                return;
            }
            scenarios.add(-at - 1, scenario);
            if (at == -1) {
                number = calls;
            }
        }

        CallRecorder.Call call() {
            return call;
        }

        /** Returns the rules that answered the call. */
        Rules rules() {
            return rules;
        }

        Object answer() {
            return answer;
        }

        /** Returns the numbers of the scenarios in ascending order. */
        List<Integer> scenarios() {
            return scenarios;
        }

        /** Returns whether the changed answer depends on a value that may differ between the scenarios. */
        boolean isAmbiguous(Object changed) {
            return changed instanceof Answer other && !same.containsAll(other.looks());
        }
    }

    /** The order in which one thread would make the calls. */
    private static final Comparator<Asked> ORDER =
            Comparator.<Asked, Integer>comparing(one -> one.scenarios.get(0)).thenComparing(one -> one.number);

    /** The key of equal calls: the compared values, and the dependencies whose values are among these values. */
    private record Key(List<Object> values, Set<Dependency> looks) {}

    private final RulesUnderTest rules;
    private final List<Scenarios.One> scenarios;
    private final List<RulesUnderTest.Subject> subjects;
    private final Map<String, Rules> books = new ConcurrentHashMap<>();
    private final Map<String, Map<Object, Asked>> asked = new ConcurrentHashMap<>();
    private final Map<String, List<Asked>> sorted = new ConcurrentHashMap<>();
    private final Map<Object, Set<Dependency>> looks = new ConcurrentHashMap<>();
    private final Map<Object, Integer> names = new ConcurrentHashMap<>();
    private final long[] questions;
    private final String[] wrong;

    BaselineRun(RulesUnderTest rules, List<Scenarios.One> scenarios) {
        this(
                rules,
                scenarios,
                scenarios.stream()
                        .map(one -> rules.subjects().subject(one.file(), one.tags(), one.language()))
                        .toList());
    }

    private BaselineRun(RulesUnderTest rules, List<Scenarios.One> scenarios, List<RulesUnderTest.Subject> subjects) {
        this.rules = rules;
        this.scenarios = List.copyOf(scenarios);
        this.subjects = subjects;
        this.questions = new long[subjects.size()];
        this.wrong = new String[subjects.size()];
    }

    /**
     * Returns a run of rounds instead of scenarios. Scenario numbers are then round numbers.
     *
     * @param subjects game and profile of each round
     */
    static BaselineRun ofRounds(RulesUnderTest rules, List<RulesUnderTest.Subject> subjects) {
        return new BaselineRun(rules, List.of(), List.copyOf(subjects));
    }

    RulesUnderTest rules() {
        return rules;
    }

    List<Scenarios.One> scenarios() {
        return scenarios;
    }

    /** Returns the numbers of the scenarios whose pack matches the predicate. */
    List<Integer> in(Predicate<Pack> some) {
        Map<RulesUnderTest.Subject, Boolean> known = new HashMap<>();
        return IntStream.range(0, subjects.size())
                .filter(number -> known.computeIfAbsent(subjects.get(number), one -> some.test(rules.pack(one))))
                .boxed()
                .toList();
    }

    void run(int number, ScenarioRunner runner) {
        Map<Rules, Rules> recorded = new HashMap<>();
        wrong[number] = runner.run(
                rules.answeredBy((pack, options) ->
                        recorded.computeIfAbsent(book(pack, options), book -> recording(number, book))),
                scenarios.get(number));
    }

    /** Returns rules that record the calls of the scenario or round with the given number. */
    Rules recording(int number, Rules book) {
        return new CallRecorder(book) {
            @Override
            protected Object answer(Call call) {
                questions[number]++;
                return note(number, call, book);
            }
        };
    }

    /** Returns the rules of a pack. Equal arguments return the same instance. */
    Rules book(Pack pack, Map<String, Object> options) {
        return books.computeIfAbsent(
                pack.digest() + new TreeMap<>(options), key -> rules.library().rules(pack, options));
    }

    private Object note(int number, CallRecorder.Call call, Rules by) {
        Object answer = call.ask().apply(by);
        Key key = key(by, call.asked(), answer);
        Asked one = asked.computeIfAbsent(call.question(), any -> new ConcurrentHashMap<>())
                .computeIfAbsent(key.values(), any -> new Asked(call, by, answer, key.looks()));
        one.add(number, questions[number]);
        return answer;
    }

    /**
     * Returns the key that equal calls share. The key of a question includes the values of all dependencies that rules have
     * read so far.
     */
    private Key key(Rules by, Object asked, Object answer) {
        if (!(asked instanceof Question question && answer instanceof Answer found)) {
            return new Key(List.of(by, asked), Set.of());
        }
        Set<Dependency> known =
                looks.computeIfAbsent(List.of(by, question.getClass()), any -> ConcurrentHashMap.newKeySet());
        known.addAll(found.looks());
        Map<Dependency, Integer> seen = new HashMap<>();
        known.forEach(look -> seen.put(look, seen(question, look)));
        long[] numbers = new QuestionKey(names).of(question).copy();
        List<Long> own = Arrays.stream(numbers).boxed().toList();
        return new Key(List.of(by, question.getClass(), own, seen), seen.keySet());
    }

    /**
     * Returns the value of a dependency, or null if the question does not have the dependency, for example because there are
     * fewer seats.
     */
    private static Integer seen(Question asked, Dependency look) {
        try {
            return asked.see(look);
        } catch (IllegalArgumentException nothing) {
            return null;
        }
    }

    long questions(int scenario) {
        return questions[scenario];
    }

    /** Returns the failure of a scenario under unmodified rules, or null if it passes. */
    String wrong(int scenario) {
        return wrong[scenario];
    }

    /**
     * Returns every distinct call with the given question. Calls to whose answer the given rule contributed come first. The
     * order does not depend on the timing of threads.
     */
    List<Asked> asked(String question, String rule) {
        List<Asked> first = new ArrayList<>();
        List<Asked> others = new ArrayList<>();
        for (Asked one : sorted.computeIfAbsent(question, this::sorted)) {
            boolean fired = one.answer() instanceof Answer answer
                    && answer.lines().stream().anyMatch(line -> line.rule().equals(rule));
            (fired ? first : others).add(one);
        }
        first.addAll(others);
        return first;
    }

    private List<Asked> sorted(String question) {
        return asked.getOrDefault(question, Map.of()).values().stream()
                .sorted(ORDER)
                .toList();
    }
}
