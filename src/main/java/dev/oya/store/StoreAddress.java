package dev.oya.store;

/**
 * The address of a database. The password is separate from the URL, because other users of the machine can read the command
 * line.
 *
 * @param url {@code jdbc:postgresql://…} or {@code jdbc:sqlite:FILE}
 * @param password the password, or null if the URL contains it or none is needed
 */
public record StoreAddress(String url, String password) {
    /** Returns the URL without its parameters, one of which may be a password. */
    @Override
    public String toString() {
        return url.replaceFirst("[?].*", "");
    }
}
