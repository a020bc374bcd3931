package dev.oya.store;

import dev.oya.files.AtomicFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * Unpacks the native library of SQLite next to the database file, once for all processes. By default, each process unpacks a copy
 * that remains on the disk if the process is killed.
 */
final class SqliteLibrary {
    private static final String PATH = "org.sqlite.lib.path";

    private SqliteLibrary() {}

    static void unpack(Path folder) {
        if (System.getProperty(PATH) != null) {
            return;
        }
        String name = LibraryLoaderUtil.getNativeLibName();
        Path file = folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion()).resolve(name);
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (in == null) {
                return;
            }
            if (!Files.isRegularFile(file)) {
                Files.createDirectories(file.getParent());
                try (AtomicFile whole = new AtomicFile(file);
                        OutputStream out = whole.out()) {
                    in.transferTo(out);
                    out.flush();
                    whole.keep();
                }
            }
            System.setProperty(PATH, file.getParent().toAbsolutePath().toString());
        } catch (IOException elsewhere) {
            // SQLite then unpacks the library into the temporary directory.
        }
    }
}
