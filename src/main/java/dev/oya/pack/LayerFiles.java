package dev.oya.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds and parses the files of layers: profiles in the pack, house layers anywhere. */
final class LayerFiles {
    private final RulesFolder folder;
    private final Reading reading;

    LayerFiles(RulesFolder folder, Reading reading) {
        this.folder = folder;
        this.reading = reading;
    }

    /** The layer of a profile, or null and a problem. */
    Layer profile(String base, String id) {
        String file = base + "profiles/" + id + ".yaml";
        if (!folder.exists(file)) {
            reading.problems().add(new Place(base + "pack.yaml", 0), "missing-file", "There is no file " + file);
            return null;
        }
        return inFolder(file);
    }

    /** A house layer: the file of that path, or one of the rules folder's house layers. */
    Layer house(Path path) {
        String name = path.toString().replace('\\', '/');
        if (Files.isRegularFile(path)) {
            Layer layer = layer(name, read(path), new Beside(path));
            reading.foreignSchema("layer", layer == null ? null : layer.root());
            return layer;
        }
        for (String file : List.of(name, "house/" + name, "house/" + name + ".yaml")) {
            if (folder.exists(file)) {
                return inFolder(file);
            }
        }
        List<String> known = folder.files().stream()
                .filter(file -> file.startsWith("house/") && file.endsWith(".yaml"))
                .toList();
        reading.problems()
                .add(
                        new Place(name, 0),
                        "missing-file",
                        "There is no such layer",
                        known.isEmpty() ? null : "the rules folder has: " + String.join(", ", known));
        return null;
    }

    private Layer inFolder(String file) {
        String directory = file.substring(0, file.lastIndexOf('/') + 1);
        Layer layer = layer(file, folder.read(file), new Layer.Beside() {
            @Override
            public String read(String name) {
                return folder.exists(shown(name)) ? folder.read(shown(name)) : null;
            }

            @Override
            public String shown(String name) {
                return name.startsWith(PackLoad.COMMON) ? name : directory + name;
            }
        });
        reading.schema("layer", layer == null ? null : layer.root());
        return layer;
    }

    private Layer layer(String file, String text, Layer.Beside beside) {
        YamlNode root = YamlFile.parse(file, text, reading.problems());
        return root == null ? null : new Layer(reading.needed(root, "layer"), file, root, beside);
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Beside(Path layer) implements Layer.Beside {
        @Override
        public String read(String name) {
            Path file = layer.resolveSibling(name);
            return Files.isRegularFile(file) ? LayerFiles.read(file) : null;
        }

        @Override
        public String shown(String name) {
            return layer.resolveSibling(name).toString().replace('\\', '/');
        }
    }
}
