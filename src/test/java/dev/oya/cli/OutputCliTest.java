package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.StandardOutput;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Output errors are reported, a closed pipe ends a command without a message, and files are written atomically. */
class OutputCliTest {
    private static final String FEATURE = "koi-koi/de/ende-und-partie.feature";
    private static final String RECORDS = "docs/examples/rounds.jsonl";

    /** Commands that print to standard output. Together they cover all commands except those for operators. */
    private static final List<String> COMMANDS = List.of(
            "--help",
            "--version",
            "completion",
            "help score",
            "rules list",
            "rules list --json",
            "rules show koi-koi",
            "rules show koi-koi --json",
            "rules check",
            "rules check koi-koi --json",
            "rules book koi-koi",
            "rules diff hachi-hachi/sv hachi-hachi/de",
            "rules diff koi-koi koi-koi --rounds 2 --json",
            "rules new --game broom --deck french FOLDER/broom",
            "rules coverage --strict --game koi-koi HA-DE-223",
            "rules matrix " + FEATURE,
            "rules mutate koi-koi " + FEATURE + " --of seven-doubles",
            "explain KK-4",
            "explain KK-4 --json",
            "score docs/examples/round.yaml",
            "score docs/examples/round.yaml --json",
            "simulate koi-koi --rounds 3",
            "simulate koi-koi --rounds 3 --json",
            "simulate koi-koi --rounds 500 --record -",
            "study koi-koi --players 2 --rounds 4 --bots random,greedy",
            "study koi-koi --players 2 --rounds 4 --bots random,greedy --json",
            "arena koi-koi --players 2 --matches 2 --rounds 1 --bots random,greedy",
            "arena koi-koi --players 2 --matches 2 --rounds 1 --bots random,greedy --json",
            "bench koi-koi --seconds 0.01 --runs 1",
            "bench koi-koi --seconds 0.01 --runs 1 --json",
            "analyse " + RECORDS + " --iterations 2",
            "analyse " + RECORDS + " --iterations 2 --json",
            "verify " + FEATURE,
            "verify --steps",
            "verify-record -",
            "verify-record - --json",
            "verify-record " + RECORDS,
            "play koi-koi");

    /** Commands that exit with {@code REFUSED}, because their input is not a record. */
    private static final Pattern REFUSED = Pattern.compile("^verify-record -");

    @TempDir
    static Path folder;

    private static List<String> commands() {
        return Exhaustive.some(COMMANDS, 4);
    }

    /** Runs a command that writes to a device or a pipe. If {@code err} is null, standard error is closed too. */
    private static int into(FileOutputStream device, Path path, StringWriter err, String command) throws IOException {
        PrintWriter out = new PrintWriter(
                new OutputStreamWriter(new StandardOutput(device.getFD(), path), StandardCharsets.UTF_8), true);
        InputStream typed = new ByteArrayInputStream("1\n1\n1\n".getBytes(StandardCharsets.UTF_8));
        OutputStream closed = OutputStream.nullOutputStream();
        closed.close();
        PrintWriter complaints = new PrintWriter(err == null ? new OutputStreamWriter(closed) : err, true);
        deleted(folder.resolve("broom"));
        String[] words = command.replace("FOLDER", folder.toString()).split(" ");
        return Main.run(typed, out, complaints, words);
    }

    private static void deleted(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> all = Files.walk(directory)) {
                all.sorted(Comparator.reverseOrder())
                        .forEach(path -> path.toFile().delete());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void reportsFullDeviceAsInternalError(String command) throws IOException {
        StringWriter err = new StringWriter();
        try (FileOutputStream full = new FileOutputStream("/dev/full")) {
            assertEquals(ExitCode.OURS, into(full, Path.of("/dev/full"), err, command), err.toString());
        }
        assertTrue(err.toString().contains("Cannot write the output: "), err.toString());
        assertFalse(err.toString().contains("Internal error") || err.toString().contains("\tat "), err.toString());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void stopsQuietlyWhenReaderClosesPipe(String command) throws Exception {
        Path pipe = folder.resolve("pipe");
        if (!Files.exists(pipe)) {
            assertEquals(
                    0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        }
        int verdict = REFUSED.matcher(command).find() ? ExitCode.REFUSED : ExitCode.DONE;
        for (StringWriter err : Arrays.asList(new StringWriter(), null)) {
            try (RandomAccessFile both = new RandomAccessFile(pipe.toFile(), "rw");
                    FileOutputStream write = new FileOutputStream(pipe.toFile())) {
                both.close();
                assertEquals(verdict, into(write, pipe, err, command), String.valueOf(err));
            }
            if (err != null && !command.contains("--record -")) {
                assertEquals("", err.toString());
            }
        }
    }

    @Test
    void coversEveryCommand() {
        Set<String> tried = COMMANDS.stream()
                .map(command -> command.replaceFirst("^(rules \\S+|\\S+).*", "$1"))
                .collect(Collectors.toSet());
        Set<String> all = new TreeSet<>();
        Main.line(InputStream.nullInputStream()).getSubcommands().forEach((name, command) -> {
            command.getSubcommands().keySet().forEach(part -> all.add(name + " " + part));
            if (command.getSubcommands().isEmpty()) {
                all.add(name);
            }
        });
        all.removeAll(tried);
        assertEquals(Set.of("erase", "serve"), all);
    }

    /** Runs the command in a separate process, whose standard output is a real pipe. */
    @Test
    @Tag(Exhaustive.TAG)
    void stopsLongCommandWhenReaderIsGone() throws Exception {
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
        assertEquals(ExitCode.DONE, process.waitFor());
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
    void writesFileOrReportsUnwritablePath(String command, @TempDir Path folder) throws IOException {
        assertEquals(ExitCode.COMMAND, run(command, folder).exit(), "the path is a directory");
        assertEquals(ExitCode.COMMAND, run(command, folder.resolve("none/file")).exit(), "the directory is missing");
        assertEquals(ExitCode.OURS, run(command, Path.of("/dev/full")).exit(), "the disk is full");
        assertTrue(run(command, Path.of("/dev/null")).exit() != ExitCode.COMMAND);
        assertFalse(Files.isRegularFile(Path.of("/dev/null")), "a device was replaced with a file");
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
    void savesToDeviceButNotToDirectory() {
        Run run = Run.typing("s /dev/null\nq\n\n", "play", "koi-koi", "--seed", "x");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertFalse(Files.isRegularFile(Path.of("/dev/null")));
        Run folder = Run.typing("s /dev\nq\n\n", "play", "koi-koi", "--seed", "x", "--lang", "en");
        assertTrue(folder.out().contains("it is a directory"), folder.out());
    }
}
