package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example clients play against a running service. */
class ExampleClientsTest {
    private static final Path EXAMPLES =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("docs/examples");

    private static final Path CHECK = EXAMPLES.resolve("../../src/test/clients/fair/check_deals.mjs");

    private static String run(String... command) throws InterruptedException {
        return said(0, command);
    }

    private static String said(int exit, String... command) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes());
            assertEquals(exit, process.waitFor(), said);
            return said;
        } catch (IOException missing) {
            Assumptions.abort(command[0] + " is not here: the example was not run");
            throw new AssertionError(missing);
        }
    }

    @Test
    void pythonClientPlaysMatchAndChecksDeals(@TempDir Path folder) throws Exception {
        try (RunningService running = new RunningService("moves-per-second=100000")) {
            String records = folder.resolve("records.jsonl").toString();
            String said = run(
                    "python3",
                    EXAMPLES.resolve("play_table.py").toString(),
                    running.service.address(),
                    "koi-koi",
                    "2",
                    records);
            assertTrue(said.contains("12 rounds played and verified"), said);
            String checked = run("python3", EXAMPLES.resolve("check_deals.py").toString(), records);
            assertEquals(
                    List.of("dealt as committed to"),
                    checked.lines()
                            .map(line -> line.replaceFirst("^round [0-9]+: ", ""))
                            .distinct()
                            .toList());
            String page = Files.readString(EXAMPLES.resolveSibling("http.md"));
            List<String> other = run("node", CHECK.toString(), running.service.address(), records)
                    .lines()
                    .toList();
            for (String told : other.subList(0, 4)) {
                assertTrue(page.contains("| " + told + " |") || page.contains("| `" + told + "` |"), told);
            }
            assertEquals(
                    checked.lines().toList(),
                    other.subList(4, other.size()),
                    "a client that follows the documentation gets the same result");
        }
    }

    @Test
    void tutorialClientPlaysRound(@TempDir Path folder) throws Exception {
        String page = Files.readString(EXAMPLES.resolveSibling("tutorial-client.md"));
        String program = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining("\n\n"));
        Path client = Files.writeString(folder.resolve("client.py"), program);
        try (RunningService running = new RunningService("moves-per-second=100000")) {
            String said = run("python3", client.toString(), running.service.address());
            assertTrue(said.startsWith("play "), said);
            assertTrue(said.endsWith("fair True\n"), said);
        }
    }

    @Test
    void reportsInvalidRecords(@TempDir Path folder) throws Exception {
        String check = EXAMPLES.resolve("check_deals.py").toString();
        List<String> wrong = List.of(
                "nonsense",
                "[1]",
                "{\"match\":1}",
                "{\"match\":[],\"round\":1,\"misdeals\":5,\"deck\":[],\"stock\":7,\"fair\":7}");
        Path records = Files.write(folder.resolve("wrong.jsonl"), wrong);
        String told = said(1, "python3", check, records.toString());
        assertEquals(wrong.size(), told.lines().count(), told);
        Files.write(records, new byte[] {'{', (byte) 0x8e});
        for (Path unreadable : List.of(records, folder.resolve("nothing"))) {
            assertEquals(
                    1, said(1, "python3", check, unreadable.toString()).lines().count());
        }
    }

    @Test
    void javaScriptClientPlaysMatch() throws Exception {
        String version = run("node", "--version");
        Assumptions.assumeTrue(
                Integer.parseInt(version.replaceAll("^v([0-9]+)\\.[\\s\\S]*", "$1")) >= 18,
                "node is too old to have fetch: the example was not run");
        try (RunningService running = new RunningService("moves-per-second=100000")) {
            String said =
                    run("node", EXAMPLES.resolve("play-table.mjs").toString(), running.service.address(), "scopa", "2");
            assertTrue(said.contains("rounds played and verified"), said);
        }
    }
}
