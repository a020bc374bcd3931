package dev.oya.vocabulary;

import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** A short list of names with their numbers. */
final class NameNumbers {
    private final String[] names;
    private final Map<String, Integer> numbers = new HashMap<>();

    NameNumbers(Collection<String> names) {
        this.names = names.stream().map(String::intern).toArray(String[]::new);
        for (int i = 0; i < this.names.length; i++) {
            numbers.put(this.names[i], i);
        }
    }

    /** Returns the number of the given name, from 0, or -1 if the name is unknown. */
    int indexOf(String name) {
        Integer number = numbers.get(name);
        return number == null ? -1 : number;
    }

    /**
     * Returns the number of the given name, from 0.
     *
     * @param problem the message about an unknown name
     * @throws LocalizedException if the name is unknown
     */
    int number(String name, Function<String, Advice> problem) {
        int number = indexOf(name);
        if (number < 0) {
            throw new LocalizedException(problem.apply(name));
        }
        return number;
    }

    String name(int index) {
        return names[index];
    }
}
