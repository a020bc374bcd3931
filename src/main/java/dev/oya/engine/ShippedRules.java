package dev.oya.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.drools.model.Model;

/**
 * The shipped rules in compiled form, identified by a hash of their text. Only changed rules need the compiler. Each chapter is
 * a separate package of ordinary classes, so that a CDS archive can contain them. Safe for concurrent use.
 */
final class ShippedRules {
    static final String FOLDER = "compiled/";

    /** Name of the class that contains the rulesin a chapter's folder. */
    static final String MODEL = "Rules";

    /**
     * File that lists the chapters. Each chapter is followed by the keys and names of the rules that no earlier chapter
     * contains.
     */
    static final String RULES = "rules";

    /** Number of characters of the fingerprint in the name of a chapter's folder. */
    private static final int FOLDER_NAME = 32;

    private ShippedRules() {}

    /** The content of {@link ShippedRules#RULES}, read once per process. */
    private static final class Rules {
        private static final Map<String, String> CHAPTERS = new HashMap<>();
        private static final Map<String, Map<String, String>> KEYS = new HashMap<>();

        static {
            byte[] list = content(RULES);
            String chapter = null;
            for (String line : list == null ? new String[0] : new String(list, StandardCharsets.UTF_8).split("\n")) {
                int space = line.indexOf(' ');
                if (space < 0) {
                    chapter = line;
                    KEYS.put(chapter, new HashMap<>());
                } else {
                    CHAPTERS.put(line.substring(0, space), chapter);
                    KEYS.get(chapter).put(line.substring(space + 1), line.substring(0, space));
                }
            }
        }
    }

    /**
     * Returns the fingerprint of the shipped chapter that contains the rule with this key, or null if the rule is not shipped.
     */
    static String chapterOf(String key) {
        return Rules.CHAPTERS.get(key);
    }

    /** Returns the keys of the rules for which {@link #chapterOf} returns this chapter, by rule name. */
    static Map<String, String> keysOf(String chapter) {
        return Rules.KEYS.getOrDefault(chapter, Map.of());
    }

    /** Returns whether the rules of the given chapter are shipped. */
    static boolean has(String fingerprint) {
        return ShippedRules.class.getResource(folder(fingerprint) + MODEL + ChapterClasses.CLASS) != null;
    }

    /** Returns the folder with the classes of the given chapter, relative to this class. */
    static String folder(String fingerprint) {
        return FOLDER + "c" + fingerprint.substring(0, FOLDER_NAME) + "/";
    }

    /**
     * Returns the rule model of the given chapter, or null if the chapter is not shipped. A rule base can be built from the
     * model.
     */
    static Model model(String fingerprint) {
        String name =
                ShippedRules.class.getPackageName() + "." + folder(fingerprint).replace('/', '.') + MODEL;
        try {
            return (Model) Class.forName(name).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError | RuntimeException unusable) {
            return null;
        }
    }

    private static byte[] content(String name) {
        try (InputStream in = ShippedRules.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException broken) {
            return null;
        }
    }
}
