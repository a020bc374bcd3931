package dev.oya.engine.check;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.math.BigInteger;

/** An evaluator of constant arithmetic in rules. Results have arbitrary precision. */
final class Constants {
    private Constants() {}

    /**
     * Returns the value of an expression of integer literals, or null if the expression contains anything else or divides by
     * zero.
     */
    static BigInteger number(Expression part) {
        if (part instanceof EnclosedExpr enclosed) {
            return number(enclosed.getInner());
        }
        if (part instanceof UnaryExpr unary) {
            BigInteger of = number(unary.getExpression());
            return of != null && unary.getOperator() == UnaryExpr.Operator.MINUS ? of.negate() : of;
        }
        if (part instanceof BinaryExpr binary) {
            BigInteger left = number(binary.getLeft());
            BigInteger right = number(binary.getRight());
            return left == null || right == null ? null : evaluated(left, binary.getOperator(), right);
        }
        return part instanceof IntegerLiteralExpr || part instanceof LongLiteralExpr ? literal(part.toString()) : null;
    }

    private static BigInteger evaluated(BigInteger left, BinaryExpr.Operator operator, BigInteger right) {
        return switch (operator) {
            case PLUS -> left.add(right);
            case MINUS -> left.subtract(right);
            case MULTIPLY -> left.multiply(right);
            case DIVIDE -> right.signum() == 0 ? null : left.divide(right);
            case REMAINDER -> right.signum() == 0 ? null : left.remainder(right);
            default -> null;
        };
    }

    private static BigInteger literal(String written) {
        try {
            return BigInteger.valueOf(Long.decode(written.replaceAll("[_lL]", "")));
        } catch (NumberFormatException other) {
            return null;
        }
    }
}
