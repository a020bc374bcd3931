package dev.oya.spec.notice;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.Change;
import java.util.ArrayList;
import java.util.List;

/** Changes that no scenario can notice, each with the reason, as a list in a file says them. Immutable. */
public final class Exceptions {
    /**
     * One of them.
     *
     * @param of the rule or entry, as reports name it
     * @param change what is changed there, as reports say it
     * @param because why no scenario can notice
     */
    public record Entry(String of, String change, String because) {
        boolean isFor(Change one) {
            return one.of().equals(of) && one.said().equals(change);
        }
    }

    private final List<Entry> entries;

    private Exceptions(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** No exception. */
    public static Exceptions none() {
        return new Exceptions(List.of());
    }

    /**
     * The exceptions of a file: a list of {@code of:}, {@code change:} and {@code because:}.
     *
     * @throws PackException with every problem, where it is something else
     */
    public static Exceptions read(String file, String text) {
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
        return new Exceptions(entries);
    }

    /** What came of a change, where a list says why nobody can notice it. */
    Tried apply(Tried tried) {
        if (tried.result() != Tried.Result.UNNOTICED) {
            return tried;
        }
        for (Entry entry : entries) {
            if (entry.isFor(tried.change())) {
                return new Tried(tried.change(), Tried.Result.EXCEPTED, entry.because(), tried.scenarios());
            }
        }
        return tried;
    }

    /** Those that none of these changes needs, of all that were tried. */
    List<Entry> stale(List<Tried> all) {
        return entries.stream()
                .filter(entry -> all.stream()
                        .noneMatch(one -> one.result() == Tried.Result.EXCEPTED && entry.isFor(one.change())))
                .toList();
    }
}
