package dev.oya.engine;

import dev.oya.engine.check.ConclusionBound;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.PackException;
import dev.oya.input.Suggestions;
import dev.oya.pack.Phases;
import dev.oya.play.Rules;
import dev.oya.play.table.RuleFault;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.NameKind;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Checks that conclusions contain only seats of the table, names of the pack and numbers within bounds. Conclusions that pass
 * can be applied. Stateless.
 */
final class ConclusionCheck {
    private static final String STEPS = "[0-9]{1,2}[df]?(-[0-9]{1,2}[df]?){0,19}";

    /** A checked component of a conclusion. The bound is null for a text. */
    private record Part(RecordComponent component, ConclusionBound bound) {
        Object of(Conclusion conclusion) {
            try {
                return component.getAccessor().invoke(conclusion);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> kind) {
            List<Part> parts = new ArrayList<>();
            for (RecordComponent component : kind.getRecordComponents()) {
                boolean text = component.getType() == String.class;
                ConclusionBound bound = text ? null : ConclusionBound.of(kind, component.getName());
                if (text || bound != null) {
                    parts.add(new Part(component, bound));
                }
            }
            return List.copyOf(parts);
        }
    };

    /** Types whose conclusions in an answer must all be equal, because the firing order of rules has no meaning. */
    private static final Set<Class<? extends Conclusion>> ALONE = Set.of(
            Conclusion.Pattern.class,
            Conclusion.DealtFirst.class,
            Conclusion.FieldFrom.class,
            Conclusion.FirstDealer.class,
            Conclusion.Takes.class,
            Conclusion.OnTable.class,
            Conclusion.Prize.class,
            Conclusion.Exchanges.class,
            Conclusion.Scheme.class,
            Conclusion.Winner.class,
            Conclusion.NextDealer.class,
            Conclusion.Balance.class,
            Conclusion.Lasts.class);

    private ConclusionCheck() {}

    /** Returns the first two contradictory lines, or null if no lines contradict each other. */
    static List<Answer.Line> contradiction(List<Answer.Line> lines) {
        for (int i = 1; i < lines.size(); i++) {
            Conclusion later = lines.get(i).conclusion();
            if (ALONE.contains(later.getClass())) {
                for (Answer.Line earlier : lines.subList(0, i)) {
                    if (earlier.conclusion().getClass() == later.getClass()
                            && !earlier.conclusion().equals(later)) {
                        return List.of(earlier, lines.get(i));
                    }
                }
            }
        }
        return null;
    }

    /**
     * Checks that a conclusion can be applied.
     *
     * @throws PackException if the conclusion cannot be applied
     */
    static void check(Answer.Line line, Question question, Rules rules) {
        Conclusion conclusion = line.conclusion();
        for (Part part : PARTS.get(conclusion.getClass())) {
            Object value = part.of(conclusion);
            if (value instanceof Integer number) {
                checkNumber(number, part, question.atTable(), line, rules);
            } else {
                checkText((String) value, part.component(), line, rules);
            }
        }
        if (conclusion instanceof Conclusion.MayUse use
                && use.most() != 0
                && !CardUse.named(use.how()).hasGroups()) {
            throw wrong(line, rules, "wrong-conclusion.groups", use.how());
        }
    }

    private static PackException wrong(Answer.Line line, Rules rules, String key, Object... more) {
        List<Object> parts = new ArrayList<>(List.of(line.rule(), line.conclusion()));
        parts.addAll(Arrays.asList(more));
        return RuleFault.of(rules, line.rule(), null, key, parts.toArray());
    }

    private static void checkNumber(int number, Part part, int seats, Answer.Line line, Rules rules) {
        ConclusionBound bound = part.bound();
        int most = bound.isSeat() ? seats - 1 : bound.most();
        if (number < bound.least() || number > most) {
            String name = part.component().getName();
            throw wrong(line, rules, "wrong-conclusion.range", name, bound.least(), most);
        }
    }

    private static void checkText(String text, RecordComponent component, Answer.Line line, Rules rules) {
        if (text == null || text.isBlank()) {
            throw wrong(line, rules, "wrong-conclusion.missing", component.getName());
        }
        NameOf named = component.getAnnotation(NameOf.class);
        if (named == null) {
            return;
        }
        RuleSettings settings = rules.settings();
        Phases machine = settings.pack().phases();
        Collection<String> known = switch (named.value()) {
            case ACTION -> machine.actions().keySet();
            case MARK -> machine.marks().seats().keySet();
            case ROUND_MARK -> machine.marks().round().keySet();
            case TALLY -> machine.tallies().keySet();
            case YAKU -> settings.pack().yaku().keySet();
            case CARDS -> settings.isSet(text) ? null : List.of();
            case CAPTURE -> VocabularyShape.names(Capture.values());
            case CARD_USE -> VocabularyShape.names(CardUse.values());
            default -> null;
        };
        if (known != null && !known.contains(text)) {
            throw wrong(line, rules, "wrong-conclusion.name", text, Suggestions.advice(text, known));
        }
        if (named.value() == NameKind.DEAL && !text.matches(STEPS)) {
            throw wrong(line, rules, "wrong-conclusion.deal", text);
        }
    }
}
