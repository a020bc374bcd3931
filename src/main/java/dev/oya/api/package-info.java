/**
 * The public API for embedding programs: games and profiles, rules, matches, settled rounds and verified records. {@link
 * dev.oya.Oya} is the entry point. These types remain compatible within a major version. Everything outside this package and
 * {@link dev.oya.Oya} may change. Records are immutable and thread-safe. Arguments and results are never null unless stated. A
 * null argument causes a {@link java.lang.NullPointerException}.
 */
package dev.oya.api;
