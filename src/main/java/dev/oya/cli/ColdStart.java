package dev.oya.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long a new process takes for its first answer: Java, the rules, a round played and paid. */
final class ColdStart {
    private static final int TRIES = 3;

    private ColdStart() {}

    /**
     * The shortest of a few tries, in milliseconds.
     *
     * @param record a record that the process verifies
     * @param folder where it may be written
     */
    static double milliseconds(String record, Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("cold.jsonl"), record + "\n");
        double least = Double.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long start = System.nanoTime();
            Process process = new ProcessBuilder(command(file))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() != Exit.DONE) {
                throw new IllegalStateException("a new process ended with " + process.exitValue());
            }
            least = Math.min(least, (System.nanoTime() - start) / 1e6);
        }
        return least;
    }

    private static List<String> command(Path file) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
        // The launcher's checkout and its archive of classes, where there are any.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-Doya.")
                        || argument.startsWith("-Xshare")
                        || argument.startsWith("-XX:SharedArchiveFile"))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of("verify-record", file.toString()));
        return command;
    }
}
