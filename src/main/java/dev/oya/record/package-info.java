/**
 * Records of rounds: notation, writing, reading, replaying and verifying. The format is one JSON object a line and a
 * contract with other programs.
 */
package dev.oya.record;
