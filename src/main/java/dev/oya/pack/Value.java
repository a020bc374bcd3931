package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A named number.
 *
 * @param name the value's name in rules
 * @param what description in one sentence
 * @param amount the number with its unit
 * @param cite the value's source
 * @param place position of the value in its file
 */
public record Value(String name, String what, Amount amount, Citation cite, Place place) {}
