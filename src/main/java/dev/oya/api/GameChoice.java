package dev.oya.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Which rules are asked for. {@code GameChoice.of("some-game").reading("en").option("rounds", 6)} is the English reading with six rounds.
 *
 * @param game the id of a game, or that and its major version, such as {@code some-game@1}
 * @param reading the id of a reading; null for the usual one
 * @param options values of options by their names: an Integer, a Boolean or a String, or either as it is
 *     written; options that are not named are as the reading
 *     has them
 * @param layers house rules, laid on in this order
 * @param language in which sentences are told: {@code en}, {@code sv}, {@code de} or another that the game has; English stands in
 */
public record GameChoice(
        String game, String reading, Map<String, Object> options, List<HouseLayer> layers, String language) {
    public GameChoice {
        Objects.requireNonNull(game, "game");
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        layers = List.copyOf(layers);
        Objects.requireNonNull(language, "language");
    }

    /** A game as it is usually played, told in English. */
    public static GameChoice of(String game) {
        return new GameChoice(game, null, Map.of(), List.of(), "en");
    }

    /** The same with another reading. */
    public GameChoice reading(String id) {
        return new GameChoice(game, id, options, layers, language);
    }

    /** The same with one option set. */
    public GameChoice option(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(options);
        more.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
        return new GameChoice(game, reading, more, layers, language);
    }

    /** The same with house rules laid on top of those it has. */
    public GameChoice layer(HouseLayer layer) {
        List<HouseLayer> more = Stream.concat(layers.stream(), Stream.of(layer)).toList();
        return new GameChoice(game, reading, options, more, language);
    }

    /** The same, told in another language. */
    public GameChoice language(String code) {
        return new GameChoice(game, reading, options, layers, code);
    }
}
