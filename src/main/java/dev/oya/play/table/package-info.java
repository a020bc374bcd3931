/**
 * The table of a round, its events and its questions to the rules. A table is computed by replaying events and belongs to one
 * thread at a time. All other types are immutable unless stated.
 */
package dev.oya.play.table;
