package dev.oya.engine.check;

import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The names, seats and problems found in rules, independent of a pack. Each rule is read once and cached, because most rules do
 * not change when a pack is read again.
 *
 * @param uses every name in the rules
 * @param seats highest seat number, from 0, by place
 * @param compared numbers of seats that the rules compare with a limit
 * @param problems problems of the rules that do not depend on a pack
 */
record RuleReadingCache(
        List<NameUse> uses, Map<Place, Integer> seats, List<ComparedNumber> compared, List<Problem> problems) {
    static List<RuleReadingCache> of(RuleSource source, RuleCaches caches) {
        DrlText text = DrlText.of(source.text(), caches);
        if (text.header() == null) {
            return List.of(known(source, caches));
        }
        loadShipped(source.file(), caches);
        List<RuleReadingCache> all = new ArrayList<>();
        for (DrlText.Rule rule : text.rules()) {
            int line = source.firstLine() + lines(source.text().substring(0, rule.start()));
            all.add(known(new RuleSource(source.file(), text.of(rule), line), caches));
        }
        return all;
    }

    /** Returns the content of one rule of a pack. */
    static RuleReadingCache of(WrittenRule rule, RuleCaches caches) {
        loadShipped(rule.place().file(), caches);
        return known(
                new RuleSource(rule.place().file(), rule.drl(), rule.place().line()), caches);
    }

    private static void loadShipped(String file, RuleCaches caches) {
        caches.get(RuleCaches.Store.RULE_READINGS, file, () -> {
            ShippedReadings.load(file, caches);
            return true;
        });
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
                List.copyOf(findings.compared),
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
