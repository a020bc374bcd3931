package dev.oya.cli;

import dev.oya.notation.Json;
import picocli.CommandLine.Option;

/** A command that prints its answer as text or as JSON. */
abstract class AnswerCommand extends OyaCommand {
    @Option(names = "--json")
    boolean json;

    void printJson(Object answer) {
        out().println(Json.MAPPER.writeValueAsString(answer));
    }
}
