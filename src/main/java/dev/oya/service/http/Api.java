package dev.oya.service.http;

import java.util.List;

/** A part of what the service answers. */
public interface Api {
    /** Its endpoints, in the order in which they are described. */
    List<Endpoint> endpoints();

    /** The resource beside this package with the JSON schemas that its endpoints name, such as {@code questions.yaml}; or null. */
    String shapes();

    /** Whether it can answer: false while what it needs is away. */
    default boolean isReady() {
        return true;
    }

    /** Ends what goes on. */
    default void close() {}
}
