package dev.oya.engine;

import dev.oya.cards.CardSet;
import dev.oya.play.RowMap;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.DependencyFilter;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.function.Function;

/** Answers about sets of cards, remembered by what their lens shows. Safe to share between threads. */
final class CardAnswerCache {
    /** How many answers are remembered; those that were not asked for lately go first. */
    private static final int MOST_ANSWERS = 60_000;

    private static final ThreadLocal<long[]> ROW = ThreadLocal.withInitial(() -> new long[64]);
    private static final long[] NOTHING = {};

    /** Finds an answer that is not remembered, and the lens through which it was found. */
    interface Asker {
        Found ask(DependencyFilter lens);
    }

    record Found(Answer answer, DependencyFilter lens) {}

    private static final class Kept extends RowMap.Entry {
        private final Answer answer;

        Kept(long[] key, Answer answer) {
            super(key);
            this.answer = answer;
        }
    }

    private record Memory(DependencyFilter lens, int size, RowMap<Kept> answers) {
        Memory(DependencyFilter lens) {
            this(lens, lens.size(), new RowMap<>(MOST_ANSWERS));
        }

        /** Puts what is seen into the row of this thread, and how much it is. */
        int see(long[] row, CardSet cards, int points, Holder holder, long[] besides) {
            lens.view(row, cards, points, holder);
            System.arraycopy(besides, 0, row, size, besides.length);
            return size + besides.length;
        }
    }

    private volatile Memory memory;

    CardAnswerCache(DependencyFilter lens) {
        memory = new Memory(lens);
    }

    /** The answer, or null where it is not remembered. */
    Answer find(CardSet cards, int points, Holder holder) {
        return find(cards, points, holder, NOTHING);
    }

    /** @param besides what else the answer hangs on */
    Answer find(CardSet cards, int points, Holder holder, long[] besides) {
        Memory now = memory;
        long[] row = row(now.size + besides.length);
        Kept kept = now.answers.find(row, now.see(row, cards, points, holder, besides));
        return kept == null ? null : kept.answer;
    }

    Answer ask(CardSet cards, int points, Holder holder, Asker asker) {
        return ask(cards, points, holder, NOTHING, asker);
    }

    /** Asks, and remembers the answer. */
    Answer ask(CardSet cards, int points, Holder holder, long[] besides, Asker asker) {
        Memory now = memory;
        Found found = asker.ask(now.lens);
        if (found.lens != now.lens) {
            now = new Memory(found.lens);
            memory = now;
        }
        long[] row = new long[now.size + besides.length];
        now.see(row, cards, points, holder, besides);
        now.answers.put(new Kept(row, found.answer));
        return found.answer;
    }

    /** Writes the lens and the answers. */
    void write(AnswerWriter to) {
        Memory now = memory;
        to.value(now.lens.cardLooks());
        List<Kept> all = now.answers.all();
        to.number(all.size());
        for (Kept kept : all) {
            to.row(kept.key());
            to.value(kept.answer.lines());
        }
    }

    /**
     * Takes over what was written.
     *
     * @param settings those of the lens
     * @param answers makes the answer that holds some lines
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

    /** A row of this thread with room for at least this many numbers. */
    private static long[] row(int size) {
        long[] row = ROW.get();
        if (row.length < size) {
            row = new long[2 * size];
            ROW.set(row);
        }
        return row;
    }

    /** Forgets the answers, but not what the rules look at. */
    void forget() {
        memory = new Memory(memory.lens);
    }

    /** Drops what was not asked for lately. */
    void dropUnused() {
        memory.answers.dropUnused();
    }

    int size() {
        return memory.answers.size();
    }
}
