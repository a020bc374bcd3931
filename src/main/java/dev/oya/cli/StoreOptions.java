package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.store.StoreAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The options that choose the store of matches. */
final class StoreOptions {
    private static final String PASSWORD = "OYA_STORE_PASSWORD";

    @Option(names = "--store", paramLabel = "URL")
    private String store;

    @Option(names = "--store-password-file", paramLabel = "FILE")
    private Path passwordFile;

    @Option(names = "--data", paramLabel = "DIR")
    private Path data;

    /** Returns the address of the database, or null for a file in the data folder. */
    StoreAddress address() {
        UserError.where(
                store == null && passwordFile != null,
                "--store-password-file has no effect without --store",
                "name the database with --store, or omit the file");
        return store == null ? null : new StoreAddress(store, password());
    }

    private String password() {
        if (passwordFile == null) {
            return System.getenv(PASSWORD);
        }
        try {
            // Editors end the last line with a line feed, which is not part of the password.
            return Files.readString(passwordFile).replaceFirst("\\R$", "");
        } catch (IOException unreadable) {
            throw new UserError(
                    "--store-password-file " + passwordFile + " cannot be read",
                    "name a text file in UTF-8 that contains only the password");
        }
    }

    /** Returns the data folder. */
    Path data() {
        if (data != null) {
            return data;
        }
        String named = System.getenv("XDG_DATA_HOME");
        Path home = Path.of(System.getProperty("user.home"), ".local", "share");
        return (named == null || !Path.of(named).isAbsolute() ? home : Path.of(named)).resolve("oya");
    }
}
