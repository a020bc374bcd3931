package dev.oya.engine.check;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import dev.oya.vocabulary.Carried;
import dev.oya.vocabulary.Conclusion;
import java.math.BigInteger;
import java.util.function.ToIntFunction;

/**
 * Checks the numbers in rules, so that errors are found before the rules are played.
 *
 * @param line function that returns the line of a node in the text
 */
record NumberCheck(RuleFindings findings, ToIntFunction<Node> line) {
    /**
     * Reports division by zero, and arithmetic of literals that exceeds an int. The compiler evaluates such arithmetic without
     * an overflow check.
     */
    void calculated(BinaryExpr binary) {
        BigInteger number = Constants.number(binary);
        if (number != null && number.bitLength() >= Integer.SIZE) {
            report(binary, "too-many-points.constant");
        }
        boolean divides = binary.getOperator() == BinaryExpr.Operator.DIVIDE
                || binary.getOperator() == BinaryExpr.Operator.REMAINDER;
        if (divides && BigInteger.ZERO.equals(Constants.number(binary.getRight()))) {
            report(binary, "rule-fails.zero");
        }
    }

    /**
     * Reports a number in a conclusion that is out of bounds at every table. Records seats for a later check, because the pack
     * determines the number of seats.
     *
     * @param name component or parameter that receives the number
     */
    void concluded(Expression argument, Class<?> conclusion, String name) {
        ConclusionBound bound =
                Conclusion.class.isAssignableFrom(conclusion) ? ConclusionBound.of(conclusion, name) : null;
        if (bound == null) {
            return;
        }
        BigInteger number = Constants.number(argument);
        if (number == null) {
            growing(argument, conclusion);
        } else if (number.bitLength() >= Integer.SIZE
                || number.intValue() < bound.least()
                || number.intValue() > bound.most()) {
            report(argument, "wrong-conclusion.number", bound.least(), bound.most());
        } else if (bound.isSeat()) {
            findings.seats.merge(findings.place(line.applyAsInt(argument)), number.intValue(), Math::max);
        }
    }

    /**
     * Reports a rule that increases the carried multiplier and carries it over again. After some rounds the multiplier would
     * exceed any bound.
     */
    private void growing(Expression argument, Class<?> conclusion) {
        boolean carriesOn = conclusion == Conclusion.Carries.class || conclusion == Conclusion.Waits.class;
        boolean asksCarried = findings.members.keySet().stream()
                .anyMatch(member -> member.method().getDeclaringClass() == Carried.class);
        if (carriesOn
                && asksCarried
                && argument.findFirst(BinaryExpr.class, NumberCheck::enlarges).isPresent()) {
            report(argument, "wrong-conclusion.grows");
        }
    }

    private static boolean enlarges(BinaryExpr part) {
        return part.getOperator() == BinaryExpr.Operator.PLUS || part.getOperator() == BinaryExpr.Operator.MULTIPLY;
    }

    private void report(Expression at, String key, Object... bounds) {
        Object[] parts = new Object[bounds.length + 1];
        parts[0] = ExpressionReader.text(at);
        System.arraycopy(bounds, 0, parts, 1, bounds.length);
        findings.report(line.applyAsInt(at), key, parts);
    }
}
