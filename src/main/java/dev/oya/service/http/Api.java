package dev.oya.service.http;

import java.util.List;
import java.util.Map;

/** A group of endpoints. */
public interface Api {
    /** Returns the endpoints in the order of the API documentation. */
    List<Endpoint> endpoints();

    /** Returns examples that depend on the running service, by their placeholders in the documentation. */
    default Map<String, String> examples() {
        return Map.of();
    }

    /** Returns whether the endpoints can serve requests. They cannot while a resource that they need is unavailable. */
    default boolean isReady() {
        return true;
    }

    /** Stops background work. */
    default void close() {}
}
