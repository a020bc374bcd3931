/**
 * Was that a mistake? For each decision in a record what was to be expected of each open move, and what the one that was
 * made cost. It knows no game; {@link dev.oya.bots.Adviser} weighs the moves. What is not said to be safe to share between
 * threads is not.
 */
package dev.oya.analysis;
