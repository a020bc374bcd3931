package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The files in docs/operating are valid for Docker, Compose and systemd, and refer only to existing files. */
class OperatingTest {
    private static final Path FOLDER = Path.of("docs/operating");
    private static final Set<String> DOCKER =
            Set.of("FROM", "RUN", "ADD", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT");

    /** Returns the instructions of the Dockerfile, with continuation lines joined. */
    private static List<String> instructions() throws IOException {
        List<String> all = new ArrayList<>();
        String open = "";
        for (String line : Files.readAllLines(FOLDER.resolve("Dockerfile"))) {
            if (line.isBlank() || line.startsWith("#")) {
                assertEquals("", open, "a comment interrupts an instruction");
                continue;
            }
            boolean goesOn = line.endsWith("\\");
            open += goesOn ? line.substring(0, line.length() - 1) : line;
            if (!goesOn) {
                all.add(open);
                open = "";
            }
        }
        assertEquals("", open, "the last instruction is incomplete");
        return all;
    }

    @Test
    void containerRunsUnprivilegedWithOneVolume() throws IOException {
        List<String> all = instructions();
        all.forEach(one -> assertTrue(DOCKER.contains(one.split(" ")[0]), one));
        assertTrue(all.get(0).matches("FROM \\S+:[^ ]*jre\\S*"), all.get(0));
        assertEquals(1, all.stream().filter(one -> one.startsWith("VOLUME ")).count());
        List<String> users = all.stream().filter(one -> one.startsWith("USER ")).toList();
        assertEquals(List.of("USER oya"), users);
        assertTrue(all.indexOf("USER oya") < all.size() - 1);
        assertTrue(all.stream().anyMatch(one -> one.startsWith("HEALTHCHECK") && one.contains("/ready")));
        String start = all.get(all.size() - 1);
        assertTrue(start.startsWith("ENTRYPOINT [\"") && start.endsWith("\"]"), start);
        assertTrue(start.contains("exec /opt/oya/oya serve"), "the shell, not the service, would receive SIGTERM");
    }

    /** The image that Maven builds has the same base, port, user and volume as the Dockerfile. */
    @Test
    void builtImageMatchesDockerfile() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        String image = pom.substring(pom.indexOf("<artifactId>jib-maven-plugin"));
        image = image.substring(0, image.indexOf("</plugin>"));
        List<String> all = instructions();
        assertTrue(image.contains("<image>" + all.get(0).substring("FROM ".length()) + "</image>"), image);
        assertTrue(all.contains("EXPOSE 7070") && image.contains("<port>7070</port>"), image);
        assertTrue(all.contains("VOLUME /data") && image.contains("<volume>/data</volume>"), image);
        assertTrue(all.toString().contains("--uid 10001") && image.contains("<user>10001:10001</user>"), image);
        assertTrue(image.contains("<file>/data</file>") && image.contains("<mode>777</mode>"), image);
        assertTrue(Files.isRegularFile(Path.of("src/release/image/data/README")));
    }

    @Test
    @SuppressWarnings("unchecked")
    void composeNodesShareOneStore() throws IOException {
        Map<String, Object> compose = new Yaml(new SafeConstructor(new LoaderOptions()))
                .load(new StringReader(Files.readString(FOLDER.resolve("compose.yaml"))));
        Map<String, Map<String, Object>> services = (Map<String, Map<String, Object>>) compose.get("services");
        assertEquals(Set.of("one", "two", "store"), services.keySet());
        Set<String> volumes = ((Map<String, Object>) compose.get("volumes")).keySet();
        services.forEach((name, service) -> ((List<String>) service.get("volumes"))
                .forEach(volume -> assertTrue(volumes.contains(volume.replaceFirst(":.*", "")), name + " " + volume)));
        for (String node : List.of("one", "two")) {
            assertEquals(true, services.get(node).get("read_only"));
            List<String> command = (List<String>) services.get(node).get("command");
            assertTrue(command.get(1).startsWith("jdbc:postgresql://store/oya?"), command.toString());
            assertFalse(command.toString().contains("password"), "every user of the machine could read the password");
            assertTrue(((Map<String, String>) services.get(node).get("environment")).containsKey("OYA_STORE_PASSWORD"));
            Map<String, String> build = (Map<String, String>) services.get(node).get("build");
            assertTrue(Files.isRegularFile(FOLDER.resolve(build.get("context")).resolve(build.get("dockerfile"))));
        }
        assertFalse(services.get("one").get("ports").equals(services.get("two").get("ports")));
    }

    @Test
    void unitFileFollowsSystemdSyntax() throws IOException {
        String section = null;
        List<String> seen = new ArrayList<>();
        for (String line : Files.readAllLines(FOLDER.resolve("oya.service"))) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.matches("\\[(Unit|Service|Install)]")) {
                section = line;
                continue;
            }
            assertTrue(section != null && line.matches("[A-Z][A-Za-z]+=.*"), line);
            seen.add(section + line.replaceFirst("=.*", ""));
        }
        assertTrue(
                seen.containsAll(List.of("[Unit]Description", "[Service]ExecStart", "[Install]WantedBy")),
                seen.toString());
        assertTrue(Files.readString(FOLDER.resolve("oya.service")).contains("ExecStart=/opt/oya/oya serve "));
    }
}
