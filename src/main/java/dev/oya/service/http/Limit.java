package dev.oya.service.http;

/** The limits that the service imposes on its clients. */
public enum Limit {
    /** Bytes in a request body, except record files. */
    BODY(1 << 20),
    /** Bytes in a house-rule layer. */
    LAYER(256 << 10),
    /** House-rule layers in one request. */
    LAYERS(8),
    /** Stored layers. */
    LAYERS_KEPT(10_000),
    /** Layers that an address may submit per hour. */
    LAYERS_PER_HOUR(100),
    /** Layers that a network may submit per hour. */
    LAYERS_PER_NETWORK(300),
    /** Minutes after which an unused layer that no table needs is deleted. */
    LAYER_MINUTES(60),
    /** Compiled packs in memory. The least recently used one is evicted. */
    PACKS(16),
    /** Packs compiled at the same time. */
    COMPILING(2),
    /** Seconds that scenarios, diffs and studies may take. */
    RUN_SECONDS(30),
    /** Scenarios, diffs and studies running at the same time. */
    RUNS(2),
    /** Live tables. */
    TABLES(10_000),
    /** Tables that an address may create per hour. */
    TABLES_PER_HOUR(100),
    /** Tables that a network may create per hour. */
    TABLES_PER_NETWORK(300),
    /** Minutes after which an unused table is deleted if no person ever joined it, and otherwise no longer counts as live. */
    TABLE_MINUTES(60),
    /** Moves per second with one token. */
    MOVES_PER_SECOND(20),
    /** Attempts per minute to take the same seat. */
    SEATINGS_PER_MINUTE(10),
    /** Hints per minute with one token. */
    HINTS_PER_MINUTE(20),
    /** Running and waiting requests, excluding probes, record files and those of seated players. */
    REQUESTS(1_024),
    /** Running and waiting requests of one address. */
    REQUESTS_PER_ADDRESS(256),
    /** Running and waiting requests of one network. */
    REQUESTS_PER_NETWORK(512),
    /** Open event streams. */
    STREAMS(2_000),
    /** Event streams of spectators at one address. */
    STREAMS_PER_ADDRESS(100),
    /** Event streams of spectators in one network. */
    STREAMS_PER_NETWORK(300),
    /** Seconds to send a request head, counted from the opening of the connection or the end of the last response. */
    HEAD_SECONDS(30),
    /** Seconds to send a request body, except record files. */
    BODY_SECONDS(30),
    /** Seconds to read a response, or one write of a streamed response. */
    ANSWER_SECONDS(60),
    /** Seconds after which the reading of a record file may be aborted because other clients' files wait. */
    RECORD_SECONDS(15),
    /** Open connections, including event streams. */
    CONNECTIONS(5_000),
    /** Open connections of one address. */
    CONNECTIONS_PER_ADDRESS(1_000),
    /** Open connections of one network. */
    CONNECTIONS_PER_NETWORK(2_000);

    private final int usual;

    Limit(int usual) {
        this.usual = usual;
    }

    /** Returns the default value. */
    public int usual() {
        return usual;
    }

    /** Returns whether the unit is bytes. */
    boolean isOfBytes() {
        return this == BODY || this == LAYER;
    }

    /** Returns the name in command-line options and key files. */
    public String written() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
