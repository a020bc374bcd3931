package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the rules have been seen to ask of a set of cards. Two sets that look alike through the lens have the same
 * answer, whatever else they hold.
 *
 * <p>A lens grows: rules that ask something new while they answer give a wider one, and answers of the narrower lens are
 * forgotten. So nothing has to be declared, and a rule of a house layer is seen as soon as it asks. Immutable.
 */
public final class CardLens {
    /** A way of looking at cards. */
    public enum Look {
        /** How many cards of a set are there. */
        COUNT,
        /** Whether at least so many cards of a set are there. */
        REACHES,
        /** How many cards of a set are there beyond so many. */
        BEYOND,
        /** Which cards of a set are there. */
        WHICH,
        /** How many groups are there with one, two, three and four cards. */
        GROUPS,
        /** Of how many groups exactly three cards are there, all within a set. */
        TRIPLES,
        /** How many cards of a set follow each other by rank from its lowest on. */
        RUN,
        /** The card points. */
        POINTS,
        /** Which round it is. */
        ROUND,
        /** How often a word has been said by those whose cards they are. */
        SAID(false),
        /** Whether they have marks. */
        MARKS(false);

        /** Whether what is looked at is named by cards. */
        final boolean ofCards;

        Look() {
            this(true);
        }

        Look(boolean ofCards) {
            this.ofCards = ofCards;
        }
    }

    /** Something that rules looked at, in a set of cards. */
    public record CardLook(Look look, String expression, int number, CardSet set, CardSet twice) {
        /** How many cards of the set are among some, those that count as two counted so. */
        int count(CardSet cards) {
            return cards.sizeWith(set) + (twice.isEmpty() ? 0 : cards.sizeWith(twice));
        }
    }

    /** Stands for the points of the cards that are looked at. */
    public static final int OF_THE_CARDS = -1;

    private final RuleSettings settings;
    private final Deck deck;
    private final List<CardLook> cardLooks;
    /** Those that are seen as a bit each, in one pass over all of them: their cards, and how many must be there. */
    private final long[] low;

    private final long[] high;
    private final int[] least;
    private final CardLook[] others;

    /** A lens that sees nothing yet. */
    public CardLens(RuleSettings settings) {
        this(settings, List.of());
    }

    /** A lens that sees what rules looked at. */
    public CardLens(RuleSettings settings, List<CardLook> cardLooks) {
        this.settings = settings;
        this.deck = settings.pack().deck();
        this.cardLooks = List.copyOf(cardLooks);
        List<CardLook> reaching = cardLooks.stream().filter(CardLens::isBit).toList();
        this.low = reaching.stream().mapToLong(one -> one.set.low()).toArray();
        this.high = reaching.stream().mapToLong(one -> one.set.high()).toArray();
        this.least = reaching.stream().mapToInt(CardLook::number).toArray();
        this.others = cardLooks.stream().filter(one -> !isBit(one)).toArray(CardLook[]::new);
    }

    /** Whether it is seen as a bit: those of which cards count as two are seldom, and seen by themselves. */
    private static boolean isBit(CardLook look) {
        return look.look == Look.REACHES && look.twice.isEmpty();
    }

    /** What the rules looked at. */
    public List<CardLook> cardLooks() {
        return cardLooks;
    }

    boolean has(Look look, String expression, int number) {
        for (CardLook cardLook : cardLooks) {
            if (cardLook.look == look && cardLook.number == number && cardLook.expression.equals(expression)) {
                return true;
            }
        }
        return false;
    }

    CardLens with(Look look, String expression, int number) {
        List<CardLook> wider = new ArrayList<>(cardLooks);
        wider.add(
                look.ofCards
                        ? new CardLook(look, expression, number, settings.set(expression), settings.twice(expression))
                        : new CardLook(look, expression, number, CardSet.NONE, CardSet.NONE));
        return new CardLens(settings, wider);
    }

    /** What the rules look at, in words, for people who want to know. */
    public List<String> looks() {
        List<String> looks = new ArrayList<>();
        for (CardLook cardLook : cardLooks) {
            String number = cardLook.number == 0 ? "" : cardLook.number + " ";
            looks.add(
                    (cardLook.look + " " + number + cardLook.expression).trim().toLowerCase(Locale.ROOT));
        }
        return looks;
    }

    /** How many numbers a view has. */
    public int size() {
        int size = (low.length + Long.SIZE - 1) / Long.SIZE;
        for (CardLook cardLook : others) {
            size += cardLook.look == Look.WHICH ? 2 : 1;
        }
        return size;
    }

    /**
     * Puts the cards as they look through the lens into a row, from its first place on.
     *
     * @param points the card points, {@link #OF_THE_CARDS} where the cards say them
     * @param holder whose they are
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
            if (cardLook.look == Look.WHICH) {
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
            default -> throw new IllegalStateException("there is another way to see " + cardLook);
        };
    }

    static int points(Deck deck, CardSet cards, int told) {
        return told == OF_THE_CARDS ? deck.points(cards) : told;
    }

    /** How many groups have one, two, three and four cards or more, five bits each. */
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
