/** What must hold in every game, tried on seeded games with options drawn at random. A failing game leaves its record behind. */
package dev.oya.properties;
