/** The rules as a body of text: each file and rule is looked at by itself, and recorded rounds of other programs are verified. */
package dev.oya.corpus;
