package dev.oya.engine;

import dev.oya.engine.AnswerWriter.AnswerContent;
import dev.oya.engine.AnswerWriter.Kind;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the values that an {@link AnswerWriter} has written, in the same order. Not thread-safe. */
final class AnswerReader {
    private static final Set<Class<?>> SIMPLE =
            Set.of(String.class, int.class, long.class, boolean.class, List.class, RuleSettings.class);

    private static final Kind[] KINDS = Kind.values();

    private final ByteBuffer bytes;
    private final RuleSettings settings;
    private final List<Object> known = new ArrayList<>();
    private final Map<String, Constructor<?>> records = new HashMap<>();
    private final Map<AnswerContent, Answer> answers = new IdentityHashMap<>();

    /** @param settings settings to return wherever the {@link AnswerWriter} wrote its settings */
    AnswerReader(byte[] bytes, RuleSettings settings) {
        this.bytes = ByteBuffer.wrap(bytes);
        this.settings = settings;
    }

    /**
     * Returns whether records of the given class can be restored. The class must belong to this program. Its components must be
     * simple values, enums, settings, conclusions or records that can also be restored.
     */
    static boolean canRead(Class<?> type) {
        return type.isRecord()
                && type.getName().startsWith("dev.oya.")
                && Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .allMatch(part ->
                                SIMPLE.contains(part) || part.isEnum() || part == Conclusion.class || canRead(part));
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
            place += AnswerWriter.SEVEN;
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

    /** @throws ReflectiveOperationException if a class is missing or has changed */
    Object value() throws ReflectiveOperationException {
        Kind kind = KINDS[bytes.get()];
        if (kind == Kind.KNOWN) {
            return known.get(number());
        }
        Object value = switch (kind) {
            case NULL -> null;
            case TEXT -> text();
            case INT -> number();
            case LONG -> large();
            case TRUE -> true;
            case FALSE -> false;
            case CONSTANT -> constant(text(), text());
            case LIST -> list();
            case RECORD -> record(text());
            case SETTINGS -> settings;
            case OTHER -> new Object();
            case KNOWN -> throw new IllegalStateException("unexpected reference");
        };
        known.add(value);
        return value;
    }

    /** Reads a list of values of the given type. */
    @SuppressWarnings("unchecked")
    <T> List<T> list(Class<T> of) throws ReflectiveOperationException {
        List<?> list = (List<?>) value();
        if (!list.isEmpty()) {
            of.cast(list.get(0));
        }
        return (List<T>) list;
    }

    /** Reads an answer, or null. Equal answers are the same instance. */
    Answer answer() throws ReflectiveOperationException {
        AnswerContent answer = (AnswerContent) value();
        return answer == null
                ? null
                : answers.computeIfAbsent(answer, any -> new Answer(answer.lines(), answer.looks()));
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
