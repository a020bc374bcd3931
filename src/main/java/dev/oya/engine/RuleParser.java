package dev.oya.engine;

import com.github.javaparser.StaticJavaParser;
import com.github.javaparser.ast.stmt.BlockStmt;
import java.util.List;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsError;
import org.drools.drl.parser.DroolsParserException;
import org.drools.mvel.parser.DrlxParser;
import org.drools.mvel.parser.ast.expr.DrlxExpression;

/** Rules and their parts, read by the parsers that the compiler reads them by. Nothing is compiled. Stateless. */
public final class RuleParser {
    private RuleParser() {}

    /** Told of what cannot be read. */
    public interface Unreadable {
        /** @param line the line in the text, from 1; 0 for the text as a whole */
        void at(int line, String message);
    }

    /** The rules of a text; null, or a part of them, where it cannot be read. */
    public static PackageDescr rules(String text, Unreadable unreadable) {
        DrlParser parser = new DrlParser();
        PackageDescr rules = null;
        try {
            rules = parser.parse(false, text);
        } catch (DroolsParserException broken) {
            unreadable.at(0, RuleUnit.message(broken.getMessage()));
        }
        for (DroolsError error : parser.getErrors()) {
            unreadable.at(error.getLines().length == 0 ? 0 : error.getLines()[0], RuleUnit.message(error.getMessage()));
        }
        return rules;
    }

    /**
     * What stands between the brackets of a fact, one part of it.
     *
     * @throws com.github.javaparser.ParseProblemException where it is no condition
     */
    public static DrlxExpression condition(String text) {
        return DrlxParser.parseExpression(DrlxParser.buildDrlxParserWithArguments(List.of()), text);
    }

    /**
     * What stands between "then" and "end".
     *
     * @throws com.github.javaparser.ParseProblemException where it cannot be read
     */
    public static BlockStmt consequence(String text) {
        return StaticJavaParser.parseBlock("{" + text + "}");
    }

    /** The line at which what stands behind "then" begins: mostly the next one. */
    public static int thenLine(RuleDescr rule, String text) {
        int then = rule.getConsequenceLine();
        String line = text.lines().skip(Math.max(0, then - 1)).findFirst().orElse("");
        return line.strip().equals("then") ? then + 1 : then;
    }
}
