package dev.oya.spec.mutate;

import dev.oya.cards.Deck;
import dev.oya.input.Place;
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
 * Whatever can be changed in a YAML file of rules one by one: a combination is taken out, numbers and cards are moved,
 * options get other values. Not thread-safe.
 */
public final class YamlMutator {
    /** What people read, where things come from, what they are called: none of it decides anything. */
    private static final Set<String> WORDS = Set.of(
            "what",
            "title",
            "because",
            "cites",
            "ruling",
            "layer",
            "version",
            "id",
            "base",
            "eager",
            "status",
            "text",
            "tags",
            "disable",
            "replace",
            "files",
            "group",
            "unit",
            "deck",
            "remove",
            "profiles",
            "add-rules");

    private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-z0-9.])[0-9]+(?=\\.\\.|f?(?:-|$)|\\b)");
    private static final Pattern NUMBERS = Pattern.compile("[0-9]+\\.\\.[0-9]+|[0-9]+f?(-[0-9]+f?)+");

    private final String file;
    private final String text;
    private final Deck deck;
    private final List<Integer> lines = new ArrayList<>();
    private final List<Mutation> changes = new ArrayList<>();
    /** The statements that the innermost entry cites which is being read. */
    private Set<String> cites = Set.of();

    private YamlMutator(String file, String text, Deck deck) {
        this.file = file;
        this.text = text;
        this.deck = deck;
        lines.add(0);
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            lines.add(at + 1);
        }
    }

    /** Every change of a file, in their order; none of one that cannot be read. */
    public static List<Mutation> of(String file, String text, Deck deck) {
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file, text, problems);
        YamlMutator all = new YamlMutator(file, text, deck);
        if (root != null && problems.isEmpty()) {
            all.read(root, List.of());
        }
        return all.changes;
    }

    private void read(Tree node, List<String> path) {
        Set<String> around = cites;
        cites = cites(node, around);
        for (Map.Entry<String, Tree> entry : node.map().entrySet()) {
            List<String> below = new ArrayList<>(path);
            below.add(entry.getKey());
            boolean yaku = !path.isEmpty()
                    && path.get(0).equals("yaku")
                    && entry.getValue().isMap();
            if (yaku && (entry.getValue().has("group") || entry.getValue().has("worth"))) {
                takenOut(entry.getKey(), entry.getValue(), below, node.map().size() == 1);
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
        int at = node.text() == null ? -1 : text.indexOf(node.text(), start);
        if (at < 0 || at > start + 1) {
            return;
        }
        Object value = node.scalar();
        if (value instanceof Number) {
            BigDecimal number = new BigDecimal(node.text());
            for (int by : new int[] {1, -1}) {
                BigDecimal instead = number.add(BigDecimal.valueOf(by));
                if (instead.signum() >= 0 || number.signum() < 0) {
                    change(Kind.NUMBER, path, at, node.text(), instead.toPlainString());
                }
            }
        } else if (value instanceof Boolean && !path.contains("values")) {
            change(Kind.CHOICE, path, at, node.text(), String.valueOf(!(Boolean) value));
        } else if (value instanceof String said) {
            if (NUMBERS.matcher(said).matches()) {
                for (MatchResult number : NUMBER.matcher(said).results().toList()) {
                    for (int by : new int[] {1, -1}) {
                        String instead = String.valueOf(Integer.parseInt(number.group()) + by);
                        change(Kind.NUMBER, path, at + number.start(), number.group(), instead);
                    }
                }
            }
            for (OtherCard.At card : OtherCard.in(said, deck)) {
                change(Kind.CARD, path, at + card.from(), said.substring(card.from(), card.to()), card.instead());
            }
        }
    }

    /** Of an option whose values are words, each other word. */
    private void choices(Tree chosen, Tree values, List<String> path) {
        chosen.map().forEach((profile, one) -> choices(one, values, path));
        if (chosen.scalar() instanceof String said) {
            for (Tree other : values.list()) {
                if (other.scalar() instanceof String instead && !instead.equals(said)) {
                    int at = text.indexOf(chosen.text(), offset(chosen));
                    change(Kind.CHOICE, path, at, chosen.text(), other.text());
                }
            }
        }
    }

    /** An entry goes with all lines that are indented more than its key; where it is the only one, none is left. */
    private void takenOut(String key, Tree entry, List<String> path, boolean only) {
        int first = entry.place().line();
        int indent = indent(first);
        int last = first;
        while (last < lines.size() && (line(last + 1).isBlank() || indent(last + 1) > indent)) {
            last++;
        }
        int from = lines.get(first - 1);
        int to = last < lines.size() ? lines.get(last) : text.length();
        changes.add(new Mutation(
                Kind.RULE,
                new Place(file, first),
                String.join("/", path),
                key,
                null,
                text.substring(0, from) + (only ? " ".repeat(indent) + "{}\n" : "") + text.substring(to),
                false,
                cites(entry, cites)));
    }

    private String line(int number) {
        int from = lines.get(number - 1);
        return text.substring(from, number < lines.size() ? lines.get(number) : text.length());
    }

    private int indent(int number) {
        String line = line(number);
        return line.length() - line.stripLeading().length();
    }

    private void change(Kind kind, List<String> path, int at, String was, String instead) {
        int line = 1
                + (int) text.substring(0, at)
                        .chars()
                        .filter(sign -> sign == '\n')
                        .count();
        changes.add(new Mutation(
                kind,
                new Place(file, line),
                String.join("/", path),
                was,
                instead,
                text.substring(0, at) + instead + text.substring(at + was.length()),
                false,
                cites));
    }
}
