/**
 * Mutation tests of the rules. They change each rule, condition, number and card of a game, one at a time, and check whether a
 * scenario detects the change. For each statement, they do the same for the rules that cite it. For undetected changes, they
 * propose scenarios.
 */
package dev.oya.spec.mutate;
