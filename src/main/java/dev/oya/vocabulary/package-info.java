/**
 * The words that rules speak in: the questions they are asked, the facts they see and the conclusions they draw.
 *
 * <p>A question is made only of what its rules may see; two questions that are equal have the same answer, which is why
 * answers can be remembered. Pure Java: DRL imports this package, but nothing here knows Drools or a game. All types are
 * immutable and safe to share between threads unless they say otherwise.
 */
package dev.oya.vocabulary;
