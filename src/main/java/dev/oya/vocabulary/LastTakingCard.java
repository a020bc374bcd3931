package dev.oya.vocabulary;

/**
 * Question: a seat plays its last card that could take in a build that binds it; is there anything against it? A refusal
 * says what.
 *
 * <p>Asked when no other card of the hand could take in a build that binds the seat.
 *
 * <p>Where nothing is concluded, nothing is against playing it.
 *
 * @param taking whether the play takes that build in
 * @param changing whether the play builds on that build, raises or lowers it
 */
public record LastTakingCard(RuleSettings settings, boolean taking, boolean changing) implements Question {}
