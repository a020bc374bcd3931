package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Suggestions;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Resolves the names of house-rule layers in untrusted text. It accepts only ids of layers in the rules folder and names of
 * files given by the caller. A name in a record, situation or scenario is never opened as a path. Thread-safe.
 */
public final class LayerNames {
    /** Error code for a name that is not allowed. */
    public static final String CODE = "no-files-here";

    private static final String FOLDER = "house/";
    private static final String ENDING = ".yaml";
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");

    private final RulesFolder folder;
    private final List<Path> given;

    /** @param given files given by the caller */
    public LayerNames(RulesFolder folder, List<Path> given) {
        this.folder = folder;
        this.given = List.copyOf(given);
    }

    /**
     * Returns the path of the layer with the given name, or null if there is none.
     *
     * @throws dev.oya.input.PackException if a file given by the caller is invalid
     */
    public Path find(String name) {
        for (Path file : given) {
            if (name.equals(String.valueOf(file.getFileName()))
                    || name.equals(PackReader.layer(folder, file).id())) {
                return file;
            }
        }
        return isHere(folder, name) ? Path.of(name) : null;
    }

    /** Returns the problem of an unknown layer name. The message does not repeat a name that may be a path. */
    public Problem unknown(Place place, String name) {
        return ID.matcher(name).matches()
                ? Problem.of(
                        place,
                        "missing-file.house",
                        name,
                        Suggestions.advice(name, ids(folder), Advice.of("house-name", known())))
                : Problem.of(place, "no-files-here", known());
    }

    /** Returns the allowed names for messages. */
    public Advice known() {
        List<String> ids = ids(folder);
        return ids.isEmpty() ? Advice.of("given-layer") : Advice.of("layer-of-folder", String.join(", ", ids));
    }

    /** Returns the sorted ids of the layers in a rules folder. An id is the layer's file name without the extension. */
    public static List<String> ids(RulesFolder folder) {
        return folder.files().stream()
                .filter(file -> file.startsWith(FOLDER) && file.endsWith(ENDING))
                .map(file -> file.substring(FOLDER.length(), file.length() - ENDING.length()))
                .toList();
    }

    /** Returns whether the rules folder has a layer with this id. */
    public static boolean isHere(RulesFolder folder, String id) {
        return ID.matcher(id).matches() && folder.exists(file(id));
    }

    public static String file(String id) {
        return FOLDER + id + ENDING;
    }
}
