package dev.oya.api;

import java.util.List;

/**
 * Rules that are reloaded when files of a rules folder change. If the changed files have errors, for example because a file is
 * only partly saved, the last good rules stay in use. Thread-safe.
 *
 * <pre>{@code
 * RulesWatch watch = oya.watch(GameChoice.of("some-game"), changed -> log(changed.faults()));
 * PlayedMatch match = watch.rules().deal(seed);
 * }</pre>
 */
public sealed interface RulesWatch extends Subscription permits ReloadedRules {
    /** Returns the last rules without errors. */
    GameRules rules();

    /** Returns the errors of the changed files; empty if {@link #rules} were built from the current files. */
    List<PackFault> faults();
}
