/**
 * Matches, rounds and tables: moves, their consequences under the rules, and the view of each seat. This package does not use
 * the rule engine directly. It asks the rules through {@link dev.oya.play.Rules}.
 */
package dev.oya.play;
