/**
 * Players that are programs. A bot sees what a player of its seat sees, the rules and the pack, and nothing else; it knows
 * no game by name.
 *
 * <p>Bots keep nothing between choices and are safe to share between threads; a {@link dev.oya.bots.Luck} is not.
 */
package dev.oya.bots;
