/** Explanations: why a payment is made, what a name in a pack or rule text means, and how two packs differ. */
package dev.oya.explain;
