package dev.oya.spec.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The parameters of step sentences: their syntax in each language and their values. */
public final class StepParameters extends ScenarioSteps {
    /** Matches the code of a card of any deck, as the schema of decks defines it, but not a word of a sentence. */
    public static final String CARD =
            "(?:[A-Za-z]{1,2}[0-9]{1,2}|[0-9]{1,2}[A-Za-z]{1,2}[0-9]?|[a-z][A-Z][0-9]?|[A-Z][A-Za-z]?[0-9]?)";

    static final String CARDS = CARD + "(?:,? (?:(?:och|and|und) )?" + CARD + ")*";
    private static final String NO_CARD = "nothing|no card|ingenting|inget kort|nichts|keine Karte";
    /** Matches letters only, so that a mark is not confused with another property of a seat. */
    private static final String MARK =
            "(?!är givare$|ist Geber$|sitter med fyra-tre$|holds the four-three$|.*\\b(?:[a-z]?[A-Z]|[A-Z][A-Za-z])\\b)[\\p{L}' -]+";

    private static final List<String> PLACES = List.of("oya", "dou ni", "biki");

    /** Returns whether a sentence is negated. */
    @ParameterType("|not| not| does not| do not| no| inte| nicht| keine")
    public boolean not(String word) {
        return !word.isEmpty();
    }

    /** Returns a list of card codes. */
    @ParameterType(CARDS)
    public String cards(String codes) {
        return codes;
    }

    /** Returns one card code, for sentences in which a list of codes follows it. */
    @ParameterType(CARD)
    public String card(String code) {
        return code;
    }

    /** Returns a list of card codes, which may be empty. */
    @ParameterType(CARDS + "|" + NO_CARD)
    public String some(String codes) {
        return codes.matches(NO_CARD) ? "" : codes;
    }

    /**
     * Returns the cards that a card takes: empty if the card takes nothing, or null if the sentence does not state the cards.
     */
    @ParameterType("(?: (?:and takes|och tar|und) (" + CARDS + "|nothing|nichts)(?: nimmt)?| (utan att ta något))?")
    public String taking(String codes, String nothing) {
        return nothing != null ? "" : codes == null ? null : some(codes);
    }

    /** Returns the cards that are packed into a build; empty if there are none. */
    @ParameterType("(?: (?:and packs|och paketerar|und) (" + CARDS + ")(?: dazupackt)?)?")
    public String packing(String codes) {
        return codes == null ? "" : codes;
    }

    /** Returns the twins that are claimed during a capture; empty if there are none. */
    @ParameterType("(?: (?:and claims|och räknar|und) (" + CARDS + ") (?:as|som|als) (\\p{L}+)(?: zählt)?)?")
    public String claiming(String codes, String claim) {
        if (claim != null) {
            claim(claim);
        }
        return codes == null ? "" : codes;
    }

    /** Returns the id of the claim of twins that the word names. */
    @ParameterType("\\p{L}+")
    public String claim(String word) {
        return words().claim(word);
    }

    /** Returns a list of seats, builds, multipliers or scores, such as {@code 0, 1 och -2}. */
    @ParameterType("-?\\d+(?:, -?\\d+)*(?: (?:och|and|und) -?\\d+)?")
    public List<Integer> numbers(String numbers) {
        return Arrays.stream(numbers.split("[^\\d-]+")).map(Integer::valueOf).toList();
    }

    /** Returns a number of points. The noun is singular or plural as the language requires. */
    @ParameterType("-?1 (?:point|Punkt)|(?!-?1 )-?\\d+ (?:points|Punkten?)|-?\\d+ poäng")
    public int points(String text) {
        return Integer.parseInt(text.split(" ")[0]);
    }

    /** Returns a number of times. The noun is singular or plural as the language requires. */
    @ParameterType("1 (?:time|gång)|(?!1 )\\d+ (?:times|gånger)|\\d+ Mal")
    public int times(String text) {
        return Integer.parseInt(text.split(" ")[0]);
    }

    /** Returns whether the card was the last of its hand when the card was laid out. */
    @ParameterType("(the last of its hand|var det sista på handen|die letzte der Hand war)"
            + "|laid from a hand that had more cards|lades från handen och det fanns fler kort kvar"
            + "|aus einer Hand mit weiteren Karten gelegt wurde")
    public boolean laid(String last) {
        return last != null;
    }

    /** Returns the ids of combinations that are declared together. */
    @ParameterType("\"[^\"]*\"(?: (?:och|and|und) \"[^\"]*\")?")
    public List<String> names(String names) {
        return Arrays.stream(names.substring(1, names.length() - 1).split("\" \\p{L}+ \""))
                .map(name -> yaku(name))
                .toList();
    }

    /** Returns the reason of a payment, given as a reason or as a kind of combination with the name of a combination. */
    @ParameterType("([\\p{L}' :-]+?)(?: \"([^\"]*)\")?")
    public String reason(String words, String name) {
        return name == null ? words().reason(words) : words().reason(words.replaceFirst("^die ", ""), name);
    }

    /** Returns the reason for which a move is refused. */
    @ParameterType("[\\p{L}\\d', -]+")
    public String refusal(String words) {
        return words().refusal(words);
    }

    /** Returns the id of the mark of a seat that the words name. */
    @ParameterType(MARK)
    public String mark(String words) {
        return words().mark(words);
    }

    /** Returns the id of the tally that the words name, such as a debt. */
    @ParameterType("\\p{L}[\\p{L} -]*?")
    public String tally(String words) {
        return words().tally(words);
    }

    /** Returns the id of the phase that the words name. */
    @ParameterType("\\p{L}[\\p{L}', -]*")
    public String phase(String words) {
        return words().phase(words);
    }

    /** Returns the id of the end of a round that the words name. */
    @ParameterType("[\\p{L}' -]+")
    public String end(String words) {
        return words().end(words);
    }

    /** Returns a position among the active seats, counted from 0 at the acting dealer. */
    @ParameterType("Oya|Dou Ni|Biki")
    public int place(String name) {
        return PLACES.indexOf(name.toLowerCase(Locale.ROOT));
    }

    /** Returns a plant by its name in any language. */
    @ParameterType("\\p{L}+(?: \\p{L}+)?")
    public String plant(String name) {
        return words().plant(name);
    }
}
