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
 * A bounded cache of rule answers for one type of question.
 *
 * <p>The key of a question alone seldom determines its answer, because rules may also read a score, a captured pile or an
 * earlier call. While the rules run, the question records each such input as a {@link Dependency}.
 *
 * <p>The cache arranges the dependencies as decision trees. A root is found by the question's key. An inner node reads some
 * dependencies from the question and branches by their values. A leaf contains an answer, which is reused only if every
 * recorded input has the same value.
 *
 * <p>Safe for concurrent use.
 */
final class AnswerTree {
    /**
     * Maximum number of children of an inner node. The values of an input with more values rarely repeat, so storing further
     * answers would gain little.
     */
    private static final int MOST_BRANCHES = 4_096;

    private static final int MOST_LOOKS = 64;
    private static final ThreadLocal<long[]> ROW = ThreadLocal.withInitial(() -> new long[MOST_LOOKS]);

    private final int most;
    private final RowMap<Place> roots;
    /** Shared instances of equal answers. Many questions have the same answer. */
    private final Map<List<Object>, Answer> answers = new HashMap<>();

    private int size;

    /** A leaf with an answer, or an inner node with a fork. A node has neither while it is being added. */
    private static final class Place extends RowMap.Entry {
        private volatile Answer answer;
        private volatile Fork fork;

        Place(long[] seen) {
            super(seen);
        }
    }

    /** The dependencies that an inner node reads, and its children by the values of these dependencies. */
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

    /** @param most soft limit on the number of nodes; beyond it, nodes that were not used recently are evicted */
    AnswerTree(int most) {
        this.most = most;
        this.roots = new RowMap<>(most);
    }

    /**
     * Returns the cached answer, or null if there is none.
     *
     * @param numbers key of the question
     */
    Answer find(Question question, QuestionKey numbers) {
        Place place = roots.find(numbers.row(), numbers.length());
        while (place != null && place.answer == null) {
            Fork fork = place.fork;
            place = fork == null ? null : fork.follow(question);
        }
        return place == null ? null : place.answer;
    }

    /**
     * Stores the answer to a question.
     *
     * @param question question that was answered; its dependencies must still have the values that the rules read
     * @param numbers key of the question
     */
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

    /**
     * Returns the dependencies for the next fork: those before the first {@link Dependency#isWide wide} dependency, at most
     * {@link #MOST_LOOKS}. If the first dependency is wide, returns only this dependency.
     */
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

    /** Evicts the nodes that were not used recently. */
    synchronized void dropUnused() {
        size = dropUnused(roots);
        answers.clear();
    }

    /** Evicts unused nodes and returns the number of nodes that remain. */
    private static int dropUnused(RowMap<Place> places) {
        places.dropUnused();
        int left = 0;
        for (Place place : places.all()) {
            left += 1 + (place.fork == null ? 0 : dropUnused(place.fork.places));
        }
        return left;
    }

    /** Writes all nodes for {@link #read}. */
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

    /**
     * Adds the nodes that {@link #write} has written.
     *
     * @throws ReflectiveOperationException if a class is missing or has changed
     */
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
