package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;

/**
 * A named set of cards.
 *
 * @param name the set's name in rules
 * @param what description in one sentence
 * @param cards all cards of the set
 * @param twice the cards that count twice
 * @param cite the set's source
 * @param place position of the set in its file
 */
public record NamedSet(String name, String what, CardSet cards, CardSet twice, Citation cite, Place place) {}
