/**
 * Reads rules and validates them against the vocabulary and the pack before they are compiled. Every name and every member must
 * exist. Untrusted rules are also checked against a whitelist.
 *
 * <p>Types are safe for concurrent use unless they state otherwise.
 */
package dev.oya.engine.check;
