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
 * An immutable deck: its cards in a fixed order, their groups and kinds, and named sets of cards.
 *
 * <p>A set expression is a list of terms, evaluated from left to right. A term is a card code, a kind, a named set, a group
 * name or {@code all}. A term with {@code -} in front removes its cards: {@code "ribbon -11R"}. A card code includes all copies
 * of the card.
 */
public final class Deck {
    /** Thrown if a set expression contains a term that is not a card, kind, set or group name. */
    public static final class UnknownCard extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
        private final String word;

        UnknownCard(String word, String deck) {
            super("Unknown card \"" + word + "\" in deck " + deck);
            this.word = word;
        }

        /** Returns the unknown term. */
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
     * Creates a deck.
     *
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

    /**
     * Returns a deck with the same cards and the given group names, such as names of months. Set expressions may use these
     * names.
     */
    public Deck withGroups(Map<String, Integer> names) {
        Deck deck = new Deck(id, cards, extras);
        deck.groupNames.putAll(names);
        return deck;
    }

    /**
     * Returns a copy of this deck with one more named set.
     *
     * @param expression the set expression as written in the pack
     * @param set the cards that the expression contains
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
     * Returns a copy of this deck in which the given cards have another kind. Their other properties do not change. The named
     * sets are re-evaluated.
     *
     * @param kinds the new kind of each card, by card code
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

    /** Returns the cards in play, without the extras. */
    public List<Card> cards() {
        return cards;
    }

    /** Returns the cards that only some games or numbers of players use. */
    public List<Card> extras() {
        return extras;
    }

    /** Returns the kinds of the cards in order of first appearance. */
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

    /** Returns the first card with this code, or null if the deck has none. */
    public Card card(String code) {
        return byCode.get(code);
    }

    /** Returns the distinct codes of all cards. */
    public Set<String> codes() {
        return Collections.unmodifiableSet(copies.keySet());
    }

    /** Returns all cards with this code, or null if the deck has none. */
    public CardSet copies(String code) {
        return copies.get(code);
    }

    /** Returns all copies of the given card, including the card itself. */
    public CardSet copies(int index) {
        return copiesOf[index];
    }

    /** Returns the first copy of the given card. The result is the same for every copy. */
    public int original(int index) {
        return original[index];
    }

    /** Returns whether the deck has more than one copy of any card. */
    public boolean hasCopies() {
        return copies.size() < cards.size() + extras.size();
    }

    /** Returns the number of groups. Groups are numbered from 1. */
    public int groupCount() {
        return groups.length - 1;
    }

    /** Returns all cards of the group with the given number. */
    public CardSet group(int number) {
        return groups[number];
    }

    public int groupOf(int index) {
        return group[index];
    }

    /**
     * Returns all cards of the given card's group, including the card itself. For a card without a group, returns its copies.
     */
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

    /** Returns the named sets, including {@code all} and a set for each kind. */
    public Map<String, CardSet> sets() {
        return Collections.unmodifiableMap(sets);
    }

    /** Returns the names of the groups in group order. */
    public Set<String> groupNames() {
        return Collections.unmodifiableSet(groupNames.keySet());
    }

    /**
     * Returns the cards that the given set expression describes.
     *
     * @throws UnknownCard if a term is not a card, kind, set or group name
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

    /** Returns the codes of the given cards in deck order. */
    public List<String> codes(CardSet set) {
        List<String> codes = new ArrayList<>(set.size());
        for (int index = set.first(); index >= 0; index = set.next(index)) {
            codes.add(card(index).code());
        }
        return codes;
    }
}
