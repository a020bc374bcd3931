package dev.oya.store;

import java.util.List;
import java.util.Optional;

/** Who is there, for all who share a store: the people of tables, and the nodes that move bots. Safe to share between threads. */
public final class Attendance {
    private static final long FARTHEST_MILLIS = 60_000;

    private final Database database;

    Attendance(Database database) {
        this.database = database;
    }

    /** Notes that a person is there, with this token. */
    public void seen(String match, int seat, String token) {
        database.commits.write(
                match,
                handle -> handle.execute(
                        "INSERT INTO presence (match, seat, token, seen) VALUES (?, ?, ?, " + database.now + ")"
                                + " ON CONFLICT (match, seat) DO UPDATE SET token = excluded.token, seen = excluded.seen",
                        match,
                        seat,
                        token));
    }

    /** How long ago a person was there, in milliseconds; none where it never was. */
    public Optional<Long> unseen(String match, int seat) {
        return database.read(handle -> handle.select(
                        "SELECT " + database.now + " - seen FROM presence WHERE match = ? AND seat = ?", match, seat)
                .mapTo(Long.class)
                .findOne());
    }

    /** Whether a token has been used. */
    public boolean isUsed(String match, int seat, String token) {
        return database.read(handle -> handle.select(
                        "SELECT 1 FROM presence WHERE match = ? AND seat = ? AND token = ?", match, seat, token)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    /** Says that a node is alive for so many milliseconds more; where others share the store, for less than a minute. */
    public void alive(String node, long millis) {
        database.commits.write(
                "",
                handle -> handle.execute(
                        "INSERT INTO node (id, due) VALUES (?, " + database.now + " + ?)"
                                + " ON CONFLICT (id) DO UPDATE SET due = excluded.due",
                        node,
                        millis));
    }

    /** Says that a node is no more. */
    public void gone(String node) {
        database.commits.write(
                "",
                handle ->
                        handle.execute("DELETE FROM node WHERE id = ? OR due < " + database.now + " - 3600000", node));
    }

    /** Live matches that no living node moves. */
    public List<String> orphans(int most) {
        return database.read(
                handle -> handle.select("SELECT id FROM match WHERE live AND " + orphan() + " LIMIT ?", most)
                        .mapTo(String.class)
                        .list());
    }

    /** Takes a match over, unless another living node has it. */
    public boolean adopt(String match, String node) {
        return database.commits.write(
                match,
                handle -> handle.execute("UPDATE match SET node = ? WHERE id = ? AND live AND " + orphan(), node, match)
                        == 1);
    }

    private String orphan() {
        String alive = "due >= " + database.now;
        // What is due so far ahead was said before the clock of the database was set back.
        alive += database.shared ? " AND due < " + database.now + " + " + FARTHEST_MILLIS : "";
        return "(node IS NULL OR node NOT IN (SELECT id FROM node WHERE " + alive + "))";
    }
}
