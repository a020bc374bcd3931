/**
 * Tests of the rules as a body of text: they inspect each file and rule separately and verify rounds recorded by other programs.
 */
package dev.oya.corpus;
