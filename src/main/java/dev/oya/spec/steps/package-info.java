/**
 * The steps of feature files: given, when and then. A step method has its English sentence as an annotation. The sentences in
 * other languages are in {@code steps_*.properties}, by class and method. {@link dev.oya.spec.ScenarioState} has the state of the
 * scenario.
 */
package dev.oya.spec.steps;
