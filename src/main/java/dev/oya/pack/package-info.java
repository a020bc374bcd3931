/**
 * The resolved {@link dev.oya.pack.Pack} and its parts. Subpackages read packs from YAML, merge layers and validate the result.
 * This package does not depend on Drools.
 *
 * <p>All records are immutable and thread-safe.
 */
package dev.oya.pack;
