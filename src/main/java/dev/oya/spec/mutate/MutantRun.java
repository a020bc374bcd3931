package dev.oya.spec.mutate;

import dev.oya.engine.ChangedRules;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.engine.YakuRules;
import dev.oya.pack.Pack;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.WrittenRule;
import dev.oya.play.Rules;
import dev.oya.spec.CallRecorder;
import dev.oya.spec.RulesUnderTest;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Rules with one mutation. Not thread-safe. */
abstract class MutantRun {
    final BaselineRun baseline;
    private final RulesUnderTest packs;

    private MutantRun(BaselineRun baseline, RulesUnderTest packs) {
        this.baseline = baseline;
        this.packs = packs;
    }

    /** Returns the rules of a pack with the mutation. Packs without the mutated text keep their unmodified rules. */
    abstract Rules changed(Pack pack, Map<String, Object> options);

    RulesUnderTest packs() {
        return packs;
    }

    /** Returns whether the mutation changes a pack. */
    abstract boolean isIn(Pack pack);

    /**
     * Returns the numbers of the scenarios that the mutation may affect. The scenarios of a group make the same call.
     *
     * @param wanted predicate that selects the groups to examine
     */
    abstract Iterable<List<Integer>> affected(Predicate<List<Integer>> wanted);

    RulesUnderTest rules(MutantLimits bounds) {
        Map<Rules, Rules> bounded = new HashMap<>();
        return packs.answeredBy((pack, options) -> bounded.computeIfAbsent(changed(pack, options), bounds::around));
    }

    /** A mutation of a DRL rule. */
    static final class OfRule extends MutantRun {
        private final String name;
        private final String before;
        private final ChangedRules rules;
        private final Map<Rules, Rules> changed = new HashMap<>();

        /** @param before text of the rule without the mutation */
        OfRule(BaselineRun baseline, String name, String before, ChangedRules.Compiled compiled) {
            super(baseline, baseline.rules());
            this.name = name;
            this.before = DrlText.of(before).bare();
            this.rules = new ChangedRules(Map.of(name, compiled));
        }

        @Override
        Rules changed(Pack pack, Map<String, Object> options) {
            return changed(baseline.book(pack, options));
        }

        @Override
        boolean isIn(Pack pack) {
            WrittenRule rule = WrittenRule.of(pack).get(name);
            return rule != null && rule.bare().equals(before);
        }

        private Rules changed(Rules book) {
            return changed.computeIfAbsent(
                    book,
                    one -> isIn(one.settings().pack()) ? split(one, rules.in((RuleBook) one, one.settings())) : one);
        }

        /**
         * Returns rules that use the mutated rules only for questions that the mutation may affect. The unmodified rules answer
         * all other questions from their cache.
         */
        private Rules split(Rules before, Rules now) {
            return new CallRecorder(now) {
                @Override
                protected Object answer(Call call) {
                    return call.ask().apply(rules.questions().contains(call.question()) ? now : before);
                }
            };
        }

        @Override
        Iterable<List<Integer>> affected(Predicate<List<Integer>> wanted) {
            List<BaselineRun.Asked> all = new ArrayList<>();
            rules.questions().forEach(question -> all.addAll(baseline.asked(question, name)));
            return () -> all.stream()
                    .filter(asked -> wanted.test(asked.scenarios()) && differs(asked))
                    .map(BaselineRun.Asked::scenarios)
                    .iterator();
        }

        private boolean differs(BaselineRun.Asked asked) {
            Rules now = changed(asked.rules());
            if (now == asked.rules()) {
                return false;
            }
            try {
                Object answer = asked.call().ask().apply(now);
                return !same(asked.answer(), answer) || asked.isAmbiguous(answer);
            } catch (RuntimeException failed) {
                return true;
            }
        }

        /**
         * Returns whether two answers have equal conclusions, in any order. An answer with dependencies differs from an answer
         * without dependencies, because other questions may follow.
         */
        private static boolean same(Object one, Object other) {
            if (one instanceof Answer a && other instanceof Answer b) {
                return counted(a.lines()).equals(counted(b.lines()))
                        && a.found().equals(b.found())
                        && a.counting().equals(b.counting())
                        && a.looks().isEmpty() == b.looks().isEmpty();
            }
            return one == other || one.equals(other);
        }

        private static Map<Object, Integer> counted(List<?> some) {
            Map<Object, Integer> times = new HashMap<>();
            some.forEach(one -> times.merge(one, 1, Integer::sum));
            return times;
        }
    }

    /** A mutation of a file in DRL or YAML. */
    static final class OfFile extends MutantRun {
        private final Map<List<Object>, Pack> before;
        private final Set<String> others;
        private final Map<String, Rules> books = new HashMap<>();
        private final Map<Map<String, List<String>>, ChangedRules> compiled = new HashMap<>();

        /**
         * @param changed library of the folder with the mutation
         * @param before unmodified packs by id, profile and layers
         * @param others profiles that the mutation changes
         */
        OfFile(BaselineRun baseline, RuleLibrary changed, Map<List<Object>, Pack> before, Set<String> others) {
            super(baseline, baseline.rules().of(changed));
            this.before = before;
            this.others = others;
        }

        static List<Object> key(Pack pack) {
            return Arrays.asList(pack.id(), pack.profile(), pack.layers());
        }

        @Override
        boolean isIn(Pack pack) {
            return others.contains(pack.profile());
        }

        @Override
        Iterable<List<Integer>> affected(Predicate<List<Integer>> wanted) {
            return List.of(baseline.in(this::isIn));
        }

        @Override
        Rules changed(Pack pack, Map<String, Object> options) {
            return books.computeIfAbsent(pack.digest() + new TreeMap<>(options), key -> book(pack, options));
        }

        private Rules book(Pack pack, Map<String, Object> options) {
            Pack whole = before.get(key(pack));
            if (whole == null) {
                return packs().library().rules(pack, options);
            }
            Map<String, String> was = texts(whole);
            Map<String, String> is = texts(pack);
            Set<String> names = new TreeSet<>(was.keySet());
            names.addAll(is.keySet());
            Map<String, List<String>> texts = new TreeMap<>();
            for (String name : names) {
                if (!Objects.equals(was.get(name), is.get(name))) {
                    texts.put(name, Arrays.asList(was.get(name), is.get(name)));
                }
            }
            return compiled.computeIfAbsent(texts, OfFile::compiled)
                    .in(baseline.rules().library().rules(whole, Map.of()), new RuleSettings(pack, options));
        }

        /**
         * Compiles changed rules.
         *
         * @param texts old and new text of each rule by its name; the new text is null if the rule is removed
         */
        private static ChangedRules compiled(Map<String, List<String>> texts) {
            Map<String, ChangedRules.Compiled> rules = new TreeMap<>();
            texts.forEach((name, text) -> {
                ChangedRules.Compiled now = text.get(1) == null
                        ? ChangedRules.Compiled.none(text.get(0))
                        : ChangedRules.compile(List.of(text.get(1))).get(0);
                if (now == null) {
                    throw new IllegalArgumentException("the rule \"" + name + "\" does not compile");
                }
                rules.put(name, now);
            });
            return new ChangedRules(rules);
        }
    }

    /** Returns the texts of all rules of a pack, keyed by rule name. Rules of combinations are included. */
    private static Map<String, String> texts(Pack pack) {
        Map<String, String> texts = new TreeMap<>();
        WrittenRule.of(pack).forEach((name, rule) -> texts.put(name, rule.drl() + "\n"));
        pack.yaku().values().forEach(entry -> texts.putIfAbsent(pack.ruleName(entry), YakuRules.rule(pack, entry)));
        return texts;
    }
}
