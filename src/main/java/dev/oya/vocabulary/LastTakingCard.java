package dev.oya.vocabulary;

/**
 * Question: is a seat forbidden to play its last card that can take in a build to which it is committed? A refusal gives the
 * reason.
 *
 * <p>Asked when no other card of the hand could take in a build to which the seat is committed.
 *
 * <p>If nothing is concluded, the card may be played.
 *
 * @param taking whether the play takes in that build
 * @param changing whether the play adds to, raises or lowers that build
 */
public record LastTakingCard(RuleSettings settings, boolean taking, boolean changing) implements Question {}
