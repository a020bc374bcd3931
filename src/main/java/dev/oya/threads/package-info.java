/** Utilities for parallel work. All types are thread-safe. */
package dev.oya.threads;
