package dev.oya.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A choice of rules. For example, {@code GameChoice.of("some-game").profile("en").option("rounds", 6)} chooses the English
 * profile with six rounds. Immutable.
 *
 * @param game id of the game, with or without its major version, such as {@code some-game@1}
 * @param profile id of the profile, or null for the default profile
 * @param options values of options by name, each an Integer, a Boolean or a String; other options keep the profile's default
 * @param layers house-rule layers in order of application
 * @param language language of the texts: {@code en}, {@code sv}, {@code de} or another that the game has; missing texts are in
 *     English
 */
public record GameChoice(
        String game, String profile, Map<String, Object> options, List<HouseLayer> layers, String language) {
    public GameChoice {
        Objects.requireNonNull(game, "game");
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        layers = List.copyOf(layers);
        Objects.requireNonNull(language, "language");
    }

    /** Returns a choice of a game with its default profile, in English. */
    public static GameChoice of(String game) {
        return new GameChoice(game, null, Map.of(), List.of(), "en");
    }

    /** Returns this choice with another profile. */
    public GameChoice profile(String id) {
        return new GameChoice(game, id, options, layers, language);
    }

    /** Returns this choice with an option set. */
    public GameChoice option(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(options);
        more.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
        return new GameChoice(game, profile, more, layers, language);
    }

    /** Returns this choice with another house-rule layer on top. */
    public GameChoice layer(HouseLayer layer) {
        List<HouseLayer> more = Stream.concat(layers.stream(), Stream.of(layer)).toList();
        return new GameChoice(game, profile, options, more, language);
    }

    /** Returns this choice in another language. */
    public GameChoice language(String code) {
        return new GameChoice(game, profile, options, layers, code);
    }
}
