package dev.oya.engine;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.Model;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;

/**
 * Compiled rules kept between runs, since compiling them is most of a short run. The folder holds code, so only its owner
 * may read or write it. Whatever goes wrong here costs time and nothing else: the rules are compiled again.
 */
final class CompiledRules {
    private static final String MODEL_LIST = "META-INF/kie/%s/%s/drools-model";

    private final Path file;
    private final String group;
    private final String artifact;

    /**
     * @param key names the text of the rules and the program that compiled it
     * @param group the module's group, part of where the list of its models lies
     * @param artifact the module's artifact
     */
    CompiledRules(String key, String group, String artifact) {
        Path folder = folder();
        this.file = folder == null ? null : folder.resolve(key + ".jar");
        this.group = group;
        this.artifact = artifact;
    }

    /** {@code OYA_CACHE}, or {@code oya} in the user's cache folder; null where it is {@code off} or there is no home. */
    private static Path folder() {
        String chosen = System.getenv("OYA_CACHE");
        if (chosen != null) {
            return chosen.equals("off") || chosen.isBlank() ? null : Path.of(chosen);
        }
        String cache = System.getenv("XDG_CACHE_HOME");
        if (cache != null && !cache.isBlank()) {
            return Path.of(cache, "oya");
        }
        String home = System.getProperty("user.home");
        return home == null || home.isBlank() || home.equals("?") ? null : Path.of(home, ".cache", "oya");
    }

    /** Whether rules of this key have been kept. */
    boolean exists() {
        return file != null && Files.isRegularFile(file) && isOurs(file.getParent());
    }

    /** The rules as they were kept, or null. */
    KieBase load() {
        if (!exists()) {
            return null;
        }
        try {
            // The loader stays open as long as its classes are in use: as long as the process.
            URLClassLoader loader =
                    new URLClassLoader(new URL[] {file.toUri().toURL()}, CompiledRules.class.getClassLoader());
            String name = modelName(loader);
            if (name == null) {
                return null;
            }
            Model model =
                    (Model) loader.loadClass(name).getDeclaredConstructor().newInstance();
            return KieBaseBuilder.createKieBaseFromModel(model);
        } catch (IOException | ReflectiveOperationException | LinkageError | RuntimeException unusable) {
            return null;
        }
    }

    /** Whether what a key stands for has been found fine by a run before. */
    static boolean isFine(String key) {
        Path folder = folder();
        return folder != null && isOurs(folder) && Files.isRegularFile(folder.resolve(key + ".fine"));
    }

    /** Remembers that what a key stands for is fine. */
    static void fine(String key) {
        Path folder = folder();
        if (folder != null) {
            try {
                make(folder);
                Files.write(folder.resolve(key + ".fine"), new byte[0]);
            } catch (IOException | UnsupportedOperationException | SecurityException notKept) {
                // The next run looks again.
                return;
            }
        }
    }

    private static boolean isOurs(Path folder) {
        try {
            return Files.getOwner(folder).getName().equals(System.getProperty("user.name"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    private String modelName(URLClassLoader loader) throws IOException {
        try (InputStream list = loader.getResourceAsStream(MODEL_LIST.formatted(group, artifact))) {
            if (list == null) {
                return null;
            }
            List<String> lines = new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.stream()
                    .map(String::trim)
                    .filter(line -> !line.isEmpty() && !line.contains(":"))
                    .findFirst()
                    .orElse(null);
        }
    }

    /** Keeps the rules of a module that was just built. */
    void keep(InternalKieModule module) {
        if (file == null) {
            return;
        }
        try {
            Path folder = file.getParent();
            make(folder);
            Path part = Files.createTempFile(folder, "rules", ".part");
            Files.write(part, module.getBytes());
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException | UnsupportedOperationException | SecurityException notKept) {
            // The next run compiles again.
            return;
        }
    }

    private static void make(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder.getParent());
            Files.createDirectory(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        }
    }
}
