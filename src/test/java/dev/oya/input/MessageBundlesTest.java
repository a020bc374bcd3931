package dev.oya.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Message bundles are loaded in the requested language or the caller's fallback language. */
class MessageBundlesTest {
    private static final String PROBLEMS = "dev.oya.input.problems";
    private static final String SPEECH = "dev.oya.say.messages";

    private static ResourceBundle of(String file, String language, Locale otherwise) {
        return MessageBundles.of(file, Locale.forLanguageTag(language), otherwise);
    }

    @Test
    void ignoresRegionAndFallsBackForUnknownLanguage() {
        assertEquals(
                Locale.forLanguageTag("sv"), of(SPEECH, "sv-FI", Locale.ENGLISH).getLocale());
        assertEquals(Locale.ENGLISH, of(SPEECH, "fi", Locale.ENGLISH).getLocale());
        assertEquals(Locale.ROOT, of(PROBLEMS, "fi", Locale.ROOT).getLocale());
        assertEquals(Locale.ROOT, of(PROBLEMS, "", Locale.ROOT).getLocale());
        assertThrows(MissingResourceException.class, () -> of("dev.oya.nothing", "sv", Locale.ENGLISH));
    }

    @Test
    void ignoresDefaultLocale() {
        Locale own = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMAN);
            assertEquals(Locale.ROOT, of(PROBLEMS, "fi", Locale.ROOT).getLocale());
            assertEquals(Locale.ENGLISH, of(SPEECH, "fi", Locale.ENGLISH).getLocale());
        } finally {
            Locale.setDefault(own);
        }
    }

    @Test
    void untranslatedMessageFallsBackToEnglish() {
        ResourceBundle german = of(PROBLEMS, "de", Locale.ROOT);
        ResourceBundle english = of(PROBLEMS, "", Locale.ROOT);
        assertEquals(english.keySet(), german.keySet());
    }

    /** Other bundles are added to the general one. If they shared a key, the general message would appear instead. */
    @Test
    void noAddedBundleHasAKeyOfTheGeneralOne() {
        Set<String> general = of(SPEECH, "en", Locale.ENGLISH).keySet();
        for (String added : List.of("dev.oya.cli.messages", "dev.oya.experiment.messages")) {
            Set<String> keys = new HashSet<>(of(added, "en", Locale.ENGLISH).keySet());
            keys.retainAll(general);
            assertEquals(Set.of(), keys, added);
        }
    }

    /** If a bundle had a key twice, the last message would silently replace the first. */
    @Test
    void noBundleHasAKeyTwice() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".properties")).toList()) {
                Set<String> seen = new HashSet<>();
                List<String> twice = Files.readAllLines(file).stream()
                        .filter(line -> line.contains("=") && !line.startsWith("#"))
                        .map(line -> line.substring(0, line.indexOf('=')))
                        .filter(key -> !seen.add(key))
                        .toList();
                assertEquals(List.of(), twice, file.toString());
            }
        }
    }
}
