package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Bots;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Delivery and translations of the page's files. */
class PageFilesTest {
    private static final Path PAGE = Path.of(System.getProperty("basedir", ""), "src", "main", "resources", "page");
    private static final int FIRST_LOAD = 120_000;
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/page/[^\"]+)\"");
    private static final Pattern IMPORT = Pattern.compile("(?:import|from) ?['\"](\\.[^'\"]+)['\"]");
    private static final Pattern ANY_IMPORT = Pattern.compile("(?:import|from) ?['\"]([^'\"]+)['\"]");
    private static final Pattern NAMED = Pattern.compile("\"([^\"]+)\": \"(/page/[^\"]+)\"");
    private static final Pattern PRELOAD = Pattern.compile("rel=\"modulepreload\" href=\"([^\"]+)\"");
    private static final Pattern SAID = Pattern.compile("\\bt\\(\\s*'([\\w-]+)'[,)]");
    private static final Pattern LITERAL = Pattern.compile("'([\\w-]+)'");
    /** Prefix of a message key whose rest is computed. */
    private static final Pattern BEGUN = Pattern.compile("'(\\w+-)' \\+");

    private static final Pattern ENDED = Pattern.compile("\\+ '(\\w+)'\\)");
    private static final Pattern KEY = Pattern.compile("(?m)^  '?([\\w-]+)'?:\\s+['(`]");

    @Test
    void cachesFilesForeverAndRevalidatesHomePage() throws Exception {
        try (RunningService running = new RunningService()) {
            HttpResponse<String> front = running.get("/");
            assertEquals(200, front.statusCode());
            String policy =
                    front.headers().firstValue("Content-Security-Policy").orElse("");
            assertTrue(policy.contains("script-src 'self' 'sha256-"), policy);
            assertFalse(policy.contains("unsafe"), policy);
            String tag = front.headers().firstValue("ETag").orElseThrow();
            assertEquals(304, running.get("/", "If-None-Match", tag).statusCode());
            Matcher link = LINK.matcher(front.body());
            int files = 0;
            while (link.find()) {
                HttpResponse<String> file = running.get(link.group(1));
                assertEquals(200, file.statusCode(), link.group(1));
                assertTrue(file.headers().firstValue("Cache-Control").orElse("").contains("immutable"), link.group(1));
                files++;
            }
            assertTrue(files > 5);
            String app = front.body().replaceAll("(?s).*src=\"(/page/[0-9a-f]+/)app.js\".*", "$1");
            assertEquals(404, running.get(app + "lit/3.3.1/package.json").statusCode());
            assertEquals(404, running.get(app + "index.html").statusCode());
            assertEquals(404, running.get("/page/0000000000000000/app.js").statusCode());
            assertEquals("", running.faults.toString());
        }
    }

    @Test
    void manifestRefersOnlyToExistingFiles() throws Exception {
        try (RunningService running = new RunningService()) {
            JsonNode manifest = TableClient.JSON.readTree(
                    running.get("/manifest.webmanifest").body());
            assertEquals("standalone", manifest.get("display").stringValue());
            for (JsonNode icon : manifest.get("icons")) {
                assertEquals(200, running.get(icon.get("src").stringValue()).statusCode(), icon.toString());
            }
            HttpResponse<String> worker = running.get("/worker.js");
            assertEquals(
                    "no-cache", worker.headers().firstValue("Cache-Control").orElseThrow());
            assertFalse(worker.body().contains("{build}"), worker.body());
        }
    }

    @Test
    void limitsSizeOfFirstLoad() throws Exception {
        try (RunningService running = new RunningService()) {
            String front = running.get("/").body();
            Set<String> seen = new HashSet<>();
            int sum = 0;
            Matcher link = LINK.matcher(front);
            while (link.find()) {
                sum += load(running, link.group(1), seen);
            }
            String base = front.replaceAll("(?s).*src=\"(/page/[0-9a-f]+/)app.js\".*", "$1");
            for (String more : List.of(
                    "words/de.js",
                    "parts/table.js",
                    "lit/3.3.1/index.js",
                    "lit-html/3.3.1/lit-html.js",
                    "lit-element/4.2.1/lit-element.js",
                    "lit__reactive-element/2.1.1/reactive-element.js")) {
                sum += load(running, base + more, seen);
            }
            assertTrue(seen.size() > 20, seen.toString());
            assertTrue(sum < FIRST_LOAD, sum + " bytes");
        }
    }

    @Test
    void preloadsImportsOfFirstScreen() throws Exception {
        try (RunningService running = new RunningService()) {
            String front = running.get("/").body();
            Map<String, String> names = new TreeMap<>();
            Matcher name = NAMED.matcher(front);
            while (name.find()) {
                names.put(name.group(1), name.group(2));
            }
            Set<String> needed = new TreeSet<>();
            String app = front.replaceAll("(?s).*src=\"(/page/[0-9a-f]+/app.js)\".*", "$1");
            imported(running, app, names, needed);
            needed.remove(app);
            assertTrue(needed.size() > 15, needed.toString());
            Set<String> preloaded = new TreeSet<>();
            Matcher link = PRELOAD.matcher(front);
            while (link.find()) {
                preloaded.add(link.group(1));
            }
            assertEquals(needed, preloaded);
        }
    }

    /** Adds the given script and its static imports, recursively. */
    private static void imported(RunningService running, String path, Map<String, String> names, Set<String> needed)
            throws Exception {
        if (!needed.add(path)) {
            return;
        }
        Matcher other = ANY_IMPORT.matcher(running.get(path).body());
        while (other.find()) {
            String wanted = other.group(1);
            String folder = wanted.substring(0, wanted.indexOf('/') + 1);
            String found = wanted.startsWith(".")
                    ? java.net.URI.create(path).resolve(wanted).toString()
                    : names.containsKey(wanted)
                            ? names.get(wanted)
                            : names.get(folder) + wanted.substring(folder.length());
            imported(running, found, names, needed);
        }
    }

    /** Returns the compressed size in bytes of the given file and everything that it loads. */
    private static int load(RunningService running, String path, Set<String> seen) throws Exception {
        if (!seen.add(path)) {
            return 0;
        }
        HttpResponse<byte[]> file = running.client.send(
                running.to(path, "Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
        assertEquals(200, file.statusCode(), path);
        assertEquals("gzip", file.headers().firstValue("Content-Encoding").orElse(""), path);
        String text = new String(
                new GZIPInputStream(new ByteArrayInputStream(file.body())).readAllBytes(), StandardCharsets.UTF_8);
        int sum = file.body().length;
        Matcher other = IMPORT.matcher(path.endsWith(".js") ? text : "");
        while (other.find()) {
            sum += load(
                    running, java.net.URI.create(path).resolve(other.group(1)).toString(), seen);
        }
        return sum;
    }

    @Test
    void everyLanguageHasSameKeysInSameOrder() throws IOException {
        List<String> english = keys("en");
        assertTrue(english.size() > 200, english.toString());
        assertEquals(english.size(), Set.copyOf(english).size(), "a key occurs twice");
        assertEquals(english, keys("sv"));
        assertEquals(english, keys("de"));
    }

    /** The page never shows an explanation whose kind of event it does not know. */
    @Test
    void lessonShowsEveryKindOfExplanation() throws Exception {
        Set<String> kinds = new TreeSet<>(Set.of("page"));
        try (RunningService running = new RunningService()) {
            TableClient.JSON
                    .readTree(running.get("/openapi.json").body())
                    .at("/components/schemas/lesson/properties/when/enum")
                    .forEach(kind -> kinds.add(kind.stringValue()));
        }
        assertEquals(kinds, found(Pattern.compile("'([a-z]+):"), Files.readString(PAGE.resolve("lib/lesson.js"))));
    }

    @Test
    void everyKeyIsUsedAndDefined() throws Exception {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(PAGE)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                all.append(file.getParent().endsWith("words") ? "" : Files.readString(file));
            }
        }
        String scripts = all.toString();
        Set<String> keys = Set.copyOf(keys("en"));
        Set<String> said = found(SAID, scripts);
        assertTrue(said.size() > 150, said.toString());
        JsonNode document;
        try (RunningService running = new RunningService()) {
            document = TableClient.JSON.readTree(running.get("/openapi.json").body());
        }
        document.at("/components/schemas/event/properties/happened/enum")
                .forEach(one -> said.add("log-" + one.stringValue()));
        document.at("/components/schemas/differences/properties/differences/items/properties/kind/enum")
                .forEach(one -> said.add("kind-" + one.stringValue()));
        assertEquals(Set.of(), minus(said, keys));

        Set<String> parts = found(LITERAL, scripts);
        Set<String> unsaid = minus(keys, parts);
        parts.addAll(Bots.names());
        for (String values : List.of("enum", "examples")) {
            document.findValues(values).forEach(one -> one.forEach(value -> parts.add(value.asString(""))));
        }
        Set<String> begun = found(BEGUN, scripts);
        Set<String> ended = found(ENDED, scripts);
        unsaid.removeIf(key ->
                begun.stream().anyMatch(one -> key.startsWith(one) && parts.contains(key.substring(one.length())))
                        || ended.stream()
                                .anyMatch(one -> key.endsWith(one)
                                        && parts.contains(key.substring(0, key.length() - one.length()))));
        assertEquals(Set.of(), unsaid);
    }

    private static Set<String> minus(Set<String> some, Set<String> others) {
        Set<String> rest = new TreeSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(one -> one.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> keys(String language) throws IOException {
        String words = Files.readString(PAGE.resolve("words/" + language + ".js"));
        return KEY.matcher(words).results().map(one -> one.group(1)).toList();
    }
}
