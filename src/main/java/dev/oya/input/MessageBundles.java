package dev.oya.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Loads message bundles without falling back to the machine's locale. {@link ResourceBundle} needs a {@code Control} for this,
 * which a named module cannot use. Safe to share between threads.
 */
public final class MessageBundles {
    /** Maximum number of cached bundles, including missing bundles. */
    private static final int MOST = 1_000;

    private static final Map<String, Optional<ResourceBundle>> LOADED = new ConcurrentHashMap<>();

    private MessageBundles() {}

    /**
     * Returns a bundle in the given language, or in the fallback language if the bundle is not translated. If neither exists,
     * returns the bundle without a language.
     *
     * @param file base name of the bundle, in the form of a class name
     * @param language the language, or {@link Locale#ROOT} for no language
     * @param otherwise the fallback language, or {@link Locale#ROOT} for no fallback
     * @throws MissingResourceException if the bundle does not exist
     */
    public static ResourceBundle of(String file, Locale language, Locale otherwise) {
        return named(file, Locale.forLanguageTag(language.getLanguage()))
                .or(() -> named(file, otherwise))
                .or(() -> named(file, Locale.ROOT))
                .orElseThrow(() -> new MissingResourceException("no message bundle " + file, file, ""));
    }

    private static Optional<ResourceBundle> named(String file, Locale language) {
        String name =
                "/" + file.replace('.', '/') + (language.equals(Locale.ROOT) ? "" : "_" + language) + ".properties";
        Optional<ResourceBundle> known = LOADED.get(name);
        if (known == null) {
            known = read(name, file, language);
            if (LOADED.size() < MOST) {
                LOADED.put(name, known);
            }
        }
        return known;
    }

    private static Optional<ResourceBundle> read(String name, String file, Locale language) {
        try (InputStream in = MessageBundles.class.getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            ResourceBundle parent = language.equals(Locale.ROOT)
                    ? null
                    : named(file, Locale.ROOT).orElse(null);
            return Optional.of(new Bundle(new InputStreamReader(in, StandardCharsets.UTF_8), language, parent));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static final class Bundle extends PropertyResourceBundle {
        private final Locale language;

        Bundle(Reader text, Locale language, ResourceBundle parent) throws IOException {
            super(text);
            this.language = language;
            this.parent = parent;
        }

        @Override
        public Locale getLocale() {
            return language;
        }
    }
}
