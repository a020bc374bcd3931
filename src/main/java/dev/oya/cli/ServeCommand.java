package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.UserError;
import dev.oya.service.Service;
import dev.oya.service.ServiceOptions;
import dev.oya.service.http.HttpOptions;
import dev.oya.service.http.Keys;
import dev.oya.service.http.Limits;
import dev.oya.service.http.RequestLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code oya serve}, which runs the HTTP service. */
@Command(name = "serve")
final class ServeCommand extends OyaCommand {
    enum Log {
        JSON
    }

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "7070")
    private int port;

    @Option(names = "--bind", paramLabel = "ADDRESS", defaultValue = "127.0.0.1")
    private String bind;

    @Mixin
    private StoreOptions store;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "32")
    private int threads;

    @Option(names = "--limit", paramLabel = "NAME=VALUE")
    private final List<String> limits = new ArrayList<>();

    @Option(names = "--host", paramLabel = "NAME")
    private final List<String> hosts = new ArrayList<>();

    @Option(names = "--cors", paramLabel = "ORIGIN")
    private String cors;

    @Option(names = "--keys", paramLabel = "FILE")
    private Path keys;

    @Option(names = "--behind-proxy")
    private boolean behindProxy;

    @Option(names = "--log", paramLabel = "json")
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
            throw new UserError(why.getMessage(), why.advice());
        }
        CountDownLatch over = new CountDownLatch(1);
        Thread end = new Thread(() -> {
            service.close();
            over.countDown();
        });
        Runtime.getRuntime().addShutdownHook(end);
        String started = "Oya is running at " + service.address();
        out.println(log == null ? started : RequestLog.message(started));
        out.flush();
        service.warmUp();
        over.await();
        return ExitCode.DONE;
    }

    private ServiceOptions options(PrintWriter out) {
        UserError.outside("--port", port, "invalid port", 0, 65_535);
        UserError.outside("--threads", threads, "invalid number", 1, 10_000);
        UserError.where(
                cors != null && !cors.matches("https?://[A-Za-z0-9.:\\[\\]-]+"),
                "--cors " + cors + ": invalid origin",
                "write an origin such as https://example.org");
        hosts.forEach(name -> UserError.where(
                !HttpOptions.isHost(name),
                "--host " + name + ": invalid host name",
                "write a name such as oya.example.org, without a port"));
        Limits usual = limits();
        try {
            return new ServiceOptions(
                    folder.library(),
                    new HttpOptions(
                            port,
                            bind,
                            threads,
                            usual,
                            hosts,
                            cors,
                            keys == null ? Keys.NONE : Keys.of(keys, usual),
                            behindProxy),
                    store.address(),
                    store.data(),
                    log == null ? null : out,
                    err());
        } catch (IllegalArgumentException wrong) {
            throw new UserError("--keys " + keys + ": " + wrong.getMessage(), null);
        } catch (IOException unreadable) {
            throw new UserError("--keys " + keys + " cannot be read", "name a text file in UTF-8");
        }
    }

    private Limits limits() {
        try {
            return new Limits(limits);
        } catch (IllegalArgumentException wrong) {
            throw new UserError("--limit: " + wrong.getMessage(), null);
        }
    }
}
