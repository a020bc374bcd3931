package dev.oya.pack.read;

import dev.oya.files.Sha256;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import dev.oya.input.SchemaCheck;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Validates files against the schema of their format before they are read. Loading the schemas takes longer than playing. A
 * text is therefore validated only if neither the build, nor this process, nor an earlier run has validated it. Thread-safe.
 */
final class FileCheck {
    private static final Set<String> NAMES = Set.of("layer", "id", "title", "base");
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_SENTENCE = 2_000;

    private FileCheck() {}

    /**
     * Returns the root of a YAML file, or null after reporting its problems.
     *
     * @param foreign whether the text is untrusted: it must not evict other texts from the caches, and leaves no record on the
     *     disk
     */
    static Tree tree(String kind, String file, String text, Problems problems, RuleCaches caches, boolean foreign) {
        Problems found = new Problems();
        RuleCaches texts = foreign ? new RuleCaches() : caches;
        Tree root = YamlParser.parse(file, text, found, texts);
        if (root != null) {
            String key = key(kind, text, texts);
            BooleanSupplier check = isFine(found, own -> {
                SchemaCheck.check(kind, root, own);
                bounded(root.without("rules"), own);
            });
            if (foreign) {
                caches.isFineHere(key, check);
            } else {
                caches.isFine(key, check);
            }
        }
        problems.addAll(found);
        return found.isEmpty() ? root : null;
    }

    /** Checks the text with the given key, unless an earlier check found no problems in it. */
    static void check(String key, Problems problems, RuleCaches caches, Consumer<Problems> check) {
        caches.isFine(key, isFine(problems, check));
    }

    /** Returns a check that adds its problems to {@code problems} and returns whether it found no problems. */
    private static BooleanSupplier isFine(Problems problems, Consumer<Problems> check) {
        return () -> {
            Problems found = new Problems();
            check.accept(found);
            problems.addAll(found);
            return found.isEmpty();
        };
    }

    /** Returns the cache key of a text and its kind of file. */
    static String key(String kind, String text, RuleCaches caches) {
        return kind + " " + caches.<String>get(RuleCaches.Store.HASHES, text, () -> Sha256.name(text));
    }

    /** Checks that names and sentences are short enough for any display. */
    private static void bounded(Tree node, Problems problems) {
        node.list().forEach(item -> bounded(item, problems));
        node.map().forEach((key, value) -> {
            boolean isName = NAMES.contains(key) || key.length() > LONGEST_NAME;
            int length = Math.max(key.length(), value.isScalar() ? value.text().length() : 0);
            if (isName && length > LONGEST_NAME) {
                problems.report(value.place(), "too-large.name", LONGEST_NAME);
            } else if (length > LONGEST_SENTENCE) {
                problems.report(value.place(), "too-large.sentence", LONGEST_SENTENCE);
            }
            bounded(value, problems);
        });
    }
}
