/**
 * What a program that embeds Oya sees: games and readings, rules, matches, settled rounds, checked records. It begins at {@link
 * dev.oya.Oya}. These types stay as they are within a major version; everything outside this package and {@link dev.oya.Oya} may
 * change. Records are values and safe to share between threads; each interface says for itself. No argument and no answer is null
 * unless it says so; a null argument is a {@link java.lang.NullPointerException}.
 */
package dev.oya.api;
