package dev.oya.vocabulary;

/** The combinations formed by the captured cards of seats, computed on demand. */
@FunctionalInterface
public interface MadeYaku {
    /** A source for moments without information about captured cards. All its values are 0. */
    MadeYaku UNKNOWN = (what, seat, name) -> 0;

    /**
     * Returns the value of an input for the given seat.
     *
     * @param what kind of input: {@code MAKER}, {@code MADE}, {@code SIGN}, {@code PLACE}, {@code CAPTURED} or {@code REACHED}
     * @param name name of the sign, set of cards or value that the input refers to
     */
    int see(Dependency.At what, int seat, String name);
}
