/** Captures by sum: the legal uses of a card, and the reasons why a use is illegal. */
package dev.oya.play.fishing;
