/** Tests of the text of rules. They inspect each file and rule separately, and replay rounds that other programs recorded. */
package dev.oya.corpus;
