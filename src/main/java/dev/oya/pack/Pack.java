package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A resolved rule pack: the rules of a game with a profile and house-rule layers, merged and validated.
 *
 * @param id id of the game
 * @param version version of the rules, such as {@code 1.0.0}
 * @param title title in one sentence
 * @param aim aim of the game in one or two sentences, or null
 * @param deck the cards with the game's named sets
 * @param leastSeats minimum number of players
 * @param mostSeats maximum number of players
 * @param sides the partnerships
 * @param unit name of the option that sets the points of the larger unit (such as {@code kan}), or null if there is none
 * @param profile the applied profile
 * @param text prefix of the statement ids of the profile's rule text, or null if the profile follows no single text
 * @param layers names of all layers, the profile first
 * @param options all options by name
 * @param settings value of every option under the profile and layers
 * @param chosen source of each option that a layer sets
 * @param values every named number
 * @param sets every named set
 * @param scales card weights: for each scale, the cards by the name of the value that sets their weight
 * @param groups the groups of combinations
 * @param yaku the combinations by key
 * @param either the dual-kind cards by code
 * @param phases the state machine
 * @param fields the game's record fields and their contents
 * @param words display names that layers add, by id and language
 * @param rules the DRL files, after layers have disabled and replaced rules
 * @param digest {@code sha256:…} of all components that affect a move or a payment
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
    /** The highest number of seats at a table. */
    public static final int MOST_SEATS = 8;

    /** Returns the major version, such as {@code 1}, which is also the name of the pack's folder. */
    public String major() {
        return version.replaceFirst("\\..*", "");
    }

    /** Returns the game with its major version as layers and records name it, {@code game@1}. */
    public String base() {
        return id + "@" + major();
    }

    /** Returns the pack's folder in the rules folder, ending with a slash. */
    public String folder() {
        return id + "/" + major() + "/";
    }

    /** Returns the name of the rule generated from the given combination, such as {@code hand-yaku/triplet}. */
    public String ruleName(YakuEntry entry) {
        return YakuEntry.rule(groups.get(entry.group()).of(), entry.key());
    }

    /** Returns the source of an option's value: the source of the layer that sets the value, or the option's own source. */
    public Citation cite(Option option) {
        return chosen.getOrDefault(option.name(), cite(option.cite()));
    }

    /**
     * Returns the given source reduced to the statements of the profile's own text, or the whole source if it cites no
     * statement of this text.
     */
    public Citation cite(Citation cite) {
        List<String> own = cite.statements().stream()
                .filter(statement -> text != null && statement.startsWith(text + "-"))
                .toList();
        return own.isEmpty() ? cite : new Citation(own, cite.ruling(), cite.because());
    }

    /** Returns the distinct ids of the pack's combinations, in file order. */
    public Set<String> combinations() {
        return yaku.values().stream().map(YakuEntry::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns whether any combination or sign depends on card points. */
    public boolean countsCards() {
        return yaku.values().stream().anyMatch(entry -> entry.points() != null);
    }

    /** Returns whether rounds of this game have multipliers. Multipliers apply to payments but not to gains without a payer. */
    public boolean multiplies() {
        return phases.phases().values().stream().anyMatch(phase -> phase.does() == Phases.Task.SETTLE);
    }

    /** Returns the options on which partnerships, gains during a round or replaced cards depend. */
    public Set<String> optionsOfConditions() {
        Stream<OptionCondition> moves = phases.actions().values().stream()
                .map(action -> action.cardMove().replaced());
        return Stream.concat(Stream.of(sides.when(), phases.running()), moves)
                .filter(condition -> condition != null && condition.option() != null)
                .map(OptionCondition::option)
                .collect(Collectors.toSet());
    }

    /** Returns the name of sweeps, or null if the game does not count sweeps. */
    public String sweeps() {
        return phases.sweeps();
    }

    /** Returns the record field for claimed twins, or null if the game has no such field. */
    public String claims() {
        return phases.actions().values().stream()
                .map(action -> action.fields().claims())
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns whether cards form combinations under the given options. In other games, only single cards are worth points. */
    public boolean combines(Map<String, Object> options) {
        return yaku.values().stream()
                .filter(entry -> entry.isPlayed(options))
                .anyMatch(entry -> !entry.months().isEmpty()
                        || entry.needs() != null && entry.needs().set().size() > 1
                        || entry.counts().stream()
                                .anyMatch(count -> count.range().least() > 1));
    }

    public Pack withDigest(String computed) {
        return with(rules, computed);
    }

    /** Returns the allowed numbers of players, in increasing order. */
    public List<Integer> players() {
        OptionValues values = options.get("players").values();
        return IntStream.rangeClosed(leastSeats, mostSeats)
                .boxed()
                .filter(values::allows)
                .toList();
    }

    /** Returns this pack with other rules but the same digest. */
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
