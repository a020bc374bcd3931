/** The gate for rules from elsewhere: what they may say is checked before anything compiles them. */
package dev.oya.engine.foreign;
