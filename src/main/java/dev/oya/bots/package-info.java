/**
 * Computer players. A bot has the same information as a player in its seat, plus the rules and the pack. It does not refer to any
 * game by name.
 *
 * <p>Bots have no state between choices and are thread-safe unless stated. {@link dev.oya.bots.Luck} is not thread-safe.
 */
package dev.oya.bots;
