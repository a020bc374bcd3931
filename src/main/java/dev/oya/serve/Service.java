package dev.oya.serve;

import dev.oya.serve.page.Page;
import dev.oya.serve.questions.Questions;
import dev.oya.serve.studies.StudiesApi;
import dev.oya.serve.tables.TablesApi;
import dev.oya.store.Store;
import dev.oya.store.StoreAway;
import dev.oya.store.StoreTaken;
import dev.oya.store.Watch;
import java.io.IOException;
import java.net.BindException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/** The running service. Safe to share between threads. */
public final class Service implements AutoCloseable {
    private final Settings settings;
    private final List<Api> apis = new ArrayList<>();
    private final Packs packs;
    private final Streams streams;
    private final Http http;

    private Service(Settings settings) {
        this.settings = settings;
        Metrics metrics = new Metrics();
        Store store = store(settings);
        Watch watch = store.watch();
        watch.tells(line -> {
            settings.err().println(line);
            settings.err().flush();
        });
        watch.hears(metrics::part);
        streams = new Streams(settings.limits(), metrics, watch);
        Layers layers = Layers.in(store);
        packs = new Packs(settings, layers);
        apis.add(new Questions(packs, layers, settings.limits()));
        apis.add(new StudiesApi(packs, settings.limits(), streams, watch));
        Page page = new Page();
        apis.add(page);
        apis.add(new Docs());
        apis.add(new Operating(metrics, watch, this::isReady, () -> apis));
        apis.add(new TablesApi(settings, packs, store, streams, metrics));
        http = new Http(settings, apis, page.scripts(), new RequestLog(settings), metrics);
    }

    private static Store store(Settings settings) {
        try {
            Files.createDirectories(settings.data());
            return settings.store() == null
                    ? Store.file(settings.data().resolve("oya.db"))
                    : Store.at(settings.store());
        } catch (StoreTaken taken) {
            throw new CannotStart(
                    taken.getMessage(),
                    "end that one first, or choose another folder with --data; many share a PostgreSQL database with --store");
        } catch (IOException | StoreAway | IllegalArgumentException wrong) {
            throw new CannotStart(
                    "The store cannot be opened: " + wrong.getMessage(),
                    "--data names a folder that can be written, --store a database that is there");
        }
    }

    /**
     * Starts the service; from then on it answers.
     *
     * @throws CannotStart where the operator must choose something else
     */
    public static Service start(Settings settings) {
        Service service = new Service(settings);
        try {
            service.http.start();
        } catch (Exception wrong) {
            service.close();
            for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
                if (cause instanceof BindException || cause instanceof UnresolvedAddressException) {
                    throw new CannotStart(
                            "It cannot listen at " + settings.bind() + ", port " + settings.port(),
                            "choose a free port with --port, and an address of this machine with --bind");
                }
            }
            throw new IllegalStateException(wrong);
        }
        return service;
    }

    /** The service cannot start as it was told to. */
    public static final class CannotStart extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final String advice;

        public CannotStart(String message, String advice) {
            super(message);
            this.advice = advice;
        }

        public String advice() {
            return advice;
        }
    }

    private boolean isReady() {
        return apis.stream().allMatch(Api::isReady);
    }

    /** Reads every game ahead of the first who asks for it. */
    public void warmUp() {
        Thread reading =
                new Thread(() -> packs.oya().games().forEach(game -> packs.pack(game, null, List.of())), "warm-up");
        reading.setDaemon(true);
        reading.start();
    }

    /** Where it answers. */
    public String address() {
        return "http://" + HostName.written(settings.bind()) + ":" + http.port();
    }

    /** Ends it: requests in work are answered, streams are told when to come again. */
    @Override
    public void close() {
        streams.close();
        try {
            http.stop();
        } catch (Exception late) {
            // Whoever was not done in time has been cut off; what is kept must still be closed.
            settings.err().println("requests that were still in work when the service ended were broken off");
        } finally {
            apis.forEach(Api::close);
        }
    }
}
