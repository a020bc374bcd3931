/** Explanations of payments, names in packs and statements of rule texts, and the differences between packs. */
package dev.oya.explain;
