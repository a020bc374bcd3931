package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Tree;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** Finds and parses layer files: profiles in the pack, and house-rule layers anywhere. */
record LayerFiles(RulesFolder folder, EntryReader reader) {
    private static final int MOST_BYTES = 1 << 20;

    /** Returns the layer of the given profile. Reports a problem and returns null if the profile does not exist. */
    Layer profile(String base, String id) {
        String file = base + "profiles/" + id + ".yaml";
        if (!folder.exists(file)) {
            reader.problems().report(new Place(base + "pack.yaml", 0), "missing-file.file", file, null);
            return null;
        }
        return inFolder(file);
    }

    /**
     * Returns the house-rule layer with the given id in the rules folder or with the given path. A file that is identical to a
     * layer of the rules folder is treated as that layer.
     */
    Layer house(Path path) {
        String name = path.toString().replace('\\', '/');
        String text = folder.layer(name);
        if (text != null) {
            return layer(name, text, beside -> null, true);
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
            return layer(name, text, beside -> beside(path, beside), true);
        }
        for (String file : List.of(name, "house/" + name)) {
            if (folder.exists(file)) {
                return inFolder(file);
            }
        }
        List<String> known = LayerNames.ids(folder);
        reader.problems()
                .report(
                        new Place(name, 0),
                        "missing-file.layer",
                        known.isEmpty() ? null : Advice.of("house-of-folder", String.join(", ", known)));
        return null;
    }

    private Layer inFolder(String file) {
        Layer layer = layer(file, folder.read(file), name -> inFolder(file, name), false);
        if (layer != null) {
            reader.called(layer.root(), "layer", file.replaceAll(".*/|\\.yaml$", ""));
        }
        return layer;
    }

    private String inFolder(String layer, String name) {
        String file = Layer.shown(layer, name);
        return folder.exists(file) ? folder.read(file) : null;
    }

    private Layer layer(String file, String text, UnaryOperator<String> beside, boolean foreign) {
        reader.noted(file, text);
        Tree root = folder.tree("layer", file, text, reader.problems(), foreign);
        return root == null ? null : new Layer(root.text("layer", ""), file, root, beside, foreign);
    }

    String text(Path path) {
        Place place = new Place(path.toString().replace('\\', '/'), 0);
        try {
            if (Files.size(path) > MOST_BYTES) {
                reader.problems().report(place, "too-large.bytes", MOST_BYTES);
                return null;
            }
            return Files.readString(path);
        } catch (CharacterCodingException malformed) {
            reader.problems().report(place, "broken-yaml.encoding");
        } catch (IOException unreadable) {
            reader.problems().report(place, "missing-file.unreadable", unreadable.getMessage());
        }
        return null;
    }

    /** Returns the text of a file in a layer's folder. Files outside the folder are not accessible. */
    private String beside(Path layer, String name) {
        if (!name.matches("[A-Za-z0-9_-][A-Za-z0-9._-]*\\.drl")) {
            return null;
        }
        Path file = layer.resolveSibling(name);
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? text(file) : null;
    }
}
