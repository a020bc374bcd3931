/**
 * Breaks rules on purpose, one thing at a time, and sees whether scenarios notice: each rule, condition, number and card of a
 * game, and for each statement what cites it.
 */
package dev.oya.spec.mutate;
