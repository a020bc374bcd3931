/** Work on Apache Spark. Alone knows Spark, and is only there where Oya was built with Maven's profile {@code cluster}. */
package dev.oya.cluster.spark;
