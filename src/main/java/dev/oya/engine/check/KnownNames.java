package dev.oya.engine.check;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.vocabulary.Capture;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.NameKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The names that a pack lists, by kind. Immutable. */
record KnownNames(Pack pack) {
    private static final Set<String> SHOWN = Set.of("all", "triples", "pairs", "fours");

    /** Returns the names of the given kind, or null if packs do not list names of this kind. */
    Collection<String> of(NameKind kind) {
        return switch (kind) {
            case OPTION, SWITCH -> pack.options().keySet();
            case VALUE -> pack.values().keySet();
            case SCALE -> pack.scales().keySet();
            case MARK -> pack.phases().marks().seats().keySet();
            case MARKS -> marksAndGroups();
            case ROUND_MARK -> pack.phases().marks().round().keySet();
            case PHASE -> pack.phases().phases().keySet();
            case ACTION -> pack.phases().actions().keySet();
            case TALLY -> pack.phases().tallies().keySet();
            case END -> pack.phases().ends();
            case TRANSITION -> set(transitions().map(transition -> transition.name()));
            case CARDS, SHOWN -> cards();
            case CARD -> set(deckCards().map(Card::code));
            case CARD_KIND -> set(deckCards().map(Card::kind));
            case YAKU -> pack.yaku().keySet();
            case COMBINATION -> pack.combinations();
            case SIGN ->
                set(pack.yaku().values().stream()
                        .filter(entry -> pack.groups().get(entry.group()).of().equals("final-captured"))
                        .map(YakuEntry::id));
            case GROUP -> pack.groups().keySet();
            case TAG -> set(pack.yaku().values().stream().flatMap(entry -> entry.tags().stream()));
            case CAPTURE -> VocabularyShape.names(Capture.values());
            case CARD_USE -> VocabularyShape.names(CardUse.values());
            default -> null;
        };
    }

    /** Returns the names of payments or paid items that the pack lists. Rules may conclude further names. */
    Set<String> paid(NameKind kind) {
        Set<String> paid = new LinkedHashSet<>();
        if (kind == NameKind.PAYMENT) {
            pack.groups().values().stream()
                    .map(group -> group.payout().reason())
                    .filter(payment -> payment != null)
                    .forEach(paid::add);
        } else if (kind == NameKind.ITEM) {
            paid.addAll(pack.combinations());
        }
        return paid;
    }

    /** Returns the first unknown word of an expression of marks or cards, or null if all words are known. */
    String unknownWord(NameKind kind, String expression) {
        if (kind == NameKind.SHOWN && SHOWN.containsAll(words(expression))) {
            return null;
        }
        if (kind == NameKind.MARKS) {
            return words(expression).stream()
                    .filter(word -> word.startsWith("-")
                            ? !of(NameKind.MARK).contains(word.substring(1))
                            : !of(kind).contains(word))
                    .map(word -> word.replaceFirst("^-", ""))
                    .findFirst()
                    .orElse(null);
        }
        try {
            pack.deck().parse(expression);
            return null;
        } catch (Deck.UnknownCard unknown) {
            return unknown.word();
        }
    }

    static List<String> marks(String expression) {
        return words(expression).stream()
                .map(word -> word.startsWith("-") ? word.substring(1) : word)
                .toList();
    }

    private Collection<String> marksAndGroups() {
        List<String> marks = new ArrayList<>(pack.phases().marks().seats().keySet());
        marks.addAll(pack.phases().marks().groups().keySet());
        return marks;
    }

    private static List<String> words(String expression) {
        return Arrays.asList(expression.trim().split("\\s+"));
    }

    private Collection<String> cards() {
        List<String> cards = new ArrayList<>(pack.deck().sets().keySet());
        deckCards().map(Card::code).forEach(cards::add);
        cards.addAll(pack.deck().groupNames());
        return cards;
    }

    private Stream<Card> deckCards() {
        return Stream.concat(pack.deck().cards().stream(), pack.deck().extras().stream());
    }

    private Stream<dev.oya.pack.Phases.Transition> transitions() {
        return pack.phases().phases().values().stream().flatMap(phase -> phase.transitions().values().stream());
    }

    private static Set<String> set(Stream<String> names) {
        return names.collect(java.util.stream.Collectors.toCollection(LinkedHashSet::new));
    }
}
