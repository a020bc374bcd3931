/**
 * A scenario and the rules under test: the stated facts, the round that follows from them, and the rules that decided it. A
 * {@link dev.oya.spec.ScenarioState} exists for the duration of a scenario. The steps in {@code steps} use it, and {@code run}
 * runs feature files.
 */
package dev.oya.spec;
