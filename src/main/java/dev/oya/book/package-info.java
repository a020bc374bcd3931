/** Printable rule books: HTML generated from the resolved pack alone. All types are immutable and thread-safe. */
package dev.oya.book;
