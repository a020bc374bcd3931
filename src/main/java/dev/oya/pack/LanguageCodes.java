package dev.oya.pack;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The language codes that games may use. */
public final class LanguageCodes {
    private static final Set<String> TWO_LETTERS = new HashSet<>(List.of(Locale.getISOLanguages()));

    private LanguageCodes() {}

    /** The codes of all locales. They are loaded only if needed, because loading takes about 0.1 s. */
    private static final class Locales {
        private static final Set<String> CODES = Stream.of(Locale.getAvailableLocales())
                .map(Locale::getLanguage)
                .filter(language -> !language.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns whether the given language code exists. Romanized Japanese has the code {@code romaji}. */
    public static boolean has(String code) {
        return TWO_LETTERS.contains(code) || code.equals("romaji") || Locales.CODES.contains(code);
    }
}
