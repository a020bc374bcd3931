/**
 * Every sentence about moves and payments, in each language, from the glossary and one bundle. Safe to share between threads.
 */
package dev.oya.say;
