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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What scenarios ask of rules with which nothing is wrong. As rules are pure, a scenario can only notice a change by which one
 * of its questions has another answer. Filled by several threads; then safe to share between them.
 */
final class BaselineRun {
    /** A call with what answered it, the answer, and the numbers of the scenarios that ask it. */
    record Asked(CallRecorder.Call call, Rules rules, Object answer, List<Integer> scenarios) {}

    private final RulesUnderTest rules;
    private final List<Scenarios.One> scenarios;
    private final List<RulesUnderTest.Subject> subjects;
    private final Map<String, Rules> books = new ConcurrentHashMap<>();
    private final Map<String, Map<Object, Asked>> asked = new ConcurrentHashMap<>();
    private final Map<Object, Set<Dependency>> looks = new ConcurrentHashMap<>();
    private final Map<Object, Integer> names = new ConcurrentHashMap<>();
    private final long[] questions;
    private final String[] wrong;

    BaselineRun(RulesUnderTest rules, List<Scenarios.One> scenarios) {
        this.rules = rules;
        this.scenarios = List.copyOf(scenarios);
        this.subjects = scenarios.stream()
                .map(one -> rules.subjects().subject(one.file(), one.tags(), one.language()))
                .toList();
        this.questions = new long[scenarios.size()];
        this.wrong = new String[scenarios.size()];
    }

    RulesUnderTest rules() {
        return rules;
    }

    List<Scenarios.One> scenarios() {
        return scenarios;
    }

    /** The numbers of the scenarios that are held against some packs. */
    List<Integer> in(Predicate<Pack> some) {
        Map<RulesUnderTest.Subject, Boolean> known = new HashMap<>();
        return IntStream.range(0, scenarios.size())
                .filter(number -> known.computeIfAbsent(subjects.get(number), one -> some.test(rules.pack(one))))
                .boxed()
                .toList();
    }

    void run(int number, ScenarioRunner runner) {
        Map<Rules, Rules> recorded = new HashMap<>();
        wrong[number] = runner.run(
                rules.answeredBy((pack, options) ->
                        recorded.computeIfAbsent(book(pack, options), book -> new CallRecorder(book) {
                            @Override
                            protected Object answer(Call call) {
                                questions[number]++;
                                return note(number, call, book);
                            }
                        })),
                scenarios.get(number));
    }

    /** The rules of a pack, the same ones each time. */
    Rules book(Pack pack, Map<String, Object> options) {
        return books.computeIfAbsent(
                pack.digest() + new TreeMap<>(options), key -> rules.library().rules(pack, options));
    }

    private Object note(int number, CallRecorder.Call call, Rules by) {
        Object answer = call.ask().apply(by);
        Asked one = asked.computeIfAbsent(call.question(), any -> new ConcurrentHashMap<>())
                .computeIfAbsent(
                        List.of(by, key(by, call.asked())), any -> new Asked(call, by, answer, new ArrayList<>()));
        synchronized (one) {
            List<Integer> askers = one.scenarios();
            if (askers.isEmpty() || askers.get(askers.size() - 1) != number) {
                askers.add(number);
            }
        }
        return answer;
    }

    /** What equal calls have in common: of questions that are not compared by all they show, also what rules look at. */
    private Object key(Rules by, Object asked) {
        if (!(asked instanceof Question question)) {
            return asked;
        }
        Set<Dependency> known =
                looks.computeIfAbsent(List.of(by, question.getClass()), any -> ConcurrentHashMap.newKeySet());
        known.addAll(question.looks());
        Map<Dependency, Integer> seen = new HashMap<>();
        known.forEach(look -> seen.put(look, seen(question, look)));
        long[] numbers = new QuestionKey(names).of(question).copy();
        return List.of(question.getClass(), Arrays.stream(numbers).boxed().toList(), seen);
    }

    /** What a question shows, of fewer seats than another one perhaps nothing. */
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

    /** What is wrong with a scenario although nothing is broken, or null. */
    String wrong(int scenario) {
        return wrong[scenario];
    }

    /** Every different call of a question; first those whose answer a rule had a part in. */
    List<Asked> asked(String question, String rule) {
        List<Asked> first = new ArrayList<>();
        List<Asked> others = new ArrayList<>();
        for (Asked one : asked.getOrDefault(question, Map.of()).values()) {
            boolean fired = one.answer() instanceof Answer answer
                    && answer.lines().stream().anyMatch(line -> line.rule().equals(rule));
            (fired ? first : others).add(one);
        }
        first.addAll(others);
        return first;
    }
}
