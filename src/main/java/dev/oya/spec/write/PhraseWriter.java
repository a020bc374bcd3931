package dev.oya.spec.write;

import dev.oya.input.LocalizedException;
import dev.oya.spec.PhraseReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A writer of phrases for the ids of a pack. It chooses the first phrase that scenarios read as the same id.
 *
 * @param language language of the phrases
 */
record PhraseWriter(PhraseReader reader, String language) {
    private String phrase(String kind, String id, UnaryOperator<String> meant) {
        return phrases(kind, id).stream()
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
     * @param clause whether it is in a subordinate clause, in which German has the verb at the end
     */
    String mark(String id, boolean clause) {
        List<String> all = new ArrayList<>(phrases("marks", id));
        if (clause && language.equals("de") && all.size() > 2) {
            Collections.swap(all, 0, all.size() - 3);
        }
        return all.stream()
                .filter(phrase -> isReadAs(phrase, id, reader::mark))
                .findFirst()
                .orElse(id);
    }

    String end(String id) {
        return phrase("ends", id, reader::end);
    }

    String phase(String id) {
        return phrase("phases", id, reader::phase);
    }

    String tally(String id) {
        return phrase("tallies", id, reader::tally);
    }

    String action(String id) {
        return phrase("actions", id, reader::action);
    }

    /** Returns the phrase by which a seat agrees to an action or refuses it. */
    String choice(String id, boolean yes) {
        return phrase(yes ? "agreeing" : "refusing", id, reader::action);
    }

    String refusal(String id) {
        return phrase("refusals", id, reader::refusal);
    }

    String claim(String id) {
        return phrase("claims", id, reader::claim);
    }

    String yaku(String id) {
        return phrase("combinations", id, reader::yaku);
    }

    /** Returns the reason of a payment, with the name of the combination if it has one. */
    String reason(String id) {
        int colon = id.indexOf(':');
        return colon < 0
                ? phrase("reasons", id, reader::reason)
                : phrase("reasons", id.substring(0, colon), reader::reason) + " \"" + yaku(id.substring(colon + 1))
                        + "\"";
    }
}
