package dev.oya.engine;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.RuleSettings;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A writer of answers and their keys as bytes. It writes strings, integers, booleans, enums, lists and records. Equal values
 * are written once and then referenced. {@link AnswerReader} reads the bytes. Not thread-safe.
 */
final class AnswerWriter {
    /** Number of payload bits in a byte of a number. The other bit indicates that more bytes follow. */
    static final int SEVEN = 7;

    /** The type of a value. Its ordinal is the byte before the value. */
    enum Kind {
        /** A reference to an equal value written earlier, by its number. */
        KNOWN,
        NULL,
        TEXT,
        INT,
        LONG,
        TRUE,
        FALSE,
        CONSTANT,
        LIST,
        RECORD,
        /** The settings, which the reader supplies. */
        SETTINGS,
        /** A value that cannot be restored. The reader substitutes a new object that equals nothing else. */
        OTHER
    }

    /** The stored part of an answer. Combinations are not stored, because their points are computed after reading. */
    record AnswerContent(List<Answer.Line> lines, List<Dependency> looks) {}

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Map<Object, Integer> known = new HashMap<>();
    private final RuleSettings settings;

    /** @param settings settings of the rules that gave the answers */
    AnswerWriter(RuleSettings settings) {
        this.settings = settings;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    /** Writes a number with a variable length. Numbers near zero, including negative numbers, take the fewest bytes. */
    void number(long number) {
        long left = number << 1 ^ number >> Long.SIZE - 1;
        while ((left & -1L << SEVEN) != 0) {
            bytes.write((int) left | 1 << SEVEN);
            left >>>= SEVEN;
        }
        bytes.write((int) left);
    }

    void row(long... numbers) {
        number(numbers.length);
        for (long number : numbers) {
            number(number);
        }
    }

    /** @param answer answer without combinations, or null */
    void answer(Answer answer) {
        value(answer == null ? null : new AnswerContent(answer.lines(), answer.looks()));
    }

    void value(Object value) {
        Integer number = known.get(value);
        if (number != null) {
            kind(Kind.KNOWN);
            number(number);
            return;
        }
        writeNew(value);
        known.put(value, known.size());
    }

    private void writeNew(Object value) {
        if (value == null) {
            kind(Kind.NULL);
        } else if (value == settings) {
            kind(Kind.SETTINGS);
        } else if (value instanceof String text) {
            kind(Kind.TEXT);
            text(text);
        } else if (value instanceof Integer number) {
            kind(Kind.INT);
            number(number);
        } else if (value instanceof Long number) {
            kind(Kind.LONG);
            number(number);
        } else if (value instanceof Boolean yes) {
            kind(yes ? Kind.TRUE : Kind.FALSE);
        } else if (value instanceof Enum<?> constant) {
            kind(Kind.CONSTANT);
            text(constant.getDeclaringClass().getName());
            text(constant.name());
        } else if (value instanceof List<?> list) {
            kind(Kind.LIST);
            number(list.size());
            list.forEach(this::value);
        } else if (AnswerReader.canRead(value.getClass())) {
            kind(Kind.RECORD);
            text(value.getClass().getName());
            parts(value);
        } else {
            kind(Kind.OTHER);
        }
    }

    private void kind(Kind kind) {
        bytes.write(kind.ordinal());
    }

    private void parts(Object value) {
        try {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                value(component.getAccessor().invoke(value));
            }
        } catch (ReflectiveOperationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private void text(String text) {
        byte[] letters = text.getBytes(StandardCharsets.UTF_8);
        number(letters.length);
        bytes.writeBytes(letters);
    }
}
