/** Cards that are taken in by their sum: what may be done with a card, and why something may not. */
package dev.oya.play.fishing;
