package dev.oya.engine;

import dev.oya.engine.check.VocabularyShape;
import dev.oya.input.Suggestions;
import dev.oya.pack.Phases;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.HandsOver;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.NameOf;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Holds what rules conclude against the pack and the table: seats that sit there, names that the pack has, numbers that can
 * be reckoned with. What passes can be carried out. Stateless; safe to share between threads.
 */
final class ConclusionCheck {
    private static final String STEPS = "[0-9]{1,2}f?(-[0-9]{1,2}f?){0,19}";

    private record Range(int least, int most) {}

    /** The numbers of conclusions, by the name of the component; all others may be any. */
    private static final Map<String, Range> RANGES = Map.of(
            "points", new Range(-1_000_000, 1_000_000),
            "times", new Range(0, 1_000),
            "parts", new Range(1, 1_000),
            "more", new Range(-1_000_000, 1_000_000),
            "pips", new Range(1, 63),
            "weight", new Range(0, 1_000_000),
            "most", new Range(0, 63),
            "cards", new Range(0, 128),
            "rounds", new Range(0, 10_000));

    /** A component of a conclusion that is checked. */
    private record Part(RecordComponent component, Class<?> of) {
        Object of(Conclusion conclusion) {
            try {
                return component.getAccessor().invoke(conclusion);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** The lowest seat that it may name: of those who pay and are paid the bank and the pot too. */
        int leastSeat() {
            boolean pays = component.getName().matches("from|to") && of != HandsOver.class;
            if (pays || of == Conclusion.PaysIn.class) {
                return Conclusion.BANK;
            }
            return of == Conclusion.Arrow.class ? Moment.NOBODY : 0;
        }
    }

    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> kind) {
            List<Part> parts = new ArrayList<>();
            for (RecordComponent component : kind.getRecordComponents()) {
                boolean number = RANGES.containsKey(component.getName()) || isSeat(component);
                if (number || component.getType() == String.class) {
                    parts.add(new Part(component, kind));
                }
            }
            return List.copyOf(parts);
        }
    };

    /** What only one thing can be said of in an answer: which of two rules fires first means nothing. */
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

    /** The first two lines that cannot both be so, or null where all can. */
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

    private static boolean isSeat(RecordComponent component) {
        return component.getName().matches("seat|other|from|to");
    }

    /** What is wrong with a conclusion, and what would be right; null where nothing is. */
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
        Range range = isSeat(part.component())
                ? new Range(part.leastSeat(), seats - 1)
                : RANGES.get(part.component().getName());
        return number >= range.least() && number <= range.most()
                ? null
                : part.component().getName() + " is from " + range.least() + " to " + range.most();
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
            case WORD -> unknown(text, machine.words().keySet());
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
