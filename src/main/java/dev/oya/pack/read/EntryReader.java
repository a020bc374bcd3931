package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import dev.oya.input.SchemaCheck;
import dev.oya.input.Tree;
import dev.oya.input.TreeReader;
import dev.oya.input.YamlParser;
import dev.oya.pack.Citation;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Reads entries from the files of a pack. Files that do not affect play are checked last. Not thread-safe. */
public final class EntryReader extends TreeReader {
    private static final Set<String> NAMES = Set.of("layer", "id", "title", "base");
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_SENTENCE = 2_000;

    private final Problems problems;
    private final RuleGate gate;
    private final RuleCaches caches;
    private final List<String> texts = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();

    public EntryReader(Problems problems) {
        this(problems, RuleGate.SHUT, new RuleCaches());
    }

    /**
     * Creates a reader.
     *
     * @param gate accepts or rejects the rules of untrusted layers
     * @param caches caches of the rules folder
     */
    EntryReader(Problems problems, RuleGate gate, RuleCaches caches) {
        this.caches = caches;
        this.problems = problems;
        this.gate = gate;
    }

    /** Returns whether untrusted rules are accepted. Reports the reasons if they are not. */
    boolean admits(RuleSource source) {
        List<Problem> against = gate.check(source);
        against.forEach(problems::add);
        return against.isEmpty();
    }

    /**
     * Returns the root of a file, or null after reporting an error. {@link #checkFiles} later validates it against the schema of
     * its kind.
     */
    Tree parse(String kind, String file, String text, boolean foreign) {
        // An untrusted text is rarely read twice and must not evict others from the caches.
        RuleCaches own = foreign ? new RuleCaches() : caches;
        Tree root = YamlParser.parse(file, text, problems, own);
        if (root != null) {
            checkLater(kind, text, own, () -> {
                SchemaCheck.check(kind, root, problems);
                bounded(root.without("rules"));
            });
        }
        return root;
    }

    /** Defers the check of a drawing to {@link #checkFiles}. */
    void checkDrawing(RulesFolder folder, String file) {
        String text = folder.read(file);
        noted(file, text);
        checkLater("drawing", text, caches, () -> Drawing.read(folder, file, problems));
    }

    /** Defers the check of a text to {@link #checkFiles}, unless it is known to have no problems. */
    private void checkLater(String kind, String text, RuleCaches own, Runnable check) {
        ShippedFiles.Text checked = new ShippedFiles.Text(kind, text);
        if (own.get(RuleCaches.Store.CHECKED_FILES, checked) != null) {
            return;
        }
        later(() -> {
            int before = problems.count();
            if (!ShippedFiles.isChecked(checked)) {
                check.run();
            }
            if (problems.count() == before) {
                own.put(RuleCaches.Store.CHECKED_FILES, checked, kind);
            }
        });
    }

    /** Checks that names and sentences are short enough for any display. */
    private void bounded(Tree node) {
        node.list().forEach(this::bounded);
        node.map().forEach((key, value) -> {
            boolean isName = NAMES.contains(key);
            int most = isName ? LONGEST_NAME : LONGEST_SENTENCE;
            if (key.length() > LONGEST_NAME || value.isScalar() && value.text().length() > most) {
                if (isName || key.length() > LONGEST_NAME) {
                    report(value, "too-large.name", LONGEST_NAME);
                } else {
                    report(value, "too-large.sentence", LONGEST_SENTENCE);
                }
            }
            bounded(value);
        });
    }

    /** Records a text that affects the result of the check. */
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

    /** Runs the deferred checks. Their errors are reported after all others. */
    void checkFiles() {
        // A deferred check may defer more.
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

    /** Returns the text of a required entry. Reports an error and returns an empty string if it is missing. */
    public String needed(Tree map, String key) {
        String text = text(map, key, null);
        if (text == null) {
            if (!map.has(key) || map.get(key).isNothing()) {
                problems.report(map.place(), "not-in-schema.missing", key);
            }
            return "";
        }
        return text;
    }

    /** Returns the whole number of an entry, or the default if there is none. */
    int whole(Tree map, String key, int otherwise) {
        return whole(map, key, otherwise, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    int number(Tree node, String key, int otherwise) {
        return whole(key, node, otherwise, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Converts each entry of a map. Returns an unmodifiable map in the same order. */
    public static <T> Map<String, T> each(Map<String, Tree> entries, BiFunction<String, Tree, T> made) {
        Map<String, T> all = new LinkedHashMap<>();
        entries.forEach((name, entry) -> all.put(name, made.apply(name, entry)));
        return Collections.unmodifiableMap(all);
    }

    /** Returns the texts of an entry by key, such as a language. */
    public Map<String, String> sentences(Tree entry) {
        return each(entry.map(), (key, text) -> needed(entry, key));
    }

    /** Returns the source of an entry. Reports an error if it has none. */
    Citation cite(Tree entry, String what) {
        Citation cite = new Citation(texts(entry, "cites"), text(entry, "ruling", null), text(entry, "because", null));
        if (cite.isEmpty()) {
            problems.report(entry.place(), "no-cite", what);
        }
        return cite;
    }

    /** Checks that the name in a file equals the name of the file. */
    void called(Tree root, String key, String file) {
        String text = needed(root, key);
        if (!text.isEmpty() && !text.equals(file)) {
            problems.report(root.get(key).place(), "wrong-name", text, file);
        }
    }

    /** Returns whether a node contains a known name. Reports an error if it does not. */
    boolean checkKnown(Tree named, String key, Collection<String> names) {
        return checkKnown(named, key, String.valueOf(named.text()), names);
    }

    boolean checkKnown(Tree at, String key, String name, Collection<String> names, Object... parts) {
        return problems.checkKnown(at.place(), key, name, names, parts);
    }

    void unknown(Tree at, String key, String name, Collection<String> names, Object... parts) {
        problems.unknown(at.place(), key, name, names, parts);
    }

    /** Returns the text of an entry, or the default if there is none. Reports an unknown text. */
    String oneOf(Tree map, String key, Collection<String> known, String otherwise) {
        String text = text(map, key, otherwise);
        if (map.has(key) && text != null) {
            checkKnown(map.get(key), "wrong-value.one-of", text, known, key);
        }
        return text;
    }

    /** Returns the constant that an entry names, or null if the entry is missing. Reports an unknown name. */
    <E extends Enum<E>> E oneOf(Tree map, String key, E[] known) {
        String text = oneOf(map, key, Stream.of(known).map(String::valueOf).toList(), null);
        return Stream.of(known)
                .filter(one -> one.toString().equals(text))
                .findFirst()
                .orElse(null);
    }

    /** Checks that a number is within a limit. */
    void atMost(int most, int number, Place place, String what) {
        if (number > most) {
            problems.report(place, "too-many.held", number, what, most);
        }
    }

    @Override
    protected void kind(Tree node, String key, Advice expected) {
        report(node, "not-in-schema.kind", key, expected, not(node));
    }

    @Override
    protected void range(Tree node, String key, int least, int most) {
        if (node.scalar() instanceof Integer number) {
            Advice range = least <= most ? Advice.of("range", least, most) : null;
            report(node, "wrong-value.range", number, key, range);
        } else {
            report(node, "no-number.whole", key, not(node));
        }
    }

    private static String not(Tree node) {
        return node.isScalar() ? ", not \"" + node.text() + "\"" : "";
    }
}
