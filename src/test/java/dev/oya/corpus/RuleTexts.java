package dev.oya.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the rule files as text and splits them into rules. */
final class RuleTexts {
    static final Path RULES = Path.of("rules");
    private static final Path STATEMENTS = Path.of("features", "statements");
    private static final Pattern NAME = Pattern.compile("^ *rule \"([^\"]+)\"(.*)$");
    private static final Pattern ID = Pattern.compile("^- id: (\\S+)", Pattern.MULTILINE);

    /**
     * The source of a rule.
     *
     * @param file file that contains the rule
     * @param head line with the rule's name and citations
     * @param sentence comment above the rule as one line, or empty if there is none
     * @param body text from {@code when} to {@code end}
     */
    record Rule(Path file, String name, String head, String sentence, String body) {
        @Override
        public String toString() {
            return file.getFileName() + ": " + name;
        }
    }

    private RuleTexts() {}

    static List<Path> files(String ending) {
        try (Stream<Path> files = Files.walk(RULES)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the Java source code of the program as one text. */
    static String program() {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> lines(file).stream())
                    .collect(Collectors.joining("\n"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns all hand-written rules. */
    static List<Rule> rules() {
        return files(".drl").stream().flatMap(file -> rules(file).stream()).toList();
    }

    /** Returns the rules of the given DRL file or layer. */
    static List<Rule> rules(Path file) {
        List<Rule> rules = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            Matcher name = NAME.matcher(lines.get(i));
            if (name.matches()) {
                int end = i;
                while (!lines.get(end).strip().equals("end")) {
                    end++;
                }
                rules.add(new Rule(
                        file,
                        name.group(1),
                        lines.get(i),
                        sentence(lines.subList(0, i)),
                        String.join("\n", lines.subList(i + 1, end + 1))));
            }
        }
        return rules;
    }

    private static String sentence(List<String> before) {
        int first = before.size();
        while (first > 0 && before.get(first - 1).strip().startsWith("//")) {
            first--;
        }
        return before.subList(first, before.size()).stream()
                .map(line -> line.strip().replaceFirst("^//+\\s*", ""))
                .collect(Collectors.joining(" "));
    }

    /** Returns the ids of all statements of the rule texts. */
    static Set<String> statements() {
        try (Stream<Path> files = Files.list(STATEMENTS)) {
            return files.flatMap(file ->
                            ID.matcher(String.join("\n", lines(file))).results().map(found -> found.group(1)))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
