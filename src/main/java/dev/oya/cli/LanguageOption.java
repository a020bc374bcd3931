package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.Translations;
import dev.oya.say.Wording;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The option that chooses the language of the output. */
public final class LanguageOption {
    /** Base name of the resource bundle with the sentences of the command line. */
    public static final String SENTENCES = "dev.oya.cli.messages";

    @Option(names = "--lang", paramLabel = "LANG", completionCandidates = Languages.class)
    private String language;

    Wording speech(RulesFolder folder, Pack pack) {
        return new Wording(language(folder), folder, pack, SENTENCES);
    }

    /**
     * Returns the value of the command's {@code --lang}, or the machine's language if the option is not set. Returns English if
     * the command has no such option.
     */
    static String of(CommandLine command) {
        OptionSpec option = command.getCommandSpec().findOption("--lang");
        String chosen = option == null ? "en" : option.getValue();
        return chosen == null ? machine(System.getenv()) : chosen;
    }

    /**
     * Returns the chosen language.
     *
     * @throws UserError if neither the command line nor a game of the folder has texts in this language
     */
    String language(RulesFolder folder) {
        if (language == null) {
            return machine(System.getenv());
        }
        Set<String> known = Translations.languages(folder);
        UserError.where(
                !known.contains(language),
                "--lang " + language + ": unknown language",
                "allowed: " + String.join(", ", known));
        return language;
    }

    /**
     * Returns the language of the environment, or English if that language is not supported. An environment variable counts
     * even if its locale is not installed.
     */
    static String machine(Map<String, String> environment) {
        String text = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
        for (String name : List.of("LANG", "LC_MESSAGES", "LC_ALL")) {
            String locale = environment.getOrDefault(name, "");
            text = locale.isEmpty() ? text : locale.split("[_.@]")[0];
        }
        return Messages.LANGUAGES.contains(text) ? text : "en";
    }

    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Messages.LANGUAGES.iterator();
        }
    }
}
