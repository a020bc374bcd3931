package dev.oya.service.http;

/** How much anybody may ask of the service. */
public enum Limit {
    /** Bytes of a request, records excepted. */
    BODY(1 << 20),
    /** Bytes of a layer. */
    LAYER(256 << 10),
    /** Layers that rules are laid on with. */
    LAYERS(8),
    /** Layers that are kept. */
    LAYERS_KEPT(10_000),
    /** Layers that an address may send in an hour. */
    LAYERS_PER_HOUR(100),
    /** Layers that a network may send in an hour. */
    LAYERS_PER_NETWORK(300),
    /** Minutes after which a layer goes that nobody has used and no table needs. */
    LAYER_MINUTES(60),
    /** Packs compiled at once in memory; the least used is dropped. */
    PACKS(16),
    /** How many are compiled at a time. */
    COMPILING(2),
    /** Seconds that scenarios, diffs and studies may take. */
    RUN_SECONDS(30),
    /** How many scenarios, diffs and studies are worked on at a time. */
    RUNS(2),
    /** Live tables. */
    TABLES(10_000),
    /** Tables that an address may open in an hour. */
    TABLES_PER_HOUR(100),
    /** Tables that a network may open in an hour. */
    TABLES_PER_NETWORK(300),
    /** Minutes without use after which a table goes at which nobody ever sat, and any other is counted as live no more. */
    TABLE_MINUTES(60),
    /** Moves a second with one token. */
    MOVES_PER_SECOND(20),
    /** Times a minute that somebody may sit down at the same seat. */
    SEATINGS_PER_MINUTE(10),
    /** Hints a minute with one token. */
    HINTS_PER_MINUTE(20),
    /** Requests that are served or wait for a thread at once, without probes and those of seated players. */
    REQUESTS(1_024),
    /** Requests of one address among them. */
    REQUESTS_PER_ADDRESS(256),
    /** Requests of one network among them. */
    REQUESTS_PER_NETWORK(512),
    /** Open streams of events. */
    STREAMS(2_000),
    /** Streams that spectators at one address may open. */
    STREAMS_PER_ADDRESS(100),
    /** Streams that spectators in one network may open. */
    STREAMS_PER_NETWORK(300),
    /** Seconds within which a head must be complete, from the opening of the connection or the end of the last answer. */
    HEAD_SECONDS(30),
    /** Seconds within which a body must be complete, files of records excepted. */
    BODY_SECONDS(30),
    /** Seconds within which an answer, or a part of a streamed one, must have been read. */
    ANSWER_SECONDS(60),
    /** Connections, streams included. */
    CONNECTIONS(5_000),
    /** Connections of one address. */
    CONNECTIONS_PER_ADDRESS(1_000),
    /** Connections of one network. */
    CONNECTIONS_PER_NETWORK(2_000);

    private final int usual;

    Limit(int usual) {
        this.usual = usual;
    }

    /** What it is where the operator sets nothing else. */
    public int usual() {
        return usual;
    }

    /** Whether it counts bytes. */
    boolean isOfBytes() {
        return this == BODY || this == LAYER;
    }

    /** As the operator writes it. */
    public String written() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
