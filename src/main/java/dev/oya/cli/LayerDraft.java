package dev.oya.cli;

import com.samskivert.mustache.Mustache;
import dev.oya.cards.Card;
import dev.oya.cli.text.Text;
import dev.oya.files.ClassPathText;
import dev.oya.notation.Json;
import dev.oya.pack.Amount;
import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.say.AmountText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A template for house rules. Lines that begin with {@code #} list everything that can be changed, with the current values.
 * Lines that begin with {@code ##} are explanations.
 */
record LayerDraft(Pack pack, String name) {
    /** Words that some YAML parsers read as booleans or null unless they are quoted. */
    private static final Set<String> MEANINGFUL = Set.of("on", "off", "yes", "no", "y", "n", "true", "false", "null");

    /** Returns the text of the file. Explanations are wrapped. */
    String text() {
        Map<String, Object> words = new HashMap<>(Map.of(
                "pack", pack,
                "name", name,
                "title", asYaml("House rules " + name),
                "say", (Mustache.Lambda) (part, out) -> out.write(escaped(part.execute())),
                "options", pack.options().values().stream().map(this::option).toList(),
                "yaku", worth().map(LayerDraft::combination).toList(),
                "values", pack.values().values().stream().map(LayerDraft::value).toList(),
                "example", example().toList(),
                "anyYaku", pack.yaku().keySet().stream().limit(1).toList(),
                "rules", rules()));
        String template = ClassPathText.of(LayerDraft.class, "layer.yaml");
        return Mustache.compiler()
                .escapeHTML(false)
                .strictSections(true)
                .compile(template)
                .execute(words);
    }

    /** Wraps a sentence into lines that begin with {@code ##}, followed by the indentation of the sentence. */
    private static String escaped(String sentence) {
        String indent = "## " + sentence.replaceFirst("(?s)\\S.*", "");
        return Text.lines(sentence, Text.WIDTH - indent.length()).stream()
                .map(line -> indent + line)
                .collect(Collectors.joining("\n"));
    }

    /**
     * An entry that can be changed.
     *
     * @param what the entry's meaning
     * @param is the entry's current value
     */
    private record Line(String what, String name, String is) {}

    private Line option(Option option) {
        String what = option.what() + " Allowed: " + option.values().allowed() + "." + cited(option.cite());
        return new Line(what, asYaml(option.name()), asYaml(pack.settings().get(option.name())));
    }

    private Stream<YakuEntry> worth() {
        return pack.yaku().values().stream().filter(entry -> entry.worth() != null);
    }

    private static Line combination(YakuEntry entry) {
        return new Line(entry.what() + cited(entry.cite()), asYaml(entry.key()), amount(entry.worth()));
    }

    private static Line value(Value value) {
        String what = value.what() + " Unit: " + value.amount().unit() + "." + cited(value.cite());
        return new Line(what, asYaml(value.name()), bare(value.amount()));
    }

    /** Returns a sample combination: one with the fewest cards, which is easiest to read. */
    private Stream<Map<String, Object>> example() {
        List<Card> cards = pack.deck().cards();
        return worth()
                .filter(entry -> entry.needs() != null && entry.when() == null)
                .min(Comparator.comparing(entry -> entry.needs().set().size()))
                .stream()
                .map(entry -> Map.of(
                        "key", entry.key(),
                        "group", entry.group(),
                        "what", asYaml("The cards, in one sentence."),
                        "first", cards.get(0).code(),
                        "last", cards.get(cards.size() - 1).code(),
                        "worth", amount(entry.worth())));
    }

    /**
     * Returns sample rules. Rules that pay come first because they are changed most often, then short rules because they are easy
     * to read.
     */
    private List<Map<String, Object>> rules() {
        List<WrittenRule> rules = WrittenRule.of(pack).values().stream()
                .filter(rule -> !rule.sentence().isEmpty())
                .sorted(Comparator.comparing(
                                (WrittenRule rule) -> !rule.spoken().concludes().contains("Pays"))
                        .thenComparing(rule -> rule.drl().length())
                        .thenComparing(WrittenRule::name))
                .toList();
        if (rules.size() < 2) {
            return List.of();
        }
        WrittenRule replaced = rules.get(0);
        String when = replaced.drl().substring(replaced.drl().indexOf("\nwhen") + 1);
        return List.of(Map.of(
                "idle", rules.get(1),
                "idleName", asYaml(rules.get(1).name()),
                "replaced", replaced,
                "replacedName", asYaml(replaced.name()),
                "drl", commentedOut(3, replaced.drl()),
                "when", commentedOut(2, when)));
    }

    private static String commentedOut(int depth, String lines) {
        String indent = "# " + "  ".repeat(depth);
        return lines.stripTrailing()
                .lines()
                .map(line -> (indent + line).stripTrailing())
                .collect(Collectors.joining("\n"));
    }

    private static String cited(Citation cite) {
        String cited = RuleIndex.line(cite);
        return cited.isEmpty() ? "" : " [" + cited + "]";
    }

    private static String amount(Amount amount) {
        return "{ " + amount.unit() + ": " + bare(amount) + " }";
    }

    private static String bare(Amount amount) {
        return amount.option() == null
                ? AmountText.number(amount.number())
                : "{ option: " + asYaml(amount.option()) + " }";
    }

    private static String asYaml(Object value) {
        if (!(value instanceof String word)) {
            return String.valueOf(value);
        }
        boolean plain = word.matches("[a-z][a-z0-9.-]*") && !MEANINGFUL.contains(word);
        return plain ? word : Json.MAPPER.writeValueAsString(word);
    }
}
