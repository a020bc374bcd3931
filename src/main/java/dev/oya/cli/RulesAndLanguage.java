package dev.oya.cli;

import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import picocli.CommandLine.Mixin;

/** Which rules a command goes by, and in which language it speaks of them. */
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
