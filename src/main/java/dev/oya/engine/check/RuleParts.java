package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.BlockStmt;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.OrDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.parser.ast.expr.DrlxExpression;

/**
 * The positions of the parts of a rule in its text, according to the compiler's own parsers. Immutable.
 *
 * @param then consequence, or null if the text does not contain it literally
 * @param thenAt position of the consequence's block: one character before the consequence
 */
public record RuleParts(List<Part> when, BlockStmt then, int thenAt) {
    public enum Kind {
        /** A fact with its constraints. */
        FACT,
        /** A constraint of a fact, between two commas. */
        CONSTRAINT,
        NOT,
        EXISTS,
        /** Alternatives of which at least one must match. */
        OR,
        /** Parts that must all match. */
        ALL,
        OTHER
    }

    /**
     * A part of a rule.
     *
     * @param from position of its first character in the text
     * @param to position after its last character
     * @param parts nested parts
     */
    public record Part(Kind kind, int from, int to, List<Part> parts) {}

    /** Reads the text of one rule. Returns null if the rule has a syntax error. */
    public static RuleParts of(String rule) {
        try {
            return read(rule);
        } catch (ParseProblemException unreadable) {
            return null;
        }
    }

    private static RuleParts read(String rule) {
        RuleSource headed = RuleParser.withHeader(new RuleSource("", rule, 1));
        boolean[] broken = {false};
        var rules = RuleParser.rules(headed.text(), (line, message) -> broken[0] = true);
        if (broken[0] || rules == null || rules.getRules().isEmpty()) {
            return null;
        }
        RuleDescr read = rules.getRules().get(0);
        int before = headed.text().length() - rule.length();
        List<Part> when = read.getLhs().getDescrs().stream()
                .map(part -> part((BaseDescr) part, rule, before))
                .toList();
        boolean stands = read.getConsequence() instanceof String then && rule.contains(then);
        return stands
                ? new RuleParts(
                        when,
                        RuleParser.consequence((String) read.getConsequence()),
                        rule.lastIndexOf((String) read.getConsequence()) - 1)
                : new RuleParts(when, null, -1);
    }

    /** Returns the expression of a constraint, or null if the constraint has a syntax error or binds a variable. */
    public static Expression asked(String constraint) {
        try {
            DrlxExpression read = RuleParser.condition(constraint);
            return read.getBind() == null ? read.getExpr() : null;
        } catch (ParseProblemException unreadable) {
            return null;
        }
    }

    private static Part part(BaseDescr part, String rule, int before) {
        if (part instanceof PatternDescr fact && fact.getObjectType() == null) {
            // The parser does not report the position of a path, so the range of the part is empty.
            return new Part(Kind.OTHER, 0, 0, List.of());
        }
        int from = part.getStartCharacter() - before;
        int to = Math.min(part.getEndCharacter() + 1 - before, rule.length());
        while (Character.isWhitespace(rule.charAt(to - 1))) {
            to--;
        }
        if (part instanceof ExprConstraintDescr constraint) {
            String text = constraint.getExpression();
            return rule.startsWith(text, from)
                    ? new Part(Kind.CONSTRAINT, from, from + text.length(), List.of())
                    : new Part(Kind.OTHER, from, to, List.of());
        }
        List<? extends BaseDescr> within = part instanceof PatternDescr fact
                ? fact.getDescrs()
                : part instanceof ConditionalElementDescr several
                        ? several.getDescrs().stream()
                                .map(BaseDescr.class::cast)
                                .toList()
                        : List.of();
        List<Part> parts = within.stream().map(one -> part(one, rule, before)).toList();
        return new Part(kind(part), from, to, parts);
    }

    private static Kind kind(BaseDescr part) {
        if (part instanceof PatternDescr) {
            return Kind.FACT;
        }
        if (part instanceof NotDescr) {
            return Kind.NOT;
        }
        if (part instanceof ExistsDescr) {
            return Kind.EXISTS;
        }
        if (part instanceof OrDescr) {
            return Kind.OR;
        }
        return part instanceof ConditionalElementDescr ? Kind.ALL : Kind.OTHER;
    }
}
