/** The benchmarks of {@code oya bench} and the comparison of their results. */
package dev.oya.cli.bench;
