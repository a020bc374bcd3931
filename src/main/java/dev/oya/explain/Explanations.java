package dev.oya.explain;

import dev.oya.input.Place;
import dev.oya.pack.Amounts;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Translations;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Everything in a pack that has a name and a reason. */
public final class Explanations {
    private static final Map<String, String> SECTIONS = Map.of(
            "option", "options",
            "combination", "yaku",
            "group", "groups",
            "value", "values",
            "word", "words",
            "phase", "phases");

    /**
     * @param kind what it is
     * @param name its name
     * @param says one sentence
     * @param value what it is at this table, or empty
     * @param cite where it comes from
     * @param place where it is written
     */
    public record Entry(String kind, String name, String says, String value, Citation cite, Place place) {}

    private final Pack pack;
    private final Map<String, Object> settings;
    private final Translations texts;
    private final Map<String, WrittenRule> rules;
    private final List<Entry> entries = new ArrayList<>();

    public Explanations(Pack pack, Map<String, Object> settings) {
        this(pack, settings, Translations.none());
    }

    /** @param texts the sentences of another language */
    public Explanations(Pack pack, Map<String, Object> settings, Translations texts) {
        this.texts = texts;
        this.pack = pack;
        this.settings = settings;
        this.rules = WrittenRule.of(pack);
        pack.options().values().forEach(option -> {
            String value =
                    option.name() + " = " + option.said(settings.get(option.name())) + " [" + option.allowed() + "]";
            add("option", option.name(), option.what(), value, option.cite(), option.place());
        });
        pack.yaku()
                .values()
                .forEach(entry -> add(
                        "combination",
                        entry.key(),
                        entry.what(),
                        Amounts.worth(entry, settings) + played(entry.when(), entry.whenValue()) + inRound(entry),
                        entry.cite(),
                        entry.place()));
        pack.groups()
                .values()
                .forEach(group -> add(
                        "group",
                        group.id(),
                        group.what(),
                        group.best() ? "only the best counts" : "",
                        group.cite(),
                        group.place()));
        pack.values()
                .values()
                .forEach(value -> add(
                        "value",
                        value.name(),
                        value.what(),
                        Amounts.of(value.amount(), settings),
                        value.cite(),
                        value.place()));
        pack.sets()
                .values()
                .forEach(set -> add(
                        "set",
                        set.name(),
                        set.what(),
                        String.join(" ", pack.deck().codes(set.cards())),
                        set.cite(),
                        set.place()));
        pack.either()
                .values()
                .forEach(card -> add(
                        "card",
                        card.card(),
                        card.what(),
                        String.join(" or ", card.kinds()),
                        card.cite(),
                        card.place()));
        Phases phases = pack.phases();
        phases.words().values().forEach(word -> add("word", word.name(), word.what(), "", Citation.NONE, word.place()));
        phases.phases()
                .values()
                .forEach(phase -> add("phase", phase.name(), phase.what(), "", Citation.NONE, phase.place()));
        phases.seatMarks().forEach((mark, what) -> add("mark", mark, what, "", Citation.NONE, new Place("", 0)));
        phases.seatGroups()
                .forEach((name, group) ->
                        add("mark", name, group.what(), group.marks(), Citation.NONE, new Place("", 0)));
        phases.roundMarks().forEach((mark, what) -> add("mark", mark, what, "", Citation.NONE, new Place("", 0)));
        rules.values().forEach(rule -> entries.add(entry(rule)));
    }

    private void add(String kind, String name, String says, String value, Citation cite, Place place) {
        String section = SECTIONS.getOrDefault(kind, kind);
        entries.add(new Entry(kind, name, texts.of(section, name, says), value, cite, place));
    }

    private Entry entry(WrittenRule rule) {
        return new Entry(
                "rule", rule.name(), texts.of("rules", rule.name(), rule.sentence()), "", rule.cite(), rule.place());
    }

    private String played(String option, Object value) {
        if (option == null) {
            return "";
        }
        boolean on = value.equals(settings.get(option));
        return " (" + (on ? "" : "not ") + "played: " + option + " is " + settings.get(option) + ")";
    }

    private static String inRound(YakuEntry entry) {
        return (entry.round() == 0 ? "" : " (in round " + entry.round() + " only)")
                + (entry.month() == 0 ? "" : " (in rounds of month " + entry.month() + " only)");
    }

    /** All names that can be asked for. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        entries.forEach(entry -> {
            names.add(entry.name());
            names.addAll(entry.cite().statements());
            names.addAll(entry.cite().rulings());
        });
        pack.yaku().values().forEach(entry -> {
            names.add(entry.id());
            names.add(pack.ruleName(entry));
            String reason = pack.groups().get(entry.group()).reason(entry.id());
            if (reason != null) {
                names.add(reason);
            }
        });
        return names;
    }

    /** What answers to a name: things of that name, what pays under that reason, or what cites it. */
    public List<Entry> of(String asked) {
        Set<Entry> found = new LinkedHashSet<>();
        entries.stream().filter(entry -> entry.name().equals(asked)).forEach(found::add);
        pack.yaku().values().forEach(entry -> {
            YakuGroup group = pack.groups().get(entry.group());
            String reason = group.reason(entry.id());
            boolean named = asked.equals(entry.id()) || asked.equals(pack.ruleName(entry));
            if (named || asked.equals(reason)) {
                entries.stream()
                        .filter(one ->
                                one.kind().equals("combination") && one.name().equals(entry.key()))
                        .forEach(found::add);
            }
            if (asked.equals(reason)) {
                speaking(group.payment()).forEach(found::add);
            }
        });
        int colon = asked.indexOf(':');
        if (colon > 0) {
            speaking(asked.substring(0, colon), asked.substring(colon + 1)).forEach(found::add);
        }
        speaking(asked).forEach(found::add);
        rules.values().stream()
                .filter(rule -> asked.equals("pot") && rule.spoken().concludes().contains("TakesPot"))
                .forEach(rule -> found.add(entry(rule)));
        entries.stream()
                .filter(entry -> entry.cite().statements().contains(asked)
                        || entry.cite().rulings().contains(asked))
                .forEach(found::add);
        return List.copyOf(found);
    }

    /** Rules that say all of these words. */
    private List<Entry> speaking(String... words) {
        List<Entry> some = new ArrayList<>();
        for (WrittenRule rule : rules.values()) {
            if (rule.spoken().says().containsAll(List.of(words))) {
                some.add(entry(rule));
            }
        }
        return some;
    }
}
