/**
 * Breaks rules on purpose, one thing at a time, and sees whether scenarios notice: each rule, condition, number and card of a
 * game, and what statements note as violating them.
 */
package dev.oya.spec.mutate;
