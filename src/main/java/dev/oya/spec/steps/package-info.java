/**
 * The step vocabulary of the features: what is given, what is done, what must be. One step method carries its sentences in
 * every language of the rule texts. What a scenario has come to is kept by {@link dev.oya.spec.ScenarioState}.
 */
package dev.oya.spec.steps;
