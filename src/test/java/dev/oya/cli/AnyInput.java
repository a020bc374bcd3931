package dev.oya.cli;

import dev.oya.engine.RuleLibrary;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Randomly mutated commands and files, determined by a seed. Not thread-safe. */
final class AnyInput {
    /** Prefix of a word that is never mutated, because it names an output file or limits the work of a command. */
    private static final String KEPT = "!";

    private static final List<String> GAMES = RuleLibrary.inJar().games();

    private static final List<String> ODD = List.of(
            "",
            " ",
            ",",
            ",,,",
            "-",
            "--",
            "-1",
            "0",
            "1",
            "2",
            "3",
            "7",
            "8",
            "99",
            "99999999999999999999",
            "1e9",
            "NaN",
            "null",
            "true",
            "koi-koi/de",
            "hachi-hachi@1",
            "mulle@99",
            "hachi-hachi/en",
            "nobody",
            "🂠",
            "å",
            "../../x",
            "/dev/null",
            "x".repeat(3_000),
            "a=b",
            "kan=12",
            "kan=",
            "=12",
            "rounds=0",
            "%s%n",
            "$HOME",
            "\u0000",
            "'",
            "\"",
            "*",
            "hachi-hachi/sv+",
            "--json",
            "--lang",
            "xx",
            "--seed",
            "--house",
            "--set",
            "--players",
            "--bots",
            "random",
            "greedy,bold",
            "--profile",
            "sv",
            "--allow-drl",
            "--first",
            "--help",
            "--rules",
            "--tags",
            "--hotseat",
            "--seat",
            "--version");
    private static final List<String> PARTS = List.of(
            "",
            " ",
            "0",
            "-1",
            "2147483647",
            "99999999999",
            "null",
            "true",
            "[]",
            "{}",
            "[1B]",
            "{a: b}",
            "1B",
            "99Z",
            "[",
            "}",
            ":",
            "\"",
            "é",
            "&a",
            "*a",
            "!!x",
            "- ",
            "\t",
            "koi-koi",
            "seats",
            "active",
            "-5",
            "1.5",
            "x".repeat(200));

    private final Random random;
    private final Path folder;
    private int files;

    AnyInput(long seed, Path folder) {
        this.random = new Random(seed);
        this.folder = folder;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns the words of a random command, usually with a few errors. */
    List<String> words() throws IOException {
        String game = any(GAMES);
        String good = any(List.of(
                "rules list",
                "rules show " + game + " --lang sv",
                "rules !check !" + game,
                "rules !check !" + file("rules/house", ".yaml"),
                "rules diff hachi-hachi/sv hachi-hachi/en --rounds 1 --players 3",
                "rules diff koi-koi/de " + game,
                "rules book " + game + " --profile sv",
                "rules !new !--from " + game + " !" + folder.resolve("new-" + files++ + ".yaml"),
                "score " + file("docs/examples", ".yaml") + " --json",
                "score " + file("docs/examples", ".yaml") + " --set kan=12 --house " + file("rules/house", ".yaml"),
                "explain triplet --game hachi-hachi --lang de",
                "explain capture/one --profile sv",
                "simulate " + game + " !--rounds !2 --bots greedy,random --players 3 --seed a --threads 1",
                "simulate " + game + " !--rounds !1 --record - --house " + file("rules/house", ".yaml")
                        + " --allow-drl",
                "play " + game + " --seed a --players 3 --seat 1 --bot bold --lang sv",
                "play --resume " + record(),
                "verify !" + scenario() + " --tags @x",
                "verify-record " + record() + " --json",
                "verify-record " + record() + " --first --line-limit 99999",
                "completion bash",
                "help score",
                "bench !--nothing"));
        List<String> words = new ArrayList<>(List.of(good.split(" ")));
        for (int i = random.nextInt(4); i > 0; i--) {
            change(words);
        }
        return words.stream()
                .map(word -> word.startsWith(KEPT) ? word.substring(1) : word)
                .toList();
    }

    private void change(List<String> words) {
        int at = random.nextInt(words.size());
        if (words.get(at).startsWith(KEPT)
                || at == 0 && words.size() > 1 && words.get(1).startsWith(KEPT)) {
            return;
        }
        switch (random.nextInt(4)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, words.get(at));
            default -> words.set(at, any(ODD));
        }
        if (words.isEmpty()) {
            words.add(any(ODD));
        }
    }

    /** Returns random input for the {@code play} command. It saves no match. */
    String typed() {
        return Stream.generate(() -> any(List.of(
                        "1", "2", "1", "", "99", "u", "?", "t", "why", "s", "q\n", "1B", "x\u0000", "-1", "1 1")))
                .limit(random.nextInt(30))
                .collect(Collectors.joining("\n"));
    }

    private String file(String from, String ending) throws IOException {
        List<Path> all;
        try (Stream<Path> some = Files.list(Path.of(from))) {
            all = some.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
        return write(Files.readString(any(all)), ending);
    }

    private String record() throws IOException {
        Path file = Path.of(
                "src/test/resources/conformance",
                any(List.of("hachi-hachi-sv-3", "koi-koi-2", "mulle-2")) + ".jsonl.gz");
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            return write(in.readLine() + "\n" + in.readLine() + "\n", ".jsonl");
        }
    }

    private String scenario() throws IOException {
        return write(
                "# language: sv\n@game:hachi-hachi\nEgenskap: Prov\n  Scenario: Tranan\n    Givet att bordet visar 1B 11B 2C1 4C1 5R 7A\n"
                        + "    Så är multiplikatorn 4\n",
                ".feature");
    }

    /** Copies the rules folder without Hachi-Hachi and Mulle, so that reading it takes less time. */
    static Path copy(Path to) throws IOException {
        Path from = Path.of("rules");
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else if (!file.toString().contains("hachi-hachi")
                        && !file.toString().contains("mulle")) {
                    Files.copy(file, copy);
                }
            }
        }
        return to;
    }

    /** Changes a random file of Koi-Koi, the decks or the common rules, and returns its path. */
    Path rules(Path whole) throws IOException {
        List<Path> all;
        try (Stream<Path> some = Files.walk(whole)) {
            all = some.filter(file -> file.toString().matches(".*/(koi-koi|decks|common)/.*\\.(yaml|drl)"))
                    .sorted()
                    .toList();
        }
        Path changed = any(all);
        Files.writeString(changed, changed(Files.readString(changed)));
        return changed;
    }

    private String write(String text, String ending) throws IOException {
        Path file = folder.resolve("file-" + files++ + ending);
        return Files.writeString(file, random.nextInt(3) == 0 ? text : changed(text))
                .toString();
    }

    /** Returns the text with up to three random changes to lines. */
    private String changed(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(lines.size());
            String line = lines.get(at);
            switch (random.nextInt(5)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, any(lines));
                case 2 -> lines.set(at, line.substring(0, random.nextInt(line.length() + 1)));
                default -> lines.set(at, replaced(line));
            }
            if (lines.isEmpty()) {
                lines.add("");
            }
        }
        return String.join("\n", lines);
    }

    private String replaced(String line) {
        List<String> parts = new ArrayList<>(List.of(line.split("(?<=\\W)|(?=\\W)", -1)));
        parts.set(random.nextInt(parts.size()), any(PARTS));
        return String.join("", parts);
    }
}
