package dev.oya.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game with its profiles and options. Immutable. */
public sealed interface GameInfo permits Values.Game {
    /** Returns the game's id, which is the name of its rules folder. */
    String id();

    /** Returns the version of the game's rules, as {@code major.minor.patch}. */
    String version();

    /** Returns the game's title in one sentence. */
    String title();

    /** Returns the game's aim in one or two sentences, or null if the rules do not state it. */
    @Nullable
    String aim();

    /** Returns the game's profiles, the default first. */
    List<Profile> profiles();

    /** Returns the minimum number of seats. */
    int leastSeats();

    /** Returns the maximum number of seats, at most 8. */
    int mostSeats();

    /** Returns the options, in the order of the rules. */
    List<Option> options();

    /**
     * A variant of a game, named after the rule text that it follows.
     *
     * @param id the profile's id, such as {@code sv}
     * @param title the profile's title in one line
     */
    record Profile(String id, String title) {}

    /** An option that each table may set differently. Immutable. */
    sealed interface Option permits Values.Choice {
        /** The type of the values of an option. */
        enum Type {
            /** The values are {@code true} and {@code false}. */
            TRUTH,
            /** The values are whole numbers. */
            NUMBER,
            /** The values are names. */
            NAME
        }

        /** Returns the option's name, as in {@link GameChoice#option}. */
        String name();

        /** Returns the option's meaning in one sentence. */
        String what();

        /** Returns the type of the option's values. */
        Type type();

        /** Returns all allowed values, each a Boolean, an Integer or a String; empty if a range is allowed. */
        List<Object> values();

        /** Returns the lowest allowed number, or null if the values are listed. */
        @Nullable
        Integer least();

        /** Returns the highest allowed number, or null if the values are listed or there is no upper limit. */
        @Nullable
        Integer most();

        /** Returns the default value, which the profile and the house-rule layers determine. */
        Object usual();

        /** Returns the display texts of values that are not numbers, keyed by the value as text. */
        Map<String, String> labels();
    }
}
