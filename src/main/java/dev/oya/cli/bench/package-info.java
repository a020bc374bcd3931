/** What {@code oya bench} measures, and what two measurements say against each other. */
package dev.oya.cli.bench;
