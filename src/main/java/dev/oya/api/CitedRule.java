package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule, option, value or combination with its source. Immutable. */
public sealed interface CitedRule permits Values.Rule {
    /** Returns the rule's name, such as {@code deal/field-card}. */
    String name();

    /** Returns the rule's meaning in one sentence, in the language of the rules; empty if the rule has no sentence. */
    String says();

    /** Returns the rule's file, relative to the rules folder, or the name of the house-rule layer that contains it. */
    String file();

    /** Returns the rule's line in the file, from 1, or 0 if only the file is known. */
    int line();

    /** Returns the ids of the statements in the rule texts that the rule follows; empty for house rules. */
    List<String> cites();

    /** Returns the id of the ruling that applies because the texts are silent, or null if there is none. */
    @Nullable
    String ruling();
}
