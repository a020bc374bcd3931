/**
 * Records of rounds: writing, reading, replaying and verifying them. The format has one JSON object per line. It is a stable
 * interface to other programs.
 */
package dev.oya.record;
