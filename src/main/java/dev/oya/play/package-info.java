/**
 * Matches, rounds and tables: moves, their consequences under the rules, and the view of each seat. Plain Java. The rules are
 * asked through {@link dev.oya.play.Rules}.
 */
package dev.oya.play;
