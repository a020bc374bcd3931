package dev.oya.spec.mutate;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Mutations that no scenario can detect, each with the reason, from a file. Immutable. */
public record AcceptedMutants(List<Entry> entries) {
    /**
     * An accepted mutation.
     *
     * @param of name of the rule or entry in reports
     * @param change text of the mutation in reports, or the id of a statement if its scenarios detect no mutation at all
     * @param because reason that no scenario can detect the change
     */
    public record Entry(String of, String change, String because) {
        /**
         * Returns whether this entry accepts a mutation. An entry that accepts the removal of a condition also accepts its
         * widening.
         */
        private boolean isFor(String name, String what) {
            return name.equals(of) && (what.equals(change) || what.startsWith(change + " -> (" + change + " || "));
        }
    }

    public AcceptedMutants {
        entries = List.copyOf(entries);
    }

    public static AcceptedMutants none() {
        return new AcceptedMutants(List.of());
    }

    /**
     * Reads a file. The file is a list of entries with {@code of}, {@code change} and {@code because}. The value of {@code of}
     * may also be a map of rules or entries, each with a list of mutations or statements. Returns an empty list if the file
     * does not exist.
     *
     * @throws PackException if the file has another format; the exception lists every problem
     */
    public static AcceptedMutants read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return none();
        }
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file.toString(), Files.readString(file), problems);
        List<Entry> entries = new ArrayList<>();
        for (Tree node : root == null ? List.<Tree>of() : root.list()) {
            String because = text(node, "because", problems);
            if (node.has("of") && node.get("of").isMap()) {
                node.get("of")
                        .map()
                        .forEach((of, all) ->
                                all.list().forEach(one -> entries.add(new Entry(of, plain(one.text()), because))));
            } else {
                entries.add(new Entry(text(node, "of", problems), text(node, "change", problems), because));
            }
        }
        if (!problems.isEmpty()) {
            throw new PackException(problems.sorted());
        }
        return new AcceptedMutants(entries);
    }

    private static String text(Tree node, String key, Problems problems) {
        String text = node.get(key) == null ? null : node.get(key).text();
        if (text == null || text.isBlank()) {
            problems.report(node.place(), "not-in-schema.exception");
            return "";
        }
        return plain(text);
    }

    private static String plain(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    /** Returns the entries of both lists. */
    public AcceptedMutants and(AcceptedMutants others) {
        return new AcceptedMutants(
                Stream.concat(entries.stream(), others.entries.stream()).toList());
    }

    private Entry find(String of, String what) {
        return entries.stream().filter(one -> one.isFor(of, what)).findFirst().orElse(null);
    }

    /** Returns the entries that accept none of these unproven mutations or statements. */
    public List<Entry> needless(List<StatementProofs.Unproven> unproven) {
        List<Entry> left = new ArrayList<>(entries);
        left.removeIf(entry -> unproven.stream().anyMatch(one -> entry.isFor(one.of(), one.what())));
        return left;
    }

    /** Returns the unproven mutations and statements that no entry accepts. */
    public List<StatementProofs.Unproven> left(List<StatementProofs.Unproven> unproven) {
        return unproven.stream()
                .filter(one -> find(one.of(), one.what()) == null)
                .toList();
    }

    /** Returns the result, or {@code EXCEPTED} if the mutation was not detected and an entry accepts it. */
    MutantResult apply(MutantResult tried) {
        Mutation change = tried.change();
        Entry known = tried.result() == MutantResult.Result.UNNOTICED ? find(change.of(), change.description()) : null;
        return known == null
                ? tried
                : new MutantResult(change, MutantResult.Result.EXCEPTED, known.because(), tried.scenarios());
    }

    /**
     * Returns the entries that accept none of these undetected mutations.
     *
     * @param all results of all mutations
     */
    List<Entry> stale(List<MutantResult> all) {
        List<Entry> left = new ArrayList<>(entries);
        all.stream()
                .filter(one -> one.result() == MutantResult.Result.EXCEPTED)
                .map(MutantResult::change)
                .forEach(one -> left.removeIf(entry -> entry.isFor(one.of(), one.description())));
        return left;
    }
}
