package dev.oya.engine.check;

import dev.oya.input.Advice;
import java.util.Set;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.AnnotatedBaseDescr;
import org.drools.drl.ast.descr.AnnotationDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.OrDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * A whitelist check of one rule. It accepts only the listed parts of Drools' rule model, and only the properties of these parts
 * that rules need. Untrusted rules are also checked against size limits. Not thread-safe.
 */
final class RuleWhitelist {
    private static final Set<String> CITATIONS = Set.of("cites", "ruling", "because");
    private static final Set<Class<?>> TOGETHER =
            Set.of(AndDescr.class, OrDescr.class, NotDescr.class, ExistsDescr.class);

    private static final int MOST_FACTS = 5;

    /** Maximum number of combinations of facts that a rule may match. It bounds the response time. */
    private static final int MOST_WAYS = 100_000;

    /** Name of the question that has a fact for each card. */
    private static final String FIELD = "Field";

    private static final int MOST_CARDS = 48;
    private static final int MOST_OTHERS = 12;
    private static final int MOST_CONCLUDED = 300;

    private final RuleDescr rule;
    private final int thenLine;
    private final RuleFindings findings;
    private int facts;
    private long ways = 1;

    /** @param thenLine line at which the consequence begins, from 1 */
    RuleWhitelist(RuleDescr rule, int thenLine, RuleFindings findings) {
        this.rule = rule;
        this.thenLine = thenLine;
        this.findings = findings;
    }

    void check() {
        if (rule.getClass() != RuleDescr.class) {
            findings.code(rule.getLine(), Advice.of("part-query"));
            return;
        }
        if (rule.getUnit() != null) {
            findings.code(rule.getLine(), Advice.of("part-unit"));
        }
        if (!rule.getName().matches("[\\p{L}\\p{N}][\\p{L}\\p{N} /._:-]{0,99}")) {
            findings.untrusted(rule.getLine(), "foreign-name.rule");
        }
        if (rule.getParentName() != null) {
            findings.code(rule.getLine(), Advice.of("part-extends"));
        }
        rule.getAttributes().values().forEach(at -> findings.code(line(at), Advice.of("part-attribute", at.getName())));
        if (!rule.getNamedConsequences().isEmpty()) {
            findings.code(rule.getLine(), Advice.of("part-thens"));
        }
        for (AnnotationDescr annotation : rule.getAnnotations()) {
            annotation(annotation);
        }
        condition(rule.getLhs());
        if (facts > MOST_FACTS || ways > MOST_WAYS) {
            findings.untrusted(rule.getLine(), "too-large.joins", MOST_FACTS, MOST_WAYS);
        }
        if (rule.getConsequence() instanceof String then) {
            new CodeWhitelist(findings, thenLine).consequence(then);
        } else {
            findings.code(rule.getLine(), Advice.of("part-no-then"));
        }
    }

    /** Returns the maximum number of facts of the given type in one question. */
    private static int most(String type) {
        if (VocabularyShape.conclusions().contains(type)) {
            return MOST_CONCLUDED;
        }
        String question = VocabularyShape.question(type);
        return type.equals(question) ? 1 : FIELD.equals(question) ? MOST_CARDS : MOST_OTHERS;
    }

    /** Returns the maximum number of combinations of facts that the rule may match. */
    int joins() {
        return (int) ways;
    }

    private int line(BaseDescr at) {
        return at.getLine() > 0 ? at.getLine() : rule.getLine();
    }

    private void annotation(AnnotationDescr annotation) {
        Object value = annotation.getSingleValue();
        if (!CITATIONS.contains(annotation.getName())
                || value == null
                || !value.toString().matches("\"[^\"]{0,2000}\"")) {
            findings.code(line(annotation), Advice.of("part-annotation", "@" + annotation.getName()));
        }
    }

    private void condition(BaseDescr part) {
        if (part instanceof AnnotatedBaseDescr annotated
                && !annotated.getAnnotations().isEmpty()) {
            findings.code(line(part), Advice.of("part-annotation-here"));
        }
        if (part.getClass() == PatternDescr.class) {
            pattern((PatternDescr) part);
        } else if (part instanceof ConditionalElementDescr several && TOGETHER.contains(part.getClass())) {
            several.getDescrs().forEach(one -> condition((BaseDescr) one));
        } else {
            String kind = part.getClass().getSimpleName().replace("Descr", "").toLowerCase(java.util.Locale.ROOT);
            findings.code(line(part), Advice.of("part-word", kind));
        }
    }

    private void pattern(PatternDescr pattern) {
        facts++;
        String type = pattern.getObjectType();
        if (type == null) {
            findings.code(line(pattern), Advice.of("part-path"));
            return;
        }
        ways = Math.min(ways * most(type), Integer.MAX_VALUE);
        if (VocabularyShape.type(type) == null) {
            findings.untrusted(line(pattern), "foreign-name.fact", type, VocabularyShape.advice(type));
        }
        if (pattern.getSource() != null) {
            findings.code(line(pattern), Advice.of("part-word", "from"));
        }
        if (!pattern.getBehaviors().isEmpty() || pattern.isQuery() || pattern.isUnification()) {
            findings.code(line(pattern), Advice.of("part-window"));
        }
        String name = pattern.getIdentifier();
        if (name != null && !name.isEmpty() && !name.matches(CodeWhitelist.VARIABLE)) {
            findings.untrusted(line(pattern), "foreign-name.variable", name);
        }
        pattern.getDescrs().forEach(constraint -> constraint(pattern, constraint));
    }

    private void constraint(PatternDescr pattern, BaseDescr constraint) {
        if (constraint.getClass() == ExprConstraintDescr.class
                && ((ExprConstraintDescr) constraint).getType() == ExprConstraintDescr.Type.NAMED) {
            new CodeWhitelist(findings, Math.max(line(pattern), line(constraint)))
                    .condition(((ExprConstraintDescr) constraint).getExpression());
        } else {
            findings.code(line(pattern), Advice.of("part-nameless"));
        }
    }
}
