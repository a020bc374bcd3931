package dev.oya.vocabulary;

/** The combinations formed by the captured cards of seats, computed on demand. */
@FunctionalInterface
public interface MadeYaku {
    /** No information about any seat. */
    MadeYaku UNKNOWN = (what, seat, name) -> 0;

    /**
     * Returns the value of an input for a seat.
     *
     * @param what {@code MAKER}, {@code MADE}, {@code SIGN}, {@code PLACE}, {@code CAPTURED} or {@code REACHED}
     * @param name name of the sign, set of cards or value that the input refers to
     */
    int see(Dependency.At what, int seat, String name);
}
