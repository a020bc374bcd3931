/** Reads packs: parses YAML with places, merges layers, validates the result and computes the digest. */
package dev.oya.pack.read;
