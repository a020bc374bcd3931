/**
 * A scenario and the rules it is held against: what it has told, the round that comes of it, and what decided. A
 * {@link dev.oya.spec.ScenarioState} lives as long as a scenario; {@code steps} speak to it, {@code run} runs feature files.
 */
package dev.oya.spec;
