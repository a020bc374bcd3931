/**
 * The same work on many machines. {@code Work} is what is done in pieces; it is made where it is done, from a text that also
 * holds the rules, so that every process compiles them once. {@code FarStudy} and {@code FarRecords} part work into pieces
 * and put the answers together again in order: the outcome is that of one machine. A {@code Cluster} knows nothing of games;
 * the one there is, on Apache Spark, lies in {@code src/cluster} and is built by Maven's profile {@code cluster}.
 *
 * <p>Works are safe to share between threads; what parts them is of one thread.
 */
package dev.oya.experiment.spark;
