/** Notation of cards and moves in records. All types except the readers are stateless. */
package dev.oya.notation;
