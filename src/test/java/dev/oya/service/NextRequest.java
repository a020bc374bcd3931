package dev.oya.service;

import java.io.IOException;

/**
 * What a client does next for a seat.
 *
 * @param version at which it moves
 * @param move the first move that is open; null where both seats ask for the next round
 */
record NextRequest(LoadTable table, int seat, long version, String move) {
    private static final String VERSION = "\"version\":";
    private static final String MOVES = "\"moves\":[{";

    /**
     * What is to be done for a seat that sees this; null where nothing is.
     *
     * @param told a view, or an event with one: little of it is read, so that the service is measured and not the client
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

    /** Does it; null where it was no move. */
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
