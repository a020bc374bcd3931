package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A named number.
 *
 * @param name its name in rules
 * @param what description in one sentence
 * @param amount the number with its unit
 * @param cite its source
 * @param place its place
 */
public record Value(String name, String what, Amount amount, Citation cite, Place place) {}
