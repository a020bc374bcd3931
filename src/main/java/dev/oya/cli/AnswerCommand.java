package dev.oya.cli;

import dev.oya.notation.Json;
import picocli.CommandLine.Option;

/** A command whose answer people or programs read. */
abstract class AnswerCommand extends OyaCommand {
    @Option(names = "--json")
    boolean json;

    void printJson(Object answer) {
        out().println(Json.MAPPER.writeValueAsString(answer));
    }
}
