/**
 * Reads rules, and holds them against the vocabulary and the pack before anything is compiled: whether each fact can be asked
 * what it is asked, and whether somebody knows each name. Rules from elsewhere are held against what is harmless besides.
 * Everything here is safe to share between threads unless it says otherwise.
 */
package dev.oya.engine.check;
