/** Reading packs: YAML with positions, layers laid on, everything checked, and the digest of what decides. */
package dev.oya.pack.read;
