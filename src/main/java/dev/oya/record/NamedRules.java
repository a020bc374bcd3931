package dev.oya.record;

import dev.oya.notation.Fields;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The rules that a record says it was played by. They are names, never files. Immutable.
 *
 * @param version the version of its pack, such as {@code 1.0.0}
 * @param house the names of house layers, joined by {@code +}, or null where there are none
 * @param hash the digest of the resolved pack, or null where another program made the record
 */
public record NamedRules(String game, String version, String profile, String house, String hash) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]{0,63}");
    private static final Pattern VERSION = Pattern.compile("([1-9][0-9]{0,3})(\\.[0-9]{1,9}){2}");
    private static final Pattern HASH = Pattern.compile("sha256:[0-9a-f]{64}");
    private static final Pattern LAYERS = Pattern.compile("[^/\\\\]{1,200}");

    /** The major version: which of a game's packs it is. */
    public int major() {
        return Integer.parseInt(version.substring(0, version.indexOf('.')));
    }

    /** What a record says, or null after what is wrong has been noted. */
    static NamedRules read(Fields fields) {
        String game = fields.text("game", ID, "the id of a game");
        JsonNode rules = fields.object("rules");
        if (rules == null) {
            return null;
        }
        String id = fields.text("rules.id", rules.get("id"), ID, "the id of a game");
        String version = fields.text("rules.version", rules.get("version"), VERSION, "a version such as 1.0.0");
        String profile = fields.text("rules.profile", rules.get("profile"), ID, "the id of a profile");
        String house = orNull(fields, rules, "house", LAYERS, "names of house layers, or null");
        String hash = orNull(fields, rules, "hash", HASH, "sha256: and 64 hexadecimal digits, or null");
        if (fields.fine() && !id.equals(game)) {
            fields.wrong("rules.id", game, id);
        }
        return fields.fine() ? new NamedRules(game, version, profile, house, hash) : null;
    }

    private static String orNull(Fields fields, JsonNode rules, String name, Pattern form, String expected) {
        JsonNode node = rules.get(name);
        if (node != null && node.isNull()) {
            return null;
        }
        if (node == null
                || !node.isString()
                || !form.matcher(node.stringValue()).matches()) {
            // What may be the path of a file is not told again.
            fields.wrong("rules." + name, expected, node == null ? null : "something else");
        }
        return node == null ? null : node.asString("");
    }
}
