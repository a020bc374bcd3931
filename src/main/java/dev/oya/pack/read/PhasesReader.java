package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.pack.Phases;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads the state machine and checks that it holds together.
 *
 * @param values the named numbers of the pack
 */
record PhasesReader(Tree root, Set<String> values, ParseContext reading) {
    private static final List<String> DOES =
            List.of("deal", "deal-again", "look", "restock", "hand-out", "settle", "score", "book", "close");
    private static final List<String> ACTS = List.of("take", "build", "build-below", "add", "raise", "lower", "lay");

    // As many as a moment of a round has room for.
    private static final int MOST_PHASES = 64;
    private static final int MOST_WORDS = 63;
    private static final int MOST_SEAT_MARKS = 32;
    private static final int MOST_ROUND_MARKS = 16;

    Phases read() {
        Map<String, Phases.Word> words = new LinkedHashMap<>();
        reading.map(root, "words").forEach((name, entry) -> words.put(name, word(name, entry)));
        Tree marks = root.get("marks");
        Map<String, Tree> entries = reading.map(root, "phases");
        Map<String, Phases.Phase> phases = new LinkedHashMap<>();
        Map<String, Place> arrows = new LinkedHashMap<>();
        entries.forEach((name, entry) -> phases.put(name, phase(name, entry, words, entries, arrows)));
        String start = reading.needed(root, "start");
        if (!start.isEmpty()) {
            known(root.get("start"), entries, "unknown-phase", "phase");
        }
        Map<String, String> seatMarks = marks(marks, "seat");
        Map<String, String> roundMarks = marks(marks, "round");
        reading.atMost(MOST_PHASES, phases.size(), root.place(), "phases");
        reading.atMost(MOST_WORDS, words.size(), root.place(), "words");
        reading.atMost(MOST_SEAT_MARKS, seatMarks.size(), root.place(), "marks of seats");
        reading.atMost(MOST_ROUND_MARKS, roundMarks.size(), root.place(), "marks of the round");
        active(marks, seatMarks);
        reading.map(root, "words").forEach((name, entry) -> seatsWith(entry, "to", seatMarks.keySet()));
        ends(phases);
        return new Phases(
                start,
                Collections.unmodifiableMap(words),
                seatMarks,
                quiet(seatMarks.keySet()),
                lone(marks),
                groups(root.get("marks")),
                roundMarks,
                tallies(),
                reading.text(root, "sweeps", null),
                told(),
                Collections.unmodifiableMap(phases));
    }

    /** That a seat plays goes without saying. */
    private Set<String> quiet(Set<String> seatMarks) {
        seatsWith(root, "quiet", seatMarks);
        Set<String> quiet = new LinkedHashSet<>(Set.of("active"));
        Stream.of(reading.text(root, "quiet", "").split("\\s+"))
                .filter(seatMarks::contains)
                .forEach(quiet::add);
        return Collections.unmodifiableSet(quiet);
    }

    /** Who plays is known by one mark in every game. */
    private void active(Tree marks, Map<String, String> seatMarks) {
        if (!seatMarks.containsKey("active")) {
            reading.problem(
                    (marks == null ? root : marks).place(),
                    "unknown-name",
                    "There is no mark \"active\" for the seats that play the round",
                    "add under marks: seat: active: Plays the cards of this round.");
        }
    }

    /** The marks of an expression are marks of seats. */
    private void seatsWith(Tree entry, String key, Set<String> seatMarks) {
        for (String mark : reading.text(entry, key, "").split("\\s+")) {
            String name = mark.replaceFirst("^-", "");
            if (!name.isEmpty() && !seatMarks.contains(name)) {
                reading.problem(
                        entry.get(key).place(),
                        "unknown-name",
                        "There is no mark \"" + name + "\"",
                        Suggestions.advice(name, seatMarks));
            }
        }
    }

    /** One phase pays a round or counts it; both would each do half. */
    private void ends(Map<String, Phases.Phase> phases) {
        List<Phases.Phase> ends =
                phases.values().stream().filter(Phases.Phase::isEnd).toList();
        if (ends.isEmpty()) {
            reading.problem(
                    root.place(),
                    "no-end-of-round",
                    "No phase pays the round or counts its points",
                    "one phase has \"does: settle\" or \"does: score\"");
        } else if (ends.size() > 1) {
            reading.problem(
                    ends.get(1).place(),
                    "two-ends-of-round",
                    "\"" + ends.get(0).name() + "\" and \""
                            + ends.get(1).name()
                            + "\" both end the round: one does \""
                            + ends.get(0).does() + "\", the other \""
                            + ends.get(1).does() + "\"",
                    "settle where seats pay each other, score where points are counted");
        }
    }

    private Phases.Word word(String name, Tree entry) {
        return new Phases.Word(
                name,
                reading.needed(entry, "what"),
                reading.oneOf(entry, "card", List.of("hand", "stock"), null),
                reading.oneOf(entry, "act", ACTS, null),
                reading.text(entry, "claims", null),
                reading.text(entry, "yaku", null),
                reading.text(entry, "choice", null),
                tender(entry),
                reading.truth(entry, "silent"),
                entry.has("eager") ? reading.whole(entry, "eager", 0) : null,
                reading.truth(entry, "ends"),
                entry.place());
    }

    private Phases.Tender tender(Tree entry) {
        return entry.has("amount")
                ? new Phases.Tender(value(entry, "amount"), value(entry, "most"), reading.text(entry, "to", null))
                : null;
    }

    private String value(Tree entry, String key) {
        String name = reading.needed(entry, key);
        if (!name.isEmpty()) {
            known(entry.get(key), values, "unknown-value", "value");
        }
        return name;
    }

    private Map<String, Phases.Tally> tallies() {
        Map<String, Phases.Tally> tallies = new LinkedHashMap<>();
        reading.map(root, "tallies")
                .forEach((name, entry) -> tallies.put(
                        name, new Phases.Tally(reading.needed(entry, "what"), reading.truth(entry, "owed"))));
        return Collections.unmodifiableMap(tallies);
    }

    private Map<String, Phases.MarkGroup> groups(Tree marks) {
        Map<String, Phases.MarkGroup> groups = new LinkedHashMap<>();
        Map<String, Tree> known = marks == null ? Map.of() : reading.map(marks, "seat");
        (marks == null ? Map.<String, Tree>of() : reading.map(marks, "groups")).forEach((name, entry) -> {
            String some = reading.needed(entry, "marks");
            for (String mark : some.isEmpty() ? new String[0] : some.trim().split("\\s+")) {
                if (!known.containsKey(mark.replaceFirst("^-", ""))) {
                    reading.unknown(
                            entry.get("marks"), "unknown-name", "There is no mark \"" + mark + "\"", known.keySet());
                }
            }
            groups.put(name, new Phases.MarkGroup(reading.needed(entry, "what"), some));
        });
        return Collections.unmodifiableMap(groups);
    }

    private Map<String, Phases.Told> told() {
        Map<String, Phases.Told> told = new LinkedHashMap<>();
        Tree marks = root.get("marks");
        Map<String, Tree> known = marks == null ? Map.of() : reading.map(marks, "seat");
        reading.map(root, "told").forEach((mark, entry) -> {
            if (!known.containsKey(mark)) {
                reading.unknown(entry, "unknown-name", "There is no mark \"" + mark + "\"", known.keySet());
            }
            seatsWith(entry, "first", known.keySet());
            String most = entry.has("most") ? value(entry, "most") : null;
            told.put(mark, new Phases.Told(most, reading.text(entry, "first", null)));
        });
        return Collections.unmodifiableMap(told);
    }

    private Map<String, String> marks(Tree marks, String of) {
        Map<String, String> meanings = new LinkedHashMap<>();
        if (marks != null) {
            reading.map(marks, of)
                    .forEach((name, entry) -> meanings.put(
                            name,
                            entry.isMap() ? reading.needed(entry, "what") : reading.text(marks.get(of), name, "")));
        }
        return Collections.unmodifiableMap(meanings);
    }

    /** The marks that only one seat has at a time. */
    private Set<String> lone(Tree marks) {
        Set<String> lone = new LinkedHashSet<>();
        (marks == null ? Map.<String, Tree>of() : reading.map(marks, "seat")).forEach((name, entry) -> {
            if (entry.isMap() && reading.truth(entry, "lone")) {
                lone.add(name);
            }
        });
        return Collections.unmodifiableSet(lone);
    }

    private Phases.Phase phase(
            String name,
            Tree entry,
            Map<String, Phases.Word> words,
            Map<String, Tree> phases,
            Map<String, Place> arrows) {
        for (Tree word : reading.list(entry, "words")) {
            known(word, words, "unknown-word", "word");
        }
        oneKind(name, reading.list(entry, "words"), words);
        Map<String, Phases.Arrow> out = new LinkedHashMap<>();
        reading.map(entry, "arrows").forEach((arrow, way) -> {
            Place before = arrows.putIfAbsent(arrow, way.place());
            if (before != null) {
                reading.problem(
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
                reading.oneOf(entry, "does", DOES, null),
                reading.truth(entry, "hidden"),
                reading.truth(entry, "aloud"),
                List.copyOf(reading.texts(entry, "words")),
                Collections.unmodifiableMap(out),
                entry.place());
    }

    /** Where cards are taken in by their sum, nothing else is done in the same turn. */
    private void oneKind(String phase, List<Tree> listed, Map<String, Phases.Word> words) {
        Tree act = null;
        Tree plain = null;
        for (Tree one : listed) {
            Phases.Word word = words.get(String.valueOf(one.text()));
            if (word != null && word.act() != null) {
                act = act == null ? one : act;
            } else if (word != null && word.card() != null) {
                plain = plain == null ? one : plain;
            }
        }
        if (act != null && plain != null) {
            reading.problem(
                    plain.place(),
                    "words-do-not-fit",
                    "The phase \"" + phase + "\" has words of two kinds: \"" + act.text() + "\" has an act, \""
                            + plain.text() + "\" has none",
                    "give them phases of their own, or each word an act");
        }
    }

    private void known(Tree named, Map<String, ?> names, String code, String noun) {
        known(named, names.keySet(), code, noun);
    }

    private void known(Tree named, Set<String> names, String code, String noun) {
        if (!names.contains(String.valueOf(named.text()))) {
            reading.unknown(named, code, "There is no " + noun + " \"" + named.text() + "\"", names);
        }
    }
}
