package dev.oya.service;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ObjectNode;

/** Command line of the load test for a service on this machine. docs/operating.md describes how to start it. */
@Command(
        name = "load",
        description = {
            "Shows what a service on this machine bears: many tables at which clients move as fast as they can, with streams that",
            "are heard, or one question again and again. Start the service with --limit tables-per-hour=100000."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {"  load --tables 1000 --streams 2000 --seconds 20", "  load --score friday.json --json"})
public final class Load implements Callable<Integer> {
    @Option(
            names = "--url",
            paramLabel = "ADDRESS",
            defaultValue = "http://127.0.0.1:7070",
            description = "The service, at an address of this machine; else ${DEFAULT-VALUE}.")
    private URI url;

    @Option(names = "--game", paramLabel = "GAME", description = "The game for two; else the first there is.")
    private String game;

    @Option(names = "--tables", paramLabel = "N", defaultValue = "100", description = "Tables, at most 10000.")
    private int tables;

    @Option(names = "--streams", paramLabel = "N", defaultValue = "0", description = "Streams, at most 10000.")
    private int streams;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10", description = "How long, at most 600.")
    private int seconds;

    @Option(
            names = "--clients",
            paramLabel = "N",
            defaultValue = "32",
            description = "Requests at a time, at most 1000.")
    private int clients;

    @Option(
            names = "--score",
            paramLabel = "FILE",
            description = "A situation that is scored again and again, instead.")
    private Path score;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    public static void main(String[] words) {
        System.exit(new CommandLine(new Load()).execute(words));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        within("--tables", tables, 1, 10_000);
        within("--streams", streams, 0, 10_000);
        within("--seconds", seconds, 1, 600);
        within("--clients", clients, 1, 1_000);
        if (!"http".equals(url.getScheme()) || url.getPort() < 0 || !LoadRun.isHere(url)) {
            throw wrong("--url " + url + ": only services on this machine are put under load");
        }
        LoadRun run = new LoadRun(url, clients, seconds);
        ObjectNode report = score == null ? run.tables(game, tables, streams) : run.scores(Files.readString(score));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(report);
        } else {
            report.properties()
                    .forEach(one -> out.printf(
                            "%-14s %s%n", one.getKey(), one.getValue().asString()));
        }
        return report.get("done").intValue() > 0 && report.get("failed").intValue() == 0 ? 0 : 1;
    }

    private ParameterException wrong(String what) {
        return new ParameterException(spec.commandLine(), what);
    }

    private void within(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw wrong(name + " " + value + ": it is a number from " + least + " to " + most);
        }
    }
}
