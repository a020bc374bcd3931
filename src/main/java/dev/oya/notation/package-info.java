/**
 * How cards and moves are written in records, and what is read of them. Stateless but for the reading of one record.
 */
package dev.oya.notation;
