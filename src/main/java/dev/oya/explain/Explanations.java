package dev.oya.explain;

import dev.oya.input.Place;
import dev.oya.pack.Amount;
import dev.oya.pack.Citation;
import dev.oya.pack.DualKind;
import dev.oya.pack.NamedSet;
import dev.oya.pack.Option;
import dev.oya.pack.OptionValues;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.read.RequiredOption;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Translations;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** The named parts of a pack, such as options, combinations and rules, with their sources. */
public final class Explanations {
    private static final Map<String, String> SECTIONS = Map.of(
            "option", "options",
            "combination", "yaku",
            "group", "groups",
            "value", "values",
            "card", "either",
            "action", "actions",
            "phase", "phases");

    static final Place NOWHERE = new Place("", 0);

    /**
     * A named part of a pack.
     *
     * @param value the part's value under the current options, or empty
     * @param needs options that a rule requires; empty for other parts
     */
    public record Entry(
            String kind,
            String name,
            String says,
            String value,
            Citation cite,
            Place place,
            List<RequiredOption> needs) {
        /** Creates an entry that requires no option. */
        Entry(String kind, String name, String says, String value, Citation cite, Place place) {
            this(kind, name, says, value, cite, place, List.of());
        }
    }

    private final Pack pack;
    private final Map<String, Object> settings;
    private final Wording speech;
    private final Translations texts;
    private final Map<String, WrittenRule> rules;
    private final List<Entry> entries = new ArrayList<>();

    /**
     * Collects the entries of a pack.
     *
     * @param speech texts of the requested language
     */
    public Explanations(Pack pack, Map<String, Object> settings, Wording speech) {
        this.speech = speech;
        this.texts = speech.texts(pack);
        this.pack = pack;
        this.settings = settings;
        this.rules = WrittenRule.of(pack);
        for (Option one : pack.options().values()) {
            String value = one.name() + " = " + one.values().text(settings.get(one.name())) + " ["
                    + one.values().allowed().in(speech.language()) + "]";
            add("option", one.name(), one.what(), value, one.cite(), one.place());
        }
        for (YakuEntry one : pack.yaku().values()) {
            String value = worth(one) + played(one.when(), one.whenValue()) + inRound(one);
            add("combination", one.key(), one.what(), value, one.cite(), one.place());
        }
        for (YakuGroup one : pack.groups().values()) {
            add("group", one.id(), one.what(), one.best() ? speech.say("only-best") : "", one.cite(), one.place());
        }
        for (Value one : pack.values().values()) {
            add("value", one.name(), one.what(), amount(one.amount()), one.cite(), one.place());
        }
        for (NamedSet one : pack.sets().values()) {
            String cards = String.join(" ", pack.deck().codes(one.cards()));
            add("set", one.name(), one.what(), cards, one.cite(), one.place());
        }
        for (DualKind one : pack.either().values()) {
            String kinds = speech.either(one.kinds().stream().map(speech::word).toList());
            add("card", one.card(), one.what(), kinds, one.cite(), one.place());
        }
        Phases phases = pack.phases();
        phases.actions().values().forEach(action -> add("action", action.name(), action.what(), "", action.place()));
        phases.phases().values().forEach(phase -> add("phase", phase.name(), phase.what(), "", phase.place()));
        phases.marks().seats().forEach((mark, what) -> add("mark", mark, what, "", NOWHERE));
        phases.marks().groups().forEach((name, group) -> add("mark", name, group.what(), group.marks(), NOWHERE));
        phases.marks().round().forEach((mark, what) -> add("mark", mark, what, "", NOWHERE));
        rules.values().forEach(rule -> entries.add(entry(rule)));
    }

    private void add(String kind, String name, String says, String value, Place place) {
        add(kind, name, says, value, Citation.NONE, place);
    }

    private void add(String kind, String name, String says, String value, Citation cite, Place place) {
        String section = SECTIONS.getOrDefault(kind, kind);
        entries.add(new Entry(kind, name, texts.of(section, name, says), value, texts.of(cite), place));
    }

    private Entry entry(WrittenRule rule) {
        return new Entry(
                "rule",
                rule.name(),
                texts.of("rules", rule.name(), rule.sentence()),
                "",
                texts.of(rule.cite()),
                rule.place(),
                RequiredOption.of(rule, pack));
    }

    private String amount(Amount amount) {
        String text = amount == null
                ? ""
                : Objects.requireNonNullElse(speech.amount(amount, settings), OptionValues.NO_LIMIT);
        return amount == null || amount.option() == null ? text : speech.say("by-option", text, amount.option());
    }

    private String worth(YakuEntry entry) {
        String each = speech.each(entry, settings);
        return each.isEmpty() || !AmountText.hasBase(entry, settings)
                ? Objects.requireNonNullElse(speech.amount(entry, settings), "")
                : speech.say("worth-and-each", amount(entry.worth()), each);
    }

    private String played(String option, Object value) {
        if (option == null) {
            return "";
        }
        Object chosen = settings.get(option);
        return " " + speech.say(value.equals(chosen) ? "played" : "not-played", option, chosen);
    }

    private String inRound(YakuEntry entry) {
        return (entry.round() == 0 ? "" : " " + speech.say("only-in-round", entry.round()))
                + (entry.month() == 0 ? "" : " " + speech.say("only-in-month", entry.month()));
    }

    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        entries.forEach(entry -> {
            names.add(entry.name());
            names.addAll(entry.cite().statements());
            names.addAll(entry.cite().rulings());
        });
        for (YakuEntry entry : pack.yaku().values()) {
            names.add(entry.id());
            names.add(pack.ruleName(entry));
            names.add(pack.groups().get(entry.group()).payout().reason(entry.id()));
        }
        names.remove(null);
        return names;
    }

    /**
     * Returns the entries whose name, payment reason or citation is {@code asked}, and the rules that mention {@code asked}.
     */
    public List<Entry> of(String asked) {
        Set<Entry> found = new LinkedHashSet<>();
        entries.stream().filter(entry -> entry.name().equals(asked)).forEach(found::add);
        for (YakuEntry entry : pack.yaku().values()) {
            YakuGroup group = pack.groups().get(entry.group());
            boolean paid = asked.equals(group.payout().reason(entry.id()));
            if (paid || asked.equals(entry.id()) || asked.equals(pack.ruleName(entry))) {
                entries.stream()
                        .filter(one ->
                                one.kind().equals("combination") && one.name().equals(entry.key()))
                        .forEach(found::add);
            }
            if (paid) {
                found.addAll(speaking(group.payout().reason()));
            }
        }
        int colon = asked.indexOf(':');
        if (colon > 0) {
            found.addAll(speaking(asked.substring(0, colon), asked.substring(colon + 1)));
        }
        found.addAll(speaking(asked));
        if (asked.equals("pot")) {
            found.addAll(rules(rule -> rule.spoken().concludes().contains("TakesPot")));
        }
        entries.stream()
                .filter(entry -> entry.cite().statements().contains(asked)
                        || entry.cite().rulings().contains(asked))
                .forEach(found::add);
        return List.copyOf(found);
    }

    private List<Entry> speaking(String... words) {
        return rules(rule -> rule.spoken().says().containsAll(List.of(words)));
    }

    private List<Entry> rules(Predicate<WrittenRule> those) {
        return rules.values().stream().filter(those).map(this::entry).toList();
    }
}
