/**
 * Files that appear whole or not at all, texts that the program carries, and the seal that tells whether a file is one's own.
 * Knows nothing of games; safe to share between threads.
 */
package dev.oya.files;
