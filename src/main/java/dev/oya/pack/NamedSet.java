package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;

/**
 * A named set of cards of a game.
 *
 * @param name how rules ask for it
 * @param what one sentence
 * @param cards the cards
 * @param twice those of them that count as two where they are counted
 * @param cite where it comes from
 * @param place where it is written
 */
public record NamedSet(String name, String what, CardSet cards, CardSet twice, Citation cite, Place place) {}
