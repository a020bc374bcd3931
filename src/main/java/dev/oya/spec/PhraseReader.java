package dev.oya.spec;

import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.words.StepPhrases;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the words of a scenario are called in the rules, whatever language they are in.
 *
 * @param written whatever the rules of the pack have between quotation marks
 */
public record PhraseReader(Pack pack, StepPhrases phrases, Set<String> written) {
    private String id(String kind, String phrase, Iterable<String> known) {
        List<String> meant = phrases.meant(kind, phrase, known);
        if (meant.size() > 1) {
            throw new IllegalArgumentException(
                    "\"" + phrase + "\" may be any of " + String.join(", ", meant) + "; write one of these");
        }
        if (meant.isEmpty()) {
            List<String> names = new ArrayList<>(phrases.all(kind));
            List<String> ids = new ArrayList<>();
            known.forEach(id -> {
                ids.add(id);
                names.add(id);
                names.addAll(glossed(id).values());
            });
            Advice advice = Suggestions.advice(
                    phrase,
                    names,
                    Suggestions.choice(phrase, ids.stream().distinct().toList()));
            throw new IllegalArgumentException(
                    "nothing is called \"" + phrase + "\" among the " + kind + (advice == null ? "" : "; " + advice));
        }
        return meant.get(0);
    }

    /** A mark of a seat. */
    public String mark(String phrase) {
        return id("marks", phrase, pack.phases().seatMarks().keySet());
    }

    /** Agreeing or refusing, or null where a phrase is neither. */
    private String choice(String kind, String phrase) {
        return phrases.id(kind, phrase, Set.of());
    }

    /** Returns the action that a phrase names. */
    public String action(String phrase) {
        return Stream.of("agreeing", "refusing")
                .map(kind -> choice(kind, phrase))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseGet(() -> id("actions", phrase, pack.phases().actions().keySet()));
    }

    /**
     * Returns the action that a step means without naming it, such as turning a card of the stock.
     *
     * @param usual the name that most games give it; it is preferred if there are several
     * @param known the actions of that kind that the seat may take now, or if there are none, all of that kind
     * @param kind what such an action does, for the message
     */
    public String action(String usual, Collection<String> known, String kind) {
        if (known.contains(usual)) {
            return usual;
        }
        if (known.size() != 1) {
            throw new IllegalArgumentException(
                    known.isEmpty()
                            ? "no action of this game " + kind
                            : "any of the actions " + String.join(", ", known) + " " + kind
                                    + "; name the one you mean");
        }
        return known.iterator().next();
    }

    /** Returns the action of a kind that a step means without naming it. */
    public String action(String usual, Predicate<Phases.Action> kind, String does) {
        return action(usual, actions(kind), does);
    }

    /** Returns the names of the actions of a kind. */
    public List<String> actions(Predicate<Phases.Action> kind) {
        return pack.phases().actions().values().stream()
                .filter(kind)
                .map(Phases.Action::name)
                .toList();
    }

    /** What a seat says, as a move. */
    public Move said(int seat, String phrase) {
        boolean yes = choice("agreeing", phrase) != null;
        return yes || choice("refusing", phrase) != null
                ? Move.choice(seat, action(phrase), yes)
                : Move.say(seat, action(phrase));
    }

    /** The way a round ended. */
    public String end(String phrase) {
        return id("ends", phrase, pack.phases().ends());
    }

    /** Returns the id of a phase of the round. */
    public String phase(String phrase) {
        return id("phases", phrase, pack.phases().phases().keySet());
    }

    /** Why a move is refused: in words, by its code, or as a rule of the pack writes it. */
    public String refusal(String phrase) {
        return written.contains(phrase) ? phrase : id("refusals", phrase, glossary());
    }

    /** Something counted from round to round. */
    public String tally(String phrase) {
        return id("tallies", phrase, pack.phases().tallies().keySet());
    }

    /** What twins are called that are claimed. */
    public String claim(String phrase) {
        List<String> known = pack.phases().actions().values().stream()
                .map(Phases.Action::claims)
                .filter(Objects::nonNull)
                .toList();
        return id("claims", phrase, known);
    }

    /** A kind of cards. */
    public String kind(String phrase) {
        return id("kinds", phrase, pack.deck().sets().keySet());
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
        return glossed(id).get("romaji");
    }

    /** What a payment is for: the whole reason, or a kind of reason; also as the rules write it. */
    public String reason(String phrase) {
        String bare = phrase.split(":")[0];
        List<String> known = new ArrayList<>();
        pack.groups().values().stream()
                .map(YakuGroup::payment)
                .filter(Objects::nonNull)
                .forEach(known::add);
        glossary().stream().filter(written::contains).forEach(known::add);
        boolean asWritten = phrases.meant("reasons", phrase, known).isEmpty() && written.contains(bare);
        return asWritten ? phrase : id("reasons", phrase, known);
    }

    /** What a payment for a combination is for. */
    public String reason(String kind, String name) {
        return reason(kind) + ":" + yaku(name);
    }

    /** The id of a combination or achievement by its name in any language, or the id itself. */
    public String yaku(String name) {
        boolean unknown =
                phrases.meant("combinations", name, pack.combinations()).isEmpty();
        return unknown && !phrases.meant("combinations", name, glossary()).isEmpty()
                ? named(name)
                : id("combinations", name, pack.combinations());
    }

    /** Anything that the glossary has a word for. */
    public String named(String name) {
        return id("combinations", name, glossary());
    }

    private List<String> glossary() {
        return List.copyOf(phrases.glossary().words().keySet());
    }

    private Map<String, String> glossed(String id) {
        return phrases.glossary().words().getOrDefault(id, Map.of());
    }

    /** The value of an option, with or without quotes; yes and no in any language. */
    public static Object option(Option option, String said) {
        String text = said.replaceAll("^\"(.*)\"$", "$1");
        Object value = option.parse(
                switch (text) {
                    case "ja", "yes" -> true;
                    case "nej", "no", "nein" -> false;
                    default -> text;
                });
        return value == null ? text : value;
    }
}
