package dev.oya.engine;

import dev.oya.engine.check.VocabularyShape;
import dev.oya.files.Sha256;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.drools.model.Model;
import org.drools.model.Rule;

/**
 * A compiler of changed rules. It compiles only rules that are neither shipped nor already compiled, and reuses the compiled
 * form of all others. Safe for concurrent use.
 */
final class IncrementalCompiler {
    private final List<RuleSource> sources;
    private final RuleCaches caches;
    /** The keys of each source's rules, by rule name. */
    private final Map<RuleSource, Map<String, String>> keys = new ConcurrentHashMap<>();

    IncrementalCompiler(List<RuleSource> sources, RuleCaches caches) {
        this.sources = sources;
        this.caches = caches;
    }

    private Map<String, String> keys(RuleSource source) {
        return keys.computeIfAbsent(source, one -> keys(one, caches));
    }

    /**
     * Returns the key of each rule of the source, by rule name and in text order. Rules with equal keys have the same compiled
     * form. Returns an empty map if the text contains anything other than a header and rules.
     */
    static Map<String, String> keys(RuleSource source, RuleCaches caches) {
        DrlText text = DrlText.of(source.text(), caches);
        String header = text.header();
        Map<String, String> keys = new LinkedHashMap<>();
        if (header != null) {
            String common = RuleChapters.fingerprint(
                    caches, header, RuleCompiler.VERSION, VocabularyShape.fingerprint(), OverflowInstrumenter.VERSION);
            text.rules().forEach(rule -> keys.put(rule.name(), Sha256.name(common + text.of(rule))));
        }
        return keys;
    }

    /** Returns whether all rules are already compiled. */
    boolean isCompiled() {
        List<RuleSource> changed = changed(
                key -> caches.get(RuleCaches.Store.COMPILED_RULES, key) != null || ShippedRules.chapterOf(key) != null);
        return changed.isEmpty() || kept(changed).exists();
    }

    /**
     * Returns the compiled rules in the order that a compilation of all sources would give. Compiles the changed rules first.
     *
     * @throws dev.oya.input.PackException listing every problem, if a rule does not compile
     */
    List<Rule> rules() {
        Map<String, Rule> known = new HashMap<>();
        List<RuleSource> changed = changed(key -> {
            Rule rule = known(key);
            known.put(key, rule);
            return rule != null;
        });
        Map<String, Rule> compiled = new HashMap<>();
        if (!changed.isEmpty()) {
            model(changed).getRules().forEach(rule -> compiled.put(rule.getName(), rule));
        }
        List<Rule> all = new ArrayList<>();
        for (RuleSource source : RuleCompiler.inOrder(sources)) {
            for (DrlText.Rule written : DrlText.of(source.text(), caches).rules()) {
                String key = keys(source).get(written.name());
                Rule rule = compiled.getOrDefault(written.name(), known.get(key));
                all.add(rule);
                if (key != null) {
                    caches.put(RuleCaches.Store.COMPILED_RULES, key, rule);
                }
            }
        }
        return all;
    }

    private Model model(List<RuleSource> changed) {
        CompiledRulesCache kept = kept(changed);
        byte[] jar = kept.load();
        Model model = jar == null ? null : ChapterClasses.model(jar);
        if (model == null) {
            boolean foreign = changed.stream().anyMatch(RuleSource::foreign);
            jar = foreign ? CompilerProcess.compile(changed) : RuleCompiler.compile(changed);
            kept.keep(jar);
            model = ChapterClasses.model(jar);
        }
        return model;
    }

    private CompiledRulesCache kept(List<RuleSource> changed) {
        return new CompiledRulesCache(RuleChapters.fingerprint(changed, caches));
    }

    /**
     * Returns the sources reduced to the rules that have to be compiled.
     *
     * @param isKnown returns whether the rule with the given key is already compiled
     */
    private List<RuleSource> changed(Predicate<String> isKnown) {
        List<RuleSource> changed = new ArrayList<>();
        for (RuleSource source : sources) {
            DrlText text = DrlText.of(source.text(), caches);
            Set<String> known = new HashSet<>();
            keys(source).forEach((name, key) -> {
                if (isKnown.test(key)) {
                    known.add(name);
                }
            });
            if (known.size() < text.rules().size()) {
                changed.add(source.with(text.without(known)));
            }
        }
        return changed;
    }

    private Rule known(String key) {
        Rule known = caches.get(RuleCaches.Store.COMPILED_RULES, key);
        return known == null ? shipped(key) : known;
    }

    /** Returns a shipped rule, or null if it is not shipped. Loads the rules of its chapter. */
    private Rule shipped(String key) {
        String chapter = ShippedRules.chapterOf(key);
        Model model = chapter == null ? null : ShippedRules.model(chapter);
        if (model == null) {
            return null;
        }
        Map<String, String> keys = ShippedRules.keysOf(chapter);
        Rule found = null;
        for (Rule rule : model.getRules()) {
            String other = keys.get(rule.getName());
            if (other != null) {
                caches.put(RuleCaches.Store.COMPILED_RULES, other, rule);
                found = other.equals(key) ? rule : found;
            }
        }
        return found;
    }
}
