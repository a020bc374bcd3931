package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that reload rules when their files change. */
class WatchCliTest {
    @TempDir
    Path folder;

    private static String layer(int worth) {
        return """
                layer: friday
                title: Friday
                because: A test.
                base: hachi-hachi@1
                yaku:
                  change:
                    triplet: { worth: { kan: %d } }
                """.formatted(worth);
    }

    private static void waitFor(StringWriter out, String text, int times) throws InterruptedException {
        while (out.toString().split(java.util.regex.Pattern.quote(text), -1).length <= times) {
            Thread.sleep(50);
        }
    }

    @Test
    void rechecksChangedLayerAndReportsProblemsUntilFixed() throws Exception {
        Path file = Files.writeString(folder.resolve("friday.yaml"), layer(2));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CompletableFuture<Integer> exit = new CompletableFuture<>();
        Thread command = new Thread(() -> exit.complete(Main.run(
                InputStream.nullInputStream(),
                new PrintWriter(out),
                new PrintWriter(err),
                "rules",
                "check",
                file.toString(),
                "--profile",
                "sv",
                "--watch")));
        command.start();
        waitFor(err, "Watching", 1);
        Files.writeString(file, "layer: [");
        waitFor(err, "Watching", 2);
        assertTrue(err.toString().contains("[broken-yaml]"), err.toString());
        Files.writeString(file, layer(4));
        waitFor(err, "Watching", 3);
        command.interrupt();
        assertEquals(ExitCode.DONE, exit.get());
        command.join();
    }

    /** Standard input that supplies one line at a time and changes a rules file before one of the lines. */
    private final class Typist extends ByteArrayInputStream {
        private final Path file;
        private final String text;
        private int lines;

        Typist(int lines, Path file, String text) {
            super("1\n".repeat(lines).getBytes(StandardCharsets.UTF_8));
            this.file = file;
            this.text = text;
        }

        @Override
        public synchronized int read(byte[] into, int from, int most) {
            try {
                if (lines++ == 1) {
                    Files.writeString(file, text);
                }
            } catch (IOException broken) {
                throw new java.io.UncheckedIOException(broken);
            }
            return super.read(into, from, Math.min(most, 2));
        }
    }

    private String played(String change) throws IOException {
        Path file = Files.writeString(folder.resolve("friday.yaml"), layer(2));
        StringWriter out = new StringWriter();
        int exit = Main.run(
                new Typist(400, file, change),
                new PrintWriter(out),
                new PrintWriter(new StringWriter()),
                "play",
                "hachi-hachi",
                "--seed",
                "spring",
                "--hotseat",
                "--set",
                "rounds=3",
                "--lang",
                "en",
                "--house",
                file.toString(),
                "--watch");
        assertEquals(ExitCode.DONE, exit, out.toString());
        return out.toString();
    }

    @Test
    void appliesChangedRulesInNextRound() throws IOException {
        String told = played(layer(4));
        assertTrue(told.indexOf("The rules have changed") > told.indexOf("Round 1 has ended"), told);
        assertTrue(told.indexOf("The rules have changed") < told.indexOf("Round 2 has ended"), told);
    }

    @Test
    void keepsOldRulesWhileChangedRulesAreBroken() throws IOException {
        String told = played(layer(4).replace("triplet", "triplett"));
        assertTrue(told.contains("did you mean \"triplet\"?") && told.contains("The old rules remain in force."), told);
        assertTrue(told.contains("Round 3 has ended"), told);
        assertFalse(told.contains("The rules have changed"), told);
    }
}
