package dev.oya.cli.text;

import dev.oya.book.BookAmounts;
import dev.oya.book.BookParts;
import dev.oya.book.BookWords;
import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Prints a pack: options in force, combinations, values, phases and payments. */
public record PackText(Pack pack, Map<String, Object> settings, Wording speech, BookWords words, BookAmounts amounts) {
    private static final int NAMES = 18;

    /** @param settings value of every option */
    public PackText(Pack pack, Map<String, Object> settings, Wording speech) {
        this(
                pack,
                settings,
                speech,
                new BookWords(pack, speech),
                new BookAmounts(pack, settings, new BookWords(pack, speech)));
    }

    public void print(PrintWriter out) {
        out.println(Text.block(pack.id() + " " + pack.version() + ": " + speech.title(pack), 0));
        if (pack.aim() != null) {
            out.println(Text.block(words.text("pack", "aim", pack.aim()), 0));
        }
        out.println(Text.block(speech.say("show-layers", String.join(", ", pack.layers())), 0));
        out.println(speech.say("show-digest", pack.digest()));
        options(out);
        pack.groups().values().forEach(group -> combinations(out, group));
        either(out);
        values(out);
        phases(out);
        payments(out);
    }

    /**
     * Returns the text of a rule, combination, value or action in the output language.
     *
     * @param otherwise text for any other kind
     */
    String text(String kind, String name, String otherwise) {
        return switch (kind) {
            case "combination" -> {
                YakuEntry entry = pack.yaku().get(name);
                String worth = worth(entry);
                yield (worth.isEmpty() ? "" : worth + ". ") + words.text("yaku", name, entry.what()) + more(entry);
            }
            case "value" -> amount(pack.values().get(name).amount());
            case "rule" -> words.text("rules", name, otherwise);
            case "action" -> words.text("actions", name, otherwise);
            default -> otherwise;
        };
    }

    private void options(PrintWriter out) {
        out.println();
        out.println(Text.block(speech.say("show-options", pack.profile()), 0));
        for (Option option : pack.options().values()) {
            Object value = settings.get(option.name());
            boolean own = !Objects.equals(value, option.defaultFor(pack.profile()));
            out.println((own ? "* " : "  ") + option.name() + " = "
                    + option.values().text(value));
            String what = words.text("options", option.name(), option.what());
            // Named values are shown as they are typed after --set. A range is shown in the output language.
            String allowed = option.values().listed().isEmpty()
                    ? amounts.allowed(option)
                    : option.values().allowed().in(speech.language());
            out.println(Text.block(what + " [" + allowed + "]", 6));
        }
    }

    private void combinations(PrintWriter out, YakuGroup group) {
        out.println();
        String what = words.text("groups", group.id(), group.what());
        out.println(Text.block(group.id() + ": " + what + (group.best() ? " " + words.say("best") : ""), 0));
        Columns columns = new Columns(2, "lll");
        for (YakuEntry entry : pack.yaku().values()) {
            if (entry.group().equals(group.id())) {
                String status = entry.status() == null ? "" : " [" + entry.status() + "]";
                columns.row(
                        entry.id(), worth(entry), words.text("yaku", entry.key(), entry.what()) + more(entry) + status);
            }
        }
        columns.print(out);
    }

    private String worth(YakuEntry entry) {
        boolean onlyMore = entry.more() != null && !AmountText.hasBase(entry, settings);
        return !entry.isPlayed(settings) ? words.say("not-played") : onlyMore ? "" : amount(entry.worth());
    }

    private String more(YakuEntry entry) {
        return entry.more() == null
                ? ""
                : " (" + byOption(amounts.each(entry), entry.more().amount()) + ")";
    }

    private String amount(Amount amount) {
        return amount == null ? "" : byOption(amounts.of(amount), amount);
    }

    private String byOption(String text, Amount amount) {
        return amount.option() == null ? text : speech.say("by-option", text, amount.option());
    }

    private void either(PrintWriter out) {
        if (pack.either().isEmpty()) {
            return;
        }
        out.println();
        out.println(speech.say("show-either"));
        Columns columns = new Columns(2, "lll");
        pack.either().values().forEach(card -> {
            List<String> kinds = card.kinds().stream().map(speech::word).toList();
            columns.row(
                    card.card(), String.join(" / ", kinds), speech.texts(pack).of("either", card.card(), card.what()));
        });
        columns.print(out);
    }

    private void values(PrintWriter out) {
        out.println();
        out.println(words.say("values"));
        Columns columns = new Columns(2, "lll");
        pack.values()
                .values()
                .forEach(value -> columns.row(
                        value.name(), amount(value.amount()), words.text("values", value.name(), value.what())));
        columns.print(out);
    }

    /** Prints the rules in force that make payments. */
    private void payments(PrintWriter out) {
        out.println();
        out.println(speech.say("show-payments"));
        Columns columns = new Columns(2, "ll");
        BookParts.payments(pack, settings, words)
                .forEach(rule -> columns.row(rule.name(), words.text("rules", rule.name(), rule.sentence())));
        columns.print(out);
    }

    private void phases(PrintWriter out) {
        out.println();
        out.println(speech.say("show-said"));
        Columns columns = new Columns(2, "ll");
        pack.phases().actions().values().stream()
                .filter(action -> !action.fields().silent())
                .forEach(action -> columns.row(action.name(), words.text("actions", action.name(), action.what())));
        columns.print(out);
        out.println();
        out.println(speech.say("show-phases", pack.phases().start()));
        for (Phases.Phase phase : pack.phases().phases().values()) {
            String open = phase.actions().isEmpty()
                    ? ""
                    : " " + speech.say("show-actions", String.join(", ", phase.actions()));
            out.println(
                    Text.beside("  " + phase.name(), NAMES, words.text("phases", phase.name(), phase.what()) + open));
            String transitions = phase.transitions().values().stream()
                    .map(transition -> "-> " + transition.to()
                            + (transition.end() == null ? "" : " (" + speech.say("show-ends", transition.end()) + ")"))
                    .collect(Collectors.joining("  "));
            if (!transitions.isEmpty()) {
                out.println(Text.block(transitions, NAMES));
            }
        }
    }
}
