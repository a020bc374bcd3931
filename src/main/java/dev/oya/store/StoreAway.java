package dev.oya.store;

/** The store cannot be reached, or cannot keep anything; nobody knows whether what was being kept is there. */
public final class StoreAway extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreAway(Throwable cause) {
        super("the store cannot be reached", cause);
    }
}
