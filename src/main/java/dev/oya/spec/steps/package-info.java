/**
 * The step vocabulary of the features: what is given, what is done, what must be. One step method carries its sentence in
 * English; those of the other languages of the rule texts stand in {@code steps_*.properties}, by class and method. What a
 * scenario has come to is kept by {@link dev.oya.spec.ScenarioState}.
 */
package dev.oya.spec.steps;
