/** What packs and scenarios say in Swedish, English and German. */
package dev.oya.pack.words;
