package dev.oya.engine;

import dev.oya.play.RowMap;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.QuestionKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers to questions of a kind, remembered by their question and by what its rules looked at besides: equal questions
 * branch by what there was to see. Rules that look at more where they see something else branch again there. Safe to share
 * between threads.
 */
final class AnswerTree {
    /** What has been seen in this many ways hardly ever comes back. */
    private static final int MOST_BRANCHES = 4_096;

    private static final int MOST_LOOKS = 64;
    private static final ThreadLocal<long[]> ROW = ThreadLocal.withInitial(() -> new long[MOST_LOOKS]);

    private final int most;
    private final RowMap<Place> roots;
    /** Of equal answers one is kept; many questions have the same. */
    private final Map<List<Object>, Answer> answers = new HashMap<>();

    private int size;

    /** A place of the tree: with an answer, or with looks that lead on; with neither where nothing is remembered. */
    private static final class Place extends RowMap.Entry {
        private volatile Answer answer;
        private volatile Fork fork;

        Place(long[] seen) {
            super(seen);
        }
    }

    /** Some looks, and where leads what there is to see at them. */
    private record Fork(Dependency[] looks, RowMap<Place> places) {
        Place follow(Question question) {
            long[] row = row(question);
            return places.find(row, looks.length);
        }

        private long[] row(Question question) {
            long[] row = ROW.get();
            for (int i = 0; i < looks.length; i++) {
                row[i] = question.see(looks[i]);
            }
            return row;
        }
    }

    /** @param most how many places there may be; beyond it those are dropped that were not asked for lately */
    AnswerTree(int most) {
        this.most = most;
        this.roots = new RowMap<>(most);
    }

    /**
     * The answer, or null where it is not remembered.
     *
     * @param numbers those of the question
     */
    Answer find(Question question, QuestionKey numbers) {
        Place place = roots.find(numbers.row(), numbers.length());
        while (place != null && place.answer == null) {
            Fork fork = place.fork;
            place = fork == null ? null : fork.follow(question);
        }
        return place == null ? null : place.answer;
    }

    /** Remembers the answer of a question that has been asked. */
    synchronized void put(Question question, QuestionKey numbers, Answer answer) {
        if (size >= most) {
            dropUnused();
        }
        Place place = roots.find(numbers.row(), numbers.length());
        if (place == null) {
            place = roots.put(new Place(numbers.copy()));
            size++;
        }
        List<Dependency> left = new ArrayList<>(answer.looks());
        while (place.fork != null) {
            left.removeAll(List.of(place.fork.looks));
            place = branch(place.fork, question);
        }
        while (place.answer == null && !left.isEmpty()) {
            List<Dependency> some = together(left);
            place.fork = new Fork(some.toArray(Dependency[]::new), new RowMap<>(MOST_BRANCHES));
            place = branch(place.fork, question);
            left = List.copyOf(left.subList(some.size(), left.size()));
        }
        place.answer = answers.computeIfAbsent(List.of(answer.lines(), answer.looks()), any -> answer);
    }

    /** The looks that lead on: those before one at what may be any number, or that one alone. */
    private static List<Dependency> together(List<Dependency> looks) {
        int some = 0;
        while (some < looks.size() && some < MOST_LOOKS && !looks.get(some).isWide()) {
            some++;
        }
        return looks.subList(0, Math.max(1, some));
    }

    private Place branch(Fork fork, Question question) {
        long[] row = java.util.Arrays.copyOf(fork.row(question), fork.looks.length);
        Place place = fork.places.find(row, row.length);
        if (place == null) {
            place = fork.places.put(new Place(row));
            size++;
        }
        return place;
    }

    /** Drops what was not asked for lately. */
    synchronized void dropUnused() {
        size = dropUnused(roots);
        answers.clear();
    }

    /** How many places are left. */
    private static int dropUnused(RowMap<Place> places) {
        places.dropUnused();
        int left = 0;
        for (Place place : places.all()) {
            left += 1 + (place.fork == null ? 0 : dropUnused(place.fork.places));
        }
        return left;
    }

    /** Writes all places. */
    synchronized void write(AnswerWriter to) {
        write(roots, to);
    }

    private static void write(RowMap<Place> places, AnswerWriter to) {
        List<Place> all = places.all();
        to.number(all.size());
        for (Place place : all) {
            to.row(place.key());
            to.answer(place.answer);
            Fork fork = place.answer == null ? place.fork : null;
            to.value(fork == null ? List.of() : List.of(fork.looks));
            if (fork != null) {
                write(fork.places, to);
            }
        }
    }

    /** Takes over what was written. */
    synchronized void read(AnswerReader from) throws ReflectiveOperationException {
        read(roots, from);
    }

    private void read(RowMap<Place> places, AnswerReader from) throws ReflectiveOperationException {
        for (int left = from.number(); left > 0; left--) {
            Place place = new Place(from.row());
            place.answer = from.answer();
            place.use();
            Dependency[] looks = from.list(Dependency.class).toArray(Dependency[]::new);
            if (looks.length > 0) {
                place.fork = new Fork(looks, new RowMap<>(MOST_BRANCHES));
                read(place.fork.places, from);
            }
            places.put(place);
            size++;
        }
    }

    synchronized int size() {
        return size;
    }
}
