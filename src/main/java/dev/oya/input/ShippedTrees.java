package dev.oya.input;

import dev.oya.files.ShippedFolder;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The trees of the shipped YAML files, which the build has stored. A new process reads them in a fraction of the time that the
 * YAML parser needs. There is one resource for each text. Safe for concurrent use.
 */
public final class ShippedTrees {
    private static final ShippedFolder FOLDER = new ShippedFolder(ShippedTrees.class, "trees");

    private ShippedTrees() {}

    /**
     * Returns the tree that the build has parsed from the given text, or null if the build has not stored one.
     *
     * @param file the file for the places of the nodes
     */
    static Tree of(String file, String text) {
        try (InputStream in = FOLDER.open(text)) {
            return in == null ? null : read(new DataInputStream(new ByteArrayInputStream(in.readAllBytes())), file);
        } catch (IOException damaged) {
            // The stored tree is unusable, so the text is parsed instead.
            return null;
        }
    }

    /**
     * Writes the cached trees.
     *
     * @param classes folder of this program's classes
     */
    public static void write(Path classes, RuleCaches caches) throws IOException {
        for (Object key : caches.keys(RuleCaches.Store.TREES)) {
            Path file = FOLDER.file(classes, (String) ((List<?>) key).get(1));
            try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
                write(out, caches.get(RuleCaches.Store.TREES, key));
            }
        }
    }

    /** Deletes the trees that an earlier build has written. */
    public static void delete(Path classes) throws IOException {
        FOLDER.delete(classes);
    }

    private static Tree read(DataInputStream in, String file) throws IOException {
        Place place = new Place(file, in.readInt());
        Place exact = new Place(file, in.readInt(), in.readInt());
        int textLine = in.readInt();
        byte type = in.readByte();
        if (type == 'm') {
            Map<String, Tree> entries = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                entries.put(in.readUTF(), read(in, file));
            }
            return new YamlTree(place, exact, textLine, null, Collections.unmodifiableMap(entries));
        }
        if (type == 'l') {
            List<Tree> items = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                items.add(read(in, file));
            }
            return new YamlTree(place, exact, textLine, null, Collections.unmodifiableList(items));
        }
        if (type == 0) {
            return new YamlTree(place, exact, textLine, null, null);
        }
        String text = in.readUTF();
        return new YamlTree(place, exact, textLine, text, type == 'p' ? YamlParser.typed(text) : text);
    }

    private static void write(DataOutputStream out, Tree node) throws IOException {
        out.writeInt(node.place().line());
        out.writeInt(node.exact().line());
        out.writeInt(node.exact().column());
        out.writeInt(node.textLine());
        if (node.isMap()) {
            out.writeByte('m');
            out.writeInt(node.map().size());
            for (Map.Entry<String, Tree> entry : node.map().entrySet()) {
                out.writeUTF(entry.getKey());
                write(out, entry.getValue());
            }
        } else if (node.isList()) {
            out.writeByte('l');
            out.writeInt(node.list().size());
            for (Tree item : node.list()) {
                write(out, item);
            }
        } else if (node.isNothing()) {
            out.writeByte(0);
        } else {
            // A number or boolean is plain, and its type follows from its text.
            out.writeByte(node.scalar() instanceof String ? 't' : 'p');
            out.writeUTF(node.text());
        }
    }
}
