package dev.oya.spec.mutate;

import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.oya.engine.check.ExpressionReader;
import dev.oya.engine.check.RuleParts;
import dev.oya.engine.check.RuleParts.Part;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.WrittenRule;
import dev.oya.spec.mutate.Mutation.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A generator of mutations of DRL rules. It removes a rule, removes, negates, widens or narrows conditions, changes numbers and
 * cards, and removes modifiers of conclusions. It uses the parsers of the compiler. Not thread-safe.
 */
public final class RuleMutator extends TextMutator {
    private static final Map<BinaryExpr.Operator, BinaryExpr.Operator> TURNED = Map.of(
            BinaryExpr.Operator.EQUALS, BinaryExpr.Operator.NOT_EQUALS,
            BinaryExpr.Operator.NOT_EQUALS, BinaryExpr.Operator.EQUALS,
            BinaryExpr.Operator.LESS, BinaryExpr.Operator.GREATER_EQUALS,
            BinaryExpr.Operator.GREATER_EQUALS, BinaryExpr.Operator.LESS,
            BinaryExpr.Operator.GREATER, BinaryExpr.Operator.LESS_EQUALS,
            BinaryExpr.Operator.LESS_EQUALS, BinaryExpr.Operator.GREATER);

    private static final String END = "end";

    private DrlText.Rule rule;
    private String text;

    private final Set<String> ends;
    private final Map<String, Set<String>> narrower;

    private RuleMutator(RuleSource source, Pack pack, Map<String, Set<String>> narrower) {
        super(source.file(), source.text(), source.firstLine(), true, pack.deck());
        this.ends = pack.phases().ends();
        this.narrower = narrower;
    }

    /**
     * Returns every mutation of the rules of a pack, in the order of the rules. A rule with a syntax error has no mutations.
     *
     * @param files predicate that selects the files whose rules are mutated
     */
    public static List<Mutation> of(Pack pack, Predicate<String> files) {
        Map<String, Set<String>> narrower = narrower(pack);
        List<Mutation> changes = new ArrayList<>();
        for (RuleSource source : pack.rules()) {
            if (files.test(source.file())) {
                RuleMutator all = new RuleMutator(source, pack, narrower);
                DrlText.of(source.text()).rules().forEach(all::read);
                changes.addAll(all.changes());
            }
        }
        return changes;
    }

    /**
     * Returns the exclusive marks of the actions, keyed by the non-exclusive marks of the same action. Every seat that has
     * taken an action has its non-exclusive marks, but only the latest of these seats has its exclusive marks.
     */
    private static Map<String, Set<String>> narrower(Pack pack) {
        Phases phases = pack.phases();
        Set<String> rules = WrittenRule.of(pack).keySet();
        Map<String, Set<String>> narrower = new TreeMap<>();
        for (String word : phases.actions().keySet()) {
            Set<String> names = phases.marks().seats().keySet().stream()
                    .filter(mark -> rules.contains(word + "/" + mark))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> lone = new TreeSet<>(names);
            lone.retainAll(phases.marks().lone());
            names.removeAll(lone);
            names.forEach(mark ->
                    narrower.computeIfAbsent(mark, any -> new TreeSet<>()).addAll(lone));
        }
        return narrower;
    }

    private void read(DrlText.Rule one) {
        rule = one;
        of = one.name();
        text = source.substring(one.start(), one.end()) + "\n";
        cites = Mutation.statements(text);
        RuleParts parts = RuleParts.of(text);
        if (parts == null) {
            return;
        }
        add(Kind.RULE, rule.start(), "rule \"" + of + "\"", null, "");
        // A rule must have at least one condition, so the only condition is not removed.
        boolean alone = parts.when().size() == 1;
        parts.when().forEach(alone ? this::inside : this::condition);
        if (parts.then() != null) {
            String then = text.substring(parts.thenAt() + 1);
            concluded(parts.then(), "{" + then, parts.thenAt());
        }
    }

    private String source(Part part) {
        return text.substring(part.from(), part.to());
    }

    private void change(Kind kind, int from, int to, String instead, String shown) {
        change(kind, from, to, text.substring(from, to), instead, shown);
    }

    private void change(Kind kind, int from, int to, String was, String instead, String shown) {
        add(kind, rule.start() + from, was, shown, text.substring(0, from) + instead + text.substring(to));
    }

    private void condition(Part part) {
        change(Kind.DROPPED, part.from(), part.to(), "", null);
        inside(part);
    }

    private void inside(Part part) {
        switch (part.kind()) {
            case FACT -> constraints(part.parts());
            case NOT -> turned(part, source(part).replaceFirst("^not\\b", "exists"));
            case EXISTS -> turned(part, source(part).replaceFirst("^exists\\b", "not"));
            case OR -> {
                for (Part left : part.parts()) {
                    String others = part.parts().stream()
                            .filter(other -> other != left)
                            .map(this::source)
                            .collect(Collectors.joining(" or "));
                    change(Kind.DROPPED, part.from(), part.to(), "( " + others + " )", others);
                }
                part.parts().forEach(this::inside);
            }
            case ALL -> part.parts().forEach(this::condition);
            default -> {
                // Other parts of a rule have no mutations.
            }
        }
    }

    private void turned(Part part, String turned) {
        change(Kind.TURNED, part.from(), part.to(), turned, turned);
        part.parts().forEach(this::inside);
    }

    private void constraints(List<Part> all) {
        for (int i = 0; i < all.size(); i++) {
            Part one = all.get(i);
            String written = source(one);
            Expression asked = one.kind() == RuleParts.Kind.CONSTRAINT ? RuleParts.asked(written) : null;
            if (asked == null) {
                continue;
            }
            // Removes a condition with the comma after it, or with the comma before it if the condition is the last
            // one.
            int start = one.from();
            int end = one.to();
            if (i + 1 < all.size()) {
                end = all.get(i + 1).from();
            } else if (i > 0) {
                start = all.get(i - 1).to();
            }
            String without = text.substring(0, start) + text.substring(end);
            add(Kind.DROPPED, rule.start() + one.from(), written, null, without);
            Written where = new Written(asked, one.from(), one.to());
            turned(asked, where);
            literals(asked, where);
            widened(asked, where);
            narrowed(asked, where);
        }
    }

    /**
     * Negates an expression, and removes the sides of each "or" and "and". The parser of conditions does not record columns, so
     * the whole condition is printed again with each change.
     */
    private void turned(Expression part, Written where) {
        if (part instanceof EnclosedExpr enclosed) {
            turned(enclosed.getInner(), where);
        } else if (part instanceof BinaryExpr both
                && (both.getOperator() == BinaryExpr.Operator.AND || both.getOperator() == BinaryExpr.Operator.OR)) {
            where.change(Kind.DROPPED, both, copy(both.getRight()));
            where.change(Kind.DROPPED, both, copy(both.getLeft()));
            turned(both.getLeft(), where);
            turned(both.getRight(), where);
        } else if (part instanceof BinaryExpr compared && TURNED.containsKey(compared.getOperator())) {
            where.change(
                    Kind.TURNED,
                    compared,
                    new BinaryExpr(
                            copy(compared.getLeft()), copy(compared.getRight()), TURNED.get(compared.getOperator())));
        } else if (part instanceof UnaryExpr not && not.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
            where.change(Kind.TURNED, not, copy(not.getExpression()));
        } else {
            boolean simple = part instanceof MethodCallExpr || part instanceof NameExpr;
            where.change(
                    Kind.TURNED,
                    part,
                    new UnaryExpr(
                            simple ? copy(part) : new EnclosedExpr(copy(part)), UnaryExpr.Operator.LOGICAL_COMPLEMENT));
        }
    }

    /** Extends a condition that names one or more ends of the round to each other end. */
    private void widened(Expression asked, Written where) {
        asked.findAll(BinaryExpr.class, compared -> !namedEnds(compared).isEmpty()).stream()
                .filter(compared -> !isAlternative(compared))
                .forEach(compared -> {
                    Set<String> named = namedEnds(compared);
                    for (String end : ends) {
                        if (!named.contains(end)) {
                            BinaryExpr other = new BinaryExpr(
                                    new NameExpr(END), new StringLiteralExpr(end), BinaryExpr.Operator.EQUALS);
                            where.change(
                                    Kind.WIDENED,
                                    compared,
                                    new EnclosedExpr(new BinaryExpr(copy(compared), other, BinaryExpr.Operator.OR)));
                        }
                    }
                });
    }

    /** Returns whether a condition is one alternative in a list of ends of a round. */
    private static boolean isAlternative(Expression part) {
        Node parent = part.getParentNode().orElse(null);
        return parent instanceof EnclosedExpr enclosed
                ? isAlternative(enclosed)
                : parent instanceof BinaryExpr both && !namedEnds(both).isEmpty();
    }

    /** Returns the ends that a condition accepts, or an empty set if the condition depends on anything else. */
    private static Set<String> namedEnds(Expression part) {
        if (part instanceof EnclosedExpr enclosed) {
            return namedEnds(enclosed.getInner());
        }
        if (part instanceof BinaryExpr both && both.getOperator() == BinaryExpr.Operator.OR) {
            Set<String> left = namedEnds(both.getLeft());
            Set<String> right = namedEnds(both.getRight());
            Set<String> all = new TreeSet<>(left);
            all.addAll(right);
            return left.isEmpty() || right.isEmpty() ? Set.of() : all;
        }
        return part instanceof BinaryExpr compared
                        && compared.getOperator() == BinaryExpr.Operator.EQUALS
                        && ExpressionReader.text(compared.getLeft()).equals(END)
                        && compared.getRight() instanceof StringLiteralExpr end
                ? Set.of(end.getValue())
                : Set.of();
    }

    /** Adds an action's exclusive mark to a condition on the same action's non-exclusive mark. */
    private void narrowed(Expression asked, Written where) {
        asked.findAll(StringLiteralExpr.class).forEach(string -> {
            List<String> marks = List.of(string.getValue().split(" "));
            for (String mark : marks) {
                for (String lone : narrower.getOrDefault(mark, Set.of())) {
                    if (!marks.contains(lone) && !marks.contains("-" + lone)) {
                        where.change(Kind.NARROWED, string, new StringLiteralExpr(string.getValue() + " " + lone));
                    }
                }
            }
        });
    }

    /** Returns a copy of an expression. Expressions of conditions cannot be cloned. */
    private static Expression copy(Expression part) {
        return RuleParts.asked(ExpressionReader.text(part));
    }

    /** Changes numbers by 1 and replaces cards with other cards of the deck. */
    private void literals(Expression part, Written where) {
        part.findAll(IntegerLiteralExpr.class).forEach(number -> {
            for (int by : BESIDE) {
                int instead = number.asNumber().intValue() + by;
                where.change(Kind.NUMBER, number, new IntegerLiteralExpr(String.valueOf(instead)));
            }
        });
        part.findAll(StringLiteralExpr.class).forEach(string -> {
            String text = string.getValue();
            for (OtherCard card : cards(text)) {
                where.change(
                        Kind.CARD,
                        string,
                        new StringLiteralExpr(
                                text.substring(0, card.from()) + card.instead() + text.substring(card.to())));
            }
        });
    }

    /** A condition that is printed again with a changed part. */
    private final class Written {
        private final EnclosedExpr whole;
        private final int from;
        private final int to;

        Written(Expression whole, int from, int to) {
            this.whole = new EnclosedExpr(whole);
            this.from = from;
            this.to = to;
        }

        void change(Kind kind, Expression old, Expression instead) {
            String was = ExpressionReader.text(old);
            old.replace(instead);
            String now = ExpressionReader.text(whole.getInner());
            String shown = ExpressionReader.text(instead);
            instead.replace(old);
            RuleMutator.this.change(kind, from, to, was, now, shown);
        }
    }

    /** Returns whether a call modifies a new conclusion, as {@code .plain()} does. */
    private static boolean isModifier(MethodCallExpr call) {
        Expression scope = call.getScope().orElse(null);
        return scope instanceof ObjectCreationExpr || scope instanceof MethodCallExpr before && isModifier(before);
    }

    private static int offset(String text, Position at) {
        int start = 0;
        for (int line = 1; line < at.line; line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + at.column - 1;
    }

    /** Changes numbers, cards and modifiers in the consequence. */
    private void concluded(Node part, String text, int from) {
        part.findAll(IntegerLiteralExpr.class).forEach(number -> {
            int at = from + offset(text, number.getBegin().orElseThrow());
            int end = from + offset(text, number.getEnd().orElseThrow()) + 1;
            for (int by : BESIDE) {
                String instead = String.valueOf(number.asNumber().intValue() + by);
                change(Kind.NUMBER, at, end, instead, instead);
            }
        });
        part.findAll(MethodCallExpr.class).stream()
                .filter(RuleMutator::isModifier)
                .forEach(call -> {
                    Position scope = call.getScope().orElseThrow().getEnd().orElseThrow();
                    change(
                            Kind.MODIFIER,
                            from + offset(text, scope) + 1,
                            from + offset(text, call.getEnd().orElseThrow()) + 1,
                            "",
                            null);
                });
        part.findAll(StringLiteralExpr.class).forEach(string -> {
            int at = from + offset(text, string.getBegin().orElseThrow()) + 1;
            for (OtherCard card : cards(string.getValue())) {
                change(Kind.CARD, at + card.from(), at + card.to(), card.instead(), card.instead());
            }
        });
    }
}
