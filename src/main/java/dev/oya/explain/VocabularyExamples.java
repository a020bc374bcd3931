package dev.oya.explain;

import dev.oya.engine.YakuRules;
import dev.oya.pack.Pack;
import dev.oya.pack.read.DrlText;
import dev.oya.pack.read.WrittenRule;
import dev.oya.vocabulary.QuestionCatalogue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** For each question a rule that is asked it: the shortest one says most about the question and least about its game. */
public final class VocabularyExamples {
    private final List<WrittenRule> rules = new ArrayList<>();

    /** @param packs where the rules come from */
    public VocabularyExamples(List<Pack> packs) {
        for (Pack pack : packs) {
            WrittenRule.of(pack).values().stream()
                    .filter(rule -> !rule.sentence().isEmpty())
                    .forEach(rules::add);
            pack.yaku().values().forEach(entry -> {
                String drl = YakuRules.rule(pack, entry);
                String rule = drl.substring(drl.indexOf("rule "));
                rules.add(new WrittenRule(pack.ruleName(entry), entry.what(), entry.cite(), entry.place(), rule));
            });
        }
    }

    /** A rule that a question makes hold, or that a fact does which comes with it alone. */
    public Optional<WrittenRule> of(String question) {
        return Stream.concat(Stream.of(question), own(question))
                .flatMap(fact -> asking(fact).limit(1))
                .findFirst();
    }

    /** The example of an entry, where it is a question that some rule is asked. */
    public Optional<WrittenRule> of(VocabularyEntry entry) {
        boolean whole = entry.kind().equals("question") && !entry.links().isEmpty();
        return whole ? of(entry.name()) : Optional.empty();
    }

    private Stream<WrittenRule> asking(String fact) {
        return rules.stream()
                .filter(rule -> rule.spoken().asks().contains(fact))
                .sorted(Comparator.comparing((WrittenRule rule) -> rule.drl().length())
                        .thenComparing(WrittenRule::name));
    }

    private static Stream<String> own(String question) {
        return QuestionCatalogue.all().stream()
                .filter(asked -> asked.question().getSimpleName().equals(question))
                .flatMap(asked -> asked.facts().stream())
                .filter(fact -> QuestionCatalogue.all().stream()
                                .filter(asked -> asked.facts().contains(fact))
                                .count()
                        == 1)
                .map(Class::getSimpleName);
    }

    /** The rule as it stands in its file, below its sentence; without the statements that it follows. */
    public static String text(WrittenRule rule) {
        String drl = DrlText.of(rule.drl())
                .uncited()
                .lines()
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
        return "// " + rule.sentence() + "\n" + drl;
    }
}
