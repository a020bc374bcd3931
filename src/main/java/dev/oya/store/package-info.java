/**
 * What is kept of matches: accepted requests in order, and what they were made of. {@link dev.oya.store.Store} is safe to share
 * between threads, and several processes may share one PostgreSQL database. Nothing here knows how a game is played.
 */
package dev.oya.store;
