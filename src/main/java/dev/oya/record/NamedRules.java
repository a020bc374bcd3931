package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.notation.RecordReader;
import java.util.regex.Pattern;

/**
 * The rules that a record names. The names are looked up and never used as file paths. Immutable.
 *
 * @param version the version of the rule pack, such as {@code 1.0.0}
 * @param house the names of the house-rule layers, joined by {@code +}, or null if there are none
 * @param hash the digest of the resolved pack, or null if another program wrote the record
 */
public record NamedRules(String game, String version, String profile, String house, String hash) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,63}");
    private static final Pattern VERSION = Pattern.compile("([1-9][0-9]{0,3})(\\.[0-9]{1,9}){2}");
    private static final Pattern HASH = Pattern.compile("sha256:[0-9a-f]{64}");
    private static final Pattern LAYERS = Pattern.compile("[^/\\\\]{1,200}");

    /** Returns the major version, which selects one of the game's packs. */
    public int major() {
        return Integer.parseInt(version.substring(0, version.indexOf('.')));
    }

    /** Reads the rules that a record names. Returns null and reports the errors if they are invalid. */
    static NamedRules read(RecordReader reader) {
        String game = reader.text(reader.at("game"), ID, Advice.of("game-id"));
        JsonTree rules = reader.object("rules");
        if (rules == null) {
            return null;
        }
        String id = reader.text(rules.at("id"), ID, Advice.of("game-id"));
        String version = reader.text(rules.at("version"), VERSION, Advice.of("version-like"));
        String profile = reader.text(rules.at("profile"), ID, Advice.of("profile-id"));
        String house = orNull(reader, rules.at("house"), LAYERS, Advice.of("layers-or-null"));
        String hash = orNull(reader, rules.at("hash"), HASH, Advice.of("digest-or-null"));
        if (reader.fine() && !id.equals(game)) {
            reader.wrong("rules.id", game, id);
        }
        return reader.fine() ? new NamedRules(game, version, profile, house, hash) : null;
    }

    private static String orNull(RecordReader reader, JsonTree at, Pattern form, Advice expected) {
        boolean isNull = at.json() != null && at.isNothing();
        if (!isNull
                && !(at.scalar() instanceof String text && form.matcher(text).matches())) {
            // The value may be a file path, so the message does not repeat it.
            reader.wrong(at, expected, at.json() == null ? null : Advice.of("other-value"));
        }
        return at.text();
    }
}
