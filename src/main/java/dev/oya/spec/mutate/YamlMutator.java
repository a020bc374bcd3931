package dev.oya.spec.mutate;

import dev.oya.cards.Deck;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.spec.mutate.Mutation.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A generator of the mutations of a YAML file. It removes combinations, changes numbers and cards, and chooses other values of
 * options. Not thread-safe.
 */
public final class YamlMutator extends TextMutator {
    /** Keys whose values are not mutated, such as texts, names and sources. */
    private static final Set<String> WORDS =
            Set.of(("what title because cites ruling layer version id base eager status text"
                            + " tags disable replace files group unit deck remove profiles add-rules")
                    .split(" "));

    /** Sections whose entries have a value and can be removed. */
    private static final Set<String> PAID = Set.of("yaku", "payments", "limits");

    /** Keys under which a layer lists entries or rules to remove. */
    private static final Set<String> GONE = Set.of("disable", "remove");

    private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-z0-9.])[0-9]+(?=\\.\\.|f?(?:-|$)|\\b)");
    private static final Pattern NUMBERS = Pattern.compile("[0-9]+\\.\\.[0-9]+|[0-9]+f?(-[0-9]+f?)+");

    private final List<Integer> lines = new ArrayList<>();

    private YamlMutator(String file, String text, Deck deck) {
        super(file, text, 1, false, deck);
        lines.add(0);
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            lines.add(at + 1);
        }
    }

    /** Returns every mutation of a file, in the order of the file. A file with a syntax error has no mutations. */
    public static List<Mutation> of(String file, String text, Deck deck) {
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file, text, problems);
        YamlMutator all = new YamlMutator(file, text, deck);
        if (root != null && problems.isEmpty()) {
            all.read(root, List.of());
        }
        return all.changes();
    }

    private void read(Tree node, List<String> path) {
        Set<String> around = cites;
        cites = cites(node, around);
        for (Map.Entry<String, Tree> entry : node.map().entrySet()) {
            List<String> below = new ArrayList<>(path);
            below.add(entry.getKey());
            boolean paid = !path.isEmpty()
                    && PAID.contains(path.get(0))
                    && entry.getValue().isMap();
            if (paid && (entry.getValue().has("group") || entry.getValue().has("worth"))) {
                takenOut(entry.getKey(), entry.getValue(), below, node.map().size() == 1);
            }
            if (GONE.contains(entry.getKey())) {
                List<Tree> names = entry.getValue().list();
                names.forEach(name -> putBack(name, names.size() == 1, below));
            }
            if (!WORDS.contains(entry.getKey()) && !below.equals(List.of("rules", "add"))) {
                if (entry.getKey().equals("default") && node.has("values")) {
                    choices(entry.getValue(), node.get("values"), below);
                }
                read(entry.getValue(), below);
            }
        }
        node.list().forEach(one -> read(one, path));
        if (node.isScalar()) {
            scalar(node, path);
        }
        cites = around;
    }

    private static Set<String> cites(Tree entry, Set<String> around) {
        return entry.isMap() && entry.has("cites")
                ? Mutation.statements(
                        entry.get("cites").list().stream().map(Tree::text).collect(Collectors.joining(" ")))
                : around;
    }

    private int offset(Tree node) {
        return lines.get(node.exact().line() - 1) + Math.max(0, node.exact().column() - 1);
    }

    private void scalar(Tree node, List<String> path) {
        int start = offset(node);
        int at = node.text() == null ? -1 : source.indexOf(node.text(), start);
        if (at < 0 || at > start + 1) {
            return;
        }
        Object value = node.scalar();
        if (value instanceof Number) {
            BigDecimal number = new BigDecimal(node.text());
            for (int by : BESIDE) {
                BigDecimal instead = number.add(BigDecimal.valueOf(by));
                if (instead.signum() >= 0 || number.signum() < 0) {
                    change(Kind.NUMBER, path, at, node.text(), instead.toPlainString());
                }
            }
        } else if (value instanceof Boolean && !path.contains("values")) {
            change(Kind.CHOICE, path, at, node.text(), String.valueOf(!(Boolean) value));
        } else if (value instanceof String text) {
            if (NUMBERS.matcher(text).matches()) {
                for (MatchResult number : NUMBER.matcher(text).results().toList()) {
                    for (int by : BESIDE) {
                        String instead = String.valueOf(Integer.parseInt(number.group()) + by);
                        change(Kind.NUMBER, path, at + number.start(), number.group(), instead);
                    }
                }
            }
            for (OtherCard card : cards(text)) {
                change(Kind.CARD, path, at + card.from(), text.substring(card.from(), card.to()), card.instead());
            }
        }
    }

    /** Replaces the chosen value of an option with each other value, if the values are texts. */
    private void choices(Tree chosen, Tree values, List<String> path) {
        chosen.map().forEach((profile, one) -> choices(one, values, path));
        if (chosen.scalar() instanceof String text) {
            for (Tree other : values.list()) {
                if (other.scalar() instanceof String instead && !instead.equals(text)) {
                    int at = source.indexOf(chosen.text(), offset(chosen));
                    change(Kind.CHOICE, path, at, chosen.text(), other.text());
                }
            }
        }
    }

    /**
     * Removes an entry with all lines that are indented more than its key. If no other entry remains, an empty map replaces the
     * entry.
     */
    private void takenOut(String key, Tree entry, List<String> path, boolean only) {
        int first = entry.place().line();
        int indent = indent(first);
        int last = first;
        while (last < lines.size() && (line(last + 1).isBlank() || indent(last + 1) > indent)) {
            last++;
        }
        int from = lines.get(first - 1);
        int to = last < lines.size() ? lines.get(last) : source.length();
        of = String.join("/", path);
        Set<String> around = cites;
        cites = cites(entry, around);
        String none = only ? " ".repeat(indent) + "{}\n" : "";
        add(Kind.RULE, from, key, null, source.substring(0, from) + none + source.substring(to));
        cites = around;
    }

    /**
     * Removes a name from a list of removed entries, together with its line or an adjacent comma. If no other name remains, an
     * empty list replaces the name.
     */
    private void putBack(Tree name, boolean only, List<String> path) {
        int line = name.exact().line();
        boolean ownLine = line(line).strip().startsWith("- ");
        int from = ownLine ? lines.get(line - 1) : offset(name);
        int to = ownLine
                ? from + line(line).length()
                : source.indexOf(name.text(), from) + name.text().length();
        if (!ownLine && source.charAt(from) != name.text().charAt(0)) {
            to++;
        }
        String before = source.substring(0, from);
        String after = source.substring(to);
        if (!ownLine) {
            boolean last = !after.stripLeading().startsWith(",");
            after = last ? after : after.replaceFirst("\\s*,\\s*", "");
            before = last ? before.replaceFirst(",\\s*$", "") : before;
        }
        of = String.join("/", path);
        String none = ownLine && only ? " ".repeat(indent(line)) + "[]\n" : "";
        add(Kind.RULE, from, name.text(), null, before + none + after);
    }

    private String line(int number) {
        int from = lines.get(number - 1);
        return source.substring(from, number < lines.size() ? lines.get(number) : source.length());
    }

    private int indent(int number) {
        String line = line(number);
        return line.length() - line.stripLeading().length();
    }

    private void change(Kind kind, List<String> path, int at, String was, String instead) {
        of = String.join("/", path);
        add(kind, at, was, instead, source.substring(0, at) + instead + source.substring(at + was.length()));
    }
}
