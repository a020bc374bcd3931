package dev.oya.pack;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Example cards for a combination. Finds up to 16 cards that meet the conditions of the combination, or no cards. */
public record YakuSample(Deck deck) {
    private static final int MOST = 16;

    /** Returns the codes of the example cards, or an empty list. */
    public List<String> of(YakuEntry entry) {
        CardSet cards =
                entry.needs() == null ? CardSet.NONE : once(entry.needs().set());
        CardSet lacks = entry.lacks() == null ? CardSet.NONE : entry.lacks().set();
        if (!entry.months().isEmpty()) {
            cards = cards.plus(byMonths(entry, lacks));
        }
        for (YakuEntry.Count count : entry.counts()) {
            CardSet free = once(count.of().set()).minus(lacks).minus(cards);
            for (int card = free.first();
                    card >= 0
                            && cards.sizeWith(count.of().set()) < count.range().least();
                    card = free.next(card)) {
                cards = fits(entry, cards.with(card)) ? cards.with(card) : cards;
            }
        }
        return cards.size() <= MOST && holds(entry, cards) ? deck.codes(cards) : List.of();
    }

    /** Returns the cards without duplicate copies. */
    private CardSet once(CardSet cards) {
        return CardSet.of(cards.stream()
                .filter(card -> deck.original(card) == card)
                .boxed()
                .toList());
    }

    private CardSet byMonths(YakuEntry entry, CardSet lacks) {
        CardSet cards = CardSet.NONE;
        CardSet of =
                entry.triplesOf() == null ? CardSet.NONE : entry.triplesOf().set();
        int triples = entry.triples();
        List<Integer> free = new ArrayList<>();
        for (int group = 1; group <= deck.groupCount(); group++) {
            free.add(group);
        }
        for (int size : entry.months().get(0)) {
            boolean special = size >= 3 && triples-- > 0;
            for (int group : List.copyOf(free)) {
                CardSet all = special ? deck.group(group).and(of) : deck.group(group);
                all = once(all.minus(lacks));
                boolean wrong = size >= 3 && !special && deck.group(group).sizeWith(of) >= 3;
                if (size > 0 && all.size() >= size && !wrong) {
                    // Fills the hand with chaff, because chaff forms the fewest other combinations.
                    List<Integer> poorest = all.stream()
                            .boxed()
                            .sorted(Comparator.comparingInt(deck::points))
                            .limit(size)
                            .toList();
                    cards = cards.plus(CardSet.of(poorest));
                    free.remove((Integer) group);
                    break;
                }
            }
        }
        return cards;
    }

    private static boolean fits(YakuEntry entry, CardSet cards) {
        return entry.counts().stream()
                .allMatch(count ->
                        cards.sizeWith(count.of().set()) <= count.range().most());
    }

    /** Returns whether the cards meet all conditions of the combination. */
    public boolean holds(YakuEntry entry, CardSet cards) {
        List<Integer> sizes = deck.cards().stream()
                .map(Card::group)
                .distinct()
                .map(group -> cards.sizeWith(deck.group(group)))
                .filter(size -> size > 0)
                .sorted(Comparator.reverseOrder())
                .toList();
        CardSet of =
                entry.triplesOf() == null ? CardSet.NONE : entry.triplesOf().set();
        long triples = deck.cards().stream()
                .map(Card::group)
                .distinct()
                .filter(group -> cards.and(of).sizeWith(deck.group(group)) >= 3)
                .count();
        int points = deck.points(cards);
        return !cards.isEmpty()
                && (entry.needs() == null
                        || cards.containsAll(once(entry.needs().set())))
                && (entry.lacks() == null || !cards.meets(entry.lacks().set()))
                && fits(entry, cards)
                && entry.counts().stream()
                        .allMatch(count -> cards.sizeWith(count.of().set())
                                >= count.range().least())
                && (entry.months().isEmpty() || entry.months().stream().anyMatch(months -> isPattern(months, sizes)))
                && (entry.triplesOf() == null || triples == entry.triples())
                && (entry.points() == null
                        || points >= entry.points().least()
                                && points <= entry.points().most());
    }

    private static boolean isPattern(List<Integer> months, List<Integer> sizes) {
        boolean open = months.get(months.size() - 1) == 0;
        List<Integer> wanted = open ? months.subList(0, months.size() - 1) : months;
        return open
                ? sizes.size() >= wanted.size()
                        && sizes.subList(0, wanted.size()).equals(wanted)
                : sizes.equals(wanted);
    }
}
