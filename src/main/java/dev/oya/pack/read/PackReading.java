package dev.oya.pack.read;

import dev.oya.input.PackException;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.util.ArrayList;
import java.util.List;

/** A pack as it was read, and the texts it was read from. Not thread-safe. */
public final class PackReading {
    private final Pack pack;
    private final EntryReader reading;

    PackReading(Pack pack, EntryReader reading) {
        this.pack = pack;
        this.reading = reading;
    }

    /**
     * The pack, when every file of it has been looked through.
     *
     * @throws PackException with every problem
     */
    public Pack pack() {
        reading.checkFiles();
        reading.problems().orThrow();
        return pack;
    }

    /** The pack, if these texts were found to be fine before; null where anything speaks against it already. */
    public Pack knownToBeFine() {
        return reading.problems().isEmpty() ? pack : null;
    }

    /** The names and texts of all files on which it hangs whether the pack is fine. */
    public List<String> texts() {
        List<String> texts = new ArrayList<>(reading.texts());
        for (RuleSource source : pack.rules()) {
            texts.add(source.file());
            texts.add(source.text());
        }
        return texts;
    }
}
