package dev.oya.files;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads text resources from the class path. */
public final class ClassPathText {
    private ClassPathText() {}

    /** Returns the text of a resource. The name is relative to the class, or absolute if it starts with a slash. */
    public static String of(Class<?> beside, String name) {
        try (InputStream text = beside.getResourceAsStream(name)) {
            if (text == null) {
                throw new FileNotFoundException("there is no " + name);
            }
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
