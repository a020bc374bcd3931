/** Runs feature files and says what came of them. */
package dev.oya.spec.run;
