package dev.oya.spec.write;

import dev.oya.spec.steps.StepVocabulary;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A writer of the sentences of steps in one language. Immutable. */
final class StepWriter {
    private static final Pattern PART = Pattern.compile("\\{(\\w*)}|(\\p{L}*)\\(([^)]*)\\)|(\\p{L}+(?:/\\p{L}+)+)");

    /** English verbs that have an ending only in the singular. */
    private static final Set<String> VERBS = Set.of("lie", "win", "draw", "see", "take", "belong", "count");

    /** Types of parameters whose number decides between singular and plural. */
    private static final Set<String> COUNTED = Set.of("int", "points", "numbers", "cards");

    /** Endings and words that are written whether the number is 1 or not. */
    private static final Set<String> ALWAYS = Set.of("en", "gäller att ", "gilt: ");

    /** The preposition to write if a step accepts several prepositions. */
    private static final Map<String, String> PREPOSITIONS = Map.of("for/in", "for", "i/för", "för", "für/als", "für");

    private static final Map<String, String> ALONE = Map.of("en", "no card", "sv", "inget kort", "de", "keine Karte");

    private final String language;
    private final Map<String, String> expressions;

    /**
     * Twins that a capture claims.
     *
     * @param codes codes of the twins
     * @param claim phrase of the claim
     */
    record Claim(List<String> codes, String claim) {}

    /** @param language a language of the steps */
    StepWriter(String language) {
        this.language = language;
        this.expressions = StepVocabulary.all().steps().stream()
                .collect(Collectors.toMap(
                        StepVocabulary.Step::method,
                        step -> step.sentences().get(language).expression().getSource()));
    }

    String language() {
        return language;
    }

    /**
     * Returns the sentence of a step without its keyword.
     *
     * @param method class and method of the step
     * @param arguments values of the step's parameters, in the order of the method
     */
    String sentence(String method, Object... arguments) {
        String source = expressions.get(method);
        Matcher part = PART.matcher(source);
        StringBuilder text = new StringBuilder();
        int next = 0;
        Integer count = null;
        while (part.find()) {
            String written;
            if (part.group(1) != null) {
                String type = part.group(1);
                Object argument = arguments[next++];
                count = COUNTED.contains(type) ? Integer.valueOf(count(type, argument)) : count;
                written = argument(type, argument, source.substring(0, part.start()), source.substring(part.end()));
            } else {
                boolean isNext = count == null || source.startsWith(" {numbers}", part.end());
                int number = isNext ? following(source.substring(part.end()), arguments, next) : count;
                written = form(part, next == 0 ? null : arguments[next - 1], number);
            }
            part.appendReplacement(text, Matcher.quoteReplacement(written));
        }
        return part.appendTail(text).toString();
    }

    /** Returns the count of the first counted parameter in {@code source}, or 1 if there is none. */
    private static int following(String source, Object[] arguments, int from) {
        Matcher part = PART.matcher(source);
        int next = from;
        while (part.find()) {
            if (part.group(1) != null && COUNTED.contains(part.group(1))) {
                return count(part.group(1), arguments[next]);
            }
            next += part.group(1) == null ? 0 : 1;
        }
        return 1;
    }

    /**
     * Returns a word with or without its ending, or one of several words, as the number requires.
     *
     * @param before the argument before the word, or null
     */
    private static String form(Matcher part, Object before, int number) {
        if (part.group(4) != null) {
            String[] words = part.group(4).split("/");
            return PREPOSITIONS.getOrDefault(part.group(4), words[number == 1 ? 0 : 1]);
        }
        String word = part.group(2);
        String ending = part.group(3);
        boolean isNegated = Boolean.TRUE.equals(before);
        boolean isWritten = before instanceof Boolean
                ? !isNegated
                : ALWAYS.contains(ending) || VERBS.contains(word) == (number == 1);
        return word + (isWritten ? ending : "");
    }

    private static int count(String type, Object argument) {
        return type.equals("int") || type.equals("points") ? (Integer) argument : ((Collection<?>) argument).size();
    }

    private String argument(String type, Object argument, String before, String after) {
        return switch (type) {
            case "string" -> "\"" + argument + "\"";
            case "names" ->
                listed(((List<?>) argument)
                        .stream().map(name -> "\"" + name + "\"").toList());
            case "numbers" -> listed((List<?>) argument);
            case "points" -> points((Integer) argument, before);
            case "times" -> times((Integer) argument);
            case "cards" -> codes(argument);
            case "some" -> ((List<?>) argument).isEmpty() ? ALONE.get(language) : codes(argument);
            case "not" -> (Boolean) argument ? negation(after) : "";
            case "taking" -> taking((List<?>) argument);
            case "packing" ->
                ((List<?>) argument).isEmpty()
                        ? ""
                        : in(" and packs %s", " och paketerar %s", " und %s dazupackt", codes(argument));
            case "claiming" ->
                argument == null
                        ? ""
                        : in(
                                " and claims %s as %s",
                                " och räknar %s som %s",
                                " und %s als %s zählt",
                                codes(((Claim) argument).codes()),
                                ((Claim) argument).claim());
            default -> codes(argument);
        };
    }

    private String in(String english, String swedish, String german, Object... parts) {
        return String.format(Map.of("en", english, "sv", swedish, "de", german).get(language), parts);
    }

    /** Returns the text of a value, or of all values of a list. */
    private static String codes(Object value) {
        return value instanceof List<?> all
                ? all.stream().map(String::valueOf).collect(Collectors.joining(" "))
                : String.valueOf(value);
    }

    private String listed(List<?> all) {
        if (all.size() < 2) {
            return all.isEmpty() ? "" : String.valueOf(all.get(0));
        }
        String first =
                all.subList(0, all.size() - 1).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return first + in(" and ", " och ", " und ") + all.get(all.size() - 1);
    }

    private String points(int number, String before) {
        boolean one = Math.abs(number) == 1;
        boolean dative = before.endsWith(" bei ") || before.endsWith(" von ");
        return number + in(one ? " point" : " points", " poäng", one ? " Punkt" : dative ? " Punkten" : " Punkte");
    }

    private String times(int number) {
        return number + in(number == 1 ? " time" : " times", number == 1 ? " gång" : " gånger", " Mal");
    }

    private String negation(String after) {
        return in(after.startsWith(" see(s)") ? " does not" : " not", " inte", " nicht");
    }

    private String taking(List<?> codes) {
        return codes == null
                ? ""
                : codes.isEmpty()
                        ? in(" and takes nothing", " utan att ta något", " und nichts nimmt")
                        : in(" and takes %s", " och tar %s", " und %s nimmt", codes(codes));
    }
}
