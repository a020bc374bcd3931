/**
 * Tables. What is asked of a table is {@link dev.oya.service.table.Accepted}. Under the table's lock the
 * {@link dev.oya.service.table.Decider} looks at the {@link dev.oya.service.table.TableState} and may refuse it. Else it is
 * carried out, kept in the store in order, and told to the {@link dev.oya.service.table.Feed}, which sends it when the lock has
 * been let go. Everything else is folded from what was accepted: any process that shares the store can fold any table. What
 * happens by itself is the {@link dev.oya.service.table.Clock}'s.
 */
package dev.oya.service.table;
