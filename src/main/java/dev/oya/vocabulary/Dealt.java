package dev.oya.vocabulary;

/**
 * Question: the hands are dealt; is a seat out, and does its hand become the field?
 *
 * @param extraHolder the seat that was dealt an extra card of the deck, or {@link Moment#NOBODY}
 */
public record Dealt(Settings settings, int extraHolder) implements Question {}
