package dev.oya.engine.check;

import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.DrlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * What rules say, whatever the pack: each rule is read once and kept, since most rules of a pack stay as they are when it is
 * read again.
 *
 * @param uses every name in them
 * @param problems what is wrong with them by themselves
 */
record RuleReadingCache(List<NameUse> uses, List<Problem> problems) {
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

    /** Whether a line between rules changes nothing of what they mean. */
    private static boolean isPlain(String line) {
        String said = line.strip();
        return said.isEmpty() || said.startsWith("//") || said.startsWith("package ") || said.startsWith("import ");
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
        try {
            read(text, findings);
        } catch (StackOverflowError nested) {
            findings.problems.add(RuleFindings.tooDeep(source));
        }
        return new RuleReadingCache(List.copyOf(findings.uses), List.copyOf(findings.problems));
    }

    private static void read(String text, RuleFindings findings) {
        PackageDescr rules =
                RuleParser.rules(text, (line, message) -> findings.tell(line, "drl-does-not-compile.text", message));
        if (rules != null && findings.problems.isEmpty()) {
            Set<String> declared = rules.getTypeDeclarations().stream()
                    .map(one -> one.getTypeName())
                    .collect(Collectors.toSet());
            for (RuleDescr rule : rules.getRules()) {
                new RuleReader(rule, RuleParser.thenLine(rule, text), declared, findings).read();
            }
        }
    }
}
