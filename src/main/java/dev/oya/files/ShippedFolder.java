package dev.oya.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;

/**
 * A folder of resources that the build writes beside a class, named by the digests of texts. Safe for concurrent use.
 *
 * @param owner the class that reads the resources
 * @param name name of the folder
 */
public record ShippedFolder(Class<?> owner, String name) {
    /** Opens the resource for the given text. Returns null if the build has not written one. */
    public InputStream open(String text) {
        return owner.getResourceAsStream(name + "/" + digest(text));
    }

    /**
     * Returns the file for the resource of the given text, and creates its folder.
     *
     * @param classes folder of this program's classes
     */
    public Path file(Path classes, String text) throws IOException {
        return folder(classes).resolve(digest(text));
    }

    /** Deletes the resources that an earlier build has written. */
    public void delete(Path classes) throws IOException {
        try (var old = Files.list(folder(classes))) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
    }

    private Path folder(Path classes) throws IOException {
        return Files.createDirectories(
                classes.resolve(owner.getPackageName().replace('.', '/')).resolve(name));
    }

    private static String digest(String text) {
        return HexFormat.of().formatHex(Sha256.of(text), 0, 16);
    }
}
