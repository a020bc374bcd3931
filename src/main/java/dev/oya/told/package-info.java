/** Rounds and hands that people tell in a file: read, checked, and made ready for the rules to settle. */
package dev.oya.told;
