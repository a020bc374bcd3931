package dev.oya.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A service in a separate process, which the test can kill. */
final class Node implements AutoCloseable {
    private final Process process;
    private final String address;

    /**
     * Starts a process and waits until it answers.
     *
     * @param store JDBC URL, or null for a file in the data folder
     * @param before command prefix, such as a shell that sets a limit
     */
    Node(Path data, String store, String... before) {
        this(data, store, 0, before);
    }

    /** Starts a process on the port of an earlier one. */
    Node(Path data, String store, int port, String... before) {
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx300m",
                "-Doya.home=" + Path.of(System.getProperty("basedir", "")).toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.oya.cli.Main",
                "serve",
                "--port",
                String.valueOf(port),
                "--data",
                data.toString(),
                "--limit",
                "tables-per-hour=100000",
                "--limit",
                "moves-per-second=100000"));
        if (store != null) {
            command.addAll(List.of("--store", store));
        }
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            StringBuilder said = new StringBuilder();
            String line = out.readLine();
            while (line != null && !line.startsWith("Oya is running at ")) {
                said.append(line).append('\n');
                line = out.readLine();
            }
            if (line == null) {
                gone();
                throw new AssertionError("the service did not start and exited with "
                        + (process.isAlive() ? "nothing" : process.exitValue()) + ": " + said);
            }
            address = line.substring("Oya is running at ".length()).strip();
            Thread rest = new Thread(() -> drain(out));
            rest.setDaemon(true);
            rest.start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void drain(BufferedReader out) {
        try {
            while (out.readLine() != null) {
                continue;
            }
        } catch (IOException killed) {
            return;
        }
    }

    String address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    /** Kills the process like {@code kill -9}. */
    void kill() {
        process.destroyForcibly();
        gone();
    }

    private void gone() {
        try {
            process.waitFor(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        process.destroy();
        gone();
        process.destroyForcibly();
    }
}
