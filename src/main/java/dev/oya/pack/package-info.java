/**
 * Rule packs: reading of YAML with places, merging of layers, validation, and the resolved {@link dev.oya.pack.Pack}. This
 * package does not depend on Drools.
 *
 * <p>All records are immutable and thread-safe.
 */
package dev.oya.pack;
