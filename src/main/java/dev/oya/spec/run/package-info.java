/** Runs feature files and reports the outcomes. */
package dev.oya.spec.run;
