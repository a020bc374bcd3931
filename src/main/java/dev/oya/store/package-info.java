/**
 * The store of matches: their rules, seats and accepted events. {@link dev.oya.store.Store} is safe to share between threads, and
 * several processes may share one PostgreSQL database. The package does not depend on the rules of a game.
 */
package dev.oya.store;
