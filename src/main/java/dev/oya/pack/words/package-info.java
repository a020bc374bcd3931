/** Texts of packs and scenarios in Swedish, English and German. */
package dev.oya.pack.words;
