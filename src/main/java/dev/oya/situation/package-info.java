/** Entered rounds, hands and rules from files and requests: reading, validation and settlement. */
package dev.oya.situation;
