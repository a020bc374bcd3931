/**
 * Rounds, hands and rules that people name in a file or a request: read, checked, and made ready for the rules to settle.
 */
package dev.oya.situation;
