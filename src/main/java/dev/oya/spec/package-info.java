/**
 * The step vocabulary of the features: what is given, what is done, what must be. One step method carries its sentences in
 * every language of the rule texts. A {@link dev.oya.spec.World} lives as long as a scenario.
 */
package dev.oya.spec;
