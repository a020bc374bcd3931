/**
 * Studies and verifications on many machines. A {@code Work} is processed in pieces. Each worker creates it from a job that
 * contains the rules, so that every process compiles them only once. {@code RemoteStudy} and {@code RemoteVerify} split work into
 * pieces and combine the results in order, so the result is that of a single machine. {@code Workers} are independent of games.
 * The implementation here uses Apache Spark. Maven's profile {@code cluster} builds and tests this package.
 *
 * <p>Work is thread-safe. The classes that split it are not.
 */
package dev.oya.experiment.spark;
