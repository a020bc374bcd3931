/**
 * Rule packs: reading YAML with positions, merging layers, checking everything, and the resolved {@link
 * dev.oya.pack.Pack}. Depends on {@code cards} alone; knows no Drools.
 *
 * <p>All records here are immutable and safe to share between threads.
 */
package dev.oya.pack;
