package dev.oya.service.http;

import java.util.List;
import java.util.Map;

/** A part of what the service answers. */
public interface Api {
    /** Its endpoints, in the order in which they are described. */
    List<Endpoint> endpoints();

    /** Examples that only the running service knows, by the names that descriptions have for them. */
    default Map<String, String> examples() {
        return Map.of();
    }

    /** Whether it can answer: false while what it needs is away. */
    default boolean isReady() {
        return true;
    }

    /** Ends what goes on. */
    default void close() {}
}
