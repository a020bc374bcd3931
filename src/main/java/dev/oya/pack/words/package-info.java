/** Texts of packs and scenarios in each language. */
package dev.oya.pack.words;
