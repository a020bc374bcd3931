package dev.oya.service;

import java.io.IOException;

/**
 * The next request that a client of the load test sends for a seat.
 *
 * @param version version of the table that the client has seen
 * @param move the first legal move, or null if both seats ask for the next round
 */
record NextRequest(LoadTable table, int seat, long version, String move) {
    private static final String VERSION = "\"version\":";
    private static final String MOVES = "\"moves\":[{";

    /**
     * Returns the next request of the given seat, or null if the seat has to wait.
     *
     * @param told a view, or an event that contains one; searched as text, because parsing JSON would slow down the client
     */
    static NextRequest of(LoadTable table, int seat, String told) {
        if (told.contains("\"settlement\":{")) {
            boolean asked = told.contains("\"over\":true") || told.contains("\"ready\":true");
            return asked ? null : new NextRequest(table, seat, version(told), null);
        }
        int moves = told.indexOf(MOVES);
        if (moves < 0) {
            return null;
        }
        int from = moves + MOVES.length() - 1;
        String move = told.substring(from, told.indexOf(",\"says\"", from)) + "}";
        return new NextRequest(table, seat, version(told), move);
    }

    private static long version(String told) {
        int from = told.indexOf(VERSION) + VERSION.length();
        return Long.parseLong(told, from, told.indexOf(',', from), 10);
    }

    /** Sends the request. Returns the response to a move, or null if the request asked for the next round. */
    Connection.Answer made(Connection connection) throws IOException {
        if (move != null) {
            String body = "{\"version\":" + version + ",\"move\":" + move + "}";
            return connection.ask("POST", table.path() + "/moves", table.token(seat), body);
        }
        for (int asking = 0; asking < table.size(); asking++) {
            connection.ask("POST", table.path() + "/next", table.token(asking), null);
        }
        return null;
    }
}
