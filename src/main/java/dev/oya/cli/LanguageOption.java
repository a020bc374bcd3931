package dev.oya.cli;

import dev.oya.pack.Glossary;
import dev.oya.pack.RulesFolder;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** In which language a command speaks. */
final class LanguageOption {
    /** The languages that there are words in. */
    static final List<String> LANGUAGES = List.of("en", "sv", "de");

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            completionCandidates = Languages.class,
            description = "${COMPLETION-CANDIDATES}; else the machine's language.")
    private String language;

    /** The words of the chosen language. */
    Speech speech(RulesFolder folder) {
        if (language != null && !LANGUAGES.contains(language)) {
            throw new Complaint(
                    "--lang " + language + ": there are no words in that language",
                    "it may be: " + String.join(", ", LANGUAGES));
        }
        String machine = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
        String chosen = language != null ? language : LANGUAGES.contains(machine) ? machine : "en";
        return new Speech(chosen, Glossary.of(folder));
    }

    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return LANGUAGES.iterator();
        }
    }
}
