package dev.oya.pack;

import java.nio.file.*;

public record RulesFolder(Path dir) {
    public static RulesFolder inJar() {
        return new RulesFolder(Path.of("rules"));
    }
}
