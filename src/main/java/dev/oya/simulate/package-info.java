/**
 * Many matches between bots: played on several threads, told in order, counted and recorded.
 *
 * <p>A match has its own seed, made of the simulation's seed and its number, so the threads change nothing but the time.
 */
package dev.oya.simulate;
