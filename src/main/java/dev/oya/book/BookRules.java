package dev.oya.book;

import dev.oya.book.BookCites.Cite;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.read.RequiredOption;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The phases, actions and rules of a pack with their sentences and citations. */
record BookRules(BookSide now, BookSide before, BookWords words, List<BookChange> changes) {
    record Phase(String id, String name, String what, List<Action> actions, List<Way> ways) {}

    record Action(String name, String what) {}

    /**
     * A transition out of a phase.
     *
     * @param id the rule that takes the transition
     */
    record Way(String id, String to, String toName, String end, String sentence) {}

    record Chapter(String file, String heading, List<Rule> rules) {}

    /**
     * A rule.
     *
     * @param needs options that the rule requires
     */
    record Rule(String id, String sentence, List<Need> needs, List<Cite> cites, boolean changed) {}

    /**
     * An option that a rule requires.
     *
     * @param values values with which the rule can apply, as text
     */
    record Need(String option, String values) {}

    List<Phase> phases() {
        return now.pack().phases().phases().values().stream()
                .map(phase -> new Phase(
                        phase.name(),
                        words.name(phase.name()),
                        words.text("phases", phase.name(), phase.what()),
                        phase.actions().stream().map(this::action).toList(),
                        phase.transitions().values().stream().map(this::way).toList()))
                .toList();
    }

    private Action action(String action) {
        String what = now.pack().phases().actions().get(action).what();
        return new Action(words.name(action), words.text("actions", action, what));
    }

    private Way way(Phases.Transition transition) {
        WrittenRule rule = now.rules().get(transition.name());
        return new Way(
                transition.name(),
                transition.to(),
                words.name(transition.to()),
                transition.end() == null ? "" : words.name(transition.end()),
                words.text("rules", transition.name(), rule == null ? "" : rule.sentence()));
    }

    List<Chapter> chapters() {
        Map<String, List<Rule>> byFile = new LinkedHashMap<>();
        now.rules()
                .values()
                .forEach(rule -> byFile.computeIfAbsent(rule.place().file(), file -> new ArrayList<>())
                        .add(rule(rule)));
        before.rules().forEach((name, old) -> {
            if (!now.rules().containsKey(name)) {
                changes.add(BookChange.gone(name, sentence(old), before.cites(old.cite())));
            }
        });
        return byFile.entrySet().stream()
                .map(file -> new Chapter(file.getKey(), heading(file.getKey()), file.getValue()))
                .toList();
    }

    private Rule rule(WrittenRule rule) {
        WrittenRule old = before.rules().get(rule.name());
        boolean changed = old == null || !old.bare().equals(rule.bare());
        List<Cite> cites = now.quoting().of(rule.cite());
        if (changed) {
            changes.add(new BookChange(
                    "rule-" + rule.name(),
                    rule.name(),
                    sentence(rule),
                    cites,
                    old == null ? "" : old.sentence(),
                    before.cites(old == null ? null : old.cite())));
        }
        List<Need> needs =
                RequiredOption.of(rule, now.pack()).stream().map(this::need).toList();
        return new Rule(rule.name(), sentence(rule), needs, cites, changed);
    }

    private Need need(RequiredOption required) {
        return new Need(
                required.option().name(),
                words.speech()
                        .either(required.values().stream()
                                .map(value -> now.amounts().value(required.option(), value))
                                .toList()));
    }

    String sentence(WrittenRule rule) {
        return words.text("rules", rule.name(), rule.sentence());
    }

    /** Returns the heading comment of a rule file. The rules of phases.yaml have the same heading in every game. */
    String heading(String file) {
        if (file.endsWith(BookParts.PHASES)) {
            return words.say("phases");
        }
        Pack pack = now.pack();
        String name = file.substring(file.lastIndexOf('/') + 1);
        String own = pack.rules().stream()
                .filter(source -> source.file().equals(file))
                .map(source -> source.text().lines().findFirst().orElse(""))
                .filter(first -> first.startsWith("//"))
                .map(first -> first.replaceFirst("^//+\\s*", ""))
                .findFirst()
                .orElse(name);
        return words.text("chapters", name, own);
    }
}
