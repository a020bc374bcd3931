/** Invariants of every game, checked in seeded games with random options. */
package dev.oya.properties;
