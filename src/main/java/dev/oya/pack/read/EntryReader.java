package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * Reports entries of a pack that are inconsistent with other entries. The form of each file has already been validated against
 * its schema. Files that do not affect play are checked last. Not thread-safe.
 */
public final class EntryReader {
    private final Problems problems;
    private final RuleGate gate;
    private final RuleCaches caches;
    private final List<String> texts = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();

    public EntryReader(Problems problems) {
        this(problems, RuleGate.SHUT, new RuleCaches());
    }

    /**
     * @param gate accepts or rejects the rules of untrusted layers
     * @param caches caches of the rules folder
     */
    EntryReader(Problems problems, RuleGate gate, RuleCaches caches) {
        this.caches = caches;
        this.problems = problems;
        this.gate = gate;
    }

    /** Returns whether the gate accepts untrusted rules. Reports the reasons if it rejects them. */
    boolean admits(RuleSource source) {
        List<Problem> against = gate.check(source);
        against.forEach(problems::add);
        return against.isEmpty();
    }

    /** Defers the check of a drawing to {@link #checkFiles}. */
    void checkDrawing(RulesFolder folder, String file) {
        String text = folder.read(file);
        noted(file, text);
        later(() -> FileCheck.check(
                FileCheck.key("drawing", text, caches), problems, caches, own -> Drawing.read(folder, file, own)));
    }

    /** Records a text that affects the result of the checks. */
    void noted(String file, String text) {
        texts.add(file);
        texts.add(text);
    }

    List<String> texts() {
        return texts;
    }

    /** Defers a check that does not affect play to {@link #checkFiles}. */
    void later(Runnable look) {
        later.add(look);
    }

    /** Runs the deferred checks. Their errors are reported after all other errors. */
    void checkFiles() {
        // A deferred check may defer further checks.
        for (int i = 0; i < later.size(); i++) {
            later.get(i).run();
        }
        later.clear();
    }

    /** Returns the rules in a DRL text. */
    DrlText rules(String text) {
        return DrlText.of(text, caches);
    }

    RuleCaches caches() {
        return caches;
    }

    Problems problems() {
        return problems;
    }

    void report(Tree at, String key, Object... parts) {
        problems.report(at.place(), key, parts);
    }

    /** Returns the number under the given key, or the default if there is none. Reports a number above {@code most}. */
    int atMost(Tree map, String key, int otherwise, int most) {
        int number = map.number(key, otherwise);
        if (map.has(key) && number > most) {
            report(map.get(key), "wrong-value.range", number, key, Advice.of("range", 0, most));
        }
        return number;
    }

    /** Converts each entry of a map. Returns an unmodifiable map in the same order. */
    public static <T> Map<String, T> each(Map<String, Tree> entries, BiFunction<String, Tree, T> made) {
        Map<String, T> all = new LinkedHashMap<>();
        entries.forEach((name, entry) -> all.put(name, made.apply(name, entry)));
        return Collections.unmodifiableMap(all);
    }

    /** Returns the source of an entry. Reports an error if the entry has no source. */
    Citation cite(Tree entry, String what) {
        Citation cite = new Citation(entry.texts("cites"), entry.text("ruling"), entry.text("because"));
        if (cite.isEmpty()) {
            problems.report(entry.place(), "no-cite", what);
        }
        return cite;
    }

    /** Checks that the name written in a file equals the file name. */
    void called(Tree root, String key, String file) {
        String text = root.text(key, "");
        if (!text.equals(file)) {
            problems.report(root.get(key).place(), "wrong-name", text, file);
        }
    }

    /** Returns the name under the given key. Reports an unknown name. */
    String named(Tree map, String key, String code, Collection<String> names) {
        checkKnown(map.has(key) ? map.get(key) : map, code, map.text(key, ""), names);
        return map.text(key, "");
    }

    /** Returns whether the text of a node is one of the given names. Reports an unknown name. */
    boolean checkKnown(Tree named, String key, Collection<String> names) {
        return checkKnown(named, key, String.valueOf(named.text()), names);
    }

    boolean checkKnown(Tree at, String key, String name, Collection<String> names, Object... parts) {
        return problems.checkKnown(at.place(), key, name, names, parts);
    }

    void unknown(Tree at, String key, String name, Collection<String> names, Object... parts) {
        problems.unknown(at.place(), key, name, names, parts);
    }

    /** Returns the constant that an entry names, or null if the entry is missing. */
    static <E extends Enum<E>> E constant(Tree map, String key, E[] known) {
        return Stream.of(known)
                .filter(one -> one.toString().equals(map.text(key)))
                .findFirst()
                .orElse(null);
    }

    /** Checks that a number is within a limit. */
    void atMost(int most, int number, Place place, String what) {
        if (number > most) {
            problems.report(place, "too-many.held", number, what, most);
        }
    }
}
