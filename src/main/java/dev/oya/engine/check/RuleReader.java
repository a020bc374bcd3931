package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.Statement;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.QuestionCatalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.parser.ast.expr.DrlxExpression;

/**
 * A reader of a rule that has passed {@link RuleWhitelist}. It records the facts, the members that the rule reads and its
 * conclusions. Not thread-safe.
 */
final class RuleReader {
    private final RuleDescr rule;
    private final int thenLine;
    private final RuleFindings findings;
    private final Map<Class<?>, Integer> facts = new LinkedHashMap<>();
    /** Whether the current part is inside "not". */
    private boolean negated;

    /** @param thenLine line at which the consequence begins, from 1 */
    RuleReader(RuleDescr rule, int thenLine, RuleFindings findings) {
        this.rule = rule;
        this.thenLine = thenLine;
        this.findings = findings;
    }

    void read() {
        findings.rule = rule.getName();
        findings.concluded.clear();
        findings.members.clear();
        Map<String, ExpressionType> variables = new HashMap<>();
        condition(rule.getLhs(), variables);
        if (rule.getConsequence() instanceof String then) {
            consequence(then, variables);
        }
        meet();
    }

    private void condition(BaseDescr part, Map<String, ExpressionType> variables) {
        if (part instanceof PatternDescr pattern) {
            pattern(pattern, variables);
        } else if (part instanceof ConditionalElementDescr several) {
            // Variables bound inside "not" and "exists" are not visible outside.
            boolean inside = part instanceof NotDescr || part instanceof ExistsDescr;
            Map<String, ExpressionType> known = inside ? new HashMap<>(variables) : variables;
            boolean outer = negated;
            negated |= part instanceof NotDescr;
            several.getDescrs().forEach(one -> condition((BaseDescr) one, known));
            negated = outer;
        }
    }

    private int line(BaseDescr at, int least) {
        return Math.max(at.getLine() > 0 ? at.getLine() : rule.getLine(), least);
    }

    private void pattern(PatternDescr pattern, Map<String, ExpressionType> variables) {
        int line = line(pattern, rule.getLine());
        String name = pattern.getObjectType();
        Class<?> type = VocabularyShape.type(name);
        if (type == null) {
            findings.report(line, "unknown-fact", name, VocabularyShape.advice(name));
        }
        if (type != null) {
            facts.putIfAbsent(type, line);
        }
        if (pattern.getIdentifier() != null && !pattern.getIdentifier().isEmpty()) {
            variables.put(pattern.getIdentifier(), type == null ? ExpressionType.UNKNOWN : ExpressionType.of(type));
        }
        List<Expression> read = new ArrayList<>();
        for (BaseDescr constraint : pattern.getDescrs()) {
            if (constraint instanceof ExprConstraintDescr expression) {
                read.add(constraint(expression, type, line(constraint, line), variables));
            }
        }
        if (!negated) {
            findings.compared.addAll(ComparedNumber.of(type, read));
        }
    }

    /** Reads a constraint and returns its expression, or null if it has a syntax error. */
    private Expression constraint(
            ExprConstraintDescr constraint, Class<?> type, int line, Map<String, ExpressionType> variables) {
        DrlxExpression read;
        try {
            read = RuleParser.condition(constraint.getExpression());
        } catch (ParseProblemException unreadable) {
            findings.report(
                    line,
                    "drl-does-not-compile.condition",
                    constraint.getExpression().strip());
            return null;
        }
        Expression expression = read.getExpr();
        ExpressionType meaning = ExpressionType.UNKNOWN;
        if (type != null) {
            ExpressionReader reader = new ExpressionReader(findings, variables, type, line);
            meaning = reader.read(expression);
            if (read.getBind() == null && meaning.isKnown() && meaning.type() != boolean.class) {
                findings.report(line, "wrong-type.condition", ExpressionReader.text(expression), meaning.label());
            }
            if (expression instanceof BinaryExpr && read.getBind() != null) {
                meaning = ExpressionType.UNKNOWN;
            }
        }
        if (read.getBind() != null) {
            variables.put(read.getBind().asString(), meaning);
        }
        return expression;
    }

    private void consequence(String then, Map<String, ExpressionType> variables) {
        List<Statement> statements;
        try {
            statements = RuleParser.consequence(then).getStatements();
        } catch (ParseProblemException unreadable) {
            findings.report(thenLine, "drl-does-not-compile.then");
            return;
        }
        ExpressionReader reader = new ExpressionReader(findings, variables, null, thenLine);
        for (Statement statement : statements) {
            if (statement.isExpressionStmt()
                    && statement.asExpressionStmt().getExpression() instanceof MethodCallExpr call) {
                reader.read(call);
            }
        }
    }

    /**
     * Reports facts that never occur in the same question. Also reports conclusions that have no effect on the questions with
     * all facts of the rule, and members that are not available in these questions.
     */
    private void meet() {
        List<QuestionCatalogue.Asked> bringing = new ArrayList<>(QuestionCatalogue.all());
        for (Map.Entry<Class<?>, Integer> fact : facts.entrySet()) {
            List<QuestionCatalogue.Asked> before = List.copyOf(bringing);
            bringing.removeIf(asked -> !asked.brings(fact.getKey()));
            if (bringing.isEmpty()) {
                findings.report(
                        fact.getValue(),
                        "facts-never-meet",
                        fact.getKey().getSimpleName(),
                        names(before),
                        questions(asked -> asked.brings(fact.getKey())));
                return;
            }
        }
        if (!facts.isEmpty()) {
            findings.concluded.forEach((conclusion, line) -> checkIsRead(conclusion, line, bringing));
            findings.members.forEach((member, line) -> known(member, line, bringing));
        }
    }

    private void checkIsRead(Class<? extends Conclusion> conclusion, int line, List<QuestionCatalogue.Asked> bringing) {
        if (bringing.stream().noneMatch(asked -> asked.conclusions().contains(conclusion))) {
            findings.report(
                    line,
                    "nobody-hears",
                    conclusion.getSimpleName(),
                    names(bringing),
                    questions(asked -> asked.conclusions().contains(conclusion)));
        }
    }

    /** Reports a member that is not available in a question whose answer the rule may affect. */
    private void known(VocabularyMembers.Member member, int line, List<QuestionCatalogue.Asked> bringing) {
        List<QuestionCatalogue.Asked> without = bringing.stream()
                .filter(asked -> findings.concluded.isEmpty()
                        || !Collections.disjoint(asked.conclusions(), findings.concluded.keySet()))
                .filter(asked -> !member.isKnownIn(asked))
                .toList();
        if (!without.isEmpty()) {
            findings.report(
                    line, "unknown-member.here", member.written(), names(without), String.join(", ", member.knownIn()));
        }
    }

    private static String questions(Predicate<QuestionCatalogue.Asked> which) {
        return names(QuestionCatalogue.all().stream().filter(which).toList());
    }

    private static String names(List<QuestionCatalogue.Asked> some) {
        return String.join(
                ", ",
                some.stream().map(asked -> asked.question().getSimpleName()).toList());
    }
}
