package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Compares objects by all their fields, found by reflection, so that fields added later are compared too. */
public final class EveryField {
    private EveryField() {}

    /** Returns the values of all fields by name, including inherited ones. Arrays become lists. */
    public static Map<String, Object> of(Object object) {
        Map<String, Object> fields = new TreeMap<>();
        for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    fields.put(field.getName(), plain(value(field, object)));
                }
            }
        }
        return fields;
    }

    /** Returns the values of all fields, with lists and maps in a canonical order. */
    public static Map<String, Object> inAnyOrder(Object object) {
        Map<String, Object> fields = of(object);
        fields.replaceAll((name, value) -> sorted(value));
        return fields;
    }

    /** Fails if two objects of a class differ, and lists the differing fields. */
    public static void assertSame(Object expected, Object actual) {
        Map<String, Object> one = of(expected);
        Map<String, Object> other = of(actual);
        one.keySet().removeIf(name -> Objects.equals(one.get(name), other.get(name)));
        other.keySet().retainAll(one.keySet());
        assertEquals(one, other);
    }

    private static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(field.toString(), closed);
        }
    }

    private static Object plain(Object value) {
        if (value != null && value.getClass().isArray()) {
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                items.add(plain(Array.get(value, i)));
            }
            return items;
        }
        if (value instanceof Collection<?> items) {
            return items.stream().map(EveryField::plain).toList();
        }
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> entries = new TreeMap<>();
            map.forEach((key, item) -> entries.put(String.valueOf(key), plain(item)));
            return entries;
        }
        return value;
    }

    private static Object sorted(Object value) {
        return value instanceof List<?> list
                ? list.stream()
                        .map(item -> String.valueOf(sorted(item)))
                        .sorted()
                        .toList()
                : value;
    }
}
