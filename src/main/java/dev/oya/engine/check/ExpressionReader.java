package dev.oya.engine.check;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.NameKind;
import dev.oya.vocabulary.NameOf;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.drools.mvel.parser.ast.expr.HalfBinaryExpr;
import org.drools.mvel.parser.printer.PrintUtil;

/**
 * A reader of expressions that have passed {@link CodeWhitelist}. It determines the type of each expression and records every
 * name in it. Not thread-safe.
 */
public final class ExpressionReader {
    private static final Map<String, List<String>> CONSTANTS =
            Map.of("Moment", List.of("NOBODY"), "Conclusion", List.of("POT", "BANK"));

    private final RuleFindings findings;
    private final Map<String, ExpressionType> variables;
    private final Class<?> fact;
    private final int firstLine;
    private final NumberCheck numbers;
    /** Left side of the last comparison. It also applies to a following comparison that omits its left side. */
    private ExpressionType subject = ExpressionType.UNKNOWN;

    private Class<?> asked;

    /** @param fact the fact that the expression constrains, or null in the consequence */
    ExpressionReader(RuleFindings findings, Map<String, ExpressionType> variables, Class<?> fact, int firstLine) {
        this.findings = findings;
        this.variables = variables;
        this.fact = fact;
        this.firstLine = firstLine;
        this.numbers = new NumberCheck(findings, this::line);
    }

    ExpressionType read(Expression part) {
        if (part instanceof EnclosedExpr enclosed) {
            return read(enclosed.getInner());
        }
        if (part instanceof UnaryExpr unary) {
            return read(unary.getExpression());
        }
        if (part instanceof BinaryExpr binary) {
            return binary(binary);
        }
        if (part instanceof HalfBinaryExpr half) {
            compared(
                    subject,
                    null,
                    read(half.getRight()),
                    half.getRight(),
                    half.getOperator().name());
            return ExpressionType.of(boolean.class);
        }
        if (part instanceof NameExpr name) {
            return named(name);
        }
        if (part instanceof FieldAccessExpr field) {
            return field(field);
        }
        if (part instanceof MethodCallExpr call) {
            return call(call);
        }
        if (part instanceof ObjectCreationExpr creation) {
            return creation(creation);
        }
        return literal(part);
    }

    private ExpressionType literal(Expression part) {
        if (part instanceof StringLiteralExpr) {
            return ExpressionType.of(String.class);
        }
        if (part instanceof IntegerLiteralExpr) {
            return ExpressionType.of(int.class);
        }
        if (part instanceof BooleanLiteralExpr) {
            return ExpressionType.of(boolean.class);
        }
        if (part instanceof NullLiteralExpr) {
            return ExpressionType.of(Void.class);
        }
        return ExpressionType.UNKNOWN;
    }

    /** Returns the source text of a node. */
    public static String text(Node node) {
        return PrintUtil.printNode(node);
    }

    /** Returns the source text of a node without its quotation marks, for a message that adds its own. */
    private static String shown(Node node) {
        return node instanceof StringLiteralExpr literal ? literal.getValue() : text(node);
    }

    private int line(Node node) {
        return firstLine
                + node.getBegin().map(begin -> Math.max(0, begin.line - 1)).orElse(0);
    }

    private ExpressionType binary(BinaryExpr binary) {
        ExpressionType left = read(binary.getLeft());
        Class<?> of = asked;
        switch (binary.getOperator()) {
            case AND, OR -> {
                truth(left, binary.getLeft());
                truth(read(binary.getRight()), binary.getRight());
                return ExpressionType.of(boolean.class);
            }
            case EQUALS, NOT_EQUALS, LESS, LESS_EQUALS, GREATER, GREATER_EQUALS -> {
                subject = left;
                ExpressionType right = read(binary.getRight());
                asked = of;
                compared(
                        left,
                        binary.getLeft(),
                        right,
                        binary.getRight(),
                        binary.getOperator().name());
                return ExpressionType.of(boolean.class);
            }
            default -> {
                numbers.calculated(binary);
                ExpressionType right = read(binary.getRight());
                boolean text = left.type() == String.class || right.type() == String.class;
                return text ? ExpressionType.UNKNOWN : ExpressionType.of(int.class);
            }
        }
    }

    private void truth(ExpressionType type, Expression part) {
        if (type.isKnown() && type.type() != boolean.class) {
            findings.report(line(part), "wrong-type.truth", shown(part), type.label());
        }
    }

    private void compared(ExpressionType left, Expression from, ExpressionType right, Expression to, String operator) {
        boolean order = !operator.endsWith("EQUALS") || operator.startsWith("LESS") || operator.startsWith("GREATER");
        boolean wrong = order
                ? left.isKnown() && left.type() != int.class || right.isKnown() && right.type() != int.class
                : !left.fits(right);
        if (wrong) {
            findings.report(
                    line(to),
                    "wrong-type.compared",
                    from == null ? Advice.of("this-value") : shown(from),
                    left.label(),
                    shown(to),
                    right.label(),
                    order ? Advice.of("numbers-compared") : null);
        } else if (left.names() != null && to instanceof StringLiteralExpr text) {
            use(left.names(), text, null, role(operator));
        } else if (right.names() != null && from instanceof StringLiteralExpr text) {
            use(right.names(), text, null, role(operator));
        }
    }

    private static NameUse.Role role(String operator) {
        return operator.equals("EQUALS") ? NameUse.Role.EQUALITY : NameUse.Role.CONDITION;
    }

    private ExpressionType named(NameExpr named) {
        String name = named.getNameAsString();
        if (variables.containsKey(name)) {
            return variables.get(name);
        }
        if (name.startsWith("$") || fact == null) {
            findings.unknown(line(named), "unknown-variable", name, variables.keySet());
            return ExpressionType.UNKNOWN;
        }
        return property(fact, name, named);
    }

    private ExpressionType property(Class<?> type, String name, Node at) {
        VocabularyMembers members = VocabularyMembers.of(type);
        VocabularyMembers.Member found = members.property(name);
        if (found == null) {
            unknown(type, name, members.any(name), at);
            return ExpressionType.UNKNOWN;
        }
        return asked(type, found, at);
    }

    private ExpressionType asked(Class<?> type, VocabularyMembers.Member member, Node at) {
        findings.members.putIfAbsent(member, line(at));
        asked = type;
        return member.meaning();
    }

    private void unknown(Class<?> type, String name, VocabularyMembers.Member other, Node at) {
        List<String> names = VocabularyMembers.of(type).names();
        String near = Suggestions.name(name, names);
        Advice advice = other != null
                ? Advice.of("write", other.written())
                : near != null
                        ? Advice.of("near", VocabularyMembers.of(type).any(near).written())
                        : names.isEmpty() ? Advice.of("cannot-ask") : Advice.of("can-ask", String.join(", ", names));
        findings.report(line(at), "unknown-member.asked", type.getSimpleName(), name, advice);
    }

    private ExpressionType field(FieldAccessExpr field) {
        if (field.getScope() instanceof NameExpr scope && CONSTANTS.containsKey(scope.getNameAsString())) {
            return constant(field, CONSTANTS.get(scope.getNameAsString()));
        }
        ExpressionType of = read(field.getScope());
        return isOurs(of) ? property(of.type(), field.getNameAsString(), field) : ExpressionType.UNKNOWN;
    }

    private ExpressionType constant(FieldAccessExpr field, List<String> known) {
        if (!known.contains(field.getNameAsString())) {
            findings.unknown(line(field), "unknown-member.constant", field.getNameAsString(), known, text(field));
        }
        return ExpressionType.of(int.class);
    }

    private static boolean isOurs(ExpressionType meaning) {
        return meaning.type() != null && meaning.type().getPackage() == VocabularyShape.PACKAGE;
    }

    private ExpressionType call(MethodCallExpr call) {
        Class<?> type = fact;
        if (call.getScope().isPresent()) {
            ExpressionType of = read(call.getScope().get());
            type = isOurs(of) ? of.type() : null;
        }
        if (type == null) {
            call.getArguments().forEach(this::read);
            return ExpressionType.UNKNOWN;
        }
        String name = call.getNameAsString();
        VocabularyMembers members = VocabularyMembers.of(type);
        VocabularyMembers.Member found =
                members.method(name, call.getArguments().size());
        if (found == null) {
            VocabularyMembers.Member other = members.any(name);
            if (other != null && other.wants() != null && !other.wants().isEmpty()) {
                findings.report(
                        line(call),
                        "unknown-member.wants",
                        name,
                        arguments(other.wants().size()),
                        call.getArguments().size());
            } else {
                unknown(type, name, other, call);
            }
            return ExpressionType.UNKNOWN;
        }
        given(call.getArguments(), found.wants(), type, false);
        return asked(type, found, call);
    }

    private static String arguments(int number) {
        return number == 1 ? "one argument" : number + " arguments";
    }

    private void given(List<Expression> arguments, List<Parameter> wants, Class<?> by, boolean concluded) {
        NameUse.Role role = concluded ? NameUse.Role.CONCLUSION : NameUse.Role.CONDITION;
        String before = null;
        for (int i = 0; i < wants.size(); i++) {
            Expression argument = arguments.get(i);
            NameOf names = wants.get(i).getAnnotation(NameOf.class);
            ExpressionType type = read(argument);
            asked = by;
            if (!type.fits(ExpressionType.of(wants.get(i).getType()))) {
                findings.report(
                        line(argument),
                        "wrong-type.given",
                        shown(argument),
                        type.label(),
                        by.getSimpleName(),
                        ExpressionType.of(wants.get(i).getType()).label()
                                + (concluded ? " for its " + by.getRecordComponents()[i].getName() : ""),
                        concluded ? Advice.of("write", VocabularyMembers.written(by)) : null);
            } else if (names != null && argument instanceof LiteralExpr literal) {
                use(names, literal, before, role);
            }
            numbers.concluded(argument, by, wants.get(i).getName());
            if (names != null && type.names() != null && type.names().value() == NameKind.SETTING) {
                setting(names, argument, role);
            }
            before = argument instanceof StringLiteralExpr text ? text.getValue() : null;
        }
    }

    /** Records that the value of an option is used as a name. The name may be any value that the option allows. */
    private void setting(NameOf names, Expression argument, NameUse.Role role) {
        if (argument instanceof MethodCallExpr call
                && call.getArguments().size() == 1
                && call.getArgument(0) instanceof StringLiteralExpr option) {
            use(names, null, option.getValue(), argument, role);
        }
    }

    private ExpressionType creation(ObjectCreationExpr creation) {
        String name = creation.getType().getNameAsString();
        Class<?> type = VocabularyShape.conclusions().contains(name) ? VocabularyShape.type(name) : null;
        if (type == null) {
            findings.unknown(line(creation), "unknown-conclusion", name, VocabularyShape.conclusions());
            return ExpressionType.UNKNOWN;
        }
        findings.concluded.put(type.asSubclass(Conclusion.class), line(creation));
        List<Parameter> wants =
                VocabularyMembers.made(type, creation.getArguments().size());
        if (wants == null) {
            findings.report(
                    line(creation),
                    "wrong-type.made",
                    name,
                    arguments(creation.getArguments().size()),
                    VocabularyMembers.written(type));
            creation.getArguments().forEach(this::read);
        } else {
            given(creation.getArguments(), wants, type, true);
        }
        groups(creation, type);
        return ExpressionType.of(type);
    }

    /** Reports a group size for a card use that has no groups. */
    private void groups(ObjectCreationExpr creation, Class<?> type) {
        if (type == Conclusion.MayUse.class
                && creation.getArguments().size() == 2
                && creation.getArgument(0) instanceof StringLiteralExpr way
                && Stream.of(CardUse.values())
                        .anyMatch(use -> VocabularyShape.name(use).equals(way.getValue()) && !use.hasGroups())) {
            findings.report(line(creation), "wrong-type.no-groups", way.getValue());
        }
    }

    private void use(NameOf names, LiteralExpr literal, String before, NameUse.Role role) {
        Object value = literal instanceof StringLiteralExpr text
                ? text.getValue()
                : literal instanceof IntegerLiteralExpr number
                        ? (Object) number.asNumber()
                        : literal instanceof BooleanLiteralExpr truth ? (Object) truth.getValue() : null;
        if (value != null) {
            use(names, value, names.value() == NameKind.SETTING ? before : null, literal, role);
        }
    }

    private void use(NameOf names, Object value, String option, Node at, NameUse.Role role) {
        findings.uses.add(new NameUse(
                names.value(),
                List.of(names.also()),
                value,
                role,
                asked,
                option,
                findings.rule,
                findings.place(line(at))));
    }
}
