package dev.oya.cli;

import dev.oya.cli.bench.BenchRuns;
import dev.oya.cli.io.Exit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long a new process takes for its first answer: Java, the rules, a round played and paid. */
final class ColdStart {
    private ColdStart() {}

    /**
     * By the clock, in milliseconds.
     *
     * @param record a record that the process verifies
     * @param folder where it may be written
     * @param runs how often, after once that is not counted
     */
    static BenchRuns milliseconds(String record, Path folder, int runs) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("cold.jsonl"), record + "\n");
        List<Double> measured = new ArrayList<>();
        for (int i = 0; i <= runs; i++) {
            long start = System.nanoTime();
            Process process = new ProcessBuilder(command(file))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() != Exit.DONE) {
                throw new IllegalStateException("a new process ended with " + process.exitValue());
            }
            measured.add((System.nanoTime() - start) / 1e6);
        }
        return BenchRuns.of(measured.subList(1, measured.size()));
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
