/**
 * The vocabulary of rules: the questions that they answer, the facts that they read and their conclusions.
 *
 * <p>A question contains only what its rules may read, so equal questions have equal answers, and answers can be cached. The
 * package is plain Java: DRL imports it, but it depends on neither Drools nor a game. All types are immutable and thread-safe
 * unless stated.
 */
package dev.oya.vocabulary;
