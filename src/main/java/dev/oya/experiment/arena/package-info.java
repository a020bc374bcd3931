/**
 * Bot tournaments. Each pair of bots plays the same deals in every order of seats, which cancels the luck of the cards. The
 * results are ratings, points and a sequential test that ends the arena as soon as the test is decided.
 *
 * <p>The result of a deal is a {@link dev.oya.experiment.arena.PairingResult} in whole numbers. All other figures are computed from
 * these results in order, so they do not depend on the number of threads or on interruptions. Results and figures are immutable.
 */
package dev.oya.experiment.arena;
