package dev.oya.engine.check;

import dev.oya.input.Advice;
import dev.oya.input.Problem;
import dev.oya.pack.RuleGate;
import dev.oya.pack.RuleSource;
import java.util.List;
import org.drools.drl.ast.descr.ImportDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * A check of untrusted rules against the vocabulary, before they are compiled. Rules may contain only facts and conclusions of
 * the vocabulary, and only as many as house rules need. The gate is a whitelist: it rejects everything that is not explicitly
 * allowed.
 *
 * <p>The limits apply to all files of a pack together. Use a new instance each time a pack is read. Not thread-safe.
 */
public final class UntrustedRuleGate implements RuleGate {
    private static final int MOST_RULES = 100;
    /** Maximum number of combinations of facts that all rules together may match. It bounds the response time. */
    private static final int MOST_JOINED = 1_000_000;

    private static final String ADVICE =
            "'oya explain NAME' and docs/vocabulary.md describe the names that rules can use";
    private static final List<String> IMPORTS = List.of("dev.oya.vocabulary.*", "dev.oya.vocabulary.Conclusion.*");

    private int rulesSoFar;
    private long joinedSoFar;

    @Override
    public List<Problem> check(RuleSource source) {
        RuleFindings findings = new RuleFindings(source, ADVICE);
        new TextBounds(source.text(), findings).check();
        if (findings.problems.isEmpty()) {
            parse(RuleParser.withHeader(source).text(), findings);
        }
        return List.copyOf(findings.problems);
    }

    private void parse(String text, RuleFindings findings) {
        PackageDescr rules = RuleParser.rules(
                text, (line, message) -> findings.report(line, "drl-does-not-compile.foreign", message));
        if (rules != null && findings.problems.isEmpty()) {
            declarations(rules, findings);
            rulesSoFar += rules.getRules().size();
            if (rulesSoFar > MOST_RULES) {
                findings.report(0, "too-large.rules", MOST_RULES);
                return;
            }
            for (RuleDescr rule : rules.getRules()) {
                RuleWhitelist one = new RuleWhitelist(rule, RuleParser.thenLine(rule, text), findings);
                one.check();
                joinedSoFar += one.joins();
            }
            if (joinedSoFar > MOST_JOINED && findings.problems.isEmpty()) {
                findings.report(0, "too-large.all-joins", MOST_JOINED);
            }
        }
    }

    /** Reports everything between rules that is neither a comment nor an import. */
    static void declarations(PackageDescr rules, RuleFindings findings) {
        if (!rules.getName().equals("oya")) {
            findings.untrusted(1, "foreign-name.package", rules.getName());
        }
        for (ImportDescr one : rules.getImports()) {
            if (!IMPORTS.contains(one.getTarget())) {
                findings.untrusted(one.getLine(), "foreign-name.import", one.getTarget());
            }
        }
        rules.getFunctionImports().forEach(at -> findings.code(at.getLine(), Advice.of("part-import")));
        rules.getAccumulateImports().forEach(at -> findings.code(at.getLine(), Advice.of("part-import")));
        rules.getFunctions().forEach(at -> findings.code(at.getLine(), Advice.of("part-function")));
        rules.getGlobals().forEach(at -> findings.code(at.getLine(), Advice.of("part-global")));
        rules.getAttributes().forEach(at -> findings.code(at.getLine(), Advice.of("part-attribute", at.getName())));
        rules.getTypeDeclarations().forEach(at -> findings.code(at.getLine(), Advice.of("part-declaration")));
        rules.getEnumDeclarations().forEach(at -> findings.code(at.getLine(), Advice.of("part-declaration")));
        rules.getEntryPointDeclarations().forEach(at -> findings.code(at.getLine(), Advice.of("part-entry-point")));
        rules.getWindowDeclarations().forEach(at -> findings.code(at.getLine(), Advice.of("part-window")));
        if (rules.getUnit() != null) {
            findings.code(rules.getUnit().getLine(), Advice.of("part-unit"));
        }
    }
}
