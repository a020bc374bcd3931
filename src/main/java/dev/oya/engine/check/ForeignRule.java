package dev.oya.engine.check;

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
import org.drools.drl.ast.descr.QueryDescr;
import org.drools.drl.ast.descr.RuleDescr;

/** One rule from elsewhere, held against the vocabulary. Not thread-safe. */
final class ForeignRule {
    private static final Set<String> CITATIONS = Set.of("cites", "ruling", "because");
    private static final Set<Class<?>> TOGETHER =
            Set.of(AndDescr.class, OrDescr.class, NotDescr.class, ExistsDescr.class);

    private static final int MOST_FACTS = 5;

    /** Facts are matched each with each; in more ways, and answering would take too long. */
    private static final int MOST_WAYS = 100_000;

    /** The question with a fact for each card. */
    private static final String FIELD = "Field";

    private static final int MOST_CARDS = 48;
    private static final int MOST_OTHERS = 12;
    private static final int MOST_CONCLUDED = 300;

    private final RuleDescr rule;
    private final int thenLine;
    private final RuleFindings findings;
    private int facts;
    private long ways = 1;

    /** @param thenLine the line at which its consequence begins */
    ForeignRule(RuleDescr rule, int thenLine, RuleFindings findings) {
        this.rule = rule;
        this.thenLine = thenLine;
        this.findings = findings;
    }

    void check() {
        if (rule instanceof QueryDescr) {
            findings.code(rule.getLine(), "A query");
            return;
        }
        if (!rule.getName().matches("[\\p{L}\\p{N}][\\p{L}\\p{N} /._:-]{0,99}")) {
            findings.tell(rule.getLine(), "foreign-name.rule");
        }
        if (rule.getParentName() != null) {
            findings.code(rule.getLine(), "A rule that extends another");
        }
        rule.getAttributes().values().forEach(at -> findings.code(line(at), "The attribute " + at.getName()));
        if (!rule.getNamedConsequences().isEmpty()) {
            findings.code(rule.getLine(), "More than one \"then\"");
        }
        for (AnnotationDescr annotation : rule.getAnnotations()) {
            annotation(annotation);
        }
        condition(rule.getLhs());
        if (facts > MOST_FACTS || ways > MOST_WAYS) {
            findings.tell(rule.getLine(), "too-large.joins", MOST_FACTS, MOST_WAYS);
        }
        if (rule.getConsequence() instanceof String then) {
            new ForeignCode(findings, thenLine).consequence(then);
        } else {
            findings.code(rule.getLine(), "A rule without \"then\"");
        }
    }

    /** How many facts of a type there may be when a question is asked. */
    private static int most(String type) {
        if (VocabularyShape.conclusions().contains(type)) {
            return MOST_CONCLUDED;
        }
        String question = VocabularyShape.question(type);
        return type.equals(question) ? 1 : FIELD.equals(question) ? MOST_CARDS : MOST_OTHERS;
    }

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
            findings.code(line(annotation), "The annotation @" + annotation.getName());
        }
    }

    private void condition(BaseDescr part) {
        if (part instanceof AnnotatedBaseDescr annotated
                && !annotated.getAnnotations().isEmpty()) {
            findings.code(line(part), "An annotation here");
        }
        if (part instanceof PatternDescr pattern) {
            pattern(pattern);
        } else if (part instanceof ConditionalElementDescr several && TOGETHER.contains(part.getClass())) {
            several.getDescrs().forEach(one -> condition((BaseDescr) one));
        } else {
            String kind = part.getClass().getSimpleName().replace("Descr", "").toLowerCase(java.util.Locale.ROOT);
            findings.code(line(part), "\"" + kind + "\"");
        }
    }

    private void pattern(PatternDescr pattern) {
        facts++;
        String type = pattern.getObjectType();
        ways = Math.min(ways * most(type), Integer.MAX_VALUE);
        if (!VocabularyShape.facts().contains(type)
                && !VocabularyShape.conclusions().contains(type)) {
            findings.tell(line(pattern), "foreign-name.fact", type, VocabularyShape.advice(type));
        }
        if (pattern.getSource() != null) {
            findings.code(line(pattern), "\"from\"");
        }
        if (!pattern.getBehaviors().isEmpty() || pattern.isQuery() || pattern.isUnification()) {
            findings.code(line(pattern), "A window, a query or a unification");
        }
        bound(pattern, pattern.getIdentifier());
        for (BaseDescr constraint : pattern.getDescrs()) {
            if (constraint instanceof ExprConstraintDescr expression
                    && expression.getType() == ExprConstraintDescr.Type.NAMED) {
                int line = line(constraint) < line(pattern) ? line(pattern) : line(constraint);
                new ForeignCode(findings, line).condition(expression.getExpression());
            } else {
                findings.code(line(pattern), "A condition without a name");
            }
        }
    }

    private void bound(PatternDescr pattern, String name) {
        if (name != null && !name.isEmpty() && !name.matches(ForeignCode.VARIABLE)) {
            findings.tell(line(pattern), "foreign-name.variable", name);
        }
    }
}
