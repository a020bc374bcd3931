package dev.oya.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A choice of rules. For example, {@code GameChoice.of("some-game").profile("en").option("rounds", 6)} chooses the English
 * profile with six rounds. Immutable. A choice may be invalid: {@link Oya#rules} and {@link Oya#check} validate it.
 */
public sealed interface GameChoice permits Values.Chosen {
    /**
     * Returns a choice of a game with its default profile, in English.
     *
     * @param game id of the game, with or without its major version, such as {@code some-game@1}
     */
    static GameChoice of(String game) {
        return new Values.Chosen(Objects.requireNonNull(game, "game"), null, Map.of(), List.of(), "en");
    }

    /** Returns the id of the game, with or without its major version. */
    String game();

    /** Returns the id of the profile, or null for the default profile. */
    @Nullable
    String profile();

    /**
     * Returns the chosen values of options by name. Options that are not listed have the default of the profile and the layers.
     */
    Map<String, Object> options();

    /** Returns the house-rule layers in order of application. */
    List<HouseLayer> layers();

    /** Returns the language of texts and messages. */
    String language();

    /**
     * Returns this choice with the given profile.
     *
     * @param id id of the profile, or null for the default profile
     */
    GameChoice profile(@Nullable String id);

    /**
     * Returns this choice with the given value of an option.
     *
     * @param value an Integer, a Boolean or a String; a number may be given as text
     */
    GameChoice option(String name, Object value);

    /** Returns this choice with a further house-rule layer on top. */
    GameChoice layer(HouseLayer layer);

    /**
     * Returns this choice with the given language.
     *
     * @param code {@code en}, {@code sv}, {@code de} or another language of the game; missing texts are in English, and {@link
     * Oya#check} warns of a language without texts
     */
    GameChoice language(String code);
}
