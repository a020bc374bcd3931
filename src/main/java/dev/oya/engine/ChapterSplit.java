package dev.oya.engine;

import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Splits a pack's rules into independent chapters. Two files are in the same chapter if both refer to the same question. After
 * a change to a file, only its chapter is compiled, and a run loads only the chapters that it uses.
 */
final class ChapterSplit {
    private ChapterSplit() {}

    /**
     * Splits the rules of the given sources into chapters.
     *
     * @return sources of each chapter, by the simple class names of the questions that the chapter answers
     */
    static Map<Set<String>, List<RuleSource>> of(List<RuleSource> sources, RuleCaches caches) {
        List<Set<String>> groups = new ArrayList<>();
        Map<RuleSource, Set<String>> spokenOf = new LinkedHashMap<>();
        for (RuleSource source : sources) {
            Set<String> questions = questions(DrlText.of(source.text(), caches));
            spokenOf.put(source, questions);
            Set<String> joined = new LinkedHashSet<>(questions);
            groups.removeIf(group -> {
                boolean shares = group.stream().anyMatch(joined::contains);
                if (shares) {
                    joined.addAll(group);
                }
                return shares;
            });
            groups.add(joined);
        }
        Map<String, Set<String>> byQuestion = new TreeMap<>();
        groups.forEach(group -> group.forEach(question -> byQuestion.put(question, group)));
        Map<Set<String>, List<RuleSource>> chapters = new LinkedHashMap<>();
        spokenOf.forEach((source, questions) -> {
            Set<String> group = questions.isEmpty()
                    ? Set.of()
                    : byQuestion.get(questions.iterator().next());
            chapters.computeIfAbsent(group, key -> new ArrayList<>()).add(source);
        });
        return chapters;
    }

    /** Returns the questions that rules refer to, according to their facts and conclusions. */
    static Set<String> questions(DrlText text) {
        Set<String> questions = new LinkedHashSet<>();
        for (DrlText.Rule rule : text.rules()) {
            Stream.concat(rule.asks().stream(), rule.concludes().stream())
                    .map(VocabularyShape::question)
                    .filter(Objects::nonNull)
                    .forEach(questions::add);
        }
        return questions;
    }
}
