package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.comments.BlockComment;
import com.github.javaparser.ast.comments.LineComment;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.drools.mvel.parser.ast.expr.DrlNameExpr;
import org.drools.mvel.parser.ast.expr.DrlxExpression;
import org.drools.mvel.parser.ast.expr.HalfBinaryExpr;

/**
 * A whitelist check of the expressions of rules. It visits every node of the syntax tree that the compiler's own parsers build,
 * and reports each node whose class is not in {@link #KINDS}. Untrusted rules are also checked against size limits. Not
 * thread-safe.
 */
final class CodeWhitelist {
    static final String VARIABLE = "\\$[A-Za-z][A-Za-z0-9]{0,39}";
    private static final Set<String> CONCLUDES = Set.of("insert", "insertLogical");
    private static final Set<String> SCOPES = Set.of("Conclusion", "Moment");
    private static final Set<String> CONSTANTS = Set.of("POT", "BANK", "NOBODY");
    private static final Set<UnaryExpr.Operator> SIGNS =
            EnumSet.of(UnaryExpr.Operator.LOGICAL_COMPLEMENT, UnaryExpr.Operator.MINUS, UnaryExpr.Operator.PLUS);
    private static final Set<BinaryExpr.Operator> BITS = EnumSet.of(
            BinaryExpr.Operator.BINARY_AND,
            BinaryExpr.Operator.BINARY_OR,
            BinaryExpr.Operator.XOR,
            BinaryExpr.Operator.LEFT_SHIFT,
            BinaryExpr.Operator.SIGNED_RIGHT_SHIFT,
            BinaryExpr.Operator.UNSIGNED_RIGHT_SHIFT);

    /** Maximum number of conclusions of an untrusted rule. */
    private static final int MOST_STATEMENTS = 8;
    /** Maximum nesting depth of expressions. Each call in a chain adds one level. */
    private static final int DEEPEST = 10;

    private static final int MOST_ARGUMENTS = 6;
    private static final int LONGEST_TEXT = 100;

    /**
     * The node classes that rules may contain. Each has a check that reports faults and returns whether to visit the node's
     * children.
     */
    private static final Map<Class<? extends Node>, BiPredicate<CodeWhitelist, Node>> KINDS = new HashMap<>();

    static {
        List.of(
                        IntegerLiteralExpr.class,
                        BooleanLiteralExpr.class,
                        NullLiteralExpr.class,
                        EnclosedExpr.class,
                        HalfBinaryExpr.class,
                        LineComment.class,
                        BlockComment.class,
                        // The check of the parent validates the name.
                        SimpleName.class)
                .forEach(kind -> allow(kind, (code, any) -> true));
        allow(StringLiteralExpr.class, CodeWhitelist::text);
        allow(UnaryExpr.class, CodeWhitelist::unary);
        allow(BinaryExpr.class, CodeWhitelist::binary);
        allow(NameExpr.class, CodeWhitelist::variable);
        allow(
                DrlNameExpr.class,
                (code, name) -> code.oneOf(name.getBackReferencesCount() == 0, name, Advice.of("part-word", "../"))
                        && code.variable(name));
        allow(FieldAccessExpr.class, CodeWhitelist::field);
        allow(MethodCallExpr.class, CodeWhitelist::call);
        allow(ObjectCreationExpr.class, CodeWhitelist::creation);
        allow(ClassOrInterfaceType.class, CodeWhitelist::type);
    }

    private final RuleFindings findings;
    private final int firstLine;
    private boolean concluding;
    private int depth;

    /** @param firstLine line of the file at which the texts begin, from 1 */
    CodeWhitelist(RuleFindings findings, int firstLine) {
        this.findings = findings;
        this.firstLine = firstLine;
    }

    private static <T extends Node> void allow(Class<T> kind, BiPredicate<CodeWhitelist, T> check) {
        KINDS.put(kind, (code, node) -> check.test(code, kind.cast(node)));
    }

    /** Checks one constraint of a fact, which is the text between two commas in its parentheses. */
    void condition(String text) {
        try {
            DrlxExpression read = RuleParser.condition(text);
            String bound = read.getBind() == null ? null : read.getBind().asString();
            if (bound != null && !bound.matches(VARIABLE)) {
                name(read, bound, Advice.of("write", "$" + bound));
            }
            visit(read.getExpr());
        } catch (ParseProblemException unreadable) {
            findings.report(firstLine, "untrusted-code.condition", RuleParser.message(text));
        }
    }

    /**
     * Checks the text between "then" and "end". The text must consist of insert calls, each with one new conclusion.
     */
    void consequence(String text) {
        BlockStmt block;
        try {
            block = RuleParser.consequence(text);
        } catch (ParseProblemException unreadable) {
            findings.report(firstLine, "untrusted-code.consequence");
            return;
        }
        concluding = true;
        if (block.getStatements().size() > MOST_STATEMENTS) {
            findings.untrusted(firstLine, "too-large.conclusions", MOST_STATEMENTS);
        }
        for (Statement statement : block.getStatements()) {
            Expression expression =
                    statement.isExpressionStmt() ? statement.asExpressionStmt().getExpression() : null;
            boolean concludes = expression instanceof MethodCallExpr call
                    && CONCLUDES.contains(call.getNameAsString())
                    && call.getScope().isEmpty()
                    && call.getTypeArguments().isEmpty()
                    && call.getArguments().size() == 1;
            if (concludes && isMade(expression.asMethodCallExpr().getArgument(0))) {
                visit(expression.asMethodCallExpr().getArgument(0));
            } else {
                findings.code(line(statement), Advice.of("part-not-insert"));
            }
        }
    }

    /**
     * Returns whether an expression is a new conclusion, or calls a method of a new conclusion, such as {@code new
     * Pays(…).half()}.
     */
    private static boolean isMade(Expression concluded) {
        return concluded instanceof ObjectCreationExpr
                || concluded instanceof MethodCallExpr call
                        && call.getScope().filter(CodeWhitelist::isMade).isPresent();
    }

    private int line(Node node) {
        return firstLine
                + node.getBegin().map(begin -> Math.max(0, begin.line - 1)).orElse(0);
    }

    private void name(Node at, String name, Advice advice) {
        findings.untrusted(line(at), "foreign-name.name", name, advice);
    }

    /** Reports the part of the rule if {@code allowed} is false. Returns {@code allowed}. */
    private boolean oneOf(boolean allowed, Node part, Advice what) {
        if (!allowed) {
            findings.code(line(part), what);
        }
        return allowed;
    }

    private void visit(Node part) {
        BiPredicate<CodeWhitelist, Node> check = KINDS.get(part.getClass());
        int steps = part instanceof Expression ? 1 : 0;
        depth += steps;
        if (depth > DEEPEST) {
            findings.untrusted(line(part), "too-deep.expression", DEEPEST);
        } else if (check == null) {
            String kind = part.getClass().getSimpleName().replaceFirst("Expr(ession)?$", "");
            findings.code(line(part), Advice.of("part-expression", kind));
        } else if (check.test(this, part)) {
            part.getChildNodes().forEach(this::visit);
        }
        depth -= steps;
    }

    private boolean text(StringLiteralExpr text) {
        if (text.getValue().length() > LONGEST_TEXT) {
            findings.untrusted(line(text), "too-large.text", LONGEST_TEXT);
        }
        return true;
    }

    private boolean unary(UnaryExpr unary) {
        return oneOf(
                SIGNS.contains(unary.getOperator()),
                unary,
                Advice.of("part-operator", unary.getOperator().asString()));
    }

    private boolean binary(BinaryExpr binary) {
        BinaryExpr.Operator operator = binary.getOperator();
        // Repeated concatenation of texts could exhaust the memory.
        boolean grows =
                operator == BinaryExpr.Operator.PLUS && !isSmall(binary.getLeft()) && !isSmall(binary.getRight());
        if (grows) {
            findings.untrusted(line(binary), "untrusted-code.part", Advice.of("part-sum"));
        }
        return oneOf(!BITS.contains(operator), binary, Advice.of("part-operator", operator.asString()));
    }

    private static boolean isSmall(Expression part) {
        return part instanceof IntegerLiteralExpr
                || part instanceof StringLiteralExpr
                || part instanceof BinaryExpr binary
                        && (binary.getOperator() != BinaryExpr.Operator.PLUS
                                || isSmall(binary.getLeft()) && isSmall(binary.getRight()))
                || part instanceof EnclosedExpr enclosed && isSmall(enclosed.getInner())
                || part instanceof NameExpr name && VocabularyMembers.isNumber(name.getNameAsString())
                || part instanceof MethodCallExpr call && VocabularyMembers.isNumber(call.getNameAsString());
    }

    private boolean variable(NameExpr named) {
        String name = named.getNameAsString();
        boolean known = name.startsWith("$")
                ? name.matches(VARIABLE)
                : !concluding && VocabularyMembers.known().contains(name);
        if (!known) {
            name(named, name, concluding ? null : Suggestions.advice(name, VocabularyMembers.known()));
        }
        return known;
    }

    private boolean field(FieldAccessExpr field) {
        String name = field.getNameAsString();
        boolean constant = field.getScope() instanceof NameExpr scope
                && SCOPES.contains(scope.getNameAsString())
                && CONSTANTS.contains(name);
        if (!constant && !VocabularyMembers.known().contains(name)) {
            name(field, name, Suggestions.advice(name, VocabularyMembers.known()));
            return false;
        }
        return !constant;
    }

    private boolean call(MethodCallExpr call) {
        String name = call.getNameAsString();
        boolean known = VocabularyMembers.known().contains(name)
                && call.getTypeArguments().isEmpty();
        if (!known) {
            name(call, name, Suggestions.advice(name, VocabularyMembers.known()));
        }
        return known && fewArguments(call.getArguments());
    }

    private boolean creation(ObjectCreationExpr creation) {
        boolean plain = creation.getAnonymousClassBody().isEmpty()
                && creation.getScope().isEmpty()
                && creation.getTypeArguments().isEmpty();
        return oneOf(plain && concluding, creation, Advice.of("part-object")) && fewArguments(creation.getArguments());
    }

    private boolean type(ClassOrInterfaceType type) {
        boolean made = type.getParentNode()
                .filter(ObjectCreationExpr.class::isInstance)
                .isPresent();
        String name = type.getNameWithScope();
        if (oneOf(made && type.getTypeArguments().isEmpty(), type, Advice.of("part-type"))
                && !VocabularyShape.conclusions().contains(name)) {
            findings.untrusted(
                    line(type),
                    "foreign-name.conclusion",
                    name,
                    Suggestions.advice(name, VocabularyShape.conclusions()));
            return false;
        }
        return true;
    }

    private boolean fewArguments(List<Expression> arguments) {
        if (arguments.size() > MOST_ARGUMENTS) {
            findings.untrusted(line(arguments.get(0)), "too-large.arguments", MOST_ARGUMENTS);
        }
        return true;
    }
}
