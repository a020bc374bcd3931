package dev.oya.api;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A text that is created when it is first needed. Two instances with the same text are equal. Safe for concurrent use. */
final class LazyText {
    private final Supplier<String> source;
    private volatile @Nullable String text;

    /** @param source returns the same text each time */
    LazyText(Supplier<String> source) {
        this.source = source;
    }

    String get() {
        String known = text;
        if (known == null) {
            known = source.get();
            text = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LazyText lazy && get().equals(lazy.get());
    }

    @Override
    public int hashCode() {
        return get().hashCode();
    }

    @Override
    public String toString() {
        return get();
    }
}
