/**
 * Matches, rounds and tables: what was done, what it meant by the rules, and what each seat may see of it. Pure Java; asks
 * rules through {@link dev.oya.play.Rules}.
 */
package dev.oya.play;
