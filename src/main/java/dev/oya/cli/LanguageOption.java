package dev.oya.cli;

import dev.oya.cli.text.Speech;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** Sentences, and the words of a pack's game, in the chosen language. */
    Speech speech(RulesFolder folder, Pack pack) {
        return new Speech(language(), folder, pack);
    }

    /** The chosen language. */
    String language() {
        if (language != null && !LANGUAGES.contains(language)) {
            throw new Complaint(
                    "--lang " + language + ": there are no words in that language",
                    "it may be: " + String.join(", ", LANGUAGES));
        }
        return language != null ? language : machine(System.getenv());
    }

    /** The machine's language, where there are words in it. What the shell says counts also where its locale is not installed. */
    static String machine(Map<String, String> environment) {
        String said = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
        for (String name : List.of("LANG", "LC_MESSAGES", "LC_ALL")) {
            String locale = environment.getOrDefault(name, "");
            said = locale.isEmpty() ? said : locale.split("[_.@]")[0];
        }
        return LANGUAGES.contains(said) ? said : "en";
    }

    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return LANGUAGES.iterator();
        }
    }
}
