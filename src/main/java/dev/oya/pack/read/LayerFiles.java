package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Tree;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Finds and parses the files of layers: profiles in the pack, house layers anywhere. */
record LayerFiles(RulesFolder folder, ParseContext reading) {
    /** The most bytes of a file from elsewhere. */
    private static final int MOST_BYTES = 1 << 20;

    /** A layer that names no files. */
    private static final Layer.Beside ALONE = new Layer.Beside() {
        @Override
        public String read(String name) {
            return null;
        }

        @Override
        public String shown(String name) {
            return name;
        }
    };

    /** The layer of a profile, or null and a problem. */
    Layer profile(String base, String id) {
        String file = base + "profiles/" + id + ".yaml";
        if (!folder.exists(file)) {
            reading.problem(new Place(base + "pack.yaml", 0), "missing-file", "There is no file " + file);
            return null;
        }
        return inFolder(file);
    }

    /**
     * A house layer: the one of the rules folder with that id, or the file of that path. A file that is letter for letter
     * one of the rules folder is that one.
     */
    Layer house(Path path) {
        String name = path.toString().replace('\\', '/');
        String text = folder.layer(name);
        if (text != null) {
            return foreign(name, text, ALONE);
        }
        if (LayerNames.isHere(folder, name)) {
            return inFolder(LayerNames.file(name));
        }
        if (Files.isRegularFile(path)) {
            text = text(path);
            String same = "house/" + path.getFileName();
            if (text == null) {
                return null;
            }
            if (folder.exists(same) && folder.read(same).equals(text)) {
                return inFolder(same);
            }
            return foreign(name, text, new Beside(path));
        }
        for (String file : List.of(name, "house/" + name)) {
            if (folder.exists(file)) {
                return inFolder(file);
            }
        }
        List<String> known = LayerNames.ids(folder);
        reading.problem(
                new Place(name, 0),
                "missing-file",
                "There is no such layer",
                known.isEmpty() ? null : "the rules folder has: " + String.join(", ", known));
        return null;
    }

    private Layer foreign(String name, String text, Layer.Beside beside) {
        return layer(name, text, beside, true);
    }

    private Layer inFolder(String file) {
        String directory = file.substring(0, file.lastIndexOf('/') + 1);
        Layer layer = layer(
                file,
                folder.read(file),
                new Layer.Beside() {
                    @Override
                    public String read(String name) {
                        return folder.exists(shown(name)) ? folder.read(shown(name)) : null;
                    }

                    @Override
                    public String shown(String name) {
                        return name.startsWith(PackFiles.COMMON) ? name : directory + name;
                    }
                },
                false);
        if (layer != null) {
            reading.called(
                    layer.root(), "layer", file.substring(directory.length()).replaceFirst("\\.yaml$", ""));
        }
        return layer;
    }

    private Layer layer(String file, String text, Layer.Beside beside, boolean foreign) {
        reading.noted(file, text);
        Tree root = reading.parse("layer", file, text, foreign);
        return root == null ? null : new Layer(reading.needed(root, "layer"), file, root, beside, foreign);
    }

    /** The text of a file from elsewhere, or null and a problem. */
    String text(Path path) {
        Place place = new Place(path.toString().replace('\\', '/'), 0);
        try {
            if (Files.size(path) > MOST_BYTES) {
                reading.problem(
                        place, "too-large", "The file has more than " + MOST_BYTES + " bytes", "no layer needs that");
                return null;
            }
            return Files.readString(path);
        } catch (CharacterCodingException malformed) {
            reading.problem(place, "broken-yaml", "This is no UTF-8 text", "save the file as UTF-8");
        } catch (IOException unreadable) {
            reading.problem(place, "missing-file", "The file cannot be read", unreadable.getMessage());
        }
        return null;
    }

    /** What lies in the folder of a layer from elsewhere, and nothing outside it. */
    private final class Beside implements Layer.Beside {
        private final Path layer;

        Beside(Path layer) {
            this.layer = layer;
        }

        @Override
        public String read(String name) {
            if (!name.matches("[A-Za-z0-9_-][A-Za-z0-9._-]*\\.drl")) {
                return null;
            }
            Path file = layer.resolveSibling(name);
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? text(file) : null;
        }

        @Override
        public String shown(String name) {
            String folder = layer.toString().replace('\\', '/');
            return folder.substring(0, folder.lastIndexOf('/') + 1) + name;
        }
    }
}
