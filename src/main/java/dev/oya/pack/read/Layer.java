package dev.oya.pack.read;

import dev.oya.input.Tree;

/**
 * A parsed layer: a profile, or a table's house rules.
 *
 * @param id its name
 * @param file its file, for messages
 * @param root its tree
 * @param beside the files it may name
 * @param foreign whether it came from elsewhere than the rules folder, so that its rules must pass the gate
 */
public record Layer(String id, String file, Tree root, Beside beside, boolean foreign) {
    /** The files that lie beside a layer. */
    public interface Beside {
        /** The text of a file, or null where there is none. */
        String read(String name);

        /** What messages call that file. */
        String shown(String name);
    }
}
