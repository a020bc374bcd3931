package dev.oya.cli;

import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import picocli.CommandLine.Mixin;

/** The options that choose the rules and the language of the output. */
final class RulesAndLanguage extends RulesOptions {
    @Mixin
    private LanguageOption language;

    String language() {
        return language.language(library().folder());
    }

    Wording speech(Pack pack) {
        return language.speech(library().folder(), pack);
    }
}
