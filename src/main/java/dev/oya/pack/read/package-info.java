/** Reading packs: YAML with places, merging layers, validation, and the digest. */
package dev.oya.pack.read;
