package dev.oya.engine.check;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import dev.oya.input.RuleCaches;
import dev.oya.pack.read.WrittenRule;
import dev.oya.vocabulary.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A number of a seat that a rule compares with a limit.
 *
 * @param member member of the fact, such as {@code captured}
 * @param name id of the counted cards or actions, or of a mark; null for points
 * @param isOther whether the fact requires a seat other than one of the rule
 * @param sign operator, such as {@code >=}
 * @param limit a number, or the name of a value of the pack
 */
public record ComparedNumber(String member, String name, boolean isOther, String sign, Object limit) {
    public static final String OPPONENTS = "opponents";
    private static final Set<String> COUNTED = Set.of("captured", "said");
    private static final Set<String> SIGNS = Set.of("<", ">=", ">", "==");

    /** Returns the numbers that a rule compares. They are cached, and the build has stored those of shipped rules. */
    public static List<ComparedNumber> of(WrittenRule rule, RuleCaches caches) {
        return RuleReadingCache.of(rule, caches).compared();
    }

    /**
     * Returns the numbers that the constraints of a fact compare.
     *
     * @param constraints parsed constraints
     */
    static List<ComparedNumber> of(Class<?> fact, List<Expression> constraints) {
        List<BinaryExpr> comparisons = new ArrayList<>();
        constraints.forEach(one -> addComparisons(one, comparisons));
        boolean isOther = comparisons.stream()
                .anyMatch(one -> one.getOperator() == BinaryExpr.Operator.NOT_EQUALS
                        && one.getLeft() instanceof NameExpr name
                        && name.getNameAsString().equals("seat"));
        List<ComparedNumber> numbers = new ArrayList<>();
        for (BinaryExpr one : comparisons) {
            ComparedNumber number = of(one, isOther);
            if (number != null && (fact == Player.class || number.member.equals(OPPONENTS))) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private static void addComparisons(Expression part, List<BinaryExpr> comparisons) {
        if (part instanceof EnclosedExpr enclosed) {
            addComparisons(enclosed.getInner(), comparisons);
        } else if (part instanceof BinaryExpr binary) {
            switch (binary.getOperator()) {
                case AND, OR -> {
                    addComparisons(binary.getLeft(), comparisons);
                    addComparisons(binary.getRight(), comparisons);
                }
                default -> comparisons.add(binary);
            }
        }
    }

    /** Returns the number of a comparison, or null if it compares anything else. */
    private static ComparedNumber of(BinaryExpr comparison, boolean isOther) {
        String sign = comparison.getOperator().asString();
        Object limit = limit(comparison.getRight());
        if (limit == null || !SIGNS.contains(sign)) {
            return null;
        }
        if (comparison.getLeft() instanceof NameExpr name) {
            return name.getNameAsString().equals("worth")
                    ? new ComparedNumber("worth", null, isOther, sign, limit)
                    : null;
        }
        if (comparison.getLeft() instanceof MethodCallExpr call) {
            String member = call.getNameAsString();
            boolean isCounted = member.equals(OPPONENTS)
                    || COUNTED.contains(member) && call.getScope().isEmpty();
            String name = argument(call);
            return isCounted && name != null ? new ComparedNumber(member, name, isOther, sign, limit) : null;
        }
        return null;
    }

    private static Object limit(Expression part) {
        if (part instanceof IntegerLiteralExpr number) {
            return number.asNumber().intValue();
        }
        return part instanceof MethodCallExpr call && call.getNameAsString().equals("value") ? argument(call) : null;
    }

    /** Returns the name in the parentheses of a call, or null if it has other arguments. */
    private static String argument(MethodCallExpr call) {
        return call.getArguments().size() == 1 && call.getArgument(0) instanceof StringLiteralExpr name
                ? name.asString()
                : null;
    }
}
