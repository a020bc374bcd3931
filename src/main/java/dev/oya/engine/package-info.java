/**
 * The rules at work: a pack becomes one rule base, and questions become answers. Alone in knowing Drools.
 *
 * <p>{@link dev.oya.engine.RuleBook} is safe to share between threads; sessions are pooled inside.
 */
package dev.oya.engine;
