package dev.oya.cli;

import dev.oya.cli.text.Text;
import dev.oya.pack.Amount;
import dev.oya.pack.Amounts;
import dev.oya.pack.Cite;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleText;
import dev.oya.pack.Sources;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.record.Json;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * House rules that change nothing yet: everything that can be changed stands in them behind a {@code #}, with what is in
 * force. Lines with {@code ##} explain.
 */
final class LayerDraft {
    /** Words that YAML would take for something else than text. */
    private static final Set<String> MEANINGFUL = Set.of("on", "off", "yes", "no", "y", "n", "true", "false", "null");

    private final Pack pack;
    private final String name;
    private final StringBuilder text = new StringBuilder();

    /** @param name the name of the layer */
    LayerDraft(Pack pack, String name) {
        this.pack = pack;
        this.name = name;
    }

    /** The file. */
    String text() {
        head();
        options();
        combinations();
        values();
        rules();
        return text.toString();
    }

    private void head() {
        say("House rules for " + pack.id() + ", laid on the profile " + pack.profile() + ". They change nothing yet.");
        say("Lines with ## explain. Take \"# \" away from a line with one #, and from the lines that it stands under, "
                + "and it holds; what you do not change may be left out. Then:");
        line("##   oya rules check " + name + ".yaml");
        line("##   oya rules diff " + pack.base() + "/" + pack.profile() + " " + name + ".yaml --rounds 1000");
        line("##   oya play " + pack.id() + " --house " + name + ".yaml");
        line("layer: " + name);
        line("title: " + quoted("The table of " + name));
        say("Everything must have a source: your reason, or cites: [ids of statements].");
        line("because: We have agreed on it.");
        line("base: " + pack.base());
    }

    private void options() {
        chapter("Points on which tables differ, and what they are now.");
        off(0, "options:");
        for (Option option : pack.options().values()) {
            say(1, option.what() + " It may be: " + option.allowed() + "." + cited(option.cite()));
            off(1, quoted(option.name()) + ": " + quoted(pack.settings().get(option.name())));
        }
    }

    private void combinations() {
        chapter("Combinations: what each is worth now. Whatever an entry of yaku.yaml says can be changed.");
        off(0, "yaku:");
        off(1, "change:");
        for (YakuEntry entry : pack.yaku().values()) {
            if (entry.worth() != null) {
                say(2, entry.what() + cited(entry.cite()));
                off(2, quoted(entry.key()) + ": { worth: " + amount(entry.worth()) + " }");
            }
        }
        // The cards of an example are as few as may be, so that it is read at once.
        Optional<YakuEntry> pattern = pack.yaku().values().stream()
                .filter(entry -> entry.needs() != null && entry.worth() != null && entry.when() == null)
                .min(Comparator.comparing(entry -> entry.needs().set().size()));
        pattern.ifPresent(this::newCombination);
        pack.yaku().keySet().stream().findFirst().ifPresent(key -> {
            say("A combination that is not played. Here it would be " + key + ":");
            off(1, "remove: []");
        });
    }

    private void newCombination(YakuEntry entry) {
        say("A combination of your own. \"needs\" are the cards, the rest is as in " + entry.key() + ":");
        off(1, "add:");
        off(2, name + "-special:");
        off(3, "group: " + entry.group());
        off(3, "what: " + quoted("What it is, in one sentence."));
        var deck = pack.deck();
        var cards = deck.cards().stream().map(card -> card.code()).toList();
        off(3, "needs: [" + cards.get(0) + ", " + cards.get(cards.size() - 1) + "]");
        off(3, "worth: " + amount(entry.worth()));
        off(3, "because: We like it.");
    }

    private void values() {
        chapter("Numbers that rules ask for, and what they are now.");
        off(0, "values:");
        off(1, "change:");
        for (Value value : pack.values().values()) {
            say(2, value.what() + " In " + value.amount().unit() + "." + cited(value.cite()));
            off(2, quoted(value.name()) + ": { is: " + bare(value.amount()) + " }");
        }
    }

    /** An example of each: short rules show best how rules are written, and those that pay are changed most. */
    private void rules() {
        List<RuleText> rules = RuleText.of(pack).values().stream()
                .filter(rule -> !rule.sentence().isEmpty())
                .sorted(Comparator.comparing(
                                (RuleText rule) -> !rule.spoken().concludes().contains("Pays"))
                        .thenComparing(rule -> rule.drl().length())
                        .thenComparing(RuleText::name))
                .toList();
        if (rules.size() < 2) {
            return;
        }
        chapter("Rules. Each has a name; 'oya explain NAME' says it, and every payment is explained by some.");
        RuleText idle = rules.get(1);
        off(0, "rules:");
        say(1, "A rule that does not hold at your table. This one says: " + idle.sentence());
        off(1, "disable: [" + quoted(idle.name()) + "]");
        RuleText replaced = rules.get(0);
        say(
                1,
                "From here on it is DRL, which is code: outside rules/house the commands take it with --allow-drl only.");
        say(1, "A rule that stands in for another. This is the other as it is; change what you like.");
        off(1, "replace:");
        off(2, quoted(replaced.name()) + ": |");
        off(3, "// " + replaced.sentence());
        replaced.drl().stripTrailing().lines().forEach(line -> off(3, line));
        say(
                1,
                "A rule of your own is written in the same way, under a name that no other has. This one says the same as the other until you change it, so what it says is said twice:");
        off(1, "add: |");
        off(2, "package oya;");
        off(2, "import dev.oya.vocabulary.*;");
        off(2, "import dev.oya.vocabulary.Conclusion.*;");
        off(2, "");
        off(2, "// Say it in a sentence, and give your reason.");
        String when = replaced.drl().substring(replaced.drl().indexOf("\nwhen") + 1);
        off(2, "rule \"" + name + "/of-our-own\" @because(\"We like it.\")");
        when.stripTrailing().lines().forEach(line -> off(2, line));
    }

    private static String cited(Cite cite) {
        String cited = Sources.line(cite);
        return cited.isEmpty() ? "" : " [" + cited + "]";
    }

    private static String amount(Amount amount) {
        return "{ " + (amount.unit().equals("points") ? "points" : amount.unit()) + ": " + bare(amount) + " }";
    }

    private static String bare(Amount amount) {
        return amount.option() == null
                ? Amounts.number(amount.number())
                : "{ option: " + quoted(amount.option()) + " }";
    }

    /** As YAML reads it back. */
    private static String quoted(Object value) {
        if (!(value instanceof String word)) {
            return String.valueOf(value);
        }
        boolean plain = word.matches("[a-z][a-z0-9.-]*") && !MEANINGFUL.contains(word);
        return plain ? word : Json.MAPPER.writeValueAsString(word);
    }

    private void chapter(String title) {
        text.append('\n');
        say(title);
    }

    private void say(String sentence) {
        say(0, sentence);
    }

    private void say(int depth, String sentence) {
        String indent = "## " + "  ".repeat(depth);
        Text.lines(sentence, Text.WIDTH - indent.length()).forEach(part -> line(indent + part));
    }

    private void off(int depth, String yaml) {
        line(("# " + "  ".repeat(depth) + yaml).stripTrailing());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
