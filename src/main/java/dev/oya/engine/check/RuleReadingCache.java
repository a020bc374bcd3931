package dev.oya.engine.check;

import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The content of rules, independent of a pack. Each rule is read once and cached, because most rules do not change when a pack is
 * read again.
 *
 * @param uses every name in the rules
 * @param seats places with seat numbers, each with the highest one, from 0
 * @param problems problems of the rules that do not depend on a pack
 */
record RuleReadingCache(List<NameUse> uses, Map<Place, Integer> seats, List<Problem> problems) {
    static List<RuleReadingCache> of(RuleSource source, RuleCaches caches) {
        List<RuleReadingCache> all = new ArrayList<>();
        StringBuilder between = new StringBuilder();
        String text = source.text();
        int behind = 0;
        int line = source.firstLine();
        for (DrlText.Rule rule : DrlText.of(text, caches).rules()) {
            String before = text.substring(behind, rule.start());
            between.append(before);
            line += lines(before);
            String alone = text.substring(rule.start(), rule.end());
            all.add(known(new RuleSource(source.file(), alone, line), caches));
            line += lines(alone);
            behind = rule.end();
        }
        between.append(text.substring(behind));
        return between.toString().lines().allMatch(RuleReadingCache::isPlain) ? all : List.of(known(source, caches));
    }

    /** Returns whether a line between rules is blank, a comment, a package declaration or an import. */
    private static boolean isPlain(String line) {
        String text = line.strip();
        return text.startsWith("//") || text.matches("((package|import) [\\w.*]+;?\\s*)*");
    }

    private static int lines(String text) {
        return (int) text.chars().filter(sign -> sign == '\n').count();
    }

    private static RuleReadingCache known(RuleSource source, RuleCaches caches) {
        return caches.get(RuleCaches.Store.RULE_READINGS, source, () -> read(source));
    }

    private static RuleReadingCache read(RuleSource source) {
        RuleFindings findings = new RuleFindings(source, null);
        String text = RuleParser.withHeader(source).text();
        new TextBounds(text, findings).checkDepth();
        try {
            if (findings.problems.isEmpty()) {
                read(text, findings);
            }
        } catch (StackOverflowError nested) {
            findings.problems.add(RuleFindings.tooDeep(source));
        }
        return new RuleReadingCache(
                List.copyOf(findings.uses),
                Collections.unmodifiableMap(findings.seats),
                List.copyOf(findings.problems));
    }

    private static void read(String text, RuleFindings findings) {
        PackageDescr rules =
                RuleParser.rules(text, (line, message) -> findings.report(line, "drl-does-not-compile.text", message));
        if (rules == null || !findings.problems.isEmpty()) {
            return;
        }
        UntrustedRuleGate.declarations(rules, findings);
        for (RuleDescr rule : rules.getRules()) {
            int thenLine = RuleParser.thenLine(rule, text);
            new RuleWhitelist(rule, thenLine, findings).check();
            if (findings.problems.isEmpty()) {
                new RuleReader(rule, thenLine, findings).read();
            }
        }
    }
}
