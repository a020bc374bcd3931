/**
 * Sentences about moves and payments in every language, from the glossary and message bundles. All types are thread-safe.
 */
package dev.oya.say;
