/**
 * Parses YAML and JSON into trees with places, and collects the problems found in them with messages from {@code
 * problems.properties}. This package contains no game knowledge. An instance of {@link dev.oya.input.Problems} belongs to one
 * document. All other types are immutable.
 */
package dev.oya.input;
