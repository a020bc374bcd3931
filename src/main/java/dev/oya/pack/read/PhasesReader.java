package dev.oya.pack.read;

import static dev.oya.pack.read.EntryReader.each;

import dev.oya.input.Place;
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
 * Reads the state machine and checks its consistency.
 *
 * @param values the named numbers of the pack
 */
record PhasesReader(Tree root, Set<String> values, EntryReader reading) {
    private static final List<String> DOES =
            List.of("deal", "deal-again", "look", "restock", "hand-out", "settle", "score", "book", "close");
    private static final List<String> ACTS = List.of("take", "build", "build-below", "add", "raise", "lower", "lay");

    // Maximum number of phases that fit in a moment's key.
    private static final int MOST_PHASES = 64;
    private static final int MOST_WORDS = 63;
    private static final int MOST_SEAT_MARKS = 32;
    private static final int MOST_ROUND_MARKS = 16;

    Phases read() {
        Map<String, Phases.Word> words = each(reading.map(root, "words"), this::word);
        acts(words);
        Map<String, Tree> entries = reading.map(root, "phases");
        Map<String, Place> arrows = new LinkedHashMap<>();
        Map<String, Phases.Phase> phases =
                each(entries, (name, entry) -> phase(name, entry, words, entries.keySet(), arrows));
        String start = reading.needed(root, "start");
        if (!start.isEmpty()) {
            reading.known(root.get("start"), "unknown-phase", entries.keySet());
        }
        Map<String, String> seatMarks = meanings("seat");
        Map<String, String> roundMarks = meanings("round");
        reading.atMost(MOST_PHASES, phases.size(), root.place(), "phases");
        reading.atMost(MOST_WORDS, words.size(), root.place(), "words");
        reading.atMost(MOST_SEAT_MARKS, seatMarks.size(), root.place(), "marks of seats");
        reading.atMost(MOST_ROUND_MARKS, roundMarks.size(), root.place(), "marks of the round");
        active(seatMarks);
        reading.map(root, "words").forEach((name, entry) -> seatsWith(entry, "to", seatMarks.keySet()));
        ends(phases);
        return new Phases(
                start,
                words,
                seatMarks,
                quiet(seatMarks.keySet()),
                lone(),
                groups(seatMarks.keySet()),
                roundMarks,
                tallies(),
                reading.text(root, "sweeps", null),
                told(seatMarks.keySet()),
                phases);
    }

    /** The mark of active seats is not announced. */
    private Set<String> quiet(Set<String> seatMarks) {
        seatsWith(root, "quiet", seatMarks);
        Set<String> quiet = new LinkedHashSet<>(Set.of("active"));
        Stream.of(reading.text(root, "quiet", "").split("\\s+"))
                .filter(seatMarks::contains)
                .forEach(quiet::add);
        return Collections.unmodifiableSet(quiet);
    }

    /** Checks that the game has the mark {@code active}, which every game uses. */
    private void active(Map<String, String> seatMarks) {
        if (!seatMarks.containsKey("active")) {
            reading.tell(root.has("marks") ? root.get("marks") : root, "unknown-name.active");
        }
    }

    /** Checks that an expression contains only seat marks. */
    private void seatsWith(Tree entry, String key, Set<String> seatMarks) {
        for (String mark : reading.text(entry, key, "").split("\\s+")) {
            String name = mark.replaceFirst("^-", "");
            if (!name.isEmpty()) {
                reading.known(entry.get(key), "unknown-name.mark", name, seatMarks);
            }
        }
    }

    /** Checks that no two actions have the same act: a move is known by it. */
    private void acts(Map<String, Phases.Word> words) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Phases.Word word : words.values()) {
            String before = word.act() == null ? null : names.putIfAbsent(word.act(), word.name());
            if (before != null) {
                reading.problems().tell(word.place(), "words-do-not-fit.act", before, word.name(), word.act());
            }
        }
    }

    /** Checks that exactly one phase settles or scores the round. */
    private void ends(Map<String, Phases.Phase> phases) {
        List<Phases.Phase> ends =
                phases.values().stream().filter(Phases.Phase::isEnd).toList();
        if (ends.isEmpty()) {
            reading.tell(root, "no-end-of-round");
        } else if (ends.size() > 1) {
            reading.problems()
                    .tell(
                            ends.get(1).place(),
                            "two-ends-of-round",
                            ends.get(0).name(),
                            ends.get(1).name(),
                            ends.get(0).does(),
                            ends.get(1).does());
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
                reading.isTrue(entry, "silent"),
                entry.has("eager") ? reading.whole(entry, "eager", 0) : null,
                reading.isTrue(entry, "ends"),
                reading.isTrue(entry, "together"),
                reading.isTrue(entry, "counted"),
                reading.isTrue(entry, "kept"),
                reading.isTrue(entry, "replaced"),
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
            reading.known(entry.get(key), "unknown-value.name", values);
        }
        return name;
    }

    private Map<String, Phases.Tally> tallies() {
        return each(
                reading.map(root, "tallies"),
                (name, entry) -> new Phases.Tally(reading.needed(entry, "what"), reading.isTrue(entry, "owed")));
    }

    private Map<String, Phases.MarkGroup> groups(Set<String> seatMarks) {
        return each(marks("groups"), (name, entry) -> {
            String some = reading.needed(entry, "marks");
            seatsWith(entry, "marks", seatMarks);
            return new Phases.MarkGroup(reading.needed(entry, "what"), some);
        });
    }

    private Map<String, Phases.Told> told(Set<String> seatMarks) {
        return each(reading.map(root, "told"), (mark, entry) -> {
            reading.known(entry, "unknown-name.mark", mark, seatMarks);
            seatsWith(entry, "first", seatMarks);
            String most = entry.has("most") ? value(entry, "most") : null;
            return new Phases.Told(most, reading.text(entry, "first", null));
        });
    }

    private Map<String, Tree> marks(String of) {
        return root.has("marks") ? reading.map(root.get("marks"), of) : Map.of();
    }

    private Map<String, String> meanings(String of) {
        return each(
                marks(of),
                (name, entry) -> entry.isMap()
                        ? reading.needed(entry, "what")
                        : reading.text(root.get("marks").get(of), name, ""));
    }

    /** Returns the marks that only one seat can have at a time. */
    private Set<String> lone() {
        Set<String> lone = new LinkedHashSet<>();
        marks("seat").forEach((name, entry) -> {
            if (entry.isMap() && reading.isTrue(entry, "lone")) {
                lone.add(name);
            }
        });
        return Collections.unmodifiableSet(lone);
    }

    private Phases.Phase phase(
            String name, Tree entry, Map<String, Phases.Word> words, Set<String> phases, Map<String, Place> arrows) {
        for (Tree word : reading.list(entry, "words")) {
            reading.known(word, "unknown-word", words.keySet());
        }
        oneKind(name, reading.list(entry, "words"), words);
        Map<String, Phases.Arrow> out = each(reading.map(entry, "arrows"), (arrow, way) -> {
            Place before = arrows.putIfAbsent(arrow, way.place());
            if (before != null) {
                reading.tell(way, "duplicate-key.arrow", arrow, before);
            }
            String to = reading.needed(way, "to");
            if (!to.isEmpty()) {
                reading.known(way.get("to"), "unknown-phase", phases);
            }
            return new Phases.Arrow(arrow, to, reading.text(way, "end", null), way.place());
        });
        return new Phases.Phase(
                name,
                reading.needed(entry, "what"),
                reading.oneOf(entry, "does", DOES, null),
                reading.isTrue(entry, "hidden"),
                reading.isTrue(entry, "aloud"),
                List.copyOf(reading.texts(entry, "words")),
                out,
                entry.place());
    }

    /** Checks that a phase with captures by sum has no other actions. */
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
            reading.tell(plain, "words-do-not-fit", phase, act.text(), plain.text());
        }
    }
}
