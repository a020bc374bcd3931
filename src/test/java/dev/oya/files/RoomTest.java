package dev.oya.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** If a cache folder exceeds its size limit, the least recently used files are evicted first. */
class RoomTest {
    @TempDir
    private Path folder;

    private void kept(String name, int minute) throws IOException {
        Path file = Files.write(folder.resolve(name), new byte[100]);
        Files.setLastModifiedTime(file, FileTime.fromMillis(minute * 60_000L));
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void evictsLeastRecentlyUsedFirst() throws IOException {
        kept("a.rules", 4);
        kept("b.rules", 1);
        kept("c.rules", 3);
        kept("d.rules", 2);
        kept("key", 0);
        SizedFolder.make(folder, ".rules", 400);
        assertEquals(List.of("a.rules", "b.rules", "c.rules", "d.rules", "key"), left());
        SizedFolder.used(folder.resolve("b.rules"));
        SizedFolder.make(folder, ".rules", 399);
        assertEquals(List.of("a.rules", "b.rules", "key"), left());
    }
}
