package dev.oya.engine;

import dev.oya.engine.check.RuleParser;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.files.Sha256;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.vocabulary.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of one pack in chapters, with their citations. Safe for concurrent use. */
public final class RuleChapters {
    private final List<RuleChapter> chapters = new ArrayList<>();
    private final Map<String, RuleChapter> byQuestion = new HashMap<>();
    private final Map<Class<?>, SessionPool> sessions = new ConcurrentHashMap<>();
    private final Map<Class<?>, Boolean> answered = new ConcurrentHashMap<>();

    private RuleChapters() {}

    /** Returns the fingerprints of all chapters, sorted. */
    List<String> fingerprints() {
        return chapters.stream().map(RuleChapter::fingerprint).sorted().toList();
    }

    /** Returns the same rules with the given session pools for some questions. */
    RuleChapters answering(Map<Class<?>, SessionPool> others) {
        RuleChapters base = new RuleChapters();
        base.chapters.addAll(chapters);
        base.byQuestion.putAll(byQuestion);
        base.sessions.putAll(others);
        others.keySet().forEach(question -> base.answered.put(question, true));
        return base;
    }

    /** Returns the chapter that answers the given question, or null if no rule answers it. */
    RuleChapter chapter(String question) {
        return byQuestion.get(question);
    }

    /**
     * Returns the rules of the given pack. Chapters that were compiled before are not compiled again.
     *
     * @throws PackException listing every problem, if a rule is invalid or does not compile
     */
    static RuleChapters of(Pack pack, RuleCaches caches) {
        RuleChapters base = new RuleChapters();
        List<Problem> problems = new ArrayList<>();
        split(pack, caches).forEach((questions, chapter) -> {
            List<Problem> wrong = chapter.check();
            if (!wrong.isEmpty()) {
                caches.forget(chapter.fingerprint());
                problems.addAll(wrong);
            }
            base.chapters.add(chapter);
            questions.forEach(question -> base.byQuestion.put(question, chapter));
        });
        if (!problems.isEmpty()) {
            throw new PackException(problems);
        }
        return base;
    }

    /** Returns the chapters of the given pack by the questions that they answer. Does not compile the chapters. */
    static Map<Set<String>, RuleChapter> split(Pack pack, RuleCaches caches) {
        PackCheckCache.orThrow(pack, caches);
        List<RuleSource> sources = new ArrayList<>(pack.rules());
        sources.add(YakuRules.source(pack, caches));
        Map<Set<String>, RuleChapter> chapters = new LinkedHashMap<>();
        ChapterSplit.of(sources, caches).forEach((questions, written) -> {
            List<RuleSource> some = written.stream().map(RuleParser::withHeader).toList();
            String key = fingerprint(some, caches);
            chapters.put(questions, caches.shared(key, () -> new RuleChapter(key, some, caches)));
        });
        return chapters;
    }

    /** Returns whether any rule answers questions of the given type. If not, these questions need not be asked or cached. */
    boolean hasRulesFor(Class<? extends Question> kind) {
        Boolean known = answered.get(kind);
        if (known == null) {
            known = byQuestion.containsKey(kind.getSimpleName());
            answered.put(kind, known);
        }
        return known;
    }

    /** Returns the sessions that answer the given question, or null if no rule answers it. */
    SessionPool sessions(Question question) {
        SessionPool known = sessions.get(question.getClass());
        if (known == null) {
            RuleChapter chapter = byQuestion.get(question.getClass().getSimpleName());
            if (chapter == null) {
                return null;
            }
            known = chapter.sessions();
            sessions.put(question.getClass(), known);
        }
        return known;
    }

    /** Returns the citation of the given rule, or an empty citation if the rule does not exist. */
    Citation cite(String rule) {
        Citation cite =
                cite(rule, chapters.stream().filter(RuleChapter::isLoaded).toList());
        if (cite == null) {
            cite = cite(rule, chapters);
        }
        return cite == null ? Citation.NONE : cite;
    }

    private static Citation cite(String rule, List<RuleChapter> some) {
        for (RuleChapter chapter : some) {
            Citation cite = chapter.sessions().cite(rule);
            if (cite != null) {
                return cite;
            }
        }
        return null;
    }

    /** Returns a hash of the rules' text, the Drools version and the vocabulary. */
    static String fingerprint(List<RuleSource> sources, RuleCaches caches) {
        List<String> parts = new ArrayList<>();
        sources.forEach(source -> parts.add(source.text()));
        parts.add(RuleCompiler.VERSION);
        parts.add(VocabularyShape.fingerprint());
        parts.add(OverflowInstrumenter.VERSION);
        return fingerprint(caches, parts.toArray());
    }

    /** Returns a hash of the texts of all parts. The hash of each part's text is cached. */
    static String fingerprint(RuleCaches caches, Object... parts) {
        return HexFormat.of()
                .formatHex(Sha256.of(Stream.of(parts)
                        .map(String::valueOf)
                        .map(text -> caches.<String>get(RuleCaches.Store.HASHES, text, () -> Sha256.name(text)))
                        .collect(Collectors.joining())));
    }
}
