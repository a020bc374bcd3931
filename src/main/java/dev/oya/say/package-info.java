/** Sentences about moves and payments in every language, from the glossary and one message bundle. All types are thread-safe. */
package dev.oya.say;
