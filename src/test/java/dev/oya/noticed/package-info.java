/** Breaks on purpose what the statements of the rule texts say, and sees whether their scenarios notice. */
package dev.oya.noticed;
