package dev.oya.engine;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Look;
import dev.oya.vocabulary.Settings;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How answers are written between runs, and read again. Writers and readers are not thread-safe. */
final class AnswersFile {
    private AnswersFile() {}

    /** What makes an answer, but for combinations, whose worth is reckoned anew. */
    private record Said(List<Answer.Line> lines, List<Look> looks) {}

    /** Writes numbers and values. */
    static final class Writer {
        private final ValueWriter out;

        Writer(Settings settings) {
            out = new ValueWriter(settings);
        }

        byte[] bytes() {
            return out.bytes();
        }

        void number(int number) {
            out.number(number);
        }

        void row(long... numbers) {
            out.row(numbers);
        }

        void value(Object value) {
            out.value(value);
        }

        /** @param answer one without combinations, or null */
        void answer(Answer answer) {
            out.value(answer == null ? null : new Said(answer.lines(), answer.looks()));
        }
    }

    /** Reads what was written, in the same order. */
    static final class Reader {
        private final ValueReader in;
        private final Map<Said, Answer> answers = new IdentityHashMap<>();

        Reader(byte[] bytes, Settings settings) {
            in = new ValueReader(bytes, settings);
        }

        int number() {
            return in.number();
        }

        long[] row() {
            return in.row();
        }

        Object value() throws ReflectiveOperationException {
            return in.value();
        }

        /** A list of values of one kind. */
        @SuppressWarnings("unchecked")
        <T> List<T> list(Class<T> of) throws ReflectiveOperationException {
            List<?> list = (List<?>) in.value();
            if (!list.isEmpty()) {
                of.cast(list.get(0));
            }
            return (List<T>) list;
        }

        /** An answer, the same one for equal ones; or null. */
        Answer answer() throws ReflectiveOperationException {
            Said said = (Said) in.value();
            return said == null ? null : answers.computeIfAbsent(said, any -> new Answer(said.lines, said.looks));
        }
    }
}
