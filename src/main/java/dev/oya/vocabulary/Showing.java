package dev.oya.vocabulary;

/**
 * Question: which cards must a seat show for this combination?
 *
 * <p>Asked when a seat declares a combination of its hand.
 *
 * <p>If nothing is concluded, the seat shows no card.
 *
 * @param id the combination
 * @param group the combination's group
 * @param shows the value of {@code shows} in the combination's entry, or null
 */
public record Showing(
        RuleSettings settings,
        @NameOf(NameKind.COMBINATION) String id,
        @NameOf(NameKind.GROUP) String group,
        @NameOf(NameKind.SHOWN) String shows)
        implements Question {}
