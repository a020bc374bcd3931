package dev.oya.pack;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The languages there are, by their codes. */
public final class LanguageCodes {
    private static final Set<String> ALL = Stream.concat(
                    Stream.of(Locale.getAvailableLocales()).map(Locale::getLanguage),
                    Stream.of(Locale.getISOLanguages()))
            .filter(language -> !language.isEmpty())
            .collect(Collectors.toUnmodifiableSet());

    private LanguageCodes() {}

    /** Whether a code is that of a language; Japanese in Latin letters is one too. */
    public static boolean has(String code) {
        return ALL.contains(code) || code.equals("romaji");
    }
}
