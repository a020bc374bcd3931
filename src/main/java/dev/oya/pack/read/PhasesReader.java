package dev.oya.pack.read;

import dev.oya.pack.Phases;
import dev.oya.pack.Place;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the state machine and checks that it holds together. */
final class PhasesReader {
    private final YamlNode root;
    private final ParseContext reading;

    PhasesReader(YamlNode root, ParseContext reading) {
        this.root = root;
        this.reading = reading;
    }

    Phases read() {
        Map<String, Phases.Word> words = new LinkedHashMap<>();
        reading.map(root, "words").forEach((name, entry) -> words.put(name, word(name, entry)));
        YamlNode marks = root.get("marks");
        Map<String, YamlNode> entries = reading.map(root, "phases");
        Map<String, Phases.Phase> phases = new LinkedHashMap<>();
        Map<String, Place> arrows = new LinkedHashMap<>();
        entries.forEach((name, entry) -> phases.put(name, phase(name, entry, words, entries, arrows)));
        String start = reading.needed(root, "start");
        if (!start.isEmpty()) {
            known(root.get("start"), entries, "unknown-phase", "phase");
        }
        return new Phases(
                start,
                Collections.unmodifiableMap(words),
                marks(marks, "seat"),
                marks(marks, "round"),
                tallies(),
                reading.text(root, "sweeps", null),
                told(),
                Collections.unmodifiableMap(phases));
    }

    private Phases.Word word(String name, YamlNode entry) {
        return new Phases.Word(
                name,
                reading.needed(entry, "what"),
                reading.text(entry, "card", null),
                reading.text(entry, "act", null),
                reading.text(entry, "claims", null),
                reading.text(entry, "yaku", null),
                reading.text(entry, "choice", null),
                tender(entry),
                reading.truth(entry, "silent"),
                entry.has("eager") ? reading.whole(entry, "eager", 0) : null,
                reading.truth(entry, "ends"),
                entry.place());
    }

    private Phases.Tender tender(YamlNode entry) {
        return entry.has("amount")
                ? new Phases.Tender(
                        reading.needed(entry, "amount"), reading.needed(entry, "most"), reading.text(entry, "to", null))
                : null;
    }

    private Map<String, Phases.Tally> tallies() {
        Map<String, Phases.Tally> tallies = new LinkedHashMap<>();
        reading.map(root, "tallies")
                .forEach((name, entry) -> tallies.put(
                        name, new Phases.Tally(reading.needed(entry, "what"), reading.truth(entry, "owed"))));
        return Collections.unmodifiableMap(tallies);
    }

    private Map<String, Phases.Told> told() {
        Map<String, Phases.Told> told = new LinkedHashMap<>();
        YamlNode marks = root.get("marks");
        Map<String, YamlNode> known = marks == null ? Map.of() : reading.map(marks, "seat");
        reading.map(root, "told").forEach((mark, entry) -> {
            if (!known.containsKey(mark)) {
                reading.unknown(entry, "unknown-name", "There is no mark \"" + mark + "\"", known.keySet());
            }
            told.put(mark, new Phases.Told(reading.text(entry, "most", null), reading.text(entry, "first", null)));
        });
        return Collections.unmodifiableMap(told);
    }

    private Map<String, String> marks(YamlNode marks, String of) {
        Map<String, String> meanings = new LinkedHashMap<>();
        if (marks != null) {
            reading.map(marks, of).keySet().forEach(name -> meanings.put(name, reading.text(marks.get(of), name, "")));
        }
        return Collections.unmodifiableMap(meanings);
    }

    private Phases.Phase phase(
            String name,
            YamlNode entry,
            Map<String, Phases.Word> words,
            Map<String, YamlNode> phases,
            Map<String, Place> arrows) {
        for (YamlNode word : reading.list(entry, "words")) {
            known(word, words, "unknown-word", "word");
        }
        Map<String, Phases.Arrow> out = new LinkedHashMap<>();
        reading.map(entry, "arrows").forEach((arrow, way) -> {
            Place before = arrows.putIfAbsent(arrow, way.place());
            if (before != null) {
                reading.problems()
                        .add(
                                way.place(),
                                "duplicate-key",
                                "There are two arrows \"" + arrow + "\"",
                                "the first is in " + before);
            }
            String to = reading.needed(way, "to");
            if (!to.isEmpty()) {
                known(way.get("to"), phases, "unknown-phase", "phase");
            }
            out.put(arrow, new Phases.Arrow(arrow, to, reading.text(way, "end", null), way.place()));
        });
        return new Phases.Phase(
                name,
                reading.needed(entry, "what"),
                reading.text(entry, "does", null),
                reading.truth(entry, "hidden"),
                reading.truth(entry, "aloud"),
                List.copyOf(reading.texts(entry, "words")),
                Collections.unmodifiableMap(out),
                entry.place());
    }

    private void known(YamlNode named, Map<String, ?> names, String code, String noun) {
        if (!names.containsKey(String.valueOf(named.text()))) {
            reading.unknown(named, code, "There is no " + noun + " \"" + named.text() + "\"", names.keySet());
        }
    }
}
