package dev.oya.pack;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The known language codes. */
public final class LanguageCodes {
    private static final Set<String> ALL = Stream.concat(
                    Stream.of(Locale.getAvailableLocales()).map(Locale::getLanguage),
                    Stream.of(Locale.getISOLanguages()))
            .filter(language -> !language.isEmpty())
            .collect(Collectors.toUnmodifiableSet());

    private LanguageCodes() {}

    /** Returns whether a language code is known. Romanized Japanese has a code too. */
    public static boolean has(String code) {
        return ALL.contains(code) || code.equals("romaji");
    }
}
