/**
 * Tables: what was accepted is kept in order, and everything else is folded from it. {@link dev.oya.service.table.Tables} answers
 * what seats ask; each table has one writer, a lock of its own. Any process that shares the store can fold any table.
 */
package dev.oya.service.table;
