package dev.oya.pack.read;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The checkout that the launcher runs, named by the system property {@code oya.home}. Its rules and scenarios are read as
 * they lie, so that a changed one needs no build; a program that runs elsewhere reads those it carries. Stateless.
 */
public final class SourceCheckout {
    private static final String HOME = "oya.home";

    private SourceCheckout() {}

    /** A folder of the checkout, such as {@code rules}; null where there is no checkout, or it has no such folder. */
    public static Path folder(String name) {
        String home = System.getProperty(HOME);
        Path folder = home == null || home.isBlank() ? null : Path.of(home, name);
        return folder != null && Files.isDirectory(folder) ? folder : null;
    }
}
