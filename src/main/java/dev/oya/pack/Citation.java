package dev.oya.pack;

import java.util.List;

/**
 * The source of a rule.
 *
 * @param statements ids of statements of the rule texts, such as {@code HH-SV-120}
 * @param ruling the ruling that decides an open point, or null; if games share a rule, their rulings separated by spaces
 * @param because the table's reason for a house rule, or null
 */
public record Citation(List<String> statements, String ruling, String because) {
    /** A citation without a source. */
    public static final Citation NONE = new Citation(List.of(), null, null);

    public Citation {
        statements = List.copyOf(statements);
    }

    /** Returns the rulings as a list. */
    public List<String> rulings() {
        return ruling == null ? List.of() : List.of(ruling.trim().split("\\s+"));
    }

    /** Returns whether this citation names no source. */
    public boolean isEmpty() {
        return statements.isEmpty() && ruling == null && because == null;
    }
}
