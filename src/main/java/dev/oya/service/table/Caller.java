package dev.oya.service.table;

import dev.oya.service.http.Request;

/**
 * Who asks something of a table.
 *
 * @param table the id of the table
 * @param token the token of a seat, or null of whoever looks on
 * @param language what is told is told in this language
 */
record Caller(String table, String token, String language) {
    static Caller of(Request request) {
        return new Caller(request.path("table"), request.token(), request.language());
    }
}
