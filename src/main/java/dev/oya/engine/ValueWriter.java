package dev.oya.engine;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes numbers and values as bytes: texts, whole numbers, constants, lists and records, equal ones once. {@link ValueReader} reads
 * them. Not thread-safe.
 */
final class ValueWriter {
    /** So many bits of a number stand in a byte; the last one says whether more follow. */
    static final int SEVEN = 7;

    static final byte KNOWN = 0;
    static final byte NULL = 1;
    static final byte TEXT = 2;
    static final byte INT = 3;
    static final byte LONG = 4;
    static final byte TRUE = 5;
    static final byte FALSE = 6;
    static final byte CONSTANT = 7;
    static final byte LIST = 8;
    static final byte RECORD = 9;
    /** What the reader has itself. */
    static final byte OWN = 10;
    /** Something that cannot be read again, and is like nothing else. */
    static final byte OTHER = 11;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Map<Object, Integer> known = new HashMap<>();
    private final Object own;

    /** @param own what the reader has itself, and is not written */
    ValueWriter(Object own) {
        this.own = own;
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    /** Small numbers take less room than large ones, also where they are below zero. */
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

    void value(Object value) {
        Integer number = known.get(value);
        if (number != null) {
            bytes.write(KNOWN);
            number(number);
            return;
        }
        writeNew(value);
        known.put(value, known.size());
    }

    private void writeNew(Object value) {
        if (value == null) {
            bytes.write(NULL);
        } else if (value == own) {
            bytes.write(OWN);
        } else if (value instanceof String text) {
            bytes.write(TEXT);
            text(text);
        } else if (value instanceof Integer number) {
            bytes.write(INT);
            number(number);
        } else if (value instanceof Long number) {
            bytes.write(LONG);
            number(number);
        } else if (value instanceof Boolean yes) {
            bytes.write(yes ? TRUE : FALSE);
        } else if (value instanceof Enum<?> constant) {
            bytes.write(CONSTANT);
            text(constant.getDeclaringClass().getName());
            text(constant.name());
        } else if (value instanceof List<?> list) {
            bytes.write(LIST);
            number(list.size());
            list.forEach(this::value);
        } else if (ValueReader.canRead(value.getClass(), own.getClass())) {
            bytes.write(RECORD);
            text(value.getClass().getName());
            parts(value);
        } else {
            bytes.write(OTHER);
        }
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
