package dev.oya.engine.check;

import com.github.javaparser.StaticJavaParser;
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

/** Rules and their parts, read by the parsers that the compiler reads them by. Nothing is compiled. Stateless. */
public final class RuleParser {
    /** The parser counts lines from the start of its text; we say where that is in the file. */
    private static final String PARSER_PLACE = "^\\[ERR \\d+] Line \\d+:\\d+ ";

    private RuleParser() {}

    /** Rules need not say where the vocabulary is; what is put before them stays on their first line. */
    public static RuleSource withHeader(RuleSource source) {
        return DrlText.namesPackage(source.text()) ? source : source.with(DrlText.HEADER + source.text());
    }

    /** The first line of what the parser or compiler says, without its own idea of the place. */
    public static String message(String text) {
        return String.valueOf(text)
                .strip()
                .lines()
                .findFirst()
                .orElse("it does not compile")
                .replaceFirst(PARSER_PLACE, "");
    }

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
            unreadable.at(0, message(broken.getMessage()));
        }
        for (DroolsError error : parser.getErrors()) {
            unreadable.at(error.getLines().length == 0 ? 0 : error.getLines()[0], message(error.getMessage()));
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
