package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game's rules with a profile and house layers laid on: read, merged and checked.
 *
 * @param id the game
 * @param version the version of its encoding, such as {@code 1.0.0}
 * @param title one sentence
 * @param aim one or two sentences for a book: what everybody tries to do, or null
 * @param deck the cards, with the game's named sets
 * @param leastSeats the fewest players
 * @param mostSeats the most players
 * @param sides which seats play together
 * @param unit the option that gives the points of the pack's larger unit (such as {@code kan}), or null
 * @param profile the profile laid on
 * @param text what ids of statements of the profile's rule text begin with, or null where it reads no one text
 * @param layers the names of all layers, profile first
 * @param options every option by name, its default resolved for profile and layers under {@link #settings}
 * @param settings the value of every option by profile and layers
 * @param chosen for options that a layer sets, where that layer comes from
 * @param values every named number
 * @param sets every named set of the game
 * @param scales what cards weigh, by scale: by the name of a value the cards that weigh so much
 * @param groups the groups of combinations
 * @param yaku the combinations by key
 * @param either the cards that may be counted as one kind or another, by code
 * @param phases the state machine
 * @param fields the game's own fields of a record and what they hold
 * @param words what layers call things: by id the word of each language
 * @param rules the DRL files, disabled rules taken out and replaced ones replaced
 * @param digest {@code sha256:…} of everything above that decides a move or a payment
 */
public record Pack(
        String id,
        String version,
        String title,
        String aim,
        Deck deck,
        int leastSeats,
        int mostSeats,
        Sides sides,
        String unit,
        String profile,
        String text,
        List<String> layers,
        Map<String, Option> options,
        Map<String, Object> settings,
        Map<String, Citation> chosen,
        Map<String, Value> values,
        Map<String, NamedSet> sets,
        Map<String, Map<String, CardSet>> scales,
        Map<String, YakuGroup> groups,
        Map<String, YakuEntry> yaku,
        Map<String, DualKind> either,
        Phases phases,
        Map<String, String> fields,
        Map<String, Map<String, String>> words,
        List<RuleSource> rules,
        String digest) {

    /** The major version of its encoding, such as {@code 1}: the folder that its files lie in. */
    public String major() {
        return version.replaceFirst("\\..*", "");
    }

    /** The game with its major version, such as layers are laid on and records name: {@code game@1}. */
    public String base() {
        return id + "@" + major();
    }

    /** Where its files lie in the rules folder, with a slash at the end. */
    public String folder() {
        return id + "/" + major() + "/";
    }

    /** The name of the rule that a combination becomes, such as {@code hand-yaku/triplet}. */
    public String ruleName(YakuEntry entry) {
        return YakuEntry.rule(groups.get(entry.group()).of(), entry.key());
    }

    /** Where the value of an option comes from: from the layer that sets it, else from the profile's text. */
    public Citation cite(Option option) {
        return chosen.getOrDefault(option.name(), cite(option.cite()));
    }

    /** A source as the profile sees it: of the statements those of its own text, where there are any. */
    public Citation cite(Citation cite) {
        List<String> own = cite.statements().stream()
                .filter(statement -> text != null && statement.startsWith(text + "-"))
                .toList();
        return own.isEmpty() ? cite : new Citation(own, cite.ruling(), cite.because());
    }

    /** The ids of its combinations, each once. */
    public Set<String> combinations() {
        return yaku.values().stream().map(YakuEntry::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether any combination or sign looks at the points on the cards themselves. */
    public boolean countsCards() {
        return yaku.values().stream().anyMatch(entry -> entry.points() != null);
    }

    /** Whether rounds are multiplied: payments are, gains that nobody pays are not. */
    public boolean multiplies() {
        return phases.phases().values().stream().anyMatch(phase -> "settle".equals(phase.does()));
    }

    /** What a seat is said to do that clears the table, or null where the game makes nothing of it. */
    public String sweeps() {
        return phases.sweeps();
    }

    /** The field of records for twins that are claimed, or null; its word is theirs. */
    public String claims() {
        return phases.words().values().stream()
                .map(Phases.Word::claims)
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    public Pack withDigest(String computed) {
        return with(rules, computed);
    }

    /** The same pack with other rules, under the digest of the pack it was made of. */
    public Pack withRules(List<RuleSource> others) {
        return with(others, digest);
    }

    private Pack with(List<RuleSource> rules, String digest) {
        return new Pack(
                id,
                version,
                title,
                aim,
                deck,
                leastSeats,
                mostSeats,
                sides,
                unit,
                profile,
                text,
                layers,
                options,
                settings,
                chosen,
                values,
                sets,
                scales,
                groups,
                yaku,
                either,
                phases,
                fields,
                words,
                rules,
                digest);
    }
}
