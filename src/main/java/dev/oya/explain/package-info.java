/** Why a payment is made, what a name in a pack or in a rule text means, and in what the rules of two packs differ. */
package dev.oya.explain;
