package dev.oya.spec.mutate;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.util.ArrayList;
import java.util.List;

/** Changes that no scenario can notice, each with the reason, as a list in a file says them. Immutable. */
public final class UnnoticedMutants {
    /**
     * One of them.
     *
     * @param of the rule or entry, as reports name it
     * @param change what is changed there, as reports say it
     * @param because why no scenario can notice
     */
    public record Entry(String of, String change, String because) {
        boolean isFor(Mutation one) {
            return one.of().equals(of) && one.said().equals(change);
        }
    }

    private final List<Entry> entries;

    private UnnoticedMutants(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** No exception. */
    public static UnnoticedMutants none() {
        return new UnnoticedMutants(List.of());
    }

    /**
     * The exceptions of a file: a list of {@code of:}, {@code change:} and {@code because:}.
     *
     * @throws PackException with every problem, where it is something else
     */
    public static UnnoticedMutants read(String file, String text) {
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file, text, problems);
        List<Entry> entries = new ArrayList<>();
        for (Tree node : root == null ? List.<Tree>of() : root.list()) {
            List<String> parts = new ArrayList<>();
            for (String key : List.of("of", "change", "because")) {
                String said = node.get(key) == null ? null : node.get(key).text();
                if (said == null || said.isBlank()) {
                    problems.add(node.place(), "not-in-schema", "An exception says of, change and because");
                    break;
                }
                parts.add(said.strip().replaceAll("\\s+", " "));
            }
            if (parts.size() == 3) {
                entries.add(new Entry(parts.get(0), parts.get(1), parts.get(2)));
            }
        }
        if (!problems.isEmpty()) {
            throw new PackException(problems.sorted());
        }
        return new UnnoticedMutants(entries);
    }

    /** What came of a change, where a list says why nobody can notice it. */
    MutantResult apply(MutantResult tried) {
        if (tried.result() != MutantResult.Result.UNNOTICED) {
            return tried;
        }
        for (Entry entry : entries) {
            if (entry.isFor(tried.change())) {
                return new MutantResult(
                        tried.change(), MutantResult.Result.EXCEPTED, entry.because(), tried.scenarios());
            }
        }
        return tried;
    }

    /** Those that none of these changes needs, of all that were tried. */
    List<Entry> stale(List<MutantResult> all) {
        return entries.stream()
                .filter(entry -> all.stream()
                        .noneMatch(one -> one.result() == MutantResult.Result.EXCEPTED && entry.isFor(one.change())))
                .toList();
    }
}
