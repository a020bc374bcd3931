package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.StandardOutput;
import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be written is told; nothing is half written, and nobody's file or device is replaced. */
class OutputCliTest {
    private static Run intoFull(String typed, String... words) throws IOException {
        StringWriter err = new StringWriter();
        try (FileOutputStream full = new FileOutputStream("/dev/full")) {
            PrintWriter out = new PrintWriter(
                    new OutputStreamWriter(new StandardOutput(full.getFD()), StandardCharsets.UTF_8), true);
            InputStream in = new java.io.ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
            return new Run(Main.run(in, out, new PrintWriter(err, true), words), "", err.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "completion",
                "help score",
                "rules list",
                "rules list --json",
                "rules show koi-koi",
                "rules check",
                "rules book koi-koi",
                "rules diff hachi-hachi/sv hachi-hachi/de",
                "explain KK-4",
                "score docs/examples/round.yaml",
                "score docs/examples/round.yaml --json",
                "simulate koi-koi --rounds 3",
                "simulate koi-koi --rounds 500 --record -",
                "verify koi-koi/de/ende-und-partie.feature",
                "verify --steps",
                "verify-record -",
                "verify-record - --json",
                "play koi-koi"
            })
    void whatCannotBeAnsweredEndsWithOneAndAMessage(String command) throws IOException {
        Run run = intoFull("1\n1\n1\n", command.split(" "));
        assertEquals(ExitCode.OURS, run.exit(), run.err());
        assertTrue(run.err().contains("The answer cannot be written: "), run.err());
        assertFalse(run.err().contains("bug"), run.err());
    }

    @Test
    void whoHasHeardEnoughIsNotToldMore() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "simulate",
                        "koi-koi",
                        "--rounds",
                        "1000000",
                        "--record",
                        "-")
                .start();
        try (BufferedReader first = process.inputReader()) {
            assertTrue(first.readLine().startsWith("{"));
        }
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(ExitCode.OURS, process.waitFor());
        assertEquals("", err);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate koi-koi --rounds 3 --record FILE",
                "rules book koi-koi --out FILE",
                "rules matrix koi-koi/de/ende-und-partie.feature --html FILE",
                "verify koi-koi/de/ende-und-partie.feature --junit FILE"
            })
    void aFileIsWrittenWhereItCanBe(String command, @TempDir Path folder) throws IOException {
        assertEquals(ExitCode.COMMAND, run(command, folder).exit(), "a directory");
        assertEquals(ExitCode.COMMAND, run(command, folder.resolve("none/file")).exit(), "no directory");
        assertEquals(ExitCode.OURS, run(command, Path.of("/dev/full")).exit(), "a full disk");
        assertTrue(run(command, Path.of("/dev/null")).exit() != ExitCode.COMMAND);
        assertFalse(Files.isRegularFile(Path.of("/dev/null")), "a device stays one");
        Files.writeString(folder.resolve("file.tmp"), "another's");
        run(command, folder.resolve("file"));
        assertTrue(Files.size(folder.resolve("file")) > 0);
        assertEquals("another's", Files.readString(folder.resolve("file.tmp")));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    private static Run run(String command, Path file) {
        return Run.of(command.replace("FILE", file.toString()).split(" "));
    }

    @Test
    void aSavedMatchIsWrittenIntoADeviceToo() {
        Run run = Run.typing("s /dev/null\nq\n\n", "play", "koi-koi", "--seed", "x");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
        Run folder = Run.typing("s /dev\nq\n\n", "play", "koi-koi", "--seed", "x", "--lang", "en");
        assertTrue(folder.out().contains("it is a directory"), folder.out());
    }
}
