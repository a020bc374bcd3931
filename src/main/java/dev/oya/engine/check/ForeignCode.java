package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ast.Node;
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
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import java.util.List;
import java.util.Set;
import org.drools.mvel.parser.ast.expr.DrlxExpression;
import org.drools.mvel.parser.ast.expr.HalfBinaryExpr;

/**
 * Expressions of rules from elsewhere, read by the parsers that the compiler reads them by: what is in them must be on the
 * list of what is harmless. Not thread-safe.
 */
final class ForeignCode {
    static final String VARIABLE = "\\$[A-Za-z][A-Za-z0-9]{0,39}";
    private static final Set<String> CONCLUDES = Set.of("insert", "insertLogical");
    private static final Set<String> SCOPES = Set.of("Conclusion", "Moment");
    private static final Set<String> CONSTANTS = Set.of("POT", "BANK", "NOBODY");
    private static final int MOST_STATEMENTS = 8;
    /** How deep an expression may be, such as in how many steps something is asked of something. */
    private static final int DEEPEST = 10;

    private static final int MOST_ARGUMENTS = 6;
    private static final int LONGEST_TEXT = 100;

    private final RuleFindings findings;
    private final int firstLine;
    private boolean concluding;
    private int depth;

    /** @param firstLine the line at which the texts begin */
    ForeignCode(RuleFindings findings, int firstLine) {
        this.findings = findings;
        this.firstLine = firstLine;
    }

    /** What stands between the brackets of a fact, one part of it. */
    void condition(String text) {
        try {
            DrlxExpression read = RuleParser.condition(text);
            if (read.getBind() != null && !read.getBind().asString().matches(VARIABLE)) {
                name(
                        read,
                        read.getBind().asString(),
                        Advice.of("write", "$" + read.getBind().asString()));
            }
            expression(read.getExpr());
        } catch (ParseProblemException unreadable) {
            findings.tell(firstLine, "foreign-code.condition", RuleParser.message(text));
        }
    }

    void consequence(String text) {
        BlockStmt block;
        try {
            block = RuleParser.consequence(text);
        } catch (ParseProblemException unreadable) {
            findings.code(firstLine, "What stands behind \"then\"");
            return;
        }
        concluding = true;
        if (block.getStatements().size() > MOST_STATEMENTS) {
            findings.tell(firstLine, "too-large.conclusions", MOST_STATEMENTS);
        }
        for (Statement statement : block.getStatements()) {
            Expression said =
                    statement.isExpressionStmt() ? statement.asExpressionStmt().getExpression() : null;
            boolean concludes = said instanceof MethodCallExpr call
                    && CONCLUDES.contains(call.getNameAsString())
                    && call.getScope().isEmpty()
                    && call.getTypeArguments().isEmpty()
                    && call.getArguments().size() == 1;
            if (concludes && isMade(said.asMethodCallExpr().getArgument(0))) {
                expression(said.asMethodCallExpr().getArgument(0));
            } else {
                findings.code(line(statement), "Anything but insert( new … ) behind \"then\"");
            }
        }
    }

    /** Whether it is a new conclusion, or what one is made by: {@code new Pays(…).half()}. */
    private static boolean isMade(Expression concluded) {
        return concluded instanceof ObjectCreationExpr
                || concluded instanceof MethodCallExpr call
                        && call.getScope().filter(ForeignCode::isMade).isPresent();
    }

    private int line(Node node) {
        return firstLine
                + node.getBegin().map(begin -> Math.max(0, begin.line - 1)).orElse(0);
    }

    private void name(Node at, String name, Advice advice) {
        findings.tell(line(at), "foreign-name.name", name, advice);
    }

    private void expression(Expression part) {
        if (++depth > DEEPEST) {
            findings.tell(line(part), "too-deep.expression", DEEPEST);
        } else {
            oneOf(part);
        }
        depth--;
    }

    private void oneOf(Expression part) {
        if (part instanceof StringLiteralExpr text) {
            if (text.getValue().length() > LONGEST_TEXT) {
                findings.tell(line(part), "too-large.text", LONGEST_TEXT);
            }
        } else if (part instanceof IntegerLiteralExpr
                || part instanceof BooleanLiteralExpr
                || part instanceof NullLiteralExpr) {
            return;
        } else if (part instanceof EnclosedExpr enclosed) {
            expression(enclosed.getInner());
        } else if (part instanceof UnaryExpr unary) {
            unary(unary);
        } else if (part instanceof BinaryExpr binary) {
            binary(binary);
        } else if (part instanceof HalfBinaryExpr half) {
            expression(half.getRight());
        } else if (part instanceof NameExpr name) {
            variable(name);
        } else if (part instanceof FieldAccessExpr field) {
            field(field);
        } else if (part instanceof MethodCallExpr call) {
            call(call);
        } else if (part instanceof ObjectCreationExpr creation) {
            creation(creation);
        } else {
            String kind = part.getClass().getSimpleName().replaceFirst("Expr(ession)?$", "");
            findings.code(line(part), "An expression of the kind " + kind);
        }
    }

    private void unary(UnaryExpr unary) {
        switch (unary.getOperator()) {
            case LOGICAL_COMPLEMENT, MINUS, PLUS -> expression(unary.getExpression());
            default -> findings.code(line(unary), "Changing a variable");
        }
    }

    private void binary(BinaryExpr binary) {
        expression(binary.getLeft());
        expression(binary.getRight());
        // Two texts put together, again and again, fill any memory.
        if (binary.getOperator() == BinaryExpr.Operator.PLUS
                && !isSmall(binary.getLeft())
                && !isSmall(binary.getRight())) {
            findings.code(line(binary), "A sum of which no part is known to be a number");
        }
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

    private void variable(NameExpr named) {
        String name = named.getNameAsString();
        boolean known = name.startsWith("$")
                ? name.matches(VARIABLE)
                : !concluding && VocabularyMembers.known().contains(name);
        if (!known) {
            name(named, name, concluding ? null : Suggestions.advice(name, VocabularyMembers.known()));
        }
    }

    private void field(FieldAccessExpr field) {
        boolean constant = field.getScope() instanceof NameExpr scope
                && SCOPES.contains(scope.getNameAsString())
                && CONSTANTS.contains(field.getNameAsString());
        if (constant) {
            return;
        }
        if (!VocabularyMembers.known().contains(field.getNameAsString())) {
            name(
                    field,
                    field.getNameAsString(),
                    Suggestions.advice(field.getNameAsString(), VocabularyMembers.known()));
            return;
        }
        expression(field.getScope());
    }

    private void call(MethodCallExpr call) {
        if (!VocabularyMembers.known().contains(call.getNameAsString())
                || call.getTypeArguments().isPresent()) {
            name(call, call.getNameAsString(), Suggestions.advice(call.getNameAsString(), VocabularyMembers.known()));
            return;
        }
        call.getScope().ifPresent(this::expression);
        arguments(call.getArguments());
    }

    private void creation(ObjectCreationExpr creation) {
        String type = creation.getType().asString();
        boolean plain = creation.getAnonymousClassBody().isEmpty()
                && creation.getScope().isEmpty()
                && creation.getTypeArguments().isEmpty();
        if (!plain || !concluding) {
            findings.code(line(creation), "An object made like this");
        } else if (!VocabularyShape.conclusions().contains(type)) {
            findings.unknown(line(creation), "foreign-name.conclusion", type, VocabularyShape.conclusions());
        }
        arguments(creation.getArguments());
    }

    private void arguments(List<Expression> arguments) {
        if (arguments.size() > MOST_ARGUMENTS) {
            findings.tell(line(arguments.get(0)), "too-large.arguments", MOST_ARGUMENTS);
        }
        arguments.forEach(this::expression);
    }
}
