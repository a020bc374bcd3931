package dev.oya.pack.read;

import dev.oya.input.PackException;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.List;

/** A pack with the texts from which it was read. Not thread-safe. */
public final class PackReading {
    private final Pack pack;
    private final EntryReader reader;

    PackReading(Pack pack, EntryReader reader) {
        this.pack = pack;
        this.reader = reader;
    }

    /**
     * Returns the pack after checking all its files.
     *
     * @throws PackException listing every problem
     */
    public Pack pack() {
        reader.checkFiles();
        reader.problems().orThrow();
        return pack;
    }

    /**
     * Returns the pack without running the deferred checks, or null if a problem has already been found. Use this method only
     * if the same texts have passed these checks before.
     */
    public Pack knownToBeFine() {
        return reader.problems().isEmpty() ? pack : null;
    }

    /** Returns the names and texts of all files that affect the result of the checks. */
    public List<String> texts() {
        List<String> texts = new ArrayList<>(reader.texts());
        for (RuleSource source : pack.rules()) {
            texts.add(source.file());
            texts.add(source.text());
        }
        return texts;
    }
}
