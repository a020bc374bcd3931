package dev.oya.store;

/**
 * The address of a database, with the password apart from it, because other users of the machine can read the command line.
 *
 * @param url {@code jdbc:postgresql://…} or {@code jdbc:sqlite:FILE}
 * @param password the password, or null if the URL has one or none is needed
 */
public record StoreAddress(String url, String password) {
    /** Returns the URL without its parameters, one of which may be a password. */
    @Override
    public String toString() {
        return url.replaceFirst("[?].*", "");
    }
}
