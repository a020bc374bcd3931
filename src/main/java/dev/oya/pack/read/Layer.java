package dev.oya.pack.read;

import dev.oya.input.Tree;
import java.util.function.UnaryOperator;

/**
 * A parsed layer: a profile, or a table's house rules.
 *
 * @param id its name
 * @param file its file, for messages
 * @param root its tree
 * @param beside the texts of the files it may name; null for a name of which there is none
 * @param foreign whether it came from elsewhere than the rules folder, so that its rules must pass the gate
 */
public record Layer(String id, String file, Tree root, UnaryOperator<String> beside, boolean foreign) {
    /** What messages call a file beside it. */
    String shown(String name) {
        return shown(file, name);
    }

    static String shown(String file, String name) {
        return name.startsWith(PackFiles.COMMON) ? name : file.substring(0, file.lastIndexOf('/') + 1) + name;
    }
}
