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

/** The files of the page and of the libraries in its import map. Safe to share between threads. */
final class PageFiles {
    private static final String FOLDER = "/page/";
    private static final String INDEX = "index.html";
    private static final String WORKER = "worker.js";
    private static final String MANIFEST = "manifest.json";
    private static final String LIBRARIES = "/META-INF/resources/webjars/";
    private static final Pattern MAP = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern FOR_READERS = Pattern.compile(
            "(?m)^[ \\t]*(?://.*|/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/)\\n|/\\*\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*/ ?|^[ \\t]+");
    private static final Pattern NAME = Pattern.compile("[a-z0-9@][a-z0-9@._/-]*\\.(js|css|svg|woff2)");

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

    /** Returns a file with the build id filled in. The file is removed from the files served under {@code /page/}. */
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

    /** Returns the build id, a digest of the page's own files. */
    String build() {
        return build;
    }

    /** Returns the HTML of the page. */
    byte[] index() {
        return index;
    }

    /** Returns the service worker, which caches the page in the browser. */
    byte[] worker() {
        return worker;
    }

    /** Returns the manifest, which devices need to install the page. */
    byte[] manifest() {
        return manifest;
    }

    /** Returns the CSP source of the import map, the only inline script. Browsers cannot load import maps from other files. */
    String mapHash() {
        return "'sha256-" + Base64.getEncoder().encodeToString(Sha256.of(map)) + "'";
    }

    /**
     * Returns a file.
     *
     * @param name path below {@code /page/} for the page's own files; name, version and path for files of libraries
     * @return the file, or null if there is none
     */
    byte[] file(String name) {
        if (!NAME.matcher(name).matches() || name.contains("..")) {
            return null;
        }
        return files.computeIfAbsent(name, any -> own.containsKey(any) ? sent(any) : library(any));
    }

    /** Returns one of the page's own files without indentation, full-line comments and doc comments. */
    private byte[] sent(String name) {
        if (!name.endsWith(".js") && !name.endsWith(".css")) {
            return own.get(name);
        }
        String text = new String(own.get(name), StandardCharsets.UTF_8);
        return FOR_READERS.matcher(text).replaceAll("").getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a file of a library in the import map, or null if there is none. */
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
