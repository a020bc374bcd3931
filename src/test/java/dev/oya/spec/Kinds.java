package dev.oya.spec;

import java.util.Map;

/** The kinds of cards by the names that the texts give them. */
final class Kinds {
    private static final Map<String, String> NAMES = Map.of(
            "hikari", "bright",
            "lysande", "bright",
            "tane", "animal",
            "frö", "animal",
            "tanzaku", "ribbon",
            "remsa", "ribbon",
            "kasu", "chaff",
            "skräp", "chaff");

    private Kinds() {}

    static String id(String name) {
        return NAMES.getOrDefault(name, name);
    }
}
