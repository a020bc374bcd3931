/**
 * Compiles the rules of a pack and answers questions with them. Only this package and its subpackage depend on Drools.
 *
 * <p>{@link dev.oya.engine.RuleBook} is safe for concurrent use. It uses a pool of sessions.
 */
package dev.oya.engine;
