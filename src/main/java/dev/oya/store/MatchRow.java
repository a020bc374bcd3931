package dev.oya.store;

/**
 * A match as it was created.
 *
 * @param id id of the match
 * @param rules the rules as JSON
 * @param pack digest of the rule pack
 * @param seats the seats and the table settings as JSON
 * @param secret the secret that determines the cards, 64 hexadecimal digits
 * @param created time in milliseconds since 1970
 * @param free whether the table has a free seat that anyone may take
 * @param open whether anyone may spectate
 */
public record MatchRow(
        String id, String rules, String pack, String seats, String secret, long created, boolean free, boolean open) {
    @Override
    public String toString() {
        return "match " + id;
    }
}
