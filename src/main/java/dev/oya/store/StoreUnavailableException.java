package dev.oya.store;

import java.sql.SQLException;

/** Thrown if the store cannot be reached or cannot write. The outcome of a pending write is then unknown. */
public final class StoreUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The reason, derived from the SQL state of the cause. */
    public enum Why {
        REFUSED(
                "28",
                "the database rejects this user or password",
                "write the user in --store (jdbc:postgresql://HOST/DATABASE?user=…) and the password in OYA_STORE_PASSWORD"),
        NO_DATABASE("3D", "the server does not have this database", "create it: CREATE DATABASE oya OWNER oya"),
        NO_SERVER("08", "no server responds at this address", "start it, or correct the host and port in --store"),
        AWAY("", "the store cannot be reached", "--data must be a writable folder, --store an existing database");

        private final String states;
        private final String message;
        private final String advice;

        Why(String states, String message, String advice) {
            this.states = states;
            this.message = message;
            this.advice = advice;
        }

        /** Returns the reason as a clause without a capital letter. */
        public String message() {
            return message;
        }

        /** Returns advice for the operator. */
        public String advice() {
            return advice;
        }

        private static Why of(Throwable cause) {
            Why found = AWAY;
            // The innermost cause is the most specific one.
            for (Throwable one = cause; one != null; one = one.getCause()) {
                String state = one instanceof SQLException sql ? sql.getSQLState() : null;
                for (Why why : values()) {
                    found = state != null && why != AWAY && state.startsWith(why.states) ? why : found;
                }
            }
            return found;
        }
    }

    private final Why why;

    public StoreUnavailableException(Throwable cause) {
        this(Why.of(cause), cause);
    }

    private StoreUnavailableException(Why why, Throwable cause) {
        super(why.message(), cause);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
