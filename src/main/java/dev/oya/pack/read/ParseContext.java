package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.SchemaCheck;
import dev.oya.input.Tree;
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

/**
 * Takes typed things out of nodes and complains where they are of another kind, so that the builders need not. Not
 * thread-safe.
 */
public final class ParseContext {
    private static final Set<String> NAMES = Set.of("layer", "id", "title", "base");
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_SENTENCE = 2_000;

    private final Problems problems;
    private final RuleGate gate;
    private final List<String> texts = new ArrayList<>();
    private final List<Runnable> later = new ArrayList<>();

    public ParseContext(Problems problems) {
        this(problems, RuleGate.SHUT);
    }

    /** @param gate lets the rules of foreign layers in, or not */
    ParseContext(Problems problems, RuleGate gate) {
        this.problems = problems;
        this.gate = gate;
    }

    /** Whether rules from elsewhere may come in; where not, the problems say why. */
    boolean admits(RuleSource source) {
        List<Problem> against = gate.check(source);
        against.forEach(problems::add);
        return against.isEmpty();
    }

    /** The root of a file, or null and a problem; {@link #checkFiles} holds it against the schema of its kind. */
    Tree parse(String kind, String file, String text, boolean foreign) {
        Tree root = foreign ? YamlParser.parseOnce(file, text, problems) : YamlParser.parse(file, text, problems);
        if (root != null) {
            later(() -> {
                SchemaCheck.check(kind, root, problems);
                bounded(root.without("rules"));
            });
        }
        return root;
    }

    /** Names fit a line and sentences a page, whoever shows them. */
    private void bounded(Tree node) {
        node.list().forEach(this::bounded);
        node.map().forEach((key, value) -> {
            boolean isName = NAMES.contains(key);
            int most = isName ? LONGEST_NAME : LONGEST_SENTENCE;
            if (key.length() > LONGEST_NAME || value.isScalar() && value.text().length() > most) {
                if (isName || key.length() > LONGEST_NAME) {
                    tell(value, "too-large.name", LONGEST_NAME);
                } else {
                    tell(value, "too-large.sentence", LONGEST_SENTENCE);
                }
            }
            bounded(value);
        });
    }

    /** Notes a text on which it hangs whether the pack is fine. */
    void noted(String file, String text) {
        texts.add(file);
        texts.add(text);
    }

    List<String> texts() {
        return texts;
    }

    /** What {@link #checkFiles} is to look at: it decides no round, only whether the pack is fine. */
    void later(Runnable look) {
        later.add(look);
    }

    /** Looks through every file, also those that decide nothing, after everything else that is wrong has been told. */
    void checkFiles() {
        // What is looked at may bring in more to look at.
        for (int i = 0; i < later.size(); i++) {
            later.get(i).run();
        }
        later.clear();
    }

    Problems problems() {
        return problems;
    }

    void tell(Tree at, String key, Object... parts) {
        problems.tell(at.place(), key, parts);
    }

    /** The text of an entry; the default where there is none. */
    String text(Tree map, String key, String otherwise) {
        Tree node = map.get(key);
        if (node == null || node.isNothing()) {
            return otherwise;
        }
        if (!node.isScalar()) {
            wrong(node, key, "a text");
            return otherwise;
        }
        return node.text();
    }

    /** The text of an entry that must be there; an empty one where it is not. */
    public String needed(Tree map, String key) {
        String text = text(map, key, null);
        if (text == null) {
            if (!map.has(key) || map.get(key).isNothing()) {
                problems.tell(map.place(), "not-in-schema.missing", key);
            }
            return "";
        }
        return text;
    }

    boolean truth(Tree map, String key) {
        Tree node = map.get(key);
        if (node == null) {
            return false;
        }
        if (!(node.scalar() instanceof Boolean truth)) {
            wrong(node, key, "true or false");
            return false;
        }
        return truth;
    }

    /** The whole number of an entry; the default where there is none. */
    int whole(Tree map, String key, int otherwise) {
        Tree node = map.get(key);
        return node == null ? otherwise : number(node, key, otherwise);
    }

    /** The whole number of an entry, which is one of these; the default where there is none. */
    int whole(Tree map, String key, int otherwise, int least, int most) {
        int number = whole(map, key, otherwise);
        Tree node = map.get(key);
        boolean isNumber = node != null && node.scalar() instanceof Integer;
        if (!isNumber || number >= least && number <= most) {
            return number;
        }
        problems.tell(
                node.place(), "wrong-value.range", number, key, least <= most ? Advice.of("range", least, most) : null);
        return otherwise;
    }

    int number(Tree node, String key, int otherwise) {
        if (!(node.scalar() instanceof Integer number)) {
            problems.tell(node.place(), "no-number.whole", key, not(node));
            return otherwise;
        }
        return number;
    }

    /** The entries of a map; none where there is nothing. */
    public Map<String, Tree> map(Tree map, String key) {
        Tree node = map.get(key);
        if (node != null && !node.isMap()) {
            wrong(node, key, "a map of names");
        }
        return node == null ? Map.of() : node.map();
    }

    /** What is made of each entry, in their order; nobody writes to it. */
    static <T> Map<String, T> each(Map<String, Tree> entries, BiFunction<String, Tree, T> made) {
        Map<String, T> all = new LinkedHashMap<>();
        entries.forEach((name, entry) -> all.put(name, made.apply(name, entry)));
        return Collections.unmodifiableMap(all);
    }

    List<Tree> list(Tree map, String key) {
        Tree node = map.get(key);
        if (node != null && !node.isList()) {
            wrong(node, key, "a list");
        }
        return node == null ? List.of() : node.list();
    }

    /** The texts of a list. */
    public List<String> texts(Tree map, String key) {
        List<String> texts = new ArrayList<>();
        for (Tree item : list(map, key)) {
            if (item.isScalar()) {
                texts.add(item.text());
            } else {
                wrong(item, key, "a list of texts");
            }
        }
        return texts;
    }

    /** Where an entry comes from; that it has no source at all is a problem. */
    Citation cite(Tree entry, String what) {
        Citation cite = new Citation(texts(entry, "cites"), text(entry, "ruling", null), text(entry, "because", null));
        if (cite.isEmpty()) {
            problems.tell(entry.place(), "no-cite", what);
        }
        return cite;
    }

    /** What a thing calls itself is what its file is called. */
    void called(Tree root, String key, String file) {
        String said = needed(root, key);
        if (!said.isEmpty() && !said.equals(file)) {
            problems.tell(root.get(key).place(), "wrong-name", said, file);
        }
    }

    /** Complains that the name in a node is not known. */
    void unknown(Tree named, String key, Collection<String> names) {
        unknown(named, key, String.valueOf(named.text()), names);
    }

    void unknown(Tree at, String key, String name, Collection<String> names, Object... parts) {
        problems.unknown(at.place(), key, name, names, parts);
    }

    /** The text of an entry that must be one of these; the default where there is none. */
    String oneOf(Tree map, String key, Collection<String> known, String otherwise) {
        String text = text(map, key, otherwise);
        if (map.has(key) && text != null && !known.contains(text)) {
            unknown(map.get(key), "wrong-value.one-of", text, known, key);
        }
        return text;
    }

    /** Complains where there is more of something than anybody can hold. */
    void atMost(int most, int number, Place place, String what) {
        if (number > most) {
            problems.tell(place, "too-many.held", number, what, most);
        }
    }

    private void wrong(Tree node, String key, String expected) {
        problems.tell(node.place(), "not-in-schema.kind", key, expected, not(node));
    }

    private static String not(Tree node) {
        return node.isScalar() ? ", not \"" + node.text() + "\"" : "";
    }
}
