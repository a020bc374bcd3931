package dev.oya.service.page;

import dev.oya.files.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files that the page is made of: ours, and those of the libraries that it names. Safe to share between threads. */
final class PageFiles {
    private static final String FOLDER = "/page/";
    private static final String INDEX = "index.html";
    private static final String WORKER = "worker.js";
    private static final String MANIFEST = "manifest.json";
    private static final String LIBRARIES = "/META-INF/resources/webjars/";
    private static final Pattern MAP = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern FOR_READERS = Pattern.compile(
            "(?m)^[ \\t]*(?://.*|/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/)\\n|/\\*\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/ ?|^[ \\t]+");
    private static final Pattern NAME = Pattern.compile("[a-z0-9@][a-z0-9@._/-]*\\.(js|css|svg)");

    private final Map<String, byte[]> own = new TreeMap<>();
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final String build;
    private final byte[] index;
    private final byte[] worker;
    private final byte[] manifest;
    private final String map;

    PageFiles() {
        try {
            read(PageFiles.class.getResource(FOLDER + INDEX).toURI());
        } catch (IOException | URISyntaxException unreadable) {
            throw new IllegalStateException(unreadable);
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        own.forEach((name, bytes) -> {
            all.writeBytes(name.getBytes(StandardCharsets.UTF_8));
            all.writeBytes(bytes);
        });
        build = HexFormat.of().formatHex(Sha256.of(all.toByteArray())).substring(0, 16);
        index = built(INDEX);
        worker = built(WORKER);
        manifest = built(MANIFEST);
        Matcher found = MAP.matcher(new String(index, StandardCharsets.UTF_8));
        map = found.find() ? found.group(1) : "";
    }

    /** A file that names this state of the files, and has an address of its own. */
    private byte[] built(String name) {
        String text = new String(own.remove(name), StandardCharsets.UTF_8);
        return text.replace("{build}", build).getBytes(StandardCharsets.UTF_8);
    }

    private void read(URI start) throws IOException {
        if (start.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(start, Map.of())) {
                read(jar.getPath(FOLDER));
            }
        } else {
            read(Path.of(start).getParent());
        }
    }

    private void read(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                own.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
    }

    /** Tells one state of the files from any other. */
    String build() {
        return build;
    }

    /** The page itself. */
    byte[] index() {
        return index;
    }

    /** What keeps the page in a browser. */
    byte[] worker() {
        return worker;
    }

    /** What a device needs to install the page. */
    byte[] manifest() {
        return manifest;
    }

    /** The hash of the page's one script that stands in it: its map of names, which a browser takes from nowhere else. */
    String mapHash() {
        return "'sha256-" + Base64.getEncoder().encodeToString(Sha256.of(map)) + "'";
    }

    /**
     * A file.
     *
     * @param name ours by its place in our folder, a library's by name and version
     * @return the file, or null where there is none
     */
    byte[] file(String name) {
        if (!NAME.matcher(name).matches() || name.contains("..")) {
            return null;
        }
        return files.computeIfAbsent(name, any -> own.containsKey(any) ? sent(any) : library(any));
    }

    /** Returns one of our files without indentation, comments on lines of their own and doc comments. */
    private byte[] sent(String name) {
        if (name.endsWith(".svg")) {
            return own.get(name);
        }
        String text = new String(own.get(name), StandardCharsets.UTF_8);
        return FOR_READERS.matcher(text).replaceAll("").getBytes(StandardCharsets.UTF_8);
    }

    /** A file of a library that the page's map of names speaks of. */
    private byte[] library(String name) {
        String[] parts = name.split("/", 3);
        if (parts.length < 3 || !map.contains(build + "/" + parts[0] + "/" + parts[1] + "/")) {
            return null;
        }
        try (InputStream in = PageFiles.class.getResourceAsStream(LIBRARIES + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
