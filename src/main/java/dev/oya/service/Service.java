package dev.oya.service;

import dev.oya.service.http.Api;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.Http;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limits;
import dev.oya.service.http.Metrics;
import dev.oya.service.http.Operating;
import dev.oya.service.http.RequestLog;
import dev.oya.service.http.Streams;
import dev.oya.service.jobs.StudiesApi;
import dev.oya.service.page.Page;
import dev.oya.service.questions.QuestionsApi;
import dev.oya.service.table.TablesApi;
import dev.oya.store.Store;
import dev.oya.store.StoreAddress;
import dev.oya.store.StoreLockedException;
import dev.oya.store.StoreUnavailableException;
import dev.oya.store.Watch;
import dev.oya.threads.DaemonThreads;
import java.io.IOException;
import java.net.BindException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The running service. Safe to share between threads. */
public final class Service implements AutoCloseable {
    private final ServiceOptions options;
    private final List<Api> apis = new ArrayList<>();
    private final CompiledPacks packs;
    private final Streams streams;
    private final Http http;
    private final Metrics metrics;

    private Service(ServiceOptions options) {
        this.options = options;
        Limits limits = options.http().limits();
        metrics = new Metrics();
        Store store = store(options.store(), options.data());
        Watch watch = store.watch();
        watch.onMessage(line -> {
            options.err().println(line);
            options.err().flush();
        });
        watch.onPart(metrics::part);
        streams = new Streams(limits, metrics, watch);
        LayerStore layers = new LayerStore(store);
        packs = new CompiledPacks(
                options.library(), layers, limits, options.http().threads());
        apis.add(new QuestionsApi(packs, layers, limits));
        apis.add(new StudiesApi(packs, limits, streams, watch));
        Page page = new Page();
        apis.add(page);
        apis.add(new Operating(metrics, watch, this::isReady, () -> apis));
        apis.add(new TablesApi(limits, packs, store, options.data(), streams, metrics));
        http = new Http(
                options.http(),
                apis,
                page.scripts(),
                store.answers(),
                new RequestLog(options.log(), options.err()),
                metrics);
    }

    /**
     * Opens a store.
     *
     * @param address the database, or null for a file in the data folder
     * @throws CannotStart if the operator must change an option
     */
    public static Store store(StoreAddress address, Path data) {
        try {
            Files.createDirectories(data);
            return address == null ? Store.file(data.resolve("oya.db")) : Store.at(address);
        } catch (StoreLockedException taken) {
            throw new CannotStart(
                    taken.getMessage(),
                    "stop it first, or choose another folder with --data; several services can share PostgreSQL with --store");
        } catch (StoreUnavailableException away) {
            throw new CannotStart(
                    "The store cannot be opened: " + away.getMessage(),
                    away.why().advice());
        } catch (IOException | IllegalArgumentException wrong) {
            throw new CannotStart(
                    "The store cannot be opened: " + wrong.getMessage(),
                    "--data must be a writable folder, --store an existing database");
        }
    }

    /**
     * Starts the service, which is ready for requests when this method returns.
     *
     * @throws CannotStart if the operator must change an option
     */
    public static Service start(ServiceOptions options) {
        Service service = new Service(options);
        try {
            service.http.start();
        } catch (Exception wrong) {
            service.close();
            for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
                if (cause instanceof BindException || cause instanceof UnresolvedAddressException) {
                    throw new CannotStart(
                            "Cannot listen at " + options.http().bind() + ", port "
                                    + options.http().port(),
                            "choose a free port with --port, and an address of this machine with --bind");
                }
            }
            throw new IllegalStateException(wrong);
        }
        return service;
    }

    /** Thrown if the service cannot start with the given options. */
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

    /** Loads the rules of every game in the background, so that the first requests do not wait for them. */
    public void warmUp() {
        DaemonThreads.named("warm-up")
                .newThread(() -> packs.library().games().forEach(game -> packs.pack(game, null, List.of())))
                .start();
    }

    /** Returns the address at which the service listens. */
    public String address() {
        return http.address();
    }

    /** Stops the service. Pending requests are completed, and event streams end with a reconnect delay. */
    @Override
    public void close() {
        streams.close();
        try {
            http.stop();
        } catch (Exception late) {
            // Requests that took too long have been aborted. The store is closed below.
            options.err().println("requests in progress were cancelled when the service stopped");
        } finally {
            apis.forEach(Api::close);
            metrics.close();
        }
    }
}
