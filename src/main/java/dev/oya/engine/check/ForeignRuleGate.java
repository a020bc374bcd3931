package dev.oya.engine.check;

import dev.oya.input.PackProblem;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ImportDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * Holds rules from elsewhere against the vocabulary before anything compiles them: only its facts, its questions and its
 * conclusions, no code besides, and no more of anything than a table's own rules need. What is not known to be harmless is
 * refused. Each is for one reading of a pack, and bounds what all its files come to together; not thread-safe.
 */
public final class ForeignRuleGate implements RuleGate {
    private static final int MOST_RULES = 100;
    /** In how many ways all rules may match facts, so that every question is answered soon. */
    private static final int MOST_JOINED = 1_000_000;

    private static final String ADVICE =
            "'oya explain NAME' and docs/vocabulary.md tell what rules may ask and conclude";
    private static final List<String> IMPORTS = List.of("dev.oya.vocabulary.*", "dev.oya.vocabulary.Conclusion.*");

    private int rulesSoFar;
    private long joinedSoFar;

    @Override
    public List<PackProblem> check(RuleSource source) {
        Findings findings = new Findings(source);
        new TextBounds(source.text(), findings).check();
        if (findings.all().isEmpty()) {
            parse(RuleParser.withHeader(source).text(), findings);
        }
        return findings.all();
    }

    /** What is wrong with one source, with lines counted as its file counts them. */
    static final class Findings extends RuleFindings {
        Findings(RuleSource source) {
            super(source);
        }

        /** @param line the line in the text, from 1; 0 for the text as a whole */
        void add(int line, String code, String message, String advice) {
            problem(line, code, message, advice != null ? advice : ADVICE);
        }

        void code(BaseDescr at, String what) {
            code(at.getLine(), what);
        }

        /** Something that is code, or steers the engine, where a rule may only say when and what. */
        void code(int line, String what) {
            add(
                    line,
                    "foreign-code",
                    what + " is not allowed in rules from elsewhere",
                    "say it with facts and conclusions");
        }

        List<PackProblem> all() {
            return List.copyOf(problems);
        }
    }

    private void parse(String text, Findings findings) {
        PackageDescr rules = RuleParser.rules(
                text, (line, message) -> findings.add(line, "drl-does-not-compile", message, "mend the rule"));
        if (rules != null && findings.all().isEmpty()) {
            declarations(rules, findings);
            rulesSoFar += rules.getRules().size();
            if (rulesSoFar > MOST_RULES) {
                findings.add(
                        0,
                        "too-large",
                        "There are more than " + MOST_RULES + " rules in all files together",
                        "fewer will do");
                return;
            }
            for (RuleDescr rule : rules.getRules()) {
                ForeignRule one = new ForeignRule(rule, RuleParser.thenLine(rule, text), findings);
                one.check();
                joinedSoFar += one.joins();
            }
            if (joinedSoFar > MOST_JOINED && findings.all().isEmpty()) {
                findings.add(
                        0,
                        "too-large",
                        "The rules of all files match facts in more than " + MOST_JOINED + " ways together",
                        "match fewer facts, or write fewer rules");
            }
        }
    }

    private static void declarations(PackageDescr rules, Findings findings) {
        if (!rules.getName().equals("oya")) {
            findings.add(
                    1,
                    "foreign-name",
                    "The package is \"" + rules.getName() + "\"",
                    "leave it away, or write: package oya");
        }
        for (ImportDescr one : rules.getImports()) {
            if (!IMPORTS.contains(one.getTarget())) {
                findings.add(
                        one.getLine(),
                        "foreign-name",
                        "The import of " + one.getTarget() + " is not allowed",
                        "leave all imports away: the vocabulary is known");
            }
        }
        rules.getFunctionImports().forEach(at -> findings.code(at, "An import of functions"));
        rules.getAccumulateImports().forEach(at -> findings.code(at, "An import of functions"));
        rules.getFunctions().forEach(at -> findings.code(at, "A function"));
        rules.getGlobals().forEach(at -> findings.code(at, "A global"));
        rules.getAttributes().forEach(at -> findings.code(at, "The attribute " + at.getName()));
        rules.getTypeDeclarations().forEach(at -> findings.code(at, "A declared type"));
        rules.getEnumDeclarations().forEach(at -> findings.code(at, "A declared type"));
        rules.getEntryPointDeclarations().forEach(at -> findings.code(at, "An entry point"));
        rules.getWindowDeclarations().forEach(at -> findings.code(at, "A window"));
        if (rules.getUnit() != null) {
            findings.code(rules.getUnit(), "A unit");
        }
    }
}
