package dev.oya.engine;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;
import org.kie.internal.conf.IndexLeftBetaMemoryOption;
import org.kie.internal.conf.IndexRightBetaMemoryOption;

/** A class loader for compiled rules in memory. */
final class ChapterClasses extends ClassLoader {
    static final String GROUP = "dev.oya.rules";
    static final String ARTIFACT = "chapter";
    /** JAR entry with the name of the class that contains the rules. */
    private static final String MODEL_LIST = "META-INF/kie/" + GROUP + "/" + ARTIFACT + "/drools-model";

    static final String CLASS = ".class";

    /** Package of compiled rules. */
    static final String PACKAGE = "oya";

    private final Map<String, byte[]> entries;

    private ChapterClasses(byte[] jar) throws IOException {
        super(ChapterClasses.class.getClassLoader());
        this.entries = entries(jar);
    }

    /** Returns the entries of a JAR that are loaded: its classes and the entry that names the class containing the rules. */
    static Map<String, byte[]> entries(byte[] jar) throws IOException {
        Map<String, byte[]> entries = new HashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (entry.getName().endsWith(CLASS) || entry.getName().equals(MODEL_LIST)) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        return entries;
    }

    /** Creates a class loader for the classes of a JAR. */
    static ChapterClasses of(byte[] jar) throws IOException {
        return new ChapterClasses(jar);
    }

    /**
     * Creates a rule base from compiled rules. The rule base has no indexes: a question has only a few facts, and filling an
     * index would read properties on which the answer does not depend.
     */
    static KieBase base(List<Rule> rules) {
        ModelImpl model = new ModelImpl(PACKAGE);
        rules.forEach(model::addRule);
        return KieBaseBuilder.createKieBaseFromModel(
                model, IndexLeftBetaMemoryOption.NO, IndexRightBetaMemoryOption.NO);
    }

    /** Returns the rule model of a JAR, or null if it cannot be loaded. A rule base can be built from the model. */
    static Model model(byte[] jar) {
        try {
            ChapterClasses loader = new ChapterClasses(jar);
            String name = loader.model();
            return name == null
                    ? null
                    : (Model) loader.loadClass(name.replace('/', '.'))
                            .getDeclaredConstructor()
                            .newInstance();
        } catch (IOException | ReflectiveOperationException | LinkageError | RuntimeException unusable) {
            return null;
        }
    }

    /** Returns the internal name of the class that contains the rules, or null if there is none. */
    String model() {
        return new String(entries.getOrDefault(MODEL_LIST, new byte[0]), StandardCharsets.UTF_8)
                .lines()
                .map(String::trim)
                .filter(line -> !line.isEmpty() && !line.contains(":"))
                .findFirst()
                .map(name -> name.replace('.', '/'))
                .orElse(null);
    }

    /** Returns the internal names of the classes that are not loaded yet, in alphabetical order. */
    List<String> names() {
        return entries.keySet().stream()
                .filter(entry -> entry.endsWith(CLASS))
                .map(entry -> entry.substring(0, entry.length() - CLASS.length()))
                .sorted()
                .toList();
    }

    /** Returns the class file of the class with the given internal name, or null if the class is already loaded. */
    byte[] code(String name) {
        return entries.get(name + CLASS);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] code = entries.remove(name.replace('.', '/') + CLASS);
        if (code == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, code, 0, code.length);
    }
}
