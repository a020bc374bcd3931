package dev.oya.spec;

import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.words.StepPhrases;
import dev.oya.play.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the words of a scenario are called in the rules, whatever language they are in. */
record Words(World world, StepPhrases phrases, Set<String> written) {
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
    String mark(String phrase) {
        return id("marks", phrase, world.pack().phases().seatMarks().keySet());
    }

    /** A word that a seat says. */
    String word(String phrase) {
        String yes = phrases.id("agreeing", phrase, Set.of());
        String no = yes != null ? yes : phrases.id("refusing", phrase, Set.of());
        return no != null
                ? no
                : id("words", phrase, world.pack().phases().words().keySet());
    }

    /** What a seat says, as a move. */
    Move said(int seat, String phrase) {
        String yes = phrases.id("agreeing", phrase, Set.of());
        String no = phrases.id("refusing", phrase, Set.of());
        return yes == null && no == null
                ? Move.say(seat, word(phrase))
                : Move.choice(seat, yes != null ? yes : no, yes != null);
    }

    /** The way a round ended. */
    String end(String phrase) {
        return id("ends", phrase, world.pack().phases().ends());
    }

    /** Why a move is refused: in words, by its code, or as a rule of the pack writes it. */
    String refusal(String phrase) {
        return written.contains(phrase)
                ? phrase
                : id("refusals", phrase, List.copyOf(phrases.glossary().words().keySet()));
    }

    /** Something counted from round to round. */
    String tally(String phrase) {
        return id("tallies", phrase, world.pack().phases().tallies().keySet());
    }

    /** What twins are called that are claimed. */
    String claim(String phrase) {
        List<String> known = world.pack().phases().words().values().stream()
                .map(Phases.Word::claims)
                .filter(Objects::nonNull)
                .toList();
        return id("claims", phrase, known);
    }

    /** A kind of cards. */
    String kind(String phrase) {
        return id("kinds", phrase, world.pack().deck().sets().keySet());
    }

    /** One of the groups of the deck, such as the plant of a month. */
    String plant(String phrase) {
        return id("plants", phrase, phrases.glossary().groups());
    }

    /** What the deck calls a group of its cards. */
    String group(int number) {
        return phrases.glossary().group(number);
    }

    /** What an id is called in Japanese, in Latin letters. */
    String romaji(String id) {
        return phrases.glossary().words().getOrDefault(id, Map.of()).get("romaji");
    }

    /** What a payment is for: the whole reason, or a kind of reason; also as the rules write it. */
    String reason(String phrase) {
        String bare = phrase.split(":")[0];
        List<String> known = new ArrayList<>();
        world.pack().groups().values().stream()
                .map(YakuGroup::payment)
                .filter(Objects::nonNull)
                .forEach(known::add);
        phrases.glossary().words().keySet().stream().filter(written::contains).forEach(known::add);
        boolean asWritten = phrases.meant("reasons", phrase, known).isEmpty() && written.contains(bare);
        return asWritten ? phrase : id("reasons", phrase, known);
    }

    /** What a payment for a combination is for. */
    String reason(String kind, String name) {
        return reason(kind) + ":" + yaku(name);
    }

    /** The id of a combination or achievement by its name in any language, or the id itself. */
    String yaku(String name) {
        Set<String> known = world.pack().combinations();
        List<String> words = List.copyOf(phrases.glossary().words().keySet());
        return phrases.meant("combinations", name, known).isEmpty()
                        && !phrases.meant("combinations", name, words).isEmpty()
                ? id("combinations", name, words)
                : id("combinations", name, known);
    }

    /** Anything that the glossary has a word for. */
    String named(String name) {
        return id("combinations", name, List.copyOf(phrases.glossary().words().keySet()));
    }

    /** The value of an option; yes and no in any language. */
    static Object option(Option option, String text) {
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
