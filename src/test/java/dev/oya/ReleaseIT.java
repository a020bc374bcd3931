package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.files.Sha256;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The unpacked release archive, used with Java but without Maven. */
class ReleaseIT {
    @TempDir
    private static Path place;

    private static Path home;

    @BeforeAll
    static void unpack() throws Exception {
        List<Path> archives;
        try (Stream<Path> files = Files.list(Path.of("target"))) {
            archives = files.filter(file -> file.getFileName().toString().matches("oya-.*\\.tar\\.gz"))
                    .toList();
        }
        assertEquals(1, archives.size(), "run mvn -Prelease package first");
        run(place, List.of("tar", "xzf", archives.get(0).toAbsolutePath().toString()));
        try (Stream<Path> files = Files.list(place)) {
            home = files.findFirst().orElseThrow();
        }
        String first = oya("--version");
        assertTrue(first.startsWith("Oya prepares its first start"), first);
    }

    private static ProcessBuilder command(Path in, List<String> words) {
        ProcessBuilder command =
                new ProcessBuilder(words).directory(in.toFile()).redirectErrorStream(true);
        Map<String, String> environment = command.environment();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("OYA_CACHE", "off");
        environment.put("XDG_DATA_HOME", place.resolve("data").toString());
        environment.remove("OYA_RULES");
        command.redirectInput(new java.io.File("/dev/null"));
        return command;
    }

    private static String run(Path in, List<String> words) throws IOException, InterruptedException {
        Process process = command(in, words).start();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), words + ": " + said);
        return said;
    }

    private static String oya(String... words) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(home.resolve("oya").toString()));
        all.addAll(List.of(words));
        return run(place, all);
    }

    @Test
    void checksumsCoverEveryReleasedFile() throws Exception {
        List<String> sums = Files.readAllLines(Path.of("target/SHA256SUMS"));
        List<String> named = new ArrayList<>();
        for (String line : sums) {
            String[] parts = line.split(" [ *]");
            byte[] released = Files.readAllBytes(Path.of("target", parts[1]));
            assertEquals(HexFormat.of().formatHex(Sha256.of(released)), parts[0], parts[1]);
            named.add(parts[1].replaceFirst("oya-[0-9.]+[0-9](-SNAPSHOT)?", "").replaceFirst("^-", ""));
        }
        assertEquals(
                List.of(".cdx.json", ".jar", ".tar.gz", "all.jar", "javadoc.jar", "sources.jar"),
                named.stream().sorted().toList());
    }

    @Test
    void listsEveryBundledLibraryWithItsLicenceText() throws Exception {
        Set<String> listed = new TreeSet<>();
        String texts = "";
        for (String text : List.of("MIT.txt", "BSD-3-Clause.txt", "README.md")) {
            texts += Files.readString(home.resolve("licences").resolve(text));
        }
        String readme = Files.readString(Path.of("src/release/licences/README.md"));
        for (JsonNode library : new ObjectMapper()
                .readTree(home.resolve("libraries.cdx.json").toFile())
                .get("components")) {
            String name = library.get("name").asString();
            String version = library.get("version").asString();
            listed.add(library.get("group").asString() + " " + name + " " + version);
            String licences = library.path("licenses").toString();
            Path own = home.resolve("licences").resolve(name + "-" + version + "-jar");
            assertTrue(licences.contains("\"id\"") || licences.contains("\"name\""), name + " has no licence");
            assertTrue(
                    licences.contains("\"Apache-2.0\"")
                            || Files.isDirectory(own)
                            || Pattern.compile("\\b(" + Pattern.quote(name) + "|"
                                            + Pattern.quote(library.get("group").asString()) + ")\\b")
                                    .matcher(texts)
                                    .find(),
                    name + ": no text of licence " + licences);
        }
        try (JarFile jar = new JarFile(home.resolve("oya.jar").toFile())) {
            for (JarEntry entry : jar.stream()
                    .filter(file -> file.getName().matches("META-INF/maven/.*/pom.properties"))
                    .toList()) {
                Properties of = new Properties();
                of.load(jar.getInputStream(entry));
                // Compares only group and version, because some JARs contain several libraries of one vendor.
                boolean known = listed.stream()
                        .anyMatch(library -> library.startsWith(of.get("groupId") + " ")
                                && library.endsWith(" " + of.get("version")));
                assertTrue(
                        known || of.get("groupId").equals("dev.oya") || readme.contains(of.getProperty("artifactId")),
                        of.toString());
            }
        }
    }

    /** Each command has a manual page with a title and a name section. */
    @Test
    void everyCommandHasManualPage() throws Exception {
        Set<String> commands = new TreeSet<>(Set.of("oya"));
        for (List<String> parent : List.of(List.<String>of(), List.of("rules"))) {
            List<String> words = new ArrayList<>(parent);
            words.add("--help");
            String help = oya(words.toArray(String[]::new));
            Pattern.compile("^  ([a-z][a-z-]*)  +[A-Z]", Pattern.MULTILINE)
                    .matcher(help.substring(help.indexOf("Commands:"), help.indexOf("\n\n", help.indexOf("Commands:"))))
                    .results()
                    .forEach(match -> commands.add(
                            "oya-" + String.join("-", parent) + (parent.isEmpty() ? "" : "-") + match.group(1)));
        }
        assertTrue(commands.contains("oya-rules-check"), commands.toString());
        Set<String> pages = new TreeSet<>();
        try (Stream<Path> files = Files.list(home.resolve("man/man1"))) {
            for (Path file : files.toList()) {
                String page = Files.readString(file);
                String name = file.getFileName().toString().replaceFirst("\\.1$", "");
                assertTrue(page.contains(".TH \"" + name.toUpperCase().replace("-", "\\-") + "\" \"1\""), page);
                assertTrue(page.contains(".SH \"NAME\"\n" + name + " \\- "), page);
                pages.add(name);
            }
        }
        assertEquals(commands, pages);
    }

    /** The archive contains an untested command for Windows, and the documentation states that it is untested. */
    @Test
    void archiveContainsWindowsCommand() throws IOException {
        assertTrue(Files.readString(home.resolve("oya.cmd")).contains("-jar \"%~dp0oya.jar\" %*"));
        assertTrue(Files.readString(home.resolve("docs/operating.md")).contains("It has not been tested."));
    }

    @Test
    void simulatesAndScoresWithoutMaven() throws Exception {
        assertTrue(oya("--version").startsWith("oya 1."));
        assertTrue(oya("rules", "list").contains("hachi-hachi"));
        Path records = place.resolve("rounds.jsonl");
        oya("simulate", "koi-koi", "--rounds", "3", "--seed", "away", "--record", records.toString());
        assertTrue(oya("verify-record", records.toString()).contains("3 rounds, no errors"));
        assertTrue(oya("score", home.resolve("docs/examples/round.yaml").toString(), "--json")
                .contains("\"payments\""));
    }

    @Test
    void servesAndShutsDownCleanly() throws Exception {
        Process service = command(place, List.of(home.resolve("oya").toString(), "serve", "--port", "0"))
                .start();
        try {
            String line = service.inputReader().readLine();
            assertTrue(line.startsWith("Oya is running at http://"), line);
            String address = line.substring(line.indexOf("http"));
            HttpResponse<String> answer = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(address + "/api/games"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertEquals(200, answer.statusCode());
            assertTrue(answer.body().contains("\"mulle\""));
        } finally {
            service.destroy();
        }
        // 143 is the exit code of a JVM that was terminated by SIGTERM.
        assertEquals(143, service.waitFor());
        assertTrue(Files.isRegularFile(place.resolve("data/oya/oya.db")));
    }
}
