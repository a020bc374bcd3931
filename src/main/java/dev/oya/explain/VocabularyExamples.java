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

/** One example rule for each question. The shortest rule is chosen because it depends least on its game. */
public final class VocabularyExamples {
    private final List<WrittenRule> rules = new ArrayList<>();

    /**
     * Chooses the examples.
     *
     * @param packs packs whose rules can be examples
     */
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

    /** Returns a rule that depends on the question, or on a fact that is inserted only with this question. */
    public Optional<WrittenRule> of(String question) {
        return Stream.concat(Stream.of(question), own(question))
                .flatMap(fact -> asking(fact).limit(1))
                .findFirst();
    }

    /** Returns the example of an entry, or empty if the entry is not a question or no rule depends on it. */
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

    /** Returns the rule's source below its sentence, without citations. */
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
