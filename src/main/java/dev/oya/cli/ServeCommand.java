package dev.oya.cli;

import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Exit;
import dev.oya.service.Service;
import dev.oya.service.ServiceOptions;
import dev.oya.service.http.HttpOptions;
import dev.oya.service.http.Limits;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Answers over HTTP. */
@Command(
        name = "serve",
        description = {
            "Answers over HTTP what the other commands answer, and keeps tables for people and bots.",
            "docs/http.md has every request; http://127.0.0.1:7070/api/docs lets them be tried."
        },
        footer = {
            "  oya serve",
            "  oya serve --port 8080 --bind 0.0.0.0 --log json",
            "  oya serve --store jdbc:postgresql://db/oya --limit tables=50000",
            "",
            "It runs until it is ended (Ctrl-C, SIGTERM); requests in work are answered first."
        })
final class ServeCommand extends OyaCommand {
    /** How the log may be written. */
    enum Log {
        JSON
    }

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "7070",
            description = "Where to listen; 0 for any port that is free. Else ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "The address to listen at; else ${DEFAULT-VALUE}, which only this machine reaches.")
    private String bind;

    @Option(
            names = "--store",
            paramLabel = "URL",
            description = "Where matches are kept, as jdbc:postgresql://HOST/NAME; else a file in the data folder.")
    private String store;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The data folder; else oya in XDG_DATA_HOME or in ~/.local/share.")
    private Path data;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "32",
            description = "How many requests are worked on at a time; else ${DEFAULT-VALUE}.")
    private int threads;

    @Option(
            names = "--limit",
            paramLabel = "NAME=VALUE",
            description = "Sets a limit; may be given several times. docs/http.md lists them.")
    private final List<String> limits = new ArrayList<>();

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description =
                    "A name by which browsers ask for it, as your proxy passes it on; may be given several times. "
                            + "Names of this machine alone need not be told.")
    private final List<String> hosts = new ArrayList<>();

    @Option(names = "--cors", paramLabel = "ORIGIN", description = "The origin whose pages may ask too.")
    private String cors;

    @Option(
            names = "--behind-proxy",
            description = "Requests come through your proxy: who asks is the last address in X-Forwarded-For.")
    private boolean behindProxy;

    @Option(names = "--log", paramLabel = "json", description = "Write one line for each request, as JSON.")
    private Log log;

    @Mixin
    private FolderOptions folder;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = out();
        ServiceOptions options = options(out);
        Service service;
        try {
            service = Service.start(options);
        } catch (Service.CannotStart why) {
            throw new Complaint(why.getMessage(), why.advice());
        }
        CountDownLatch over = new CountDownLatch(1);
        Thread end = new Thread(() -> {
            service.close();
            over.countDown();
        });
        Runtime.getRuntime().addShutdownHook(end);
        out.println("Oya answers at " + service.address());
        out.flush();
        service.warmUp();
        over.await();
        return Exit.DONE;
    }

    private ServiceOptions options(PrintWriter out) {
        check("--port " + port, port >= 0 && port <= 65_535, "it is a number from 0 to 65535");
        check("--threads " + threads, threads >= 1 && threads <= 10_000, "it is a number from 1 to 10000");
        check(
                "--cors " + cors,
                cors == null || cors.matches("https?://[A-Za-z0-9.:\\[\\]-]+"),
                "an origin is written like https://example.org");
        hosts.forEach(name -> check(
                "--host " + name, HttpOptions.isHost(name), "a host is written like oya.example.org, without a port"));
        try {
            return new ServiceOptions(
                    folder.oya(),
                    new HttpOptions(port, bind, threads, new Limits(limits), hosts, cors, behindProxy),
                    store,
                    data == null ? usual() : data,
                    log == null ? null : out,
                    err());
        } catch (IllegalArgumentException wrong) {
            throw new Complaint("--limit: " + wrong.getMessage(), null);
        }
    }

    private static void check(String said, boolean fine, String advice) {
        if (!fine) {
            throw new Complaint(said + " cannot be", advice);
        }
    }

    private static Path usual() {
        String named = System.getenv("XDG_DATA_HOME");
        Path home = Path.of(System.getProperty("user.home"), ".local", "share");
        return (named == null || !Path.of(named).isAbsolute() ? home : Path.of(named)).resolve("oya");
    }
}
