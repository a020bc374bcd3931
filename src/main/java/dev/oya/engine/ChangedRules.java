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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.drools.model.Rule;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KieBaseBuilder;

/**
 * Rules of which one or more say something else: only these are compiled, many at a time, and put beside the others as they
 * were compiled before. Safe to share between threads.
 */
public final class ChangedRules {
    private static final String PACKAGE = "oya";
    private static final String MARK = "~";

    /** By chapter and question: what answers it with these changes. */
    private final Map<List<Object>, SessionPool> made = new ConcurrentHashMap<>();

    private final Map<String, Compiled> changes;
    private final Set<String> asked;

    /** One compiled rule, or, where the rule is taken out, none. */
    public static final class Compiled {
        private final Rule rule;
        private final Set<String> questions;

        private Compiled(Rule rule, Set<String> questions) {
            this.rule = rule;
            this.questions = questions;
        }

        /** A rule that is taken out. */
        public static Compiled none(String text) {
            return new Compiled(null, questions(text));
        }
    }

    /** @param changes by the name of the rule, what is in its place */
    public ChangedRules(Map<String, Compiled> changes) {
        this.changes = Map.copyOf(changes);
        this.asked = changes.values().stream()
                .flatMap(one -> (one.questions.isEmpty() ? allQuestions() : one.questions).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The simple names of the questions whose answers may be others than before. */
    public Set<String> questions() {
        return asked;
    }

    /**
     * Compiles rules, each by itself and all at once.
     *
     * @param texts texts of one rule each
     * @return in their order; null for one that does not compile
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

    /** Compiles rules by their numbers. Of a mistake that has no place nobody knows whose it is: each half is tried alone. */
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

    /** A rule under the name that it has among the others. */
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

    /** The questions on which a rule may fire, by the facts of its condition; none where any question may bring them. */
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
     * A rule book with these changes.
     *
     * @param before the rules without them
     * @param settings its settings; of the same pack, or of one that differs in nothing but numbers and cards
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
        // A changed rule stands where it stood: of conclusions that contradict each other the first counts.
        Map<String, Compiled> added = new TreeMap<>(changes);
        ModelImpl model = new ModelImpl(PACKAGE);
        for (Rule rule : chapter.rules()) {
            Compiled now = added.remove(rule.getName());
            if (now != null) {
                add(now, question, model);
            } else if (!elsewhere.contains(rule.getName())) {
                model.addRule(rule);
            }
        }
        added.values().forEach(one -> add(one, question, model));
        return new SessionPool(KieBaseBuilder.createKieBaseFromModel(model));
    }

    private static void add(Compiled one, String question, ModelImpl model) {
        if (one.rule != null && (one.questions.isEmpty() || one.questions.contains(question))) {
            model.addRule(one.rule);
        }
    }
}
