package dev.oya.engine.check;

import com.github.javaparser.ParseProblemException;
import com.github.javaparser.Problem;
import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.List;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsError;
import org.drools.drl.parser.DroolsParserException;
import org.drools.mvel.parser.DrlxParser;
import org.drools.mvel.parser.ast.expr.DrlxExpression;

/** A parser of rules and their parts. It uses the compiler's own parsers but does not compile. Stateless. */
public final class RuleParser {
    /** Matches the position at the start of a parser message. Its line counts from the start of the text, not of the file. */
    private static final String PARSER_PLACE = "^\\[ERR \\d+] Line \\d+:\\d+ ";

    /**
     * Name appended to a constraint. If the parser does not find this name, it has ignored trailing text that it could not
     * read.
     */
    private static final String END = "$end$";

    private RuleParser() {}

    /** Returns the rules with a package and imports. If the source omits them, they are inserted before its first line. */
    public static RuleSource withHeader(RuleSource source) {
        return DrlText.namesPackage(source.text()) ? source : source.with(DrlText.HEADER + source.text());
    }

    /** Returns the first line of a message of the parser or compiler, without the position. */
    public static String message(String text) {
        return String.valueOf(text)
                .strip()
                .lines()
                .findFirst()
                .orElse("The rule does not compile")
                .replaceFirst(PARSER_PLACE, "");
    }

    /** A receiver of syntax errors. */
    public interface Unreadable {
        /**
         * Reports an error.
         *
         * @param line line in the text, from 1, or 0 if the error concerns the whole text
         */
        void at(int line, String message);
    }

    /** Parses the rules of a text. If there is a syntax error, returns null or only some of the rules. */
    public static PackageDescr rules(String text, Unreadable unreadable) {
        DrlParser parser = new DrlParser();
        PackageDescr rules = null;
        try {
            rules = parser.parse(false, text);
        } catch (DroolsParserException broken) {
            unreadable.at(0, message(broken.getMessage()));
        }
        for (DroolsError error : parser.getErrors()) {
            unreadable.at(error.getLines().length == 0 ? 0 : error.getLines()[0], message(error.getMessage()));
        }
        return rules;
    }

    /**
     * Parses one constraint of a fact, which is the text between two commas in its parentheses.
     *
     * @throws ParseProblemException if the text is not a constraint or continues after the constraint
     */
    public static DrlxExpression condition(String text) {
        Expression last = parsed(text + "\n&& " + END).getExpr();
        while (last instanceof BinaryExpr binary) {
            last = binary.getRight();
        }
        if (!(last instanceof NameExpr name) || !name.getNameAsString().equals(END)) {
            throw new ParseProblemException(List.of(new Problem("Text after a condition", null, null)));
        }
        return parsed(text);
    }

    private static DrlxExpression parsed(String text) {
        return DrlxParser.parseExpression(DrlxParser.buildDrlxParserWithArguments(List.of()), text);
    }

    /**
     * Parses the text between "then" and "end".
     *
     * @throws ParseProblemException if the text is not Java
     */
    public static BlockStmt consequence(String text) {
        return StaticJavaParser.parseBlock("{" + text + "}");
    }

    /** Returns the line at which the text after "then" begins, from 1. This is the next line if "then" is alone on its line. */
    public static int thenLine(RuleDescr rule, String text) {
        int then = rule.getConsequenceLine();
        String line = text.lines().skip(Math.max(0, then - 1)).findFirst().orElse("");
        return line.strip().equals("then") ? then + 1 : then;
    }
}
