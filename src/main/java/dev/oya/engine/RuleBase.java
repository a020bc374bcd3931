package dev.oya.engine;

import dev.oya.pack.Cite;
import dev.oya.pack.Pack;
import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.vocabulary.Question;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.kie.api.KieServices;

/** The rules of one pack in chapters, and where each of them comes from. Safe to share between threads. */
public final class RuleBase {
    private static final String HEADER =
            "package oya; import dev.oya.vocabulary.*; import dev.oya.vocabulary.Conclusion.*; ";
    private static final Map<String, RuleUnit> CHAPTERS = new ConcurrentHashMap<>();

    private final List<RuleUnit> chapters = new ArrayList<>();
    private final Map<String, RuleUnit> byQuestion = new HashMap<>();
    private final Map<Class<?>, Sessions> sessions = new ConcurrentHashMap<>();
    private final Map<Class<?>, Boolean> spokenOf = new ConcurrentHashMap<>();

    private RuleBase() {}

    /** Names the text of all rules. */
    List<String> fingerprints() {
        return chapters.stream().map(RuleUnit::fingerprint).sorted().toList();
    }

    /** The same rules, where some questions are answered by others. */
    RuleBase answering(Map<Class<?>, Sessions> others) {
        RuleBase base = new RuleBase();
        base.chapters.addAll(chapters);
        base.byQuestion.putAll(byQuestion);
        base.sessions.putAll(others);
        others.keySet().forEach(question -> base.spokenOf.put(question, true));
        return base;
    }

    /** The chapter that answers a question, or null where no rule speaks of it. */
    RuleUnit chapter(String question) {
        return byQuestion.get(question);
    }

    /**
     * The rules of a pack; chapters that were compiled before are not compiled again.
     *
     * @throws PackException with every problem, where a rule asks what there is not, or does not compile
     */
    static RuleBase of(Pack pack) {
        CheckedPacks.orThrow(pack);
        List<RuleSource> sources = new ArrayList<>();
        pack.rules().forEach(source -> sources.add(withHeader(source)));
        sources.add(YakuRules.source(pack));
        RuleBase base = new RuleBase();
        List<PackProblem> problems = new ArrayList<>();
        RuleUnits.of(sources).forEach((questions, some) -> {
            String fingerprint = fingerprint(some);
            RuleUnit chapter = CHAPTERS.computeIfAbsent(fingerprint, key -> new RuleUnit(key, some));
            List<PackProblem> wrong = chapter.check();
            if (!wrong.isEmpty()) {
                CHAPTERS.remove(fingerprint);
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

    /** Rules in a layer need not say where the vocabulary is; what is put before them stays on their first line. */
    public static RuleSource withHeader(RuleSource source) {
        return DrlText.of(source.text()).namesPackage() ? source : source.with(HEADER + source.text());
    }

    /** Whether any rule speaks of questions of a kind; where none does, nothing need be asked or remembered. */
    boolean speaksOf(Class<? extends Question> kind) {
        Boolean known = spokenOf.get(kind);
        if (known == null) {
            known = byQuestion.containsKey(kind.getSimpleName());
            spokenOf.put(kind, known);
        }
        return known;
    }

    /** The sessions that answer a question, or null where no rule speaks of it. */
    Sessions sessions(Question question) {
        Sessions known = sessions.get(question.getClass());
        if (known == null) {
            RuleUnit chapter = byQuestion.get(question.getClass().getSimpleName());
            if (chapter == null) {
                return null;
            }
            known = chapter.sessions();
            sessions.put(question.getClass(), known);
        }
        return known;
    }

    /** Where a rule comes from. */
    Cite cite(String rule) {
        Cite cite = cite(rule, chapters.stream().filter(RuleUnit::isLoaded).toList());
        if (cite == null) {
            cite = cite(rule, chapters);
        }
        return cite == null ? Cite.NONE : cite;
    }

    private static Cite cite(String rule, List<RuleUnit> some) {
        for (RuleUnit chapter : some) {
            Cite cite = chapter.sessions().cite(rule);
            if (cite != null) {
                return cite;
            }
        }
        return null;
    }

    /** Names the text of rules, the version of Drools and the vocabulary that they are compiled with. */
    private static String fingerprint(List<RuleSource> sources) {
        List<String> parts = new ArrayList<>();
        sources.forEach(source -> parts.add(source.text()));
        parts.add(KieServices.class.getPackage().toString());
        parts.add(Vocabulary.fingerprint());
        parts.add(ExactClasses.VERSION);
        return fingerprint(parts.toArray());
    }

    /** A name for all of these texts together. */
    static String fingerprint(Object... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Object part : parts) {
                digest.update(String.valueOf(part).getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
