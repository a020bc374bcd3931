package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A combination defined in YAML. It is compiled to a rule with a name such as {@code hand-yaku/triplet}.
 *
 * @param key name of the entry, unique in the pack
 * @param id id in payments and records; usually the key
 * @param group the combination's group
 * @param what description in one sentence
 * @param when option that must have {@link #whenValue()}, or null
 * @param whenValue required value of the option
 * @param round the only round in which the combination counts, from 1, or 0 for any
 * @param month number of the only month (or other group of the deck) in whose rounds the combination counts, or 0 for any
 * @param needs cards that must all be present, or null
 * @param lacks cards that must all be absent, or null
 * @param counts conditions on the number of cards of a set
 * @param months allowed patterns of group sizes in descending order, with 0 at the end if further groups are allowed; empty for
 *     any
 * @param triplesOf set of cards within which triplets are counted, or null
 * @param triples required number of triplets
 * @param points condition on card points, or null
 * @param shows the cards that a declaring seat must show: {@code all}, any of {@code triples}, {@code pairs} and {@code fours},
 *     a set expression, or null
 * @param worth the value of the combination, or null for a sign, which has no value, such as exactly 88 card points
 * @param more value of further cards, points or triplets, or null
 * @param tags tags for use in rules
 * @param status {@code house} for a house combination, or null
 * @param cite the combination's source
 * @param place position of the combination in its file
 */
public record YakuEntry(
        String key,
        String id,
        String group,
        String what,
        String when,
        Object whenValue,
        int round,
        int month,
        Cards needs,
        Cards lacks,
        List<Count> counts,
        List<List<Integer>> months,
        Cards triplesOf,
        int triples,
        Range points,
        String shows,
        Amount worth,
        More more,
        List<String> tags,
        String status,
        Citation cite,
        Place place) {

    /**
     * A set expression with its cards.
     *
     * @param expression the expression as written
     * @param set the cards
     */
    public record Cards(String expression, CardSet set) {}

    /**
     * A range of allowed numbers.
     *
     * @param least lowest number
     * @param most highest number, or {@link Integer#MAX_VALUE} for no limit
     */
    public record Range(int least, int most) {}

    /**
     * A condition on the number of cards of a set.
     *
     * @param of the cards to count
     * @param range the allowed numbers
     */
    public record Count(Cards of, Range range) {}

    /**
     * The value of cards, points or triplets beyond those that the combination requires.
     *
     * @param each the unit that is counted: {@code card}, {@code point}, {@code triples} (months of which exactly three cards
     *     of the set are present) or {@code run} (cards of consecutive ranks)
     * @param of the cards to count, or null for points
     * @param beyond number of units that do not count
     * @param amount value of each further unit
     */
    public record More(String each, Cards of, int beyond, Amount amount) {}

    /** Returns whether the combination is played under these options, at least in some rounds. */
    public boolean isPlayed(Map<String, Object> options) {
        return when == null || Objects.equals(options.get(when), whenValue);
    }

    /**
     * Returns the minimum numbers of cards that the combination requires. The list is empty if the combination depends only on
     * months or points.
     */
    public List<Count> takes() {
        Count all =
                needs == null ? null : new Count(needs, new Range(needs.set().size(), Integer.MAX_VALUE));
        return Stream.concat(
                        Stream.ofNullable(all),
                        counts.stream().filter(count -> count.range().least() > 0))
                .toList();
    }

    public YakuEntry {
        counts = List.copyOf(counts);
        months = List.copyOf(months);
        tags = List.copyOf(tags);
    }

    /** Returns the name of the rule generated from the given entry, such as {@code hand-yaku/triplet}. */
    public static String rule(String of, String key) {
        return of + "-yaku/" + key;
    }
}
