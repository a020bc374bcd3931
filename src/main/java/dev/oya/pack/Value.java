package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A named number.
 *
 * @param name how rules ask for it
 * @param what one sentence
 * @param amount the number with its unit
 * @param cite where it comes from
 * @param place where it is written
 */
public record Value(String name, String what, Amount amount, Citation cite, Place place) {}
