/**
 * The steps of feature files: given, when and then. The annotation of a step method contains its English sentence. The
 * sentences in other languages are in {@code steps_*.properties}, keyed by class and method. {@link dev.oya.spec.ScenarioState}
 * contains the state of the scenario.
 */
package dev.oya.spec.steps;
