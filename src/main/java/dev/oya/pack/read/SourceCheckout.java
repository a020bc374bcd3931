package dev.oya.pack.read;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The source checkout that the launcher runs, given by the system property {@code oya.home}. Its rules and scenarios are read
 * directly, so that changes need no build. A program outside a checkout uses the rules and scenarios in its JAR. Stateless.
 */
public final class SourceCheckout {
    private static final String HOME = "oya.home";

    private SourceCheckout() {}

    /** Returns a folder of the checkout, such as {@code rules}, or null if it does not exist. */
    public static Path folder(String name) {
        String home = System.getProperty(HOME);
        Path folder = home == null || home.isBlank() ? null : Path.of(home, name);
        return folder != null && Files.isDirectory(folder) ? folder : null;
    }
}
