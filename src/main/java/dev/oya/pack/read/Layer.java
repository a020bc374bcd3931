package dev.oya.pack.read;

import dev.oya.input.Tree;
import java.util.function.UnaryOperator;

/**
 * A parsed layer: a profile or house rules.
 *
 * @param id the layer's name
 * @param file the layer's file for messages
 * @param root the layer's tree
 * @param beside function that returns the text of a file in the layer's folder, or null if there is none
 * @param foreign whether the layer comes from outside the rules folder, so that its rules must pass the gate
 */
public record Layer(String id, String file, Tree root, UnaryOperator<String> beside, boolean foreign) {
    /** Returns the name of a file in the layer's folder for messages. */
    String shown(String name) {
        return shown(file, name);
    }

    static String shown(String file, String name) {
        return name.startsWith(PackFiles.COMMON) ? name : file.substring(0, file.lastIndexOf('/') + 1) + name;
    }
}
