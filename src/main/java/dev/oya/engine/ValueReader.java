package dev.oya.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what a {@link ValueWriter} has written. Not thread-safe. */
final class ValueReader {
    private static final Set<Class<?>> SIMPLE = Set.of(String.class, int.class, long.class, boolean.class, List.class);

    private final ByteBuffer bytes;
    private final Object own;
    private final List<Object> known = new ArrayList<>();
    private final Map<String, Constructor<?>> records = new HashMap<>();

    /** @param own stands where the writer had its own */
    ValueReader(byte[] bytes, Object own) {
        this.bytes = ByteBuffer.wrap(bytes);
        this.own = own;
    }

    /** Whether records of a class can be read again: those of ours with nothing but values in them, and what the reader has itself. */
    static boolean canRead(Class<?> type, Class<?> own) {
        return type.isRecord()
                && type.getName().startsWith("dev.oya.")
                && Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .allMatch(part -> SIMPLE.contains(part)
                                || part == own
                                || part.isEnum()
                                || part.isSealed()
                                || canRead(part, own));
    }

    int number() {
        return (int) large();
    }

    private long large() {
        long number = 0;
        int place = 0;
        int next;
        do {
            next = bytes.get();
            number |= (next & 0x7FL) << place;
            place += ValueWriter.SEVEN;
        } while (next < 0);
        return number >>> 1 ^ -(number & 1);
    }

    long[] row() {
        long[] row = new long[number()];
        for (int i = 0; i < row.length; i++) {
            row[i] = large();
        }
        return row;
    }

    /** @throws ReflectiveOperationException where a class is not what it was */
    Object value() throws ReflectiveOperationException {
        byte kind = bytes.get();
        if (kind == ValueWriter.KNOWN) {
            return known.get(number());
        }
        Object value = switch (kind) {
            case ValueWriter.NULL -> null;
            case ValueWriter.TEXT -> text();
            case ValueWriter.INT -> number();
            case ValueWriter.LONG -> large();
            case ValueWriter.TRUE -> true;
            case ValueWriter.FALSE -> false;
            case ValueWriter.CONSTANT -> constant(text(), text());
            case ValueWriter.LIST -> list();
            case ValueWriter.RECORD -> record(text());
            case ValueWriter.OWN -> own;
            case ValueWriter.OTHER -> new Object();
            default -> throw new IllegalArgumentException("no value begins with " + kind);
        };
        known.add(value);
        return value;
    }

    private String text() {
        byte[] text = new byte[number()];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    private static Object constant(String type, String name) throws ReflectiveOperationException {
        for (Object constant : Class.forName(type).getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new ClassNotFoundException(type + " has no " + name);
    }

    private List<Object> list() throws ReflectiveOperationException {
        Object[] list = new Object[number()];
        for (int i = 0; i < list.length; i++) {
            list[i] = value();
        }
        return Collections.unmodifiableList(Arrays.asList(list));
    }

    private Object record(String type) throws ReflectiveOperationException {
        Constructor<?> made = records.get(type);
        if (made == null) {
            Class<?>[] parts = Arrays.stream(Class.forName(type).getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            made = Class.forName(type).getDeclaredConstructor(parts);
            made.setAccessible(true);
            records.put(type, made);
        }
        Object[] parts = new Object[made.getParameterCount()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = value();
        }
        return made.newInstance(parts);
    }
}
