package dev.oya.engine.check;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.NameKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Checks all rules of a pack against the vocabulary and the pack: the facts that they read, their conclusions and every name in
 * them. Does not compile the rules. Not thread-safe.
 */
public final class RuleCheck {
    private static final Pattern COUNTS = Pattern.compile("[1-4]( [1-4])*( \\+)?");
    private static final Pattern DEAL = Pattern.compile("[1-9][0-9]?[df]?(-[1-9][0-9]?[df]?)*");

    private final Pack pack;
    private final KnownNames known;
    private final Predicate<String> named;
    private final RuleCaches caches;
    private final List<NameUse> uses = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private RuleCheck(Pack pack, Predicate<String> named, RuleCaches caches) {
        this.caches = caches;
        this.pack = pack;
        this.known = new KnownNames(pack);
        this.named = named;
    }

    /** Returns the problems of rules that do not depend on a pack. Reads every rule, even if it was checked before. */
    public static List<Problem> problemsOfRules(List<RuleSource> rules) {
        RuleCaches none = new RuleCaches();
        return rules.stream()
                .flatMap(rule -> RuleReadingCache.of(new RuleSource("", rule.text(), 1), none).stream())
                .flatMap(reading -> reading.problems().stream())
                .toList();
    }

    /** Returns the errors in the rules of a pack that could occur at a table, in the order of the rules. */
    public static List<Problem> problems(Pack pack, RuleCaches caches) {
        return run(pack, name -> true, caches).problems.stream().distinct().toList();
    }

    /**
     * Returns all problems of the rules of a pack, in the order of the rules. The problems include unused names and names
     * without a glossary entry.
     *
     * @param named returns whether the glossary contains the given name
     */
    public static List<Problem> problems(Pack pack, Predicate<String> named, RuleCaches caches) {
        RuleCheck check = run(pack, named, caches);
        List<Problem> problems = new ArrayList<>(check.problems);
        problems.addAll(new NamesInUse(pack, check.uses, named).problems());
        problems.addAll(check.silence());
        return problems.stream().distinct().toList();
    }

    private static RuleCheck run(Pack pack, Predicate<String> named, RuleCaches caches) {
        RuleCheck check = new RuleCheck(pack, named, caches);
        for (RuleSource source : pack.rules()) {
            for (RuleReadingCache read : RuleReadingCache.of(source, caches)) {
                check.problems.addAll(read.problems());
                check.uses.addAll(read.uses());
                read.seats().forEach(check::seat);
            }
        }
        check.uses.forEach(check::check);
        check.ways();
        check.length();
        return check;
    }

    /**
     * Reports a seat that no table has. Rules of the game are exempt if the pack has house-rule layers, because a layer may
     * reduce the number of seats.
     */
    private void seat(Place place, int seat) {
        if (seat >= pack.mostSeats() && !isOfGame(place)) {
            problems.add(Problem.of(place, "wrong-conclusion.number", seat, 0, pack.mostSeats() - 1));
        }
    }

    /** Reports each transition that a rule takes in a phase without this transition. */
    private void ways() {
        for (NameUse transition : uses) {
            if (transition.kind() == NameKind.TRANSITION
                    && transition.concluded()
                    && known.of(NameKind.TRANSITION).contains(transition.text())) {
                uses.stream()
                        .filter(one -> one.kind() == NameKind.PHASE
                                && one.role() == NameUse.Role.EQUALITY
                                && one.isOfRule(transition))
                        .map(one -> pack.phases().phases().get(one.text()))
                        .filter(phase -> phase != null && !phase.transitions().containsKey(transition.text()))
                        .forEach(phase -> report(
                                transition,
                                "transition-without-rule.phase",
                                phase.name(),
                                transition.text(),
                                Suggestions.advice(
                                        transition.text(), phase.transitions().keySet())));
            }
        }
    }

    /** Reports a pack in which neither an option nor a rule sets the length of a match. */
    private void length() {
        if (!pack.options().containsKey("rounds") && !concludes("Lasts")) {
            problems.add(Problem.of(new Place(pack.folder() + "options.yaml", 0), "unknown-option.rounds"));
        }
    }

    /** Reports a pack that has an action for matching cards by month, but no rule that concludes the captured cards. */
    private List<Problem> silence() {
        return concludes("Takes")
                ? List.of()
                : pack.phases().actions().values().stream()
                        .filter(word -> word.cardMove().from() != null
                                && word.cardMove().act() == null)
                        .limit(1)
                        .map(word ->
                                Problem.of(new Place(pack.folder() + "phases.yaml", 0), "nothing-takes", word.name()))
                        .toList();
    }

    private boolean concludes(String conclusion) {
        return pack.rules().stream()
                .flatMap(source -> DrlText.of(source.text(), caches).rules().stream())
                .anyMatch(rule -> rule.concludes().contains(conclusion));
    }

    private void check(NameUse use) {
        if (use.value() == null) {
            Option option = pack.options().get(use.option());
            if (option != null) {
                option.values().listed().forEach(value -> check(use.with(value)));
            }
            return;
        }
        NameKind kind = use.kind();
        switch (kind) {
            case SETTING -> setting(use);
            case MARKS, CARDS, SHOWN -> expression(use);
            case COUNTS -> shaped(use, List.of(use.text().split("\\s*\\|\\s*")), COUNTS);
            case DEAL -> shaped(use, List.of(use.text()), DEAL);
            case SCHEME, PAYMENT, ITEM -> checkAgainstRules(use);
            case REASON -> reason(use);
            case REFUSAL, MISDEAL, TITLE -> people(use, use.text());
            default -> listed(use);
        }
    }

    private void listed(NameUse use) {
        Collection<String> names = known.of(use.kind());
        if (!names.contains(use.text()) && !use.also().contains(use.text())) {
            unknown(use, use.text(), names);
        } else if (use.kind() == NameKind.SWITCH) {
            Option option = pack.options().get(use.text());
            if (!option.values().allows(true)) {
                report(use, "wrong-value.switch", option.name(), option.values().allowed());
            }
        }
    }

    private void setting(NameUse use) {
        Option option = use.option() == null ? null : pack.options().get(use.option());
        if (option != null && !option.values().allows(use.value())) {
            Collection<String> values =
                    option.values().listed().stream().map(String::valueOf).toList();
            report(
                    use,
                    "wrong-value.option-near",
                    use.text(),
                    option.name(),
                    Suggestions.advice(
                            use.text(),
                            values,
                            Advice.of("may-be", option.values().allowed())));
        }
    }

    private void expression(NameUse use) {
        String unknown = known.unknownWord(use.kind(), use.text());
        if (unknown != null) {
            unknown(use, unknown, known.of(use.kind()));
        }
    }

    private void shaped(NameUse use, List<String> parts, Pattern shape) {
        if (!parts.stream().allMatch(part -> shape.matcher(part.trim()).matches())) {
            report(
                    use,
                    "wrong-value.shape",
                    use.text(),
                    use.kind().noun(),
                    use.kind() == NameKind.DEAL ? Advice.of("shape-deal") : Advice.of("shape-counts"));
        }
    }

    /**
     * Checks a name of a kind that packs do not list. A condition may use such a name only if a rule concludes it. A concluded
     * name must be used in a condition or have a glossary entry.
     */
    private void checkAgainstRules(NameUse use) {
        Set<String> others = new LinkedHashSet<>(use.also());
        others.addAll(known.paid(use.kind()));
        uses.stream()
                .filter(one -> one.kind() == use.kind() && one.concluded() != use.concluded())
                .map(NameUse::text)
                .forEach(others::add);
        boolean isGainedItem = use.kind() == NameKind.ITEM && use.concluded();
        if (others.contains(use.text()) && !isGainedItem) {
            return;
        }
        if (use.concluded()) {
            people(use, use.text());
        } else if (!isOfGame(use.place())) {
            unknown(use, use.text(), others);
        }
    }

    /**
     * Returns whether the place is in a rule of the game and the pack has house-rule layers. A layer may have disabled the rule
     * whose conclusion this rule reads.
     */
    private boolean isOfGame(Place place) {
        return pack.layers().size() > 1
                && place.file().endsWith(".drl")
                && !place.file().startsWith("house/");
    }

    private void reason(NameUse use) {
        for (String part : use.text().split(":", 2)) {
            people(use, part);
        }
        Class<?> other = use.by() == Conclusion.PaysIn.class
                ? Conclusion.Shares.class
                : use.by() == Conclusion.Shares.class ? Conclusion.PaysIn.class : null;
        if (other != null) {
            List<String> shared = uses.stream()
                    .filter(one -> one.by() == other)
                    .map(NameUse::text)
                    .toList();
            if (!shared.contains(use.text()) && !isOfGame(use.place())) {
                unknown(use, use.text(), shared);
            }
        }
    }

    /**
     * Reports a name that is shown to players but has no glossary entry. If a similar name has an entry, reports a misspelling.
     */
    private void people(NameUse use, String name) {
        if (!named.test(name)) {
            List<String> same = uses.stream()
                    .filter(one -> one.kind() == use.kind() && named.test(one.text()))
                    .map(NameUse::text)
                    .distinct()
                    .toList();
            String near = Suggestions.name(name, same);
            Advice words = pack.layers().size() > 1 ? Advice.of("words-of-layer") : Advice.of("words-of-glossary");
            report(
                    use,
                    near == null ? "no-word.people" : "unknown-name.near",
                    use.kind().noun(),
                    name,
                    words,
                    near);
        }
    }

    private void unknown(NameUse use, String name, Collection<String> names) {
        if (use.kind() == NameKind.CARD_USE && Suggestions.name(name, names) == null) {
            report(use, "unknown-name.way", name);
            return;
        }
        boolean listed = use.concluded() || known.of(use.kind()) != null;
        problems.add(Problem.unknown(
                use.place(), key(use.kind(), listed), name, names, use.kind().noun()));
    }

    private static String key(NameKind kind, boolean listed) {
        return switch (kind) {
            case OPTION, SWITCH -> "unknown-option.name";
            case VALUE -> "unknown-value.name";
            case PHASE -> "unknown-phase";
            case ACTION -> "unknown-action";
            case CARDS, SHOWN -> "unknown-set.rule";
            case CARD -> "unknown-card.rule";
            case CARD_KIND -> "unknown-kind.rule";
            case GROUP -> "unknown-group.name";
            case YAKU, COMBINATION, SIGN -> "unknown-yaku.rule";
            default -> listed ? "unknown-name.rule" : "unknown-name.concluded";
        };
    }

    private void report(NameUse use, String key, Object... parts) {
        problems.add(Problem.of(use.place(), key, parts));
    }
}
