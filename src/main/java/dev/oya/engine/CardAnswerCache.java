package dev.oya.engine;

import dev.oya.cards.CardSet;
import dev.oya.play.RowMap;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.DependencyFilter;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.function.Function;

/** A cache of answers about card sets. Its keys are the values that the dependency filter selects. Safe for concurrent use. */
final class CardAnswerCache {
    /** Maximum number of answers. Beyond it, answers that were not used recently are evicted. */
    private static final int MOST_ANSWERS = 60_000;

    private static final ThreadLocal<long[]> ROW = ThreadLocal.withInitial(() -> new long[64]);
    private static final long[] NOTHING = {};

    /** A function that evaluates the rules. It returns the answer and the answer's dependency filter. */
    interface Asker {
        Found ask(DependencyFilter filter);
    }

    record Found(Answer answer, DependencyFilter filter) {}

    private static final class Kept extends RowMap.Entry {
        private final Answer answer;

        Kept(long[] key, Answer answer) {
            super(key);
            this.answer = answer;
        }
    }

    private record Memory(DependencyFilter filter, int size, RowMap<Kept> answers) {
        Memory(DependencyFilter filter) {
            this(filter, filter.size(), new RowMap<>(MOST_ANSWERS));
        }

        /** Writes the filtered values and {@code besides} into the row. Returns the number of values written. */
        int see(long[] row, CardSet cards, int points, Holder holder, long[] besides) {
            filter.view(row, cards, points, holder);
            System.arraycopy(besides, 0, row, size, besides.length);
            return size + besides.length;
        }
    }

    private volatile Memory memory;

    CardAnswerCache(DependencyFilter filter) {
        memory = new Memory(filter);
    }

    /** Returns the cached answer, or null if there is none. */
    Answer find(CardSet cards, int points, Holder holder) {
        return find(cards, points, holder, NOTHING);
    }

    /**
     * Returns the cached answer, or null if there is none.
     *
     * @param besides other values on which the answer depends
     */
    Answer find(CardSet cards, int points, Holder holder, long[] besides) {
        Memory now = memory;
        long[] row = row(now.size + besides.length);
        Kept kept = now.answers.find(row, now.see(row, cards, points, holder, besides));
        return kept == null ? null : kept.answer;
    }

    Answer ask(CardSet cards, int points, Holder holder, Asker asker) {
        return ask(cards, points, holder, NOTHING, asker);
    }

    /** Evaluates the rules, stores the answer and returns it. */
    Answer ask(CardSet cards, int points, Holder holder, long[] besides, Asker asker) {
        Memory now = memory;
        Found found = asker.ask(now.filter);
        if (found.filter != now.filter) {
            now = new Memory(found.filter);
            memory = now;
        }
        long[] row = new long[now.size + besides.length];
        now.see(row, cards, points, holder, besides);
        now.answers.put(new Kept(row, found.answer));
        return found.answer;
    }

    /** Writes the dependency filter and the answers for {@link #read}. */
    void write(AnswerWriter to) {
        Memory now = memory;
        to.value(now.filter.cardLooks());
        List<Kept> all = now.answers.all();
        to.number(all.size());
        for (Kept kept : all) {
            to.row(kept.key());
            to.value(kept.answer.lines());
        }
    }

    /**
     * Replaces the content with the content that {@link #write} has written.
     *
     * @param settings settings of the dependency filter
     * @param answers function that creates an answer from its lines
     */
    void read(AnswerReader from, RuleSettings settings, Function<List<Answer.Line>, Answer> answers)
            throws ReflectiveOperationException {
        Memory read = new Memory(new DependencyFilter(settings, from.list(DependencyFilter.CardLook.class)));
        for (int left = from.number(); left > 0; left--) {
            Kept kept = new Kept(from.row(), answers.apply(from.list(Answer.Line.class)));
            kept.use();
            read.answers.put(kept);
        }
        memory = read;
    }

    /** Returns this thread's reusable row, which has room for at least {@code size} numbers. */
    private static long[] row(int size) {
        long[] row = ROW.get();
        if (row.length < size) {
            row = new long[2 * size];
            ROW.set(row);
        }
        return row;
    }

    /** Removes all answers but retains the dependency filter. */
    void forget() {
        memory = new Memory(memory.filter);
    }

    /** Evicts the answers that were not used recently. */
    void dropUnused() {
        memory.answers.dropUnused();
    }

    int size() {
        return memory.answers.size();
    }
}
