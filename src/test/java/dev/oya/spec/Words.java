package dev.oya.spec;

import dev.oya.pack.Option;
import dev.oya.pack.YakuEntry;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The words of the features and what the rules call them. */
final class Words {
    /** Marks as a table says them. */
    static final Map<String, String> MARKS = Map.ofEntries(
            Map.entry("är aktiv", "active"),
            Map.entry("är aktiva", "active"),
            Map.entry("har stått över", "dropped"),
            Map.entry("tvingades stå över", "forced-out"),
            Map.entry("har sagt sage", "sage"),
            Map.entry("sade sage först", "first-sage"),
            Map.entry("sade sage senast", "latest-sage"),
            Map.entry("har sagt mizuten", "mizuten"),
            Map.entry("har det blanka kortet", "blank"));

    /** Words that a seat may say. */
    static final Map<String, String> SAID = Map.ofEntries(
            Map.entry("jag är med", "join"),
            Map.entry("jag står över", "drop"),
            Map.entry("shoubu", "shoubu"),
            Map.entry("sage", "sage"),
            Map.entry("mizuten", "mizuten"),
            Map.entry("jag tar tillbaka sage", "cancel"),
            Map.entry("jag är tyst", "pass"),
            Map.entry("vi delar", "split"),
            Map.entry("jag vill spela", "split"));

    /** The ways a round ends. */
    static final Map<String, String> ENDS = new LinkedHashMap<>(Map.of(
            "korten är slut", "exhausted",
            "shoubu", "shoubu",
            "sage tas tillbaka", "cancel",
            "potten delas", "split",
            "bara en är med", "sole-player",
            "ingen är med", "nobody"));

    private static final Map<String, String> YAKU = Map.ofEntries(
            Map.entry("tretal", "triplet"),
            Map.entry("stående tretal", "standing-triplet"),
            Map.entry("två tretal", "two-triplets"),
            Map.entry("tretal och stående tretal", "triplet-and-standing-triplet"),
            Map.entry("två stående tretal", "two-standing-triplets"),
            Map.entry("tre par", "three-pairs"),
            Map.entry("fyrtal", "four-of-a-kind"),
            Map.entry("tretal och två par", "triplet-and-two-pairs"),
            Map.entry("ett-två-fyra", "one-two-four"),
            Map.entry("fyra-tre", "four-three"),
            Map.entry("röd", "red"),
            Map.entry("en remsa", "one-ribbon"),
            Map.entry("ett frö", "one-animal"),
            Map.entry("en lysande", "one-bright"),
            Map.entry("tom hand", "empty-hand"),
            Map.entry("fem lysande", "five-brights"),
            Map.entry("fyra lysande", "four-brights"),
            Map.entry("sju remsor", "seven-ribbons"),
            Map.entry("poesiremsor", "poetry-ribbons"),
            Map.entry("blå remsor", "blue-ribbons"),
            Map.entry("svin, hjort, fjärilar", "boar-deer-butterflies"),
            Map.entry("bara åttor", "all-eights"),
            Map.entry("dubbla åttor", "double-eights"),
            Map.entry("sexton skräp", "sixteen-chaff"),
            Map.entry("fånga tretalet", "catch-triplet"),
            Map.entry("flykt", "escape"),
            Map.entry("mizuten", "mizuten"));

    private Words() {}

    /** The id of a combination or achievement by its name in a language of the texts, or the id itself. */
    static String yaku(World world, String name) {
        String known = YAKU.get(name.toLowerCase(Locale.ROOT));
        if (known != null) {
            return known;
        }
        for (YakuEntry entry : world.pack().yaku().values()) {
            if (entry.id().equals(name)) {
                return name;
            }
        }
        throw new IllegalArgumentException("no combination is called \"" + name + "\"");
    }

    /** What a payment is for: {@code teyaku "tretal"} or an id of the record format. */
    static String reason(World world, String kind, String name) {
        return kind + ":" + yaku(world, name);
    }

    static Object option(Option option, String text) {
        if (option == null) {
            throw new IllegalArgumentException("there is no such option");
        }
        return switch (text) {
            case "ja", "yes", "true" -> true;
            case "nej", "no", "false" -> false;
            default -> text.matches("-?\\d+") ? (Object) Integer.valueOf(text) : text;
        };
    }
}
