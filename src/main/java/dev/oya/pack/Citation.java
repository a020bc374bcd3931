package dev.oya.pack;

import java.util.List;

/**
 * Where a rule comes from.
 *
 * @param statements ids of statements of the rule texts, such as {@code HH-SV-120}
 * @param ruling the ruling that decides an open point, or null; where games share a rule, theirs after one another
 * @param because the table's own reason, for house rules, or null
 */
public record Citation(List<String> statements, String ruling, String because) {
    /** No source at all. */
    public static final Citation NONE = new Citation(List.of(), null, null);

    public Citation {
        statements = List.copyOf(statements);
    }

    /** The rulings one by one. */
    public List<String> rulings() {
        return ruling == null ? List.of() : List.of(ruling.trim().split("\\s+"));
    }

    /** Whether anything is cited. */
    public boolean isEmpty() {
        return statements.isEmpty() && ruling == null && because == null;
    }
}
