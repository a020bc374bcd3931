package dev.oya.vocabulary;

/**
 * Every other side loses points in the round. The side that the rules are asked about gains none by this.
 *
 * @param group the kind of loss, like the group of a combination
 * @param id the reason
 * @param points number of points
 */
public record OthersLose(
        @NameOf(NameKind.PAYMENT) String group,
        @NameOf(NameKind.ITEM) String id,
        int points) implements Conclusion {}
