/**
 * File utilities: atomic writes, authenticated cache files, file watching, and text resources on the class path. This package contains no game
 * knowledge. Types are thread-safe unless stated otherwise.
 */
package dev.oya.files;
