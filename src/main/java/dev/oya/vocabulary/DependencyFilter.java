package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A filter that selects the properties of a card set that rules have read. Two card sets with equal filtered values have the
 * same answer.
 *
 * <p>The filter grows: if rules read a new property, a wider filter replaces this one and the answers cached under it are
 * discarded. Rules therefore need not declare dependencies, and the rules of a house-rule layer are covered as soon as they
 * run. Immutable.
 */
public final class DependencyFilter {
    /** A property of a card set. */
    public enum Dependency {
        /** The number of cards of a set. */
        COUNT,
        /** Whether at least a given number of cards of a set are present. */
        REACHES,
        /** The number of cards of a set beyond a given number. */
        BEYOND,
        /** Which cards of a set are present. */
        WHICH,
        /** The number of groups with one, two, three and four cards. */
        GROUPS,
        /** The number of groups with exactly three cards, all in a set. */
        TRIPLES,
        /** The number of consecutive ranks of a set, starting with its lowest. */
        RUN,
        /** The card points. */
        POINTS,
        /** The number of the round. */
        ROUND,
        /** The number of times that the owner has taken an action. */
        SAID(false),
        /** Whether the owner has certain marks. */
        MARKS(false);

        /** Whether the expression of the property is a set of cards. */
        final boolean ofCards;

        Dependency() {
            this(true);
        }

        Dependency(boolean ofCards) {
            this.ofCards = ofCards;
        }
    }

    /** A property of a card set that rules have read. */
    public record CardLook(Dependency look, String expression, int number, CardSet set, CardSet twice) {
        /** Returns the number of the given cards that are in the property's set. Double cards count twice. */
        int count(CardSet cards) {
            return cards.sizeWith(set) + (twice.isEmpty() ? 0 : cards.sizeWith(twice));
        }
    }

    /** Indicates that the card points are computed from the cards. */
    public static final int OF_THE_CARDS = -1;

    private final RuleSettings settings;
    private final Deck deck;
    private final List<CardLook> cardLooks;
    /** The sets ({@code low} and {@code high}) and required numbers ({@code least}) of the properties stored as one bit. */
    private final long[] low;

    private final long[] high;
    private final int[] least;
    private final CardLook[] others;

    /** Creates an empty filter. */
    public DependencyFilter(RuleSettings settings) {
        this(settings, List.of());
    }

    /** Creates a filter that selects the given properties. */
    public DependencyFilter(RuleSettings settings, List<CardLook> cardLooks) {
        this.settings = settings;
        this.deck = settings.pack().deck();
        this.cardLooks = List.copyOf(cardLooks);
        List<CardLook> reaching =
                cardLooks.stream().filter(DependencyFilter::isBit).toList();
        this.low = reaching.stream().mapToLong(one -> one.set.low()).toArray();
        this.high = reaching.stream().mapToLong(one -> one.set.high()).toArray();
        this.least = reaching.stream().mapToInt(CardLook::number).toArray();
        this.others = cardLooks.stream().filter(one -> !isBit(one)).toArray(CardLook[]::new);
    }

    /**
     * Returns whether the property is stored as one bit. Sets with double cards are rare, so their properties are stored as
     * separate values.
     */
    private static boolean isBit(CardLook look) {
        return look.look == Dependency.REACHES && look.twice.isEmpty();
    }

    /** Returns the properties that rules have read. */
    public List<CardLook> cardLooks() {
        return cardLooks;
    }

    boolean has(Dependency look, String expression, int number) {
        for (CardLook cardLook : cardLooks) {
            if (cardLook.look == look && cardLook.number == number && cardLook.expression.equals(expression)) {
                return true;
            }
        }
        return false;
    }

    DependencyFilter with(Dependency look, String expression, int number) {
        List<CardLook> wider = new ArrayList<>(cardLooks);
        wider.add(
                look.ofCards
                        ? new CardLook(look, expression, number, settings.set(expression), settings.twice(expression))
                        : new CardLook(look, expression, number, CardSet.NONE, CardSet.NONE));
        return new DependencyFilter(settings, wider);
    }

    /** Returns a short description of each property. */
    public List<String> looks() {
        List<String> looks = new ArrayList<>();
        for (CardLook cardLook : cardLooks) {
            String number = cardLook.number == 0 ? "" : cardLook.number + " ";
            looks.add(
                    (cardLook.look + " " + number + cardLook.expression).trim().toLowerCase(Locale.ROOT));
        }
        return looks;
    }

    /** Returns the number of values in a row. */
    public int size() {
        int size = (low.length + Long.SIZE - 1) / Long.SIZE;
        for (CardLook cardLook : others) {
            size += cardLook.look == Dependency.WHICH ? 2 : 1;
        }
        return size;
    }

    /**
     * Writes the filtered values of a card set into a row, starting at index 0.
     *
     * @param points the card points, or {@link #OF_THE_CARDS} to compute them
     * @param holder the owner of the cards
     */
    public void view(long[] row, CardSet cards, int points, Holder holder) {
        int place = 0;
        long bits = 0;
        for (int i = 0; i < least.length; i++) {
            int size = Long.bitCount(cards.low() & low[i]);
            if (high[i] != 0) {
                size += Long.bitCount(cards.high() & high[i]);
            }
            bits = bits << 1 | (size >= least[i] ? 1 : 0);
            if ((i + 1) % Long.SIZE == 0 || i + 1 == least.length) {
                row[place++] = bits;
                bits = 0;
            }
        }
        for (CardLook cardLook : others) {
            if (cardLook.look == Dependency.WHICH) {
                row[place++] = cards.low() & cardLook.set.low();
                row[place++] = cards.high() & cardLook.set.high();
            } else {
                row[place++] = look(cardLook, cards, points, holder);
            }
        }
    }

    private long look(CardLook cardLook, CardSet cards, int points, Holder holder) {
        CardSet set = cardLook.set;
        return switch (cardLook.look) {
            case COUNT -> cardLook.count(cards);
            case REACHES -> cardLook.count(cards) >= cardLook.number ? 1 : 0;
            case BEYOND -> Math.max(0, cardLook.count(cards) - cardLook.number);
            case GROUPS -> groups(deck, cards);
            case TRIPLES -> triples(deck, set, cards);
            case RUN -> run(deck, set, cards);
            case POINTS -> points(deck, cards, points);
            case ROUND -> holder.round();
            case SAID -> holder.said(cardLook.expression);
            case MARKS -> settings.marks(cardLook.expression).match(holder.marks()) ? 1 : 0;
            default -> throw new IllegalStateException("unexpected property: " + cardLook);
        };
    }

    static int points(Deck deck, CardSet cards, int told) {
        return told == OF_THE_CARDS ? deck.points(cards) : told;
    }

    /** Returns the number of groups with one, two, three, and four or more cards, five bits each. */
    static int groups(Deck deck, CardSet cards) {
        int groups = 0;
        for (int group = 1; group <= deck.groupCount(); group++) {
            int count = cards.sizeWith(deck.group(group));
            if (count > 0) {
                groups += 1 << (5 * (Math.min(count, 4) - 1));
            }
        }
        return groups;
    }

    static int run(Deck deck, CardSet set, CardSet cards) {
        int run = 0;
        boolean begun = false;
        for (int group = 1; group <= deck.groupCount(); group++) {
            CardSet wanted = set.and(deck.group(group));
            if (cards.meets(wanted)) {
                run++;
            } else if (begun || !wanted.isEmpty()) {
                return run;
            }
            begun |= !wanted.isEmpty();
        }
        return run;
    }

    static int triples(Deck deck, CardSet set, CardSet cards) {
        int triples = 0;
        for (int group = 1; group <= deck.groupCount(); group++) {
            CardSet all = deck.group(group);
            if (cards.sizeWith(all) == 3 && set.containsAll(cards.and(all))) {
                triples++;
            }
        }
        return triples;
    }
}
