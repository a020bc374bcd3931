/**
 * The table in a round and what happens at it, and what it asks of the rules. A table is a fold of events; it belongs to one
 * thread at a time, everything else here is immutable.
 */
package dev.oya.play.table;
