package dev.oya.spec;

import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.words.StepPhrases;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the words of a scenario are called in the rules, whatever language they are in. */
public record PhraseReader(ScenarioState state, StepPhrases phrases, Set<String> written) {
    private String id(String kind, String phrase, Iterable<String> known) {
        List<String> meant = phrases.meant(kind, phrase, known);
        if (meant.size() > 1) {
            throw new IllegalArgumentException(
                    "\"" + phrase + "\" may be any of " + String.join(", ", meant) + "; write one of these");
        }
        if (meant.isEmpty()) {
            List<String> names = new ArrayList<>(phrases.all(kind));
            known.forEach(id -> {
                names.add(id);
                names.addAll(
                        phrases.glossary().words().getOrDefault(id, Map.of()).values());
            });
            String advice = Suggestions.advice(phrase, names);
            throw new IllegalArgumentException(
                    "nothing is called \"" + phrase + "\" among the " + kind + (advice == null ? "" : "; " + advice));
        }
        return meant.get(0);
    }

    /** A mark of a seat. */
    public String mark(String phrase) {
        return id("marks", phrase, state.pack().phases().seatMarks().keySet());
    }

    /** A word that a seat says. */
    public String word(String phrase) {
        String yes = phrases.id("agreeing", phrase, Set.of());
        String no = yes != null ? yes : phrases.id("refusing", phrase, Set.of());
        return no != null
                ? no
                : id("words", phrase, state.pack().phases().words().keySet());
    }

    /** What a seat says, as a move. */
    public Move said(int seat, String phrase) {
        String yes = phrases.id("agreeing", phrase, Set.of());
        String no = phrases.id("refusing", phrase, Set.of());
        return yes == null && no == null
                ? Move.say(seat, word(phrase))
                : Move.choice(seat, yes != null ? yes : no, yes != null);
    }

    /** The way a round ended. */
    public String end(String phrase) {
        return id("ends", phrase, state.pack().phases().ends());
    }

    /** Why a move is refused: in words, by its code, or as a rule of the pack writes it. */
    public String refusal(String phrase) {
        return written.contains(phrase)
                ? phrase
                : id("refusals", phrase, List.copyOf(phrases.glossary().words().keySet()));
    }

    /** Something counted from round to round. */
    public String tally(String phrase) {
        return id("tallies", phrase, state.pack().phases().tallies().keySet());
    }

    /** What twins are called that are claimed. */
    public String claim(String phrase) {
        List<String> known = state.pack().phases().words().values().stream()
                .map(Phases.Word::claims)
                .filter(Objects::nonNull)
                .toList();
        return id("claims", phrase, known);
    }

    /** A kind of cards. */
    public String kind(String phrase) {
        return id("kinds", phrase, state.pack().deck().sets().keySet());
    }

    /** One of the groups of the deck, such as the plant of a month. */
    public String plant(String phrase) {
        return id("plants", phrase, phrases.glossary().groups());
    }

    /** What the deck calls a group of its cards. */
    public String group(int number) {
        return phrases.glossary().group(number);
    }

    /** What an id is called in Japanese, in Latin letters. */
    public String romaji(String id) {
        return phrases.glossary().words().getOrDefault(id, Map.of()).get("romaji");
    }

    /** What a payment is for: the whole reason, or a kind of reason; also as the rules write it. */
    public String reason(String phrase) {
        String bare = phrase.split(":")[0];
        List<String> known = new ArrayList<>();
        state.pack().groups().values().stream()
                .map(YakuGroup::payment)
                .filter(Objects::nonNull)
                .forEach(known::add);
        phrases.glossary().words().keySet().stream().filter(written::contains).forEach(known::add);
        boolean asWritten = phrases.meant("reasons", phrase, known).isEmpty() && written.contains(bare);
        return asWritten ? phrase : id("reasons", phrase, known);
    }

    /** What a payment for a combination is for. */
    public String reason(String kind, String name) {
        return reason(kind) + ":" + yaku(name);
    }

    /** The id of a combination or achievement by its name in any language, or the id itself. */
    public String yaku(String name) {
        Set<String> known = state.pack().combinations();
        List<String> words = List.copyOf(phrases.glossary().words().keySet());
        return phrases.meant("combinations", name, known).isEmpty()
                        && !phrases.meant("combinations", name, words).isEmpty()
                ? id("combinations", name, words)
                : id("combinations", name, known);
    }

    /** Anything that the glossary has a word for. */
    public String named(String name) {
        return id("combinations", name, List.copyOf(phrases.glossary().words().keySet()));
    }

    /** The value of an option; yes and no in any language. */
    public static Object option(Option option, String text) {
        if (option == null) {
            throw new IllegalArgumentException("there is no such option");
        }
        Object value = option.parse(
                switch (text) {
                    case "ja", "yes" -> true;
                    case "nej", "no", "nein" -> false;
                    default -> text;
                });
        return value == null ? text : value;
    }
}
