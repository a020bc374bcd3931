package dev.oya.pack.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesFolderTest {
    @TempDir
    private Path directory;

    @Test
    void findsGamesAndMajorVersionsByTheirPackFiles() throws IOException {
        pack("snap/10/pack.yaml");
        pack("snap/2/pack.yaml");
        pack("snap/02/pack.yaml");
        pack("snap/old/pack.yaml");
        pack("snap/3/notes.yaml");
        pack("drafts/pack.yaml");
        pack("notes.yaml");
        pack("ace/1/pack.yaml");
        RulesFolder folder = RulesFolder.of(directory);
        assertEquals(List.of("ace", "snap"), folder.games());
        assertEquals(List.of(2, 10), folder.majors("snap"));
        assertEquals(List.of(), folder.majors("drafts"));
        assertEquals(List.of(), folder.majors("none"));
        assertEquals(List.of(), folder.majors("../" + directory.getFileName() + "/snap"));
    }

    @Test
    void missingDirectoryHasNoGames() {
        assertEquals(List.of(), RulesFolder.of(directory.resolve("none")).games());
    }

    private void pack(String file) throws IOException {
        Path path = directory.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, "");
    }
}
