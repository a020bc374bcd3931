/**
 * Which bot plays better, and how sure that is. Every two bots meet in every order of seats on the same deals, so that the
 * luck of the cards falls out; ratings, points and a test that stops when it is sure are drawn from what came of it.
 *
 * <p>What a deal came to is a {@link dev.oya.experiment.arena.PairingResult}, in whole numbers; everything else follows from results in their order, and so
 * hangs neither on threads nor on how often the arena was broken off. Results and figures are immutable.
 */
package dev.oya.experiment.arena;
