/**
 * Which bot plays better, and how sure that is. Every two bots meet in every order of seats on the same deals, so that the
 * luck of the cards falls out; ratings, points and a test that stops when it is sure are drawn from what came of it.
 *
 * <p>What a deal came to is a {@code Meeting}, in whole numbers; everything else follows from meetings in their order, and so
 * hangs neither on threads nor on how often the arena was broken off. Meetings and figures are immutable.
 */
package dev.oya.experiment.arena;
