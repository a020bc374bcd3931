package dev.oya.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileHmacTest {
    private static final byte[] CONTENT = {1, 2, 3};

    @TempDir
    private Path above;

    private Path folder;

    @BeforeEach
    void writeOneFile() throws IOException {
        folder = above.resolve("kept");
        FileHmac.of(folder).write("a", CONTENT);
    }

    private static void permit(Path file, String permissions) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private void assertRefused(String name) throws IOException {
        FileHmac hmac = FileHmac.of(folder);
        assertThrows(IOException.class, () -> hmac.read(name));
    }

    @Test
    void readsFilesWrittenBySameUser() throws IOException {
        assertArrayEquals(CONTENT, FileHmac.of(folder).read("a"));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("key"))));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("a"))));
    }

    @Test
    void detectsEveryChangedByte() throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve("a"));
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= 1;
            Files.write(folder.resolve("a"), changed);
            assertRefused("a");
        }
        Files.write(folder.resolve("a"), new byte[0]);
        assertRefused("a");
    }

    @Test
    void rejectsFileCopiedOrLinkedUnderOtherName() throws IOException {
        Files.copy(folder.resolve("a"), folder.resolve("b"), StandardCopyOption.COPY_ATTRIBUTES);
        assertRefused("b");
        Files.createSymbolicLink(folder.resolve("c"), folder.resolve("a"));
        assertRefused("c");
    }

    @Test
    void rejectsFilesOfOtherKey() throws IOException {
        Files.delete(folder.resolve("key"));
        assertRefused("a");
    }

    @Test
    void rejectsFilesThatOthersCanWrite() throws IOException {
        permit(folder.resolve("a"), "rw--w----");
        assertRefused("a");
        for (String open : new String[] {"rwxrwx---", "rwx----w-"}) {
            permit(folder, open);
            assertTrue(assertThrows(IOException.class, () -> FileHmac.of(folder))
                    .getMessage()
                    .contains("other users can access"));
        }
    }

    @Test
    void rejectsReadableOrTruncatedKey() throws IOException {
        permit(folder.resolve("key"), "rw-r-----");
        assertThrows(IOException.class, () -> FileHmac.of(folder));
        permit(folder.resolve("key"), "rw-------");
        Files.write(folder.resolve("key"), new byte[5]);
        assertThrows(IOException.class, () -> FileHmac.of(folder));
    }
}
