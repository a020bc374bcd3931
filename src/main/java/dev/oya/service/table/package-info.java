/**
 * Tables for people and bots.
 *
 * <p>A request becomes a change ({@link dev.oya.service.table.Accepted}). Under the table's lock, the {@link
 * dev.oya.service.table.Decider} checks it against the {@link dev.oya.service.table.TableState}. An accepted change is applied,
 * stored and queued in the {@link dev.oya.service.table.Feed}, which sends it after the lock is released. All other state is
 * derived by replaying the accepted changes, so every process that shares the store can run every table. The {@link
 * dev.oya.service.table.Clock} performs automatic actions.
 */
package dev.oya.service.table;
