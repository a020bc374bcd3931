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

/** Changes that no scenario can notice, each with the reason, as a list in a file says them. Immutable. */
public record AcceptedMutants(List<Entry> entries) {
    /**
     * One of them.
     *
     * @param of the rule or entry, as reports name it
     * @param change what is changed there, as reports say it, or the statement whose scenarios do not notice any change
     * @param because why no scenario can notice
     */
    public record Entry(String of, String change, String because) {
        /** Returns whether this is the exception of a change. If a condition may be left out unnoticed, it may be widened too. */
        private boolean isFor(String name, String what) {
            return name.equals(of) && (what.equals(change) || what.startsWith(change + " -> (" + change + " || "));
        }
    }

    public AcceptedMutants {
        entries = List.copyOf(entries);
    }

    /** No exception. */
    public static AcceptedMutants none() {
        return new AcceptedMutants(List.of());
    }

    /**
     * The exceptions of a file: a list of {@code of:}, {@code change:} and {@code because:}, where {@code of:} may also hold
     * several rules or entries, each with several changes or statements; none where there is no such file.
     *
     * @throws PackException with every problem, where it is something else
     */
    public static AcceptedMutants read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return none();
        }
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file.toString(), Files.readString(file), problems);
        List<Entry> entries = new ArrayList<>();
        for (Tree node : root == null ? List.<Tree>of() : root.list()) {
            String because = said(node, "because", problems);
            if (node.has("of") && node.get("of").isMap()) {
                node.get("of")
                        .map()
                        .forEach((of, all) ->
                                all.list().forEach(one -> entries.add(new Entry(of, plain(one.text()), because))));
            } else {
                entries.add(new Entry(said(node, "of", problems), said(node, "change", problems), because));
            }
        }
        if (!problems.isEmpty()) {
            throw new PackException(problems.sorted());
        }
        return new AcceptedMutants(entries);
    }

    private static String said(Tree node, String key, Problems problems) {
        String said = node.get(key) == null ? null : node.get(key).text();
        if (said == null || said.isBlank()) {
            problems.tell(node.place(), "not-in-schema.exception");
            return "";
        }
        return plain(said);
    }

    private static String plain(String said) {
        return said.strip().replaceAll("\\s+", " ");
    }

    /** The same and others. */
    public AcceptedMutants and(AcceptedMutants others) {
        return new AcceptedMutants(
                Stream.concat(entries.stream(), others.entries.stream()).toList());
    }

    private Entry find(String of, String what) {
        return entries.stream().filter(one -> one.isFor(of, what)).findFirst().orElse(null);
    }

    /** Those of which nothing is among what has no proof. */
    public List<Entry> needless(List<StatementProofs.Unproven> unproven) {
        List<Entry> left = new ArrayList<>(entries);
        left.removeIf(entry -> unproven.stream().anyMatch(one -> entry.isFor(one.of(), one.what())));
        return left;
    }

    /** What has no proof and is no exception. */
    public List<StatementProofs.Unproven> left(List<StatementProofs.Unproven> unproven) {
        return unproven.stream()
                .filter(one -> find(one.of(), one.what()) == null)
                .toList();
    }

    /** What came of a change, where a list says why nobody can notice it. */
    MutantResult apply(MutantResult tried) {
        Mutation change = tried.change();
        Entry known = tried.result() == MutantResult.Result.UNNOTICED ? find(change.of(), change.said()) : null;
        return known == null
                ? tried
                : new MutantResult(change, MutantResult.Result.EXCEPTED, known.because(), tried.scenarios());
    }

    /** Those that none of these changes needs, of all that were tried. */
    List<Entry> stale(List<MutantResult> all) {
        List<Entry> left = new ArrayList<>(entries);
        all.stream()
                .filter(one -> one.result() == MutantResult.Result.EXCEPTED)
                .map(MutantResult::change)
                .forEach(one -> left.removeIf(entry -> entry.isFor(one.of(), one.said())));
        return left;
    }
}
