package dev.oya.book;

import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.words.Translations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Citations in a book. Each statement links to its rule text.
 *
 * @param hidden reasons that are not shown
 */
record BookCites(Set<String> hidden) {
    /** Shows all reasons. */
    static final BookCites ALL = new BookCites(Set.of());

    /**
     * Returns a formatter that hides the reasons of the given pack unless the book is English, because reasons are written in
     * English.
     */
    static BookCites in(String language, Pack pack) {
        if (language.equals("en")) {
            return ALL;
        }
        return new BookCites(Translations.reasons(pack));
    }

    /**
     * A citation.
     *
     * @param text id of a ruling or statement, or the text of a reason
     * @param source rule text of a statement, otherwise empty
     */
    record Cite(String text, String source) {}

    /**
     * The citations of one source, as shown in the margin.
     *
     * @param source a rule text, or empty for rulings and reasons
     */
    record Margin(String source, String statements) {}

    /**
     * Returns the citations of several rules for the margin: rulings and reasons first, then the statements of each rule text.
     *
     * @param text for a rule that cites this rule text, only statements of this text are listed; null to list all statements
     */
    List<Margin> margin(List<Citation> cites, String text) {
        Map<String, Set<String>> bySource = new LinkedHashMap<>();
        // Rulings and reasons come first.
        Set<String> others = bySource.computeIfAbsent("", any -> new TreeSet<>());
        for (Citation cite : cites) {
            others.addAll(cite.rulings());
            boolean own = cite.statements().stream().anyMatch(one -> source(one).equals(text));
            for (String one : cite.statements()) {
                if (!own || source(one).equals(text)) {
                    bySource.computeIfAbsent(source(one), any -> new TreeSet<>())
                            .add(one.substring(one.lastIndexOf('-') + 1));
                }
            }
            reason(cite).ifPresent(others::add);
        }
        List<Margin> all = new ArrayList<>();
        bySource.forEach((source, some) -> all.add(new Margin(source, String.join(" ", some))));
        all.removeIf(margin -> margin.statements().isEmpty());
        return all;
    }

    List<Cite> of(Citation cite) {
        List<Cite> all = new ArrayList<>();
        if (cite.ruling() != null) {
            all.add(new Cite(cite.ruling(), ""));
        }
        cite.statements().forEach(statement -> all.add(new Cite(statement, source(statement))));
        reason(cite).ifPresent(reason -> all.add(new Cite(reason, "")));
        return all;
    }

    private Optional<String> reason(Citation cite) {
        return Optional.ofNullable(cite.because())
                .filter(because -> !hidden.contains(because))
                .map(because -> "\"" + because + "\"");
    }

    /** Returns the id of a statement's rule text, which is the statement's id without its number. */
    static String source(String statement) {
        return statement.substring(0, Math.max(0, statement.lastIndexOf('-')));
    }
}
