package dev.oya.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void writesFileAtomically() throws IOException {
        Path file = folder.resolve("a.txt");
        try (AtomicFile whole = new AtomicFile(file)) {
            whole.out().write("half".getBytes(StandardCharsets.UTF_8));
            assertFalse(Files.exists(file));
        }
        assertEquals(List.of(), names());
        AtomicFile.write(file, "whole");
        assertEquals(List.of("a.txt"), names());
        assertEquals("whole", Files.readString(file));
    }

    /** Files in /dev/shm are ordinary files, although other files below /dev are devices. */
    @Test
    void replacesFileInSharedMemory() throws IOException {
        Path memory = Path.of("/dev/shm");
        Assumptions.assumeTrue(Files.isDirectory(memory) && memory.toRealPath().equals(memory));
        Path file = Files.createTempFile(memory, "oya", ".txt");
        try {
            AtomicFile.write(file, "one");
            AtomicFile.write(file, "other");
            assertEquals("other", Files.readString(file));
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void separatesConcurrentWriters() throws IOException {
        Path file = folder.resolve("a.txt");
        try (AtomicFile one = new AtomicFile(file);
                AtomicFile other = new AtomicFile(file)) {
            one.out().write("one".getBytes(StandardCharsets.UTF_8));
            other.out().write("other".getBytes(StandardCharsets.UTF_8));
            one.keep();
            assertEquals("one", Files.readString(file));
            other.keep();
        }
        assertEquals("other", Files.readString(file));
        assertEquals(List.of("a.txt"), names());
    }

    @Test
    void doesNotChangeUnrelatedFiles() throws IOException {
        Path precious = Files.writeString(folder.resolve("precious"), "precious");
        Files.writeString(folder.resolve("a.txt.tmp"), "mine");
        Files.writeString(folder.resolve(".a.txt.part"), "mine");
        String mine = draftOf("a.txt");
        Files.createSymbolicLink(folder.resolve(mine.replaceFirst("-[0-9a-f-]{36}", "-x")), precious);
        AtomicFile.write(folder.resolve("a.txt"), "text");
        assertEquals("mine", Files.readString(folder.resolve("a.txt.tmp")));
        assertEquals("mine", Files.readString(folder.resolve(".a.txt.part")));
        assertEquals("precious", Files.readString(precious));
        assertEquals(5, names().size());
    }

    private String draftOf(String name) throws IOException {
        try (AtomicFile whole = new AtomicFile(folder.resolve(name))) {
            return whole.draft().getFileName().toString();
        }
    }

    @Test
    void deletesDraftsOfKilledProcesses() throws Exception {
        Path file = folder.resolve("a.txt");
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Hanging.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        assertEquals('w', writer.getInputStream().read());
        assertEquals(1, names().size());
        AtomicFile.write(folder.resolve("a.txt"), "text");
        assertEquals(2, names().size(), "the draft of a running process was deleted");
        writer.destroyForcibly();
        assertTrue(writer.waitFor(10, TimeUnit.SECONDS));
        assertEquals(2, names().size());
        AtomicFile.write(file, "more");
        assertEquals(List.of("a.txt"), names());
    }

    /** Main class of a process that writes a draft and then hangs. */
    static final class Hanging {
        public static void main(String[] arguments) throws Exception {
            AtomicFile whole = new AtomicFile(Path.of(arguments[0]));
            whole.out().write("half".getBytes(StandardCharsets.UTF_8));
            System.out.write('w');
            System.out.flush();
            Thread.sleep(60_000);
        }
    }

    @Test
    void followsSymbolicLinks() throws IOException {
        Path file = Files.writeString(folder.resolve("real"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
        Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), folder.resolve("none"));
        assertThrows(IOException.class, () -> AtomicFile.write(nowhere, "new"));
    }

    @Test
    void keepsPermissionsOfReplacedFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        AtomicFile.write(file, "new");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void writesToDevicesAndPipes() throws Exception {
        AtomicFile.write(Path.of("/dev/null"), "text");
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Process reader = new ProcessBuilder("cat", pipe.toString()).start();
        AtomicFile.write(pipe, "text");
        assertEquals("text", new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertFalse(Files.isRegularFile(pipe));
        assertThrows(IOException.class, () -> AtomicFile.write(Path.of("/dev/full"), "text"));
        assertNotNull(AtomicFile.unfit(folder), "a directory was accepted as a file");
        assertNotNull(AtomicFile.unfit(folder.resolve("no/such/file")));
    }
}
