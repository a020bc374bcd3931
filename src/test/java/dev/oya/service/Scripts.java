package dev.oya.service;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Scripts that tests run in the page. */
final class Scripts {
    private Scripts() {}

    /** Returns the concatenated scripts with the given names in {@code page/}. */
    static String of(String... names) {
        return Arrays.stream(names).map(name -> read("/page/" + name + ".js")).collect(Collectors.joining("\n"));
    }

    /** Returns a script from the class path. */
    static String read(String place) {
        try (InputStream in = Scripts.class.getResourceAsStream(place)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
