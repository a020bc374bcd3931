package dev.oya.spec.steps;

import io.cucumber.java.ParameterType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What stands in braces in the sentences of steps: how it is written in each language, and what it means. */
public final class StepParameters extends ScenarioSteps {
    /** The code of a card of any deck, as the schema of decks has it; none that is a word of a sentence. */
    public static final String CARD =
            "(?:[A-Za-z]{1,2}[0-9]{1,2}|[0-9]{1,2}[A-Za-z]{1,2}[0-9]?|[a-z][A-Z][0-9]?|[A-Z][A-Za-z]?[0-9]?)";

    static final String CARDS = CARD + "(?:,? (?:(?:och|and|und) )?" + CARD + ")*";
    private static final String NO_CARD = "nothing|no card|ingenting|inget kort|nichts|keine Karte";
    /** Letters only, so that it is told from every other thing that can be said of a seat. */
    private static final String MARK =
            "(?!är givare$|ist Geber$|sitter med fyra-tre$|holds the four-three$|.*\\b(?:[a-z]?[A-Z]|[A-Z][A-Za-z])\\b)[\\p{L}' -]+";

    private static final List<String> PLACES = List.of("oya", "dou ni", "biki");

    /** Whether a sentence says that something is not so. */
    @ParameterType("|not| not| does not| do not| no| inte| nicht| keine")
    public boolean not(String word) {
        return !word.isEmpty();
    }

    /** A list of card codes. */
    @ParameterType(CARDS)
    public String cards(String codes) {
        return codes;
    }

    /** One card code, where nothing else would part it from a list behind it. */
    @ParameterType(CARD)
    public String card(String code) {
        return code;
    }

    /** A list of card codes, or that there is none; empty then. */
    @ParameterType(CARDS + "|" + NO_CARD)
    public String some(String codes) {
        return codes.matches(NO_CARD) ? "" : codes;
    }

    /** What a card that is played or turned takes; empty where it takes nothing, null where that is not said. */
    @ParameterType("(?: (?:and takes|och tar|und) (" + CARDS + "|nothing|nichts)(?: nimmt)?| (utan att ta något))?")
    public String taking(String codes, String nothing) {
        return nothing != null ? "" : codes == null ? null : some(codes);
    }

    /** Cards that are packed into a build; empty where none are. */
    @ParameterType("(?: (?:and packs|och paketerar|und) (" + CARDS + ")(?: dazupackt)?)?")
    public String packing(String codes) {
        return codes == null ? "" : codes;
    }

    /** Twins that are claimed while cards are taken in; empty where none are. */
    @ParameterType("(?: (?:and claims|och räknar|und) (" + CARDS + ") (?:as|som|als) (\\p{L}+)(?: zählt)?)?")
    public String claiming(String codes, String claim) {
        if (claim != null) {
            claim(claim);
        }
        return codes == null ? "" : codes;
    }

    /** What twins are called that are claimed. */
    @ParameterType("\\p{L}+")
    public String claim(String word) {
        return words().claim(word);
    }

    /** Returns the numbers of a list of seats, builds, multipliers or scores, such as {@code 0, 1 och -2}. */
    @ParameterType("-?\\d+(?:, -?\\d+)*(?: (?:och|and|und) -?\\d+)?")
    public List<Integer> numbers(String numbers) {
        return Arrays.stream(numbers.split("[^\\d-]+")).map(Integer::valueOf).toList();
    }

    /** Returns a number of points, which is written in the singular or the plural as the language wants it. */
    @ParameterType("-?1 (?:point|Punkt)|(?!-?1 )-?\\d+ (?:points|Punkten?)|-?\\d+ poäng")
    public int points(String text) {
        return Integer.parseInt(text.split(" ")[0]);
    }

    /** Returns a number of times, which is written in the singular or the plural as the language wants it. */
    @ParameterType("1 (?:time|gång)|(?!1 )\\d+ (?:times|gånger)|\\d+ Mal")
    public int times(String text) {
        return Integer.parseInt(text.split(" ")[0]);
    }

    /** Whether a card was laid as the last of a hand, or from one that had more. */
    @ParameterType("(the last of its hand|var det sista på handen|die letzte der Hand war)"
            + "|laid from a hand that had more cards|lades från handen och det fanns fler kort kvar"
            + "|aus einer Hand mit weiteren Karten gelegt wurde")
    public boolean laid(String last) {
        return last != null;
    }

    /** Combinations that are declared together. */
    @ParameterType("\"[^\"]*\"(?: (?:och|and|und) \"[^\"]*\")?")
    public List<String> names(String names) {
        return Arrays.stream(names.substring(1, names.length() - 1).split("\" \\p{L}+ \""))
                .map(name -> yaku(name))
                .toList();
    }

    /** What a payment is for: a reason, or a kind of combination and the name of one. */
    @ParameterType("([\\p{L}' :-]+?)(?: \"([^\"]*)\")?")
    public String reason(String words, String name) {
        return name == null ? words().reason(words) : words().reason(words.replaceFirst("^die ", ""), name);
    }

    /** Why a move is refused. */
    @ParameterType("[\\p{L}\\d', -]+")
    public String refusal(String words) {
        return words().refusal(words);
    }

    /** What a seat is or has done, in the words of the table. */
    @ParameterType(MARK)
    public String mark(String words) {
        return words().mark(words);
    }

    /** Returns the id of something that is counted from round to round, such as a debt. */
    @ParameterType("\\p{L}[\\p{L} -]*?")
    public String tally(String words) {
        return words().tally(words);
    }

    /** Returns the id of the phase that the words name. */
    @ParameterType("\\p{L}[\\p{L}', -]*")
    public String phase(String words) {
        return words().phase(words);
    }

    /** The way a round ended. */
    @ParameterType("[\\p{L}' -]+")
    public String end(String words) {
        return words().end(words);
    }

    /** The place of a seat among those that play, from the acting dealer on. */
    @ParameterType("Oya|Dou Ni|Biki")
    public int place(String name) {
        return PLACES.indexOf(name.toLowerCase(Locale.ROOT));
    }

    /** A plant by its name in any language. */
    @ParameterType("\\p{L}+(?: \\p{L}+)?")
    public String plant(String name) {
        return words().plant(name);
    }
}
