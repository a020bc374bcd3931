package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.Position;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import dev.oya.cards.Deck;
import dev.oya.input.Place;
import dev.oya.pack.Change;
import dev.oya.pack.Change.Kind;
import dev.oya.pack.OtherCard;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.OrDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.parser.ast.expr.DrlxExpression;

/**
 * Whatever can be changed in rules one by one: the rule is taken out, its conditions are taken out and turned, its numbers
 * and cards moved. Each rule is read by the parsers that the compiler reads it by. Not thread-safe.
 */
public final class RuleChanges {
    private static final Map<BinaryExpr.Operator, BinaryExpr.Operator> TURNED = Map.of(
            BinaryExpr.Operator.EQUALS, BinaryExpr.Operator.NOT_EQUALS,
            BinaryExpr.Operator.NOT_EQUALS, BinaryExpr.Operator.EQUALS,
            BinaryExpr.Operator.LESS, BinaryExpr.Operator.GREATER_EQUALS,
            BinaryExpr.Operator.GREATER_EQUALS, BinaryExpr.Operator.LESS,
            BinaryExpr.Operator.GREATER, BinaryExpr.Operator.LESS_EQUALS,
            BinaryExpr.Operator.LESS_EQUALS, BinaryExpr.Operator.GREATER);

    private final RuleSource source;
    private final Deck deck;
    private final List<Change> changes = new ArrayList<>();
    private DrlText.Rule rule;
    private String text;

    private RuleChanges(RuleSource source, Deck deck) {
        this.source = source;
        this.deck = deck;
    }

    /** Every change of every rule of a source, in their order; none of a rule that cannot be read. */
    public static List<Change> of(RuleSource source, Deck deck) {
        RuleChanges all = new RuleChanges(source, deck);
        for (DrlText.Rule rule : DrlText.of(source.text()).rules()) {
            all.read(rule);
        }
        return all.changes;
    }

    private void read(DrlText.Rule one) {
        rule = one;
        text = source.text().substring(one.start(), one.end()) + "\n";
        RuleSource headed = RuleParser.withHeader(new RuleSource(source.file(), text, 1));
        int before = headed.text().length() - text.length();
        boolean[] broken = {false};
        var rules = RuleParser.rules(headed.text(), (line, message) -> broken[0] = true);
        if (broken[0] || rules == null || rules.getRules().isEmpty()) {
            return;
        }
        changes.add(new Change(
                Kind.RULE,
                new Place(source.file(), line(0)),
                rule.name(),
                "rule \"" + rule.name() + "\"",
                null,
                "",
                true));
        RuleDescr read = rules.getRules().get(0);
        // A rule that asks nothing at all is none.
        boolean alone = read.getLhs().getDescrs().size() == 1;
        read.getLhs().getDescrs().forEach(part -> {
            if (alone) {
                inside((BaseDescr) part, before);
            } else {
                condition((BaseDescr) part, before);
            }
        });
        if (read.getConsequence() instanceof String then && text.contains(then)) {
            concluded(RuleParser.consequence(then), "{" + then, text.lastIndexOf(then) - 1);
        }
    }

    /** The line of a place in the text of the rule. */
    private int line(int at) {
        String behind = source.text().substring(0, rule.start() + at);
        return source.firstLine()
                + (int) behind.chars().filter(sign -> sign == '\n').count();
    }

    private void change(Kind kind, int from, int to, String instead, String shown) {
        change(kind, from, to, text.substring(from, to), instead, shown);
    }

    private void change(Kind kind, int from, int to, String was, String instead, String shown) {
        changes.add(new Change(
                kind,
                new Place(source.file(), line(from)),
                rule.name(),
                was,
                shown,
                text.substring(0, from) + instead + text.substring(to),
                true));
    }

    private int end(BaseDescr part, int before) {
        int end = Math.min(part.getEndCharacter() + 1 - before, text.length());
        while (Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private void condition(BaseDescr part, int before) {
        int from = part.getStartCharacter() - before;
        int to = end(part, before);
        change(Kind.DROPPED, from, to, "", null);
        inside(part, before);
    }

    private void inside(BaseDescr part, int before) {
        int from = part.getStartCharacter() - before;
        int to = end(part, before);
        if (part instanceof PatternDescr pattern) {
            constraints(pattern, before);
        } else if (part instanceof NotDescr || part instanceof ExistsDescr) {
            String said = text.substring(from, to);
            String turned = part instanceof NotDescr
                    ? said.replaceFirst("^not\\b", "exists")
                    : said.replaceFirst("^exists\\b", "not");
            change(Kind.TURNED, from, to, turned, turned);
            ((ConditionalElementDescr) part).getDescrs().forEach(one -> inside((BaseDescr) one, before));
        } else if (part instanceof OrDescr or) {
            List<? extends BaseDescr> sides = or.getDescrs();
            for (BaseDescr left : sides) {
                String others = sides.stream()
                        .filter(other -> other != left)
                        .map(other -> text.substring(other.getStartCharacter() - before, end(other, before)))
                        .collect(Collectors.joining(" or "));
                change(Kind.DROPPED, from, to, "( " + others + " )", others);
            }
            sides.forEach(one -> inside(one, before));
        } else if (part instanceof ConditionalElementDescr several) {
            several.getDescrs().forEach(one -> condition((BaseDescr) one, before));
        }
    }

    private void constraints(PatternDescr pattern, int before) {
        List<? extends BaseDescr> all = pattern.getDescrs();
        for (int i = 0; i < all.size(); i++) {
            if (!(all.get(i) instanceof ExprConstraintDescr constraint)) {
                continue;
            }
            int from = constraint.getStartCharacter() - before;
            String said = constraint.getExpression();
            if (!text.startsWith(said, from)) {
                continue;
            }
            DrlxExpression read;
            try {
                read = RuleParser.condition(said);
            } catch (ParseProblemException unreadable) {
                continue;
            }
            if (read.getBind() != null) {
                continue;
            }
            int start = from;
            int end = from + said.length();
            // A condition goes with the comma behind it, or before it.
            if (i + 1 < all.size()) {
                end = all.get(i + 1).getStartCharacter() - before;
            } else if (i > 0) {
                start = end(all.get(i - 1), before);
            }
            changes.add(new Change(
                    Kind.DROPPED,
                    new Place(source.file(), line(from)),
                    rule.name(),
                    said,
                    null,
                    text.substring(0, start) + text.substring(end),
                    true));
            Written where = new Written(read.getExpr(), from, from + said.length());
            turned(read.getExpr(), where);
            literals(read.getExpr(), where);
        }
    }

    /**
     * Turns what an expression asks, and takes out the sides of an "or" and an "and". The parser of conditions keeps no
     * places in a line, so that each is written anew with the change in it.
     */
    private void turned(Expression part, Written where) {
        if (part instanceof EnclosedExpr enclosed) {
            turned(enclosed.getInner(), where);
        } else if (part instanceof BinaryExpr both
                && (both.getOperator() == BinaryExpr.Operator.AND || both.getOperator() == BinaryExpr.Operator.OR)) {
            where.change(Kind.DROPPED, both, again(both.getRight()));
            where.change(Kind.DROPPED, both, again(both.getLeft()));
            turned(both.getLeft(), where);
            turned(both.getRight(), where);
        } else if (part instanceof BinaryExpr compared && TURNED.containsKey(compared.getOperator())) {
            where.change(
                    Kind.TURNED,
                    compared,
                    new BinaryExpr(
                            again(compared.getLeft()), again(compared.getRight()), TURNED.get(compared.getOperator())));
        } else if (part instanceof UnaryExpr not && not.getOperator() == UnaryExpr.Operator.LOGICAL_COMPLEMENT) {
            where.change(Kind.TURNED, not, again(not.getExpression()));
        } else {
            boolean simple = part instanceof MethodCallExpr || part instanceof NameExpr;
            where.change(
                    Kind.TURNED,
                    part,
                    new UnaryExpr(
                            simple ? again(part) : new EnclosedExpr(again(part)),
                            UnaryExpr.Operator.LOGICAL_COMPLEMENT));
        }
    }

    /** The same expression once more; those of conditions cannot be cloned. */
    private static Expression again(Expression part) {
        return RuleParser.condition(ExpressionReader.text(part)).getExpr();
    }

    /** Numbers one up and one down, cards to others of the deck. */
    private void literals(Expression part, Written where) {
        part.findAll(IntegerLiteralExpr.class).forEach(number -> {
            for (int by : new int[] {1, -1}) {
                int instead = number.asNumber().intValue() + by;
                where.change(Kind.NUMBER, number, new IntegerLiteralExpr(String.valueOf(instead)));
            }
        });
        part.findAll(StringLiteralExpr.class).forEach(string -> {
            String said = string.getValue();
            for (OtherCard.At card : OtherCard.in(said, deck)) {
                where.change(
                        Kind.CARD,
                        string,
                        new StringLiteralExpr(
                                said.substring(0, card.from()) + card.instead() + said.substring(card.to())));
            }
        });
    }

    /** A condition that is written anew with something else in it. */
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
            RuleChanges.this.change(kind, from, to, was, now, shown);
        }
    }

    private static int offset(String said, Position at) {
        int start = 0;
        for (int line = 1; line < at.line; line++) {
            start = said.indexOf('\n', start) + 1;
        }
        return start + at.column - 1;
    }

    /** The same behind "then". */
    private void concluded(Node part, String said, int from) {
        part.findAll(IntegerLiteralExpr.class).forEach(number -> {
            int at = from + offset(said, number.getBegin().orElseThrow());
            int end = from + offset(said, number.getEnd().orElseThrow()) + 1;
            for (int by : new int[] {1, -1}) {
                String instead = String.valueOf(number.asNumber().intValue() + by);
                change(Kind.NUMBER, at, end, instead, instead);
            }
        });
        part.findAll(StringLiteralExpr.class).forEach(string -> {
            int at = from + offset(said, string.getBegin().orElseThrow()) + 1;
            for (OtherCard.At card : OtherCard.in(string.getValue(), deck)) {
                change(Kind.CARD, at + card.from(), at + card.to(), card.instead(), card.instead());
            }
        });
    }
}
