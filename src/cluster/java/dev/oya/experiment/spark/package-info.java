/**
 * The same work on many machines. {@code Work} is what is done in pieces; it is made where it is done, from a text that also
 * holds the rules, so that every process compiles them once. {@code RemoteStudy} and {@code RemoteVerify} part work into pieces
 * and put the answers together again in order: the outcome is that of one machine. {@code Workers} know nothing of games;
 * those there are run on Apache Spark. Maven's profile {@code cluster} builds and tests all of it.
 *
 * <p>Works are safe to share between threads; what parts them is of one thread.
 */
package dev.oya.experiment.spark;
