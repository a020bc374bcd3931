/**
 * Cards, sets of cards, decks and shuffling. Knows no game and no rule.
 *
 * <p>All types are immutable and safe to share between threads.
 */
package dev.oya.cards;
