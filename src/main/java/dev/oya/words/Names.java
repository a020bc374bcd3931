package dev.oya.words;

import java.util.Collection;
import java.util.List;

/** A short list of names with their numbers; faster to search than a map, since the names are mostly the same objects. */
final class Names {
    private final String[] names;

    Names(Collection<String> names) {
        this.names = names.stream().map(String::intern).toArray(String[]::new);
    }

    /** The number of a name, from 0, or -1. */
    @SuppressWarnings("ReferenceEquality")
    int indexOf(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i] == name) {
                return i;
            }
        }
        return List.of(names).indexOf(name);
    }

    String name(int index) {
        return names[index];
    }
}
