package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A combination as it stands in YAML; it becomes one rule, named by its group and key.
 *
 * @param key the name of the entry, unique in the pack
 * @param id the id that payments and records use; usually the key
 * @param group its group
 * @param what one sentence
 * @param when the option that must have {@link #whenValue()}, or null
 * @param whenValue the value that the option must have
 * @param round the only round in which it counts, from 1, or 0
 * @param month the number of the only month, or other group of the deck, in whose rounds it counts, or 0
 * @param needs cards that must all be there, or null
 * @param lacks cards of which none may be there, or null
 * @param counts conditions on how many cards of a set are there
 * @param months allowed patterns of how many cards of each month are there, each in falling order, 0 at its end for any
 *     others besides; empty: any
 * @param triplesOf the set within which three cards of a month are counted, or null
 * @param triples how many such triples there must be
 * @param points the condition on card points, or null
 * @param shows what a seat that declares it must show: {@code all}, any of {@code triples}, {@code pairs} and
 *     {@code fours}, the expression of a set, or null
 * @param worth what it is worth, or null for a sign
 * @param more what further cards or points add, or null
 * @param tags words that rules ask for
 * @param status {@code house} for a table's own, or null
 * @param cite where it comes from
 * @param place where it is written
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
     * A set expression and what it means.
     *
     * @param expression as written
     * @param set the cards
     */
    public record Cards(String expression, CardSet set) {}

    /**
     * @param least the least number
     * @param most the greatest number; {@link Integer#MAX_VALUE} where there is none
     */
    public record Range(int least, int most) {}

    /**
     * @param of the cards to count
     * @param range how many there must be
     */
    public record Count(Cards of, Range range) {}

    /**
     * @param each {@code card}, {@code point}, {@code triples} or {@code run}: each card that follows the one before by rank
     * @param of the cards to count, null for points
     * @param beyond how many do not count
     * @param amount what each further one adds
     */
    public record More(String each, Cards of, int beyond, Amount amount) {}

    /** Whether it is played where the options are decided so, be it only in some rounds. */
    public boolean isPlayed(Map<String, Object> options) {
        return when == null || Objects.equals(options.get(when), whenValue);
    }

    /** How many of which cards it takes, as far as it hangs on single cards; nothing where it hangs on months or points. */
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

    /** The name of the rule that an entry becomes: {@code hand-yaku/triplet}. */
    public static String rule(String of, String key) {
        return of + "-yaku/" + key;
    }
}
