/**
 * Records of rounds: writing, reading, replaying and verifying them. The format has one JSON object per line and is a contract
 * with other programs.
 */
package dev.oya.record;
