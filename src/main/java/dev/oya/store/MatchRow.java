package dev.oya.store;

/**
 * A match as it was asked for.
 *
 * @param id its id
 * @param rules the rules as JSON
 * @param pack the digest of their pack
 * @param seats who sits where, and how the table is kept, as JSON
 * @param secret what its cards are dealt from, as 64 hexadecimal digits
 * @param created when, in milliseconds since 1970
 * @param free whether anybody may still sit down
 * @param live whether it is not over
 * @param open whether anybody may look on
 */
public record MatchRow(
        String id,
        String rules,
        String pack,
        String seats,
        String secret,
        long created,
        boolean free,
        boolean live,
        boolean open) {
    @Override
    public String toString() {
        return "match " + id;
    }
}
