/** Tests of the rules as texts. They inspect each file and rule separately, and replay rounds that other programs recorded. */
package dev.oya.corpus;
