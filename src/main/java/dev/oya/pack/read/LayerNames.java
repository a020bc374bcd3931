package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.Suggestions;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The house layers that a text from elsewhere may name: those of the rules folder by their id, and the files that the
 * caller gave. A record, a situation or a scenario names rules and never files: nothing it says is opened as a path.
 * Safe to share between threads.
 */
public final class LayerNames {
    /** The code of the problem where a text names something else. */
    public static final String CODE = "no-files-here";

    private static final String FOLDER = "house/";
    private static final String ENDING = ".yaml";
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");

    private final RulesFolder folder;
    private final List<Path> given;

    /** @param given files that the caller gave */
    public LayerNames(RulesFolder folder, List<Path> given) {
        this.folder = folder;
        this.given = List.copyOf(given);
    }

    /**
     * The layer of a name, or null where there is none.
     *
     * @throws dev.oya.input.PackException where a file that the caller gave is broken
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

    /** What is wrong with a name of which there is no layer; what may be a path is not repeated. */
    public Problem unknown(Place place, String name, String who) {
        return ID.matcher(name).matches()
                ? Problem.of(
                        place,
                        "missing-file.house",
                        name,
                        Suggestions.advice(name, ids(folder), Advice.of("house-name", known())))
                : Problem.of(place, "no-files-here", who, known());
    }

    /** What may be named, for messages. */
    public String known() {
        List<String> ids = ids(folder);
        return (ids.isEmpty() ? "" : "a layer of the rules folder (" + String.join(", ", ids) + "), or ")
                + "one that is given with --house";
    }

    /** The ids of the layers of a rules folder, in alphabetical order: their files are called so. */
    static List<String> ids(RulesFolder folder) {
        return folder.files().stream()
                .filter(file -> file.startsWith(FOLDER) && file.endsWith(ENDING))
                .map(file -> file.substring(FOLDER.length(), file.length() - ENDING.length()))
                .toList();
    }

    /** Whether this is the id of a layer of the rules folder. */
    public static boolean isHere(RulesFolder folder, String id) {
        return ID.matcher(id).matches() && folder.exists(file(id));
    }

    public static String file(String id) {
        return FOLDER + id + ENDING;
    }
}
