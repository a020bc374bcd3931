/** A game's rules as a book that people can print: HTML from the resolved pack and nothing else. Immutable, safe to share. */
package dev.oya.book;
