package dev.oya.engine.check;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Suggestions;
import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.vocabulary.NameKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Checks for names that a pack lists in YAML but never uses. The usual cause is a different spelling elsewhere. The check also
 * reports listed names that are shown to players but have no glossary entry. It checks less if the pack has house-rule layers,
 * because a layer may disable the rules that used a name. Not thread-safe.
 */
final class NamesInUse {
    /** Options that the program reads in every game. */
    private static final List<String> OF_EVERY_GAME = List.of("players", "rounds");

    private final Pack pack;
    private final List<NameUse> uses;
    private final Predicate<String> named;
    private final List<Problem> problems = new ArrayList<>();

    NamesInUse(Pack pack, List<NameUse> uses, Predicate<String> named) {
        this.pack = pack;
        this.uses = uses;
        this.named = named;
    }

    List<Problem> problems() {
        phases();
        if (pack.layers().size() == 1) {
            values();
            options();
            marks();
            combinations();
        }
        wordless();
        titles();
        sweeps();
        return problems;
    }

    private Set<String> used(NameKind... kinds) {
        Set<String> names = new TreeSet<>();
        for (NameUse use : uses) {
            if (Arrays.asList(kinds).contains(use.kind())) {
                names.addAll(use.kind() == NameKind.MARKS ? KnownNames.marks(use.text()) : List.of(use.text()));
            }
        }
        return names;
    }

    private <T> void unused(Advice noun, Map<String, T> listed, Function<T, Place> place, Collection<String> used) {
        listed.forEach((name, one) -> {
            if (!used.contains(name)) {
                List<String> others = used.stream()
                        .filter(other -> !listed.containsKey(other))
                        .toList();
                problems.add(Problem.of(
                        place.apply(one),
                        "never-used",
                        noun,
                        name,
                        Suggestions.advice(name, others, Advice.of("take-out"))));
            }
        });
    }

    private void phases() {
        Map<String, Phases.Phase> phases = pack.phases().phases();
        Set<String> reached = new TreeSet<>();
        Deque<String> next = new ArrayDeque<>(List.of(pack.phases().start()));
        while (!next.isEmpty()) {
            String name = next.pop();
            if (reached.add(name)) {
                phases.get(name).transitions().values().forEach(transition -> next.push(transition.to()));
            }
        }
        unused(NameKind.PHASE.noun(), phases, Phases.Phase::place, reached);
        Set<String> offered = new TreeSet<>();
        phases.values().forEach(phase -> offered.addAll(phase.actions()));
        unused(NameKind.ACTION.noun(), pack.phases().actions(), Phases.Action::place, offered);
        Set<String> ends = used(NameKind.END);
        phases.values()
                .forEach(phase -> phase.transitions().values().forEach(transition -> {
                    if (transition.end() != null && !ends.contains(transition.end()) && !named.test(transition.end())) {
                        unnamed(transition.place(), NameKind.END.noun(), transition.end(), ends);
                    }
                }));
    }

    private void unnamed(Place place, Advice noun, String name, Collection<String> others) {
        String key = Suggestions.name(name, others) == null ? "no-word.unnamed" : "unknown-name.unnamed";
        problems.add(Problem.unknown(place, key, name, others, noun));
    }

    private void values() {
        Set<String> asked = used(NameKind.VALUE);
        pack.phases().marks().defaults().values().forEach(one -> asked.add(String.valueOf(one.most())));
        pack.scales().values().forEach(weights -> asked.addAll(weights.keySet()));
        pack.phases().actions().values().stream()
                .map(Phases.Action::tender)
                .filter(tender -> tender != null)
                .forEach(tender -> asked.addAll(List.of(tender.step(), tender.most())));
        pack.phases().marks().defaults().values().stream()
                .map(Phases.DefaultHolders::most)
                .filter(most -> most != null)
                .forEach(asked::add);
        unused(NameKind.VALUE.noun(), pack.values(), Value::place, asked);
    }

    private void options() {
        Set<String> asked = used(NameKind.OPTION, NameKind.SWITCH);
        asked.addAll(OF_EVERY_GAME);
        asked.add(String.valueOf(pack.unit()));
        asked.addAll(pack.optionsOfConditions());
        pack.values().values().forEach(value -> asked.add(option(value.amount())));
        for (YakuEntry entry : pack.yaku().values()) {
            asked.add(String.valueOf(entry.when()));
            asked.add(option(entry.worth()));
            asked.add(entry.more() == null ? "" : option(entry.more().amount()));
        }
        unused(NameKind.OPTION.noun(), pack.options(), Option::place, asked);
    }

    private static String option(Amount amount) {
        return amount == null || amount.option() == null ? "" : amount.option();
    }

    private void marks() {
        Set<String> marks = used(NameKind.MARK, NameKind.MARKS);
        marks.add("active");
        pack.phases().actions().values().stream()
                .filter(action -> action.tender() != null && action.tender().to() != null)
                .forEach(action -> marks.addAll(KnownNames.marks(action.tender().to())));
        unusedInFile(
                Advice.of("name-mark-group"), pack.phases().marks().groups().keySet(), marks);
        pack.phases().marks().groups().values().forEach(group -> marks.addAll(KnownNames.marks(group.marks())));
        unusedInFile(NameKind.MARK.noun(), pack.phases().marks().seats().keySet(), marks);
        unusedInFile(NameKind.ROUND_MARK.noun(), pack.phases().marks().round().keySet(), used(NameKind.ROUND_MARK));
        unusedInFile(NameKind.TALLY.noun(), pack.phases().tallies().keySet(), used(NameKind.TALLY));
    }

    private void unusedInFile(Advice noun, Collection<String> names, Collection<String> used) {
        unused(noun, inFile(names), place -> place, used);
    }

    /** Reports the name of sweeps if it is neither an item in the rules nor in the glossary. */
    private void sweeps() {
        String name = pack.sweeps();
        Set<String> gained = used(NameKind.ITEM);
        if (name != null && !gained.contains(name) && !named.test(name)) {
            unnamed(inFile(List.of(name)).get(name), Advice.of("name-sweep"), name, gained);
        }
    }

    private Map<String, Place> inFile(Collection<String> names) {
        String file = pack.phases().phases().get(pack.phases().start()).place().file();
        Map<String, Place> places = new LinkedHashMap<>();
        names.forEach(name -> places.put(name, new Place(file, 0)));
        return places;
    }

    private void combinations() {
        Map<String, Place> tags = new LinkedHashMap<>();
        for (YakuEntry entry : pack.yaku().values()) {
            entry.tags().forEach(tag -> tags.put(tag, entry.place()));
            if (!entry.id().equals(entry.key()) && !named.test(entry.id())) {
                unnamed(
                        entry.place(),
                        NameKind.COMBINATION.noun(),
                        entry.id(),
                        pack.yaku().keySet());
            }
        }
        unused(NameKind.TAG.noun(), tags, place -> place, used(NameKind.TAG));
        Set<String> paid = used(NameKind.PAYMENT);
        pack.groups().values().forEach(group -> {
            if (group.payout().reason() != null
                    && !paid.contains(group.payout().reason())
                    && !named.test(group.payout().reason())) {
                unnamed(group.place(), NameKind.PAYMENT.noun(), group.payout().reason(), paid);
            }
        });
    }

    /** Reports combinations without a glossary entry: those of the game, or those of the layers if there are any. */
    private void wordless() {
        boolean alone = pack.layers().size() == 1;
        pack.yaku().values().stream()
                .filter(entry -> !named.test(entry.id())
                        && alone == entry.place().file().startsWith(pack.folder())
                        && (!alone || entry.id().equals(entry.key())))
                .forEach(entry -> problems.add(Problem.of(
                        entry.place(),
                        "no-word.people",
                        NameKind.COMBINATION.noun(),
                        entry.id(),
                        alone ? Advice.of("words-of-game") : Advice.of("words-of-layer"))));
    }

    /** Reports titles in {@code record.yaml} that no rule concludes. */
    private void titles() {
        Set<String> names = used(NameKind.TITLE);
        Place record = new Place(pack.folder() + "record.yaml", 0);
        pack.fields().forEach((field, holds) -> {
            if (holds.startsWith("result ")) {
                for (String title : holds.substring("result ".length()).split(" ")) {
                    if (!names.contains(title)) {
                        problems.add(Problem.unknown(record, "unknown-name.title", title, names, field));
                    }
                }
            }
        });
    }
}
