package dev.oya.vocabulary;

/** What seats have made of their captured cards, to be looked at when rules want to know it. */
@FunctionalInterface
public interface MadeYaku {
    /** Of no seat is anything known. */
    MadeYaku UNKNOWN = (what, seat, name) -> 0;

    /**
     * What there is to see of a seat.
     *
     * @param what {@code MAKER}, {@code MADE}, {@code SIGN}, {@code PLACE} or {@code CAPTURED}
     * @param name the sign, or the set of cards
     */
    int see(Look.At what, int seat, String name);
}
