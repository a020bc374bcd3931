package dev.oya.spec;

import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
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
 * A reader that translates phrases of scenarios, in any language, into ids of the rules.
 *
 * @param written texts in quotation marks in the rules of the pack
 */
public record PhraseReader(Pack pack, StepPhrases phrases, Set<String> written) {
    private String id(String kind, String phrase, Iterable<String> known) {
        List<String> meant = phrases.meant(kind, phrase, known);
        if (meant.size() > 1) {
            throw new LocalizedException(Advice.of("step-several-meanings", phrase, String.join(", ", meant)));
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
            throw new LocalizedException(Advice.of("step-no-name", phrase, kind).and(advice));
        }
        return meant.get(0);
    }

    /** Returns the id of the mark that the phrase names. */
    public String mark(String phrase) {
        return id("marks", phrase, pack.phases().marks().seats().keySet());
    }

    /**
     * Returns the action that a phrase of the given kind (agreeing or refusing) refers to, or null if the phrase is not of this
     * kind.
     */
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
     * Returns the action to which a step refers without naming the action, such as turning a card of the stock.
     *
     * @param usual name of the action in most games; preferred if several actions are known
     * @param known actions of that kind that the seat may take now; if there are none, all actions of that kind
     * @param kind effect of actions of that kind, for the message
     */
    public String action(String usual, Collection<String> known, Advice kind) {
        if (known.contains(usual)) {
            return usual;
        }
        if (known.size() != 1) {
            throw new LocalizedException(
                    known.isEmpty()
                            ? Advice.of("step-no-action", kind)
                            : Advice.of("step-which-action", kind, String.join(", ", known)));
        }
        return known.iterator().next();
    }

    /** Returns the action of the given kind to which a step refers without naming the action. */
    public String action(String usual, Predicate<Phases.Action> kind, Advice does) {
        return action(usual, actions(kind), does);
    }

    /** Returns the names of the actions of the given kind. */
    public List<String> actions(Predicate<Phases.Action> kind) {
        return pack.phases().actions().values().stream()
                .filter(kind)
                .map(Phases.Action::name)
                .toList();
    }

    /** Returns the move that a seat makes by saying a phrase. */
    public Move said(int seat, String phrase) {
        boolean yes = choice("agreeing", phrase) != null;
        return yes || choice("refusing", phrase) != null
                ? new Move.YesNo(seat, action(phrase), yes)
                : new Move.Call(seat, action(phrase));
    }

    /** Returns the id of the end of a round that the phrase names. */
    public String end(String phrase) {
        return id("ends", phrase, pack.phases().ends());
    }

    /** Returns the id of the phase that the phrase names. */
    public String phase(String phrase) {
        return id("phases", phrase, pack.phases().phases().keySet());
    }

    /** Returns the reason why a move is refused. The phrase is a description, a code or a quoted text of the rules. */
    public String refusal(String phrase) {
        return written.contains(phrase) ? phrase : id("refusals", phrase, glossary());
    }

    /** Returns the id of the tally that the phrase names. */
    public String tally(String phrase) {
        return id("tallies", phrase, pack.phases().tallies().keySet());
    }

    /** Returns the id of the claim of twins that the phrase names. */
    public String claim(String phrase) {
        List<String> known = pack.phases().actions().values().stream()
                .map(action -> action.fields().claims())
                .filter(Objects::nonNull)
                .toList();
        return id("claims", phrase, known);
    }

    /** Returns the id of the kind of cards that the phrase names. */
    public String kind(String phrase) {
        return id("kinds", phrase, pack.deck().sets().keySet());
    }

    /** Returns the id of the card group that the phrase names, such as the plant of a month. */
    public String plant(String phrase) {
        return id("plants", phrase, phrases.glossary().groups());
    }

    /** Returns the deck's name for a group of its cards. */
    public String group(int number) {
        return phrases.glossary().group(number);
    }

    /** Returns the romanized Japanese name for the given id, or null if there is none. */
    public String romaji(String id) {
        return glossed(id).get("romaji");
    }

    /**
     * Returns the payment reason, or the kind of reason, that the phrase names. The phrase may also be a quoted text of the
     * rules.
     */
    public String reason(String phrase) {
        String bare = phrase.split(":")[0];
        List<String> known = new ArrayList<>();
        pack.groups().values().stream()
                .map(group -> group.payout().reason())
                .filter(Objects::nonNull)
                .forEach(known::add);
        glossary().stream().filter(written::contains).forEach(known::add);
        boolean asWritten = phrases.meant("reasons", phrase, known).isEmpty() && written.contains(bare);
        return asWritten ? phrase : id("reasons", phrase, known);
    }

    /** Returns the reason of a payment for a combination. */
    public String reason(String kind, String name) {
        return reason(kind) + ":" + yaku(name);
    }

    /** Returns the id of a combination or achievement. The phrase is the name in any language, or the id. */
    public String yaku(String name) {
        boolean unknown =
                phrases.meant("combinations", name, pack.combinations()).isEmpty();
        return unknown && !phrases.meant("combinations", name, glossary()).isEmpty()
                ? named(name)
                : id("combinations", name, pack.combinations());
    }

    /** Returns the id of any entry of the glossary. */
    public String named(String name) {
        return id("combinations", name, glossary());
    }

    private List<String> glossary() {
        return List.copyOf(phrases.glossary().words().keySet());
    }

    private Map<String, String> glossed(String id) {
        return phrases.glossary().words().getOrDefault(id, Map.of());
    }

    /** Returns the value of an option. The text may have quotation marks. Yes and no may be in any language. */
    public static Object option(Option option, String phrase) {
        String text = phrase.replaceAll("^\"(.*)\"$", "$1");
        Object value = option.values()
                .parse(
                        switch (text) {
                            case "ja", "yes" -> true;
                            case "nej", "no", "nein" -> false;
                            default -> text;
                        });
        return value == null ? text : value;
    }
}
