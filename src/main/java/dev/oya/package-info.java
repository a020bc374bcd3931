/**
 * Oya: the dealer. {@link dev.oya.Oya} is the front door for programs, and {@code api} is all they see behind it. The rooms, from
 * the ground up; a test says which may know which:
 *
 * <ul>
 *   <li>{@code cards}: cards, decks, sets of cards, shuffling.
 *   <li>{@code files}: files that appear whole or not at all, texts that the program carries, and the seal of what the cache
 *       holds; knows nothing of games.
 *   <li>{@code threads}: work on several threads, heard of in order.
 *   <li>{@code input}: what people write, as one tree that knows the place of every part, and the problems found in it.
 *   <li>{@code pack}: a game's rules as data; {@code read} makes them of files and layers, {@code words} are what they say in
 *       each language.
 *   <li>{@code vocabulary}: what rules are asked, and what they may conclude.
 *   <li>{@code play}: matches, rounds, what a seat sees; {@code table} is what lies there and what happens to it,
 *       {@code fishing} takes cards in by their sum, {@code settle} pays a round.
 *   <li>{@code engine}: Drools, which answers what {@code play} asks, and the games of a folder; {@code check} reads rules and
 *       holds them against the vocabulary, strictly those from elsewhere.
 *   <li>{@code bots}: players that need no person.
 *   <li>{@code notation}: how cards and moves are written in records.
 *   <li>{@code record}: the record format, written, read, replayed and verified.
 *   <li>{@code say}: sentences about moves and payments, in each language.
 *   <li>{@code explain}: why a payment is made, what a name or a statement means, and in what rules differ.
 *   <li>{@code answers}: what is answered as JSON, to commands, the page, bots and other programs alike.
 *   <li>{@code situation}: rounds, hands and rules that people name in a file or a request.
 *   <li>{@code analysis}: what the decisions in a record cost.
 *   <li>{@code book}: the rule book.
 *   <li>{@code programs}: players that are programs of their own, asked over pipes.
 *   <li>{@code experiment}: many rounds: what came of them, what a rule does, which bot plays better, and how sure that is;
 *       {@code arena} rates bots; {@code src/cluster} spreads the work over machines, on Apache Spark, where it is built.
 *   <li>{@code spec}: a scenario and the rules it is held against; {@code steps} speak to it, {@code run} runs feature files,
 *       {@code matrix} holds them against all readings, {@code mutate} breaks rules and looks who notices.
 *   <li>{@code store}: what is kept of matches, in a file or a database.
 *   <li>{@code service}: all that over HTTP: {@code http} takes requests, {@code table} keeps tables, {@code questions} answers
 *       what needs none, {@code jobs} plays studies, {@code page} sends the page, which lies in {@code src/main/resources/page}.
 *   <li>{@code cli}: the commands; {@code play} is the table in the terminal, {@code text} its sentences and columns,
 *       {@code bench} measures how fast it is, {@code io} is what every command does with files and the terminal.
 * </ul>
 */
package dev.oya;
