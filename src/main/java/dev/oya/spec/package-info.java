/**
 * A scenario and the rules under test: the stated facts, the resulting round, and the rules that decided its result. A {@link
 * dev.oya.spec.ScenarioState} exists for the duration of a scenario. The steps in {@code steps} use it, and {@code run} runs
 * feature files.
 */
package dev.oya.spec;
