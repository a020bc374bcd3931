package dev.oya.pack.read;

import dev.oya.pack.Cite;
import dev.oya.pack.Near;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Takes typed things out of nodes and complains where they are of another kind, so that the builders need not. Not
 * thread-safe.
 */
public final class ParseContext {
    private final Problems problems;
    private final boolean thorough;
    private final RuleGate gate;
    private final List<Runnable> schemas = new ArrayList<>();

    /** Reads what is needed; house layers are held against their schema all the same. */
    public ParseContext(Problems problems) {
        this(problems, false, RuleGate.SHUT);
    }

    /**
     * @param thorough whether every file is held against the schema of its kind
     * @param gate lets the rules of foreign layers in, or not
     */
    public ParseContext(Problems problems, boolean thorough, RuleGate gate) {
        this.problems = problems;
        this.thorough = thorough;
        this.gate = gate;
    }

    /** Whether every file is held against the schema of its kind. */
    boolean isThorough() {
        return thorough;
    }

    /** Whether rules from elsewhere may come in; where not, the problems say why. */
    boolean admits(RuleSource source) {
        List<PackProblem> against = gate.check(source);
        against.forEach(problem -> problems.add(problem.place(), problem.code(), problem.message(), problem.advice()));
        return against.isEmpty();
    }

    /** A file that came with the rules: to be held against the schema of its kind where that is wanted. */
    void schema(String kind, YamlNode root) {
        if (thorough) {
            foreignSchema(kind, root);
        }
    }

    /** A file from elsewhere: to be held against the schema of its kind in any case. */
    void foreignSchema(String kind, YamlNode root) {
        if (root != null) {
            schemas.add(() -> SchemaCheck.check(kind, root, problems));
        }
    }

    /** Holds all files against their schemas, after everything else that is wrong has been told. */
    void checkSchemas() {
        schemas.forEach(Runnable::run);
        schemas.clear();
    }

    Problems problems() {
        return problems;
    }

    void problem(Place place, String code, String message) {
        problems.add(place, code, message);
    }

    void problem(Place place, String code, String message, String advice) {
        problems.add(place, code, message, advice);
    }

    /** The text of an entry; the default where there is none. */
    String text(YamlNode map, String key, String otherwise) {
        YamlNode node = map.get(key);
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
    public String needed(YamlNode map, String key) {
        String text = text(map, key, null);
        if (text == null) {
            if (!map.has(key) || map.get(key).isNothing()) {
                problems.add(map.place(), "not-in-schema", "\"" + key + "\" is missing here");
            }
            return "";
        }
        return text;
    }

    boolean truth(YamlNode map, String key) {
        YamlNode node = map.get(key);
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
    int whole(YamlNode map, String key, int otherwise) {
        YamlNode node = map.get(key);
        return node == null ? otherwise : number(node, key, otherwise);
    }

    int number(YamlNode node, String key, int otherwise) {
        if (!(node.scalar() instanceof Integer number)) {
            problems.add(node.place(), "no-number", "\"" + key + "\" should be a whole number" + not(node));
            return otherwise;
        }
        return number;
    }

    /** The entries of a map; none where there is nothing. */
    public Map<String, YamlNode> map(YamlNode map, String key) {
        YamlNode node = map.get(key);
        if (node != null && !node.isMap()) {
            wrong(node, key, "a map of names");
        }
        return node == null ? Map.of() : node.map();
    }

    /** The items of a list; none where there is nothing. */
    List<YamlNode> list(YamlNode map, String key) {
        YamlNode node = map.get(key);
        if (node != null && !node.isList()) {
            wrong(node, key, "a list");
        }
        return node == null ? List.of() : node.list();
    }

    /** The texts of a list. */
    public List<String> texts(YamlNode map, String key) {
        List<String> texts = new ArrayList<>();
        for (YamlNode item : list(map, key)) {
            if (item.isScalar()) {
                texts.add(item.text());
            } else {
                wrong(item, key, "a list of texts");
            }
        }
        return texts;
    }

    /** Where an entry comes from; that it has no source at all is a problem. */
    Cite cite(YamlNode entry, String what) {
        Cite cite = new Cite(texts(entry, "cites"), text(entry, "ruling", null), text(entry, "because", null));
        if (cite.isEmpty()) {
            problems.add(
                    entry.place(),
                    "no-cite",
                    what + " does not say where it comes from",
                    "cite a statement (cites: [...]), a ruling, or say why (because: ...)");
        }
        return cite;
    }

    /** What a thing calls itself is what its file is called. */
    void called(YamlNode root, String key, String file) {
        String said = needed(root, key);
        if (!said.isEmpty() && !said.equals(file)) {
            problems.add(
                    root.get(key).place(),
                    "wrong-name",
                    "This calls itself \"" + said + "\", but its file is called \"" + file + "\"",
                    "call both the same");
        }
    }

    /** Complains that a name is not known. */
    void unknown(YamlNode node, String code, String message, java.util.Collection<String> names) {
        problems.add(node.place(), code, message, Near.advice(String.valueOf(node.text()), names));
    }

    /** The text of an entry that must be one of these; the default where there is none. */
    String oneOf(YamlNode map, String key, java.util.Collection<String> known, String otherwise) {
        String text = text(map, key, otherwise);
        if (map.has(key) && text != null && !known.contains(text)) {
            unknown(map.get(key), "wrong-value", "\"" + text + "\" is nothing that \"" + key + "\" may be", known);
        }
        return text;
    }

    /** Complains where there is more of something than anybody can hold. */
    void atMost(int most, int number, Place place, String what) {
        if (number > most) {
            problems.add(place, "too-many", number + " " + what + " are more than the " + most + " that can be held");
        }
    }

    private void wrong(YamlNode node, String key, String expected) {
        problems.add(node.place(), "not-in-schema", "\"" + key + "\" should be " + expected + not(node));
    }

    private static String not(YamlNode node) {
        return node.isScalar() ? ", not \"" + node.text() + "\"" : "";
    }
}
