/**
 * Cards, card sets, decks and shuffling. This package contains no game knowledge and no rules.
 *
 * <p>All types except {@link dev.oya.cards.Shuffle} are immutable and thread-safe.
 */
package dev.oya.cards;
