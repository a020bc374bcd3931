package dev.oya.vocabulary;

/**
 * Question: what must a seat show that declares this combination?
 *
 * <p>Asked when a seat declares a combination of its hand.
 *
 * <p>Where nothing is concluded, the seat shows no card.
 *
 * @param id the combination
 * @param group its group
 * @param shows what its entry says it shows, or null
 */
public record Showing(
        RuleSettings settings,
        @NameOf(NameKind.COMBINATION) String id,
        @NameOf(NameKind.GROUP) String group,
        @NameOf(NameKind.SHOWN) String shows)
        implements Question {}
