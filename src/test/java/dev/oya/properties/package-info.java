/** Invariants of every game, tested on seeded games with random options. A failing game writes its record to a file. */
package dev.oya.properties;
