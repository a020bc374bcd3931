/** Writes rounds and moves as the sentences of scenarios, in each language. */
package dev.oya.spec.write;
