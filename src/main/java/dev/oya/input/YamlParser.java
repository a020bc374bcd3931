package dev.oya.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Parses YAML into {@link Tree}s. Only {@code true}, {@code false} and plain decimal numbers are typed. Other scalars such as
 * {@code no}, {@code on}, {@code 12:30}, {@code 010} and {@code 1_000} remain text. Tags are rejected, as are files that are
 * too large, are nested too deeply or have too many aliases.
 */
public final class YamlParser {
    static final int MOST_CHARACTERS = 1 << 20;

    private static final int DEEPEST = 24;
    private static final int MOST_ALIASES = 50;
    private static final int MOST_NODES = InputBounds.NODES;
    private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9][0-9]{0,8})");
    private static final Pattern ESCAPE = Pattern.compile("\\\\.");
    private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]{0,8})\\.[0-9]{1,6}");

    private final String file;
    private final Problems problems;
    /** Whether places have JSON pointers. */
    private final boolean pointers;

    private int nodes;

    private YamlParser(String file, Problems problems, boolean pointers) {
        this.file = file;
        this.problems = problems;
        this.pointers = pointers;
    }

    /**
     * Parses a file as {@link #parse(String, String, Problems)} does, and caches the root of a well-formed file. Does not parse a
     * file whose tree is cached or shipped.
     */
    public static Tree parse(String file, String text, Problems problems, RuleCaches caches) {
        problems.reading(file);
        List<String> key = List.of(file, text);
        Tree known = caches.get(RuleCaches.Store.TREES, key);
        if (known != null) {
            return known;
        }
        int before = problems.count();
        Tree shipped = ShippedTrees.of(file, text);
        Tree root = shipped == null ? parse(file, text, problems) : shipped;
        if (root != null && problems.count() == before) {
            caches.put(RuleCaches.Store.TREES, key, root);
        }
        return root;
    }

    /** Parses a file. Returns its root, or null after reporting a problem if the file cannot be parsed. */
    public static Tree parse(String file, String text, Problems problems) {
        return new YamlParser(file, problems, false).root(text);
    }

    /**
     * Parses a JSON document as {@link #parse(String, String, Problems)} does. Places in the document have JSON pointers.
     */
    public static Tree parseJson(String file, String json, Problems problems) {
        // YAML does not allow tabs as indentation and does not know the escape "\/", so both are replaced.
        String yaml = ESCAPE.matcher(json.replace('\t', ' '))
                .replaceAll(escape -> Matcher.quoteReplacement(escape.group().equals("\\/") ? "/" : escape.group()));
        return new YamlParser(file, problems, true).root(yaml);
    }

    private Tree root(String text) {
        problems.reading(file);
        if (text.length() > MOST_CHARACTERS) {
            problems.report(new Place(file, 0), "too-large.file", MOST_CHARACTERS);
            return null;
        }
        return parse(text);
    }

    private Tree parse(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setNestingDepthLimit(DEEPEST);
        options.setMaxAliasesForCollections(MOST_ALIASES);
        options.setCodePointLimit(MOST_CHARACTERS + 1);
        StreamReader reader = new StreamReader(text);
        try {
            Node root = new Composer(new CountingParser(reader, options), new TextResolver(), options).getSingleNode();
            if (root == null) {
                problems.report(new Place(file, 0), "broken-yaml.empty");
                return null;
            }
            return node(root, new Place(file, line(root.getStartMark()), 0, pointers ? "" : null), 0);
        } catch (MarkedYAMLException broken) {
            problems.add(YamlError.of(file, text, broken));
        } catch (YAMLException limit) {
            limit(limit.getMessage(), reader);
        } catch (NumberFormatException escape) {
            // The library converts an escape before it checks that all digits are present, so an incomplete escape
            // is not a number.
            problems.report(place(reader), "broken-yaml.escape");
        }
        return null;
    }

    private Place place(StreamReader reader) {
        return new Place(file, reader.getLine() + 1, reader.getColumn() + 1);
    }

    private void limit(String message, StreamReader reader) {
        if (message.startsWith("Nesting")) {
            problems.report(new Place(file, 0), "too-deep.yaml", DEEPEST);
        } else if (message.contains("aliases")) {
            problems.report(new Place(file, 0), "too-large.aliases", MOST_ALIASES);
        } else if (message.equals(CountingParser.TOO_MANY)) {
            problems.report(place(reader), "too-large.nodes", MOST_NODES);
        } else {
            problems.report(place(reader), "broken-yaml.text", message.strip().replaceAll("\\s+", " "));
        }
    }

    private Tree node(Node node, Place place, int depth) {
        // Aliases may repeat a node or even contain themselves, so expanded nodes are counted.
        if (depth > DEEPEST || ++nodes > MOST_NODES) {
            throw new YAMLException(depth > DEEPEST ? "Nesting" : "too many nodes through aliases");
        }
        Tag tag = node.getTag();
        if (!tag.equals(Tag.STR) && !tag.equals(Tag.SEQ) && !tag.equals(Tag.MAP)) {
            problems.report(place, "broken-yaml.tag", tag.getValue());
        }
        if (node instanceof MappingNode map) {
            return map(map, place, depth);
        }
        if (node instanceof SequenceNode sequence) {
            List<Tree> items = new ArrayList<>();
            for (Node item : sequence.getValue()) {
                items.add(node(item, inside(place, item, String.valueOf(items.size())), depth + 1));
            }
            return new YamlTree(place, exact(node, place), place.line(), null, Collections.unmodifiableList(items));
        }
        ScalarNode scalar = (ScalarNode) node;
        ScalarStyle style = scalar.getScalarStyle();
        boolean block = style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
        int textLine = line(scalar.getStartMark()) + (block ? 1 : 0);
        String text = scalar.getValue();
        Object value = style == ScalarStyle.PLAIN ? typed(text) : text;
        return new YamlTree(place, exact(node, place), textLine, value == null ? null : text, value);
    }

    /** Returns the place of an item of a list or of an entry of a map. */
    private Place inside(Place outer, Node node, String step) {
        String escaped = step.replace("~", "~0").replace("/", "~1");
        return new Place(file, line(node.getStartMark()), 0, pointers ? outer.pointer() + "/" + escaped : null);
    }

    private Tree map(MappingNode map, Place place, int depth) {
        Map<String, Tree> entries = new LinkedHashMap<>();
        for (NodeTuple entry : map.getValue()) {
            if (!(entry.getKeyNode() instanceof ScalarNode key)) {
                problems.report(new Place(file, line(entry.getKeyNode().getStartMark())), "broken-yaml.key");
                continue;
            }
            Place at = inside(place, key, key.getValue());
            Tree value = node(entry.getValueNode(), at, depth + 1);
            Tree before = entries.putIfAbsent(key.getValue(), value);
            if (before != null) {
                problems.report(
                        at, "duplicate-key.line", key.getValue(), before.place().line());
            }
        }
        return new YamlTree(place, exact(map, place), place.line(), null, Collections.unmodifiableMap(entries));
    }

    private Place exact(Node node, Place place) {
        Mark mark = node.getStartMark();
        return new Place(file, line(mark), mark.getColumn() + 1, place.pointer());
    }

    /** Returns the value of a plain scalar: a number, a boolean, null if the text is empty, or the text. */
    static Object typed(String text) {
        if (text.isEmpty()) {
            return null;
        }
        if (text.equals("true") || text.equals("false")) {
            return Boolean.valueOf(text);
        }
        if (WHOLE.matcher(text).matches()) {
            return Integer.valueOf(text);
        }
        return DECIMAL.matcher(text).matches() ? (Object) Double.valueOf(text) : text;
    }

    private static int line(Mark mark) {
        return mark.getLine() + 1;
    }

    /** Resolves every scalar as text. {@link #typed} assigns types later, so any other tag comes from the author. */
    private static final class TextResolver extends Resolver {
        @Override
        protected void addImplicitResolvers() {
            // The implicit types of YAML 1.1 are not added. They would make "no" false and "12:30" a number.
        }

        @Override
        public Tag resolve(NodeId kind, String value, boolean implicit) {
            return kind == NodeId.mapping ? Tag.MAP : kind == NodeId.sequence ? Tag.SEQ : Tag.STR;
        }
    }

    /** Stops parsing a text with too many nodes before its tree is built. */
    private static final class CountingParser extends ParserImpl {
        static final String TOO_MANY = "too many nodes";

        private int nodes;

        CountingParser(StreamReader reader, LoaderOptions options) {
            super(reader, options);
        }

        @Override
        public Event getEvent() {
            Event event = super.getEvent();
            if (event instanceof NodeEvent && ++nodes > MOST_NODES) {
                throw new YAMLException(TOO_MANY);
            }
            return event;
        }
    }
}
