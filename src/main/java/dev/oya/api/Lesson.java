package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A first match for new players, in which everything is explained when it first occurs. Immutable. */
public sealed interface Lesson permits Values.Taught {
    /** Returns the rules of the match. */
    GameChoice choice();

    /** Returns the seed of the match. Everyone who takes the lesson gets the same deal. */
    String seed();

    /** Returns the explanations. */
    List<Step> steps();

    /**
     * An explanation.
     *
     * @param when {@code moment}, {@code phase}, {@code action} or {@code yaku}
     * @param of the id of the moment, phase, action or combination for which it is shown
     * @param title the step's title, or null if it has none
     * @param says the step's text
     */
    record Step(String when, String of, @Nullable String title, String says) {}
}
