/**
 * Oya deals, referees and scores card games according to rules in DRL and YAML. Programs that embed it use
 * {@link dev.oya.api.Oya} and its package {@code api}. The packages, from the lowest layer up, with dependencies that an
 * architecture test enforces:
 *
 * <ul>
 *   <li>{@code cards}: cards, decks, sets of cards and shuffling.
 *   <li>{@code files}: atomic file writes, bundled text files and HMACs for the rule cache; independent of games.
 *   <li>{@code threads}: parallel work with ordered results.
 *   <li>{@code input}: user input as a tree with source positions, and the problems found in it.
 *   <li>{@code pack}: the rules of a game as data; {@code read} builds them from files and house-rule layers, {@code words}
 *     contains their texts in each language.
 *   <li>{@code vocabulary}: the questions that rules answer and the conclusions that they may draw.
 *   <li>{@code play}: matches, rounds and the views of seats; {@code table} is the state of the table, {@code fishing} captures
 *     cards by their sum, {@code settle} computes the payments of a round.
 *   <li>{@code engine}: evaluates rules with Drools and loads the games of a folder; {@code check} validates rules against the
 *     vocabulary, with stricter checks for untrusted rules.
 *   <li>{@code bots}: computer players.
 *   <li>{@code notation}: notation of cards and moves in records.
 *   <li>{@code record}: the record format: writing, reading, replaying and verifying.
 *   <li>{@code say}: sentences about moves and payments in each language.
 *   <li>{@code explain}: explanations of payments, names and statements, and differences between rules.
 *   <li>{@code answers}: JSON answers for commands, the page, bots and other programs.
 *   <li>{@code situation}: rounds, hands and rules that a file or a request describes.
 *   <li>{@code analysis}: the cost of the decisions in a record.
 *   <li>{@code book}: the rule book.
 *   <li>{@code programs}: external programs as players, connected by pipes.
 *   <li>{@code experiment}: simulations and studies of rules and bots with statistics; {@code arena} rates bots. The optional
 *     {@code src/cluster} distributes the work with Apache Spark.
 *   <li>{@code spec}: scenarios and the rules they test; {@code steps} implements the steps, {@code run} runs feature files,
 *     {@code write} writes rounds as scenarios, {@code matrix} runs them under all profiles, {@code mutate} checks that they
 *     detect mutated rules and proposes further scenarios.
 *   <li>{@code store}: storage of matches in a file or a database.
 *   <li>{@code service}: the HTTP service; {@code http} handles requests, {@code table} manages tables, {@code questions} answers
 *     stateless requests, {@code jobs} runs studies, {@code page} serves the page from {@code src/main/resources/page}.
 *   <li>{@code cli}: the commands; {@code play} is the table in the terminal, {@code text} formats output, {@code bench} measures
 *     performance, {@code io} accesses files and the terminal.
 * </ul>
 */
package dev.oya;
