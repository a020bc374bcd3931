package dev.oya.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A deck: its cards in a fixed order, the groups and kinds they fall into, and named sets of them.
 *
 * <p>A set expression is a list of words from left to right: a card code, a kind, a named set, or {@code all}; a word
 * with {@code -} before it takes its cards out again: {@code "ribbon -11R"}. A code stands for all its copies.
 */
public final class Deck {
    /** Thrown where an expression has a word that is no card, kind or set. */
    public static final class UnknownCard extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
        private final String word;

        UnknownCard(String word, String deck) {
            super("\"" + word + "\" is no card of " + deck);
            this.word = word;
        }

        /** The word that nobody knows. */
        public String word() {
            return word;
        }
    }

    private final String id;
    private final List<Card> cards;
    private final List<Card> extras;
    private final Map<String, Card> byCode = new HashMap<>();
    private final Map<String, CardSet> copies = new LinkedHashMap<>();
    private final int[] original = new int[CardSet.MOST];
    private final CardSet[] copiesOf = new CardSet[CardSet.MOST];
    private final Map<String, CardSet> sets = new LinkedHashMap<>();
    private final Map<String, String> named = new LinkedHashMap<>();
    private final Map<String, Integer> groupNames = new LinkedHashMap<>();
    private final List<String> kinds;
    private final CardSet[] groups;
    private final int[] points = new int[CardSet.MOST];
    private final int[] group = new int[CardSet.MOST];

    /**
     * @param id the deck's id
     * @param cards the cards in play, indexed from 0
     * @param extras cards that only some games or numbers of players use, indexed after the others
     */
    public Deck(String id, List<Card> cards, List<Card> extras) {
        if (cards.size() + extras.size() > CardSet.MOST) {
            throw new IllegalArgumentException(id + " has more than " + CardSet.MOST + " cards");
        }
        this.id = id;
        this.cards = List.copyOf(cards);
        this.extras = List.copyOf(extras);
        this.kinds = all().stream().map(Card::kind).distinct().toList();
        this.groups = new CardSet[1 + all().stream().mapToInt(Card::group).max().orElse(0)];
        Arrays.fill(groups, CardSet.NONE);
        for (Card card : all()) {
            CardSet itself = CardSet.of(card.index());
            byCode.putIfAbsent(card.code(), card);
            copies.merge(card.code(), itself, CardSet::plus);
            sets.merge(card.kind(), itself, CardSet::plus);
            groups[card.group()] = groups[card.group()].plus(itself);
            original[card.index()] = byCode.get(card.code()).index();
            points[card.index()] = card.points();
            group[card.index()] = card.group();
        }
        all().forEach(card -> copiesOf[card.index()] = copies.get(card.code()));
        sets.put("all", CardSet.of(cards.stream().map(Card::index).toList()));
    }

    /** This deck, of whose groups those have names: ranks or months by which set expressions call their cards too. */
    public Deck withGroups(Map<String, Integer> names) {
        Deck deck = new Deck(id, cards, extras);
        deck.groupNames.putAll(names);
        return deck;
    }

    /**
     * This deck with a further named set.
     *
     * @param expression how the set is written
     * @param set what the expression means
     */
    public Deck withSet(String name, String expression, CardSet set) {
        Deck deck = withGroups(groupNames);
        deck.sets.putAll(sets);
        deck.named.putAll(named);
        deck.sets.put(name, set);
        deck.named.put(name, expression);
        return deck;
    }

    /**
     * This deck with some of its cards counted as another kind; everything else of them stays, and named sets are what
     * their expressions then mean.
     *
     * @param kinds the kind as which a card counts, by its code
     */
    public Deck counting(Map<String, String> kinds) {
        Deck deck = new Deck(id, counted(cards, kinds), counted(extras, kinds)).withGroups(groupNames);
        for (Map.Entry<String, String> set : named.entrySet()) {
            deck = deck.withSet(set.getKey(), set.getValue(), deck.parse(set.getValue()));
        }
        return deck;
    }

    private static List<Card> counted(List<Card> cards, Map<String, String> kinds) {
        return cards.stream()
                .map(card -> new Card(
                        card.index(),
                        card.code(),
                        card.group(),
                        kinds.getOrDefault(card.code(), card.kind()),
                        card.points(),
                        card.name()))
                .toList();
    }

    public String id() {
        return id;
    }

    /** The cards in play, without the extras. */
    public List<Card> cards() {
        return cards;
    }

    /** The cards that only some tables use. */
    public List<Card> extras() {
        return extras;
    }

    /** The kinds of its cards, in the order in which they first come. */
    public List<String> kinds() {
        return kinds;
    }

    private List<Card> all() {
        List<Card> all = new ArrayList<>(cards);
        all.addAll(extras);
        return all;
    }

    public Card card(int index) {
        return index < cards.size() ? cards.get(index) : extras.get(index - cards.size());
    }

    /** The first card of this code, or null where the deck has none. */
    public Card card(String code) {
        return byCode.get(code);
    }

    /** The codes of all cards, each once. */
    public Set<String> codes() {
        return Collections.unmodifiableSet(copies.keySet());
    }

    /** All cards of this code, or null where the deck has none. */
    public CardSet copies(String code) {
        return copies.get(code);
    }

    /** All cards of the code of a card, itself included. */
    public CardSet copies(int index) {
        return copiesOf[index];
    }

    /** The first card of the code of a card: the same for all copies. */
    public int original(int index) {
        return original[index];
    }

    /** Whether any code stands for several cards. */
    public boolean hasCopies() {
        return copies.size() < cards.size() + extras.size();
    }

    /** How many groups there are; they are numbered from 1. */
    public int groupCount() {
        return groups.length - 1;
    }

    /** All cards of a group, from 1. */
    public CardSet group(int number) {
        return groups[number];
    }

    /** The group of a card. */
    public int groupOf(int index) {
        return group[index];
    }

    /** All cards of the card's group, itself included; a card without a group has its copies alone. */
    public CardSet sameGroup(int index) {
        return group[index] == 0 ? copiesOf[index] : groups[group[index]];
    }

    public int points(int index) {
        return points[index];
    }

    public int points(CardSet set) {
        int sum = 0;
        for (int index = set.first(); index >= 0; index = set.next(index)) {
            sum += points[index];
        }
        return sum;
    }

    /** The named sets, kinds among them. */
    public Map<String, CardSet> sets() {
        return Collections.unmodifiableMap(sets);
    }

    /** The names of the groups, in their order. */
    public Set<String> groupNames() {
        return Collections.unmodifiableSet(groupNames.keySet());
    }

    /**
     * The cards of a set expression.
     *
     * @throws UnknownCard where a word is no card, kind, set or name of a group
     */
    public CardSet parse(String expression) {
        CardSet result = CardSet.NONE;
        for (String word : expression.trim().split("[\\s,]+")) {
            if (word.isEmpty()) {
                continue;
            }
            boolean out = word.charAt(0) == '-';
            String name = out ? word.substring(1) : word;
            CardSet set = sets.getOrDefault(name, copies.get(name));
            set = set == null && groupNames.containsKey(name) ? group(groupNames.get(name)) : set;
            if (set == null) {
                throw new UnknownCard(name, id);
            }
            result = out ? result.minus(set) : result.plus(set);
        }
        return result;
    }

    /** The codes of the cards in deck order. */
    public List<String> codes(CardSet set) {
        List<String> codes = new ArrayList<>(set.size());
        for (int index = set.first(); index >= 0; index = set.next(index)) {
            codes.add(card(index).code());
        }
        return codes;
    }
}
