package dev.oya.spec.write;

import dev.oya.input.LocalizedException;
import dev.oya.spec.PhraseReader;
import dev.oya.spec.steps.StepParameters;
import io.cucumber.java.ParameterType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A writer of phrases for the ids of a pack. It chooses the first phrase that the reader translates back into the same id.
 *
 * @param language language of the phrases
 */
record PhraseWriter(PhraseReader reader, String language) {
    /** Syntax of the parameters of steps, by name. */
    private static final Map<String, Pattern> SYNTAX = Arrays.stream(StepParameters.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(ParameterType.class))
            .collect(Collectors.toMap(
                    Method::getName,
                    method -> Pattern.compile(
                            method.getAnnotation(ParameterType.class).value())));

    /** @param type parameter type that the phrase must fit, or null if the step has quotation marks around the phrase */
    private String phrase(String kind, String type, String id, UnaryOperator<String> meant) {
        return first(phrases(kind, id), type, id, meant);
    }

    private static String first(List<String> phrases, String type, String id, UnaryOperator<String> meant) {
        return phrases.stream()
                .filter(phrase ->
                        type == null || SYNTAX.get(type).matcher(phrase).matches())
                .filter(phrase -> isReadAs(phrase, id, meant))
                .findFirst()
                .orElse(id);
    }

    private List<String> phrases(String kind, String id) {
        return reader.phrases().phrases(kind, id, language);
    }

    private static boolean isReadAs(String phrase, String id, UnaryOperator<String> meant) {
        try {
            return id.equals(meant.apply(phrase));
        } catch (LocalizedException ambiguous) {
            return false;
        }
    }

    /**
     * Returns the phrase of a mark.
     *
     * @param clause whether the phrase is in a subordinate clause, in which German has the verb at the end
     */
    String mark(String id, boolean clause) {
        List<String> all = new ArrayList<>(phrases("marks", id));
        if (clause && language.equals("de") && all.size() > 2) {
            Collections.swap(all, 0, all.size() - 3);
        }
        return first(all, "mark", id, reader::mark);
    }

    String end(String id) {
        return phrase("ends", "end", id, reader::end);
    }

    String phase(String id) {
        return phrase("phases", "phase", id, reader::phase);
    }

    String tally(String id) {
        return phrase("tallies", "tally", id, reader::tally);
    }

    String action(String id) {
        return phrase("actions", null, id, reader::action);
    }

    /** Returns the phrase by which a seat agrees to an action or refuses it. */
    String choice(String id, boolean yes) {
        return phrase(yes ? "agreeing" : "refusing", null, id, reader::action);
    }

    String refusal(String id) {
        return phrase("refusals", "refusal", id, reader::refusal);
    }

    String claim(String id) {
        return phrase("claims", "claim", id, reader::claim);
    }

    String yaku(String id) {
        return phrase("combinations", null, id, reader::yaku);
    }

    /** Returns the phrase of a payment reason, with the name of the combination if the reason has one. */
    String reason(String id) {
        int colon = id.indexOf(':');
        return colon < 0
                ? phrase("reasons", "reason", id, reader::reason)
                : phrase("reasons", "reason", id.substring(0, colon), reader::reason) + " \""
                        + yaku(id.substring(colon + 1)) + "\"";
    }
}
