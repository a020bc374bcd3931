package dev.oya.engine;

import dev.oya.engine.check.ConclusionBound;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.Suggestions;
import dev.oya.pack.Phases;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A check of conclusions against the pack and the table: seats of the table, names of the pack, and numbers within bounds.
 * Conclusions that pass can be applied. Stateless.
 */
final class ConclusionCheck {
    private static final String STEPS = "[0-9]{1,2}f?(-[0-9]{1,2}f?){0,19}";

    /** A component of a conclusion that is checked. */
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

    /** Conclusions that contradict any other of the same type in an answer. The firing order of rules has no meaning. */
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

    /** Returns the first two contradictory lines, or null if there are none. */
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

    /** Returns the problem of a conclusion with a hint for a fix, or null if it is valid. */
    static String problem(Conclusion conclusion, Question question, RuleSettings settings) {
        for (Part part : PARTS.get(conclusion.getClass())) {
            Object value = part.of(conclusion);
            String wrong = part.component().getType() == String.class
                    ? wrongText((String) value, part.component(), settings)
                    : wrongNumber((Integer) value, part, question.atTable());
            if (wrong != null) {
                return conclusion + ": " + wrong;
            }
        }
        return conclusion instanceof Conclusion.MayUse use
                        && use.most() != 0
                        && !CardUse.named(use.how()).hasGroups()
                ? conclusion + ": \"" + use.how() + "\" has no groups, so no number of cards for one"
                : null;
    }

    private static String wrongNumber(int number, Part part, int seats) {
        ConclusionBound bound = part.bound();
        int most = bound.isSeat() ? seats - 1 : bound.most();
        return number >= bound.least() && number <= most
                ? null
                : part.component().getName() + " is from " + bound.least() + " to " + most;
    }

    private static String wrongText(String text, RecordComponent component, RuleSettings settings) {
        if (text == null || text.isBlank()) {
            return component.getName() + " is missing";
        }
        NameOf named = component.getAnnotation(NameOf.class);
        if (named == null) {
            return null;
        }
        Phases machine = settings.pack().phases();
        return switch (named.value()) {
            case ACTION -> unknown(text, machine.actions().keySet());
            case MARK -> unknown(text, machine.seatMarks().keySet());
            case ROUND_MARK -> unknown(text, machine.roundMarks().keySet());
            case TALLY -> unknown(text, machine.tallies().keySet());
            case YAKU -> unknown(text, settings.pack().yaku().keySet());
            case CARDS -> settings.isSet(text) ? null : "the pack has no cards \"" + text + "\"";
            case CAPTURE -> unknown(text, VocabularyShape.names(Capture.values()));
            case CARD_USE -> unknown(text, VocabularyShape.names(CardUse.values()));
            case DEAL ->
                text.matches(STEPS) ? null : "that is no deal; \"4-3f\" is four to each, then three to the field";
            default -> null;
        };
    }

    private static String unknown(String name, Collection<String> known) {
        if (known.contains(name)) {
            return null;
        }
        String near = Suggestions.name(name, known);
        return "the pack has no \"" + name + "\"" + (near == null ? "" : "; did you mean \"" + near + "\"?");
    }
}
