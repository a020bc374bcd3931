package dev.oya.engine;

import dev.oya.engine.check.RuleParser;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.vocabulary.QuestionCatalogue;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.drools.model.Rule;

/**
 * Replacements of individual rules. Only the changed rules are compiled, in batches, and combined with the compiled form of the
 * other rules. Safe for concurrent use.
 */
public final class ChangedRules {
    private static final String MARK = "~";

    /** Session pools with these changes, by chapter and question. */
    private final Map<List<Object>, SessionPool> made = new ConcurrentHashMap<>();

    private final Map<String, Compiled> changes;
    private final Set<String> asked;

    /** A compiled rule, or the removal of a rule. */
    public static final class Compiled {
        private final Rule rule;
        private final Set<String> questions;

        private Compiled(Rule rule, Set<String> questions) {
            this.rule = rule;
            this.questions = questions;
        }

        /** Returns the removal of the rule with the given text. */
        public static Compiled none(String text) {
            return new Compiled(null, questions(text));
        }
    }

    /** @param changes replacements by the name of the rule */
    public ChangedRules(Map<String, Compiled> changes) {
        this.changes = Map.copyOf(changes);
        this.asked = changes.values().stream()
                .flatMap(one -> (one.questions.isEmpty() ? allQuestions() : one.questions).stream())
                .collect(Collectors.collectingAndThen(
                        Collectors.toCollection(TreeSet::new), Collections::unmodifiableSet));
    }

    /** Returns the sorted simple class names of the questions whose answers the changes may affect. */
    public Set<String> questions() {
        return asked;
    }

    /**
     * Compiles rules independently of each other, in one batch.
     *
     * @param texts texts, each with one rule
     * @return compiled rules in the order of the texts; null for a rule that does not compile
     */
    public static List<Compiled> compile(List<String> texts) {
        List<RuleSource> sources = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            DrlText.Rule found = DrlText.of(text).rules().get(0);
            int name = text.indexOf(found.name(), found.start());
            String marked = text.substring(0, name) + i + MARK + text.substring(name);
            sources.add(RuleParser.withHeader(new RuleSource(String.valueOf(i), marked, 1)));
        }
        Map<Integer, Rule> rules = new HashMap<>();
        compile(sources, rules);
        List<Compiled> compiled = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            compiled.add(rules.containsKey(i) ? new Compiled(rules.get(i), questions(texts.get(i))) : null);
        }
        return compiled;
    }

    /**
     * Compiles rules and adds them to {@code rules} by their number in the batch. If an error has no position, the faulty rule
     * is unknown, so each half of the rules is compiled separately.
     */
    private static void compile(List<RuleSource> sources, Map<Integer, Rule> rules) {
        if (sources.isEmpty()) {
            return;
        }
        try {
            for (Rule rule : ChapterClasses.model(RuleCompiler.compile(sources)).getRules()) {
                int mark = rule.getName().indexOf(MARK);
                rules.put(
                        Integer.valueOf(rule.getName().substring(0, mark)),
                        named(rule, rule.getName().substring(mark + 1)));
            }
        } catch (PackException wrong) {
            Set<String> placed = wrong.problems().stream()
                    .map(Problem::place)
                    .filter(place -> place.line() > 0)
                    .map(Place::file)
                    .collect(Collectors.toSet());
            if (!placed.isEmpty()) {
                compile(
                        sources.stream()
                                .filter(one -> !placed.contains(one.file()))
                                .toList(),
                        rules);
            } else if (sources.size() > 1) {
                compile(sources.subList(0, sources.size() / 2), rules);
                compile(sources.subList(sources.size() / 2, sources.size()), rules);
            }
        }
    }

    /** Returns the rule under the given name. */
    private static Rule named(Rule rule, String name) {
        return (Rule) Proxy.newProxyInstance(
                ChangedRules.class.getClassLoader(), new Class<?>[] {Rule.class}, (proxy, method, arguments) -> {
                    try {
                        return method.getName().equals("getName") ? name : method.invoke(rule, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }

    /**
     * Returns the questions for which a rule may fire, judging by the facts in its condition. An empty set means that the rule
     * may fire for any question.
     */
    private static Set<String> questions(String rule) {
        int then = rule.lastIndexOf("then");
        return ChapterSplit.questions(DrlText.of(then < 0 ? rule : rule.substring(0, then)));
    }

    private static Set<String> allQuestions() {
        return QuestionCatalogue.all().stream()
                .map(one -> one.question().getSimpleName())
                .collect(Collectors.toSet());
    }

    /**
     * Returns a rule book with these changes.
     *
     * @param before rules without the changes
     * @param settings settings of the new rule book; their pack may differ from that of {@code before} only in numbers and
     *     cards
     */
    public RuleBook in(RuleBook before, RuleSettings settings) {
        Map<Class<?>, SessionPool> others = new HashMap<>();
        for (String question : asked) {
            RuleChapter chapter = before.chapter(question);
            if (chapter != null) {
                others.put(
                        VocabularyShape.type(question),
                        made.computeIfAbsent(List.of(chapter, question), key -> sessions(chapter, question)));
            }
        }
        return before.answering(settings, others);
    }

    private SessionPool sessions(RuleChapter chapter, String question) {
        Set<String> elsewhere = new HashSet<>();
        for (RuleSource source : chapter.sources()) {
            for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
                Set<String> of = questions(source.text().substring(rule.start(), rule.end()));
                if (!of.isEmpty() && !of.contains(question)) {
                    elsewhere.add(rule.name());
                }
            }
        }
        // A changed rule takes the position of the original, because the order of rules may decide which of several
        // conclusions applies.
        Map<String, Compiled> added = new TreeMap<>(changes);
        List<Rule> model = new ArrayList<>();
        for (Rule rule : chapter.rules()) {
            Compiled now = added.remove(rule.getName());
            if (now != null) {
                add(now, question, model);
            } else if (!elsewhere.contains(rule.getName())) {
                model.add(rule);
            }
        }
        added.values().forEach(one -> add(one, question, model));
        return new SessionPool(ChapterClasses.base(model));
    }

    private static void add(Compiled one, String question, List<Rule> model) {
        if (one.rule != null && (one.questions.isEmpty() || one.questions.contains(question))) {
            model.add(one.rule);
        }
    }
}
