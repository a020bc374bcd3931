/** Tests of the shipped rules: the style of each file and rule, and rounds that other programs have recorded. */
package dev.oya.corpus;
