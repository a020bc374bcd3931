package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the rules have been seen to ask of a set of cards. Two sets that look alike through the lens have the same
 * answer, whatever else they hold.
 *
 * <p>A lens grows: rules that ask something new while they answer give a wider one, and answers of the narrower lens are
 * forgotten. So nothing has to be declared, and a rule of a house layer is seen as soon as it asks.
 */
public final class SeenFeatures {
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
        ROUND
    }

    /** @param width how many bits what it sees takes at most */
    private record Glance(Look look, String expression, int number, CardSet set, int width) {}

    /** An odd number that spreads views over hash tables; multiplying by it keeps them apart. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Settings settings;
    private final Glance[] glances;
    /** Whether all that is seen fits into one number. */
    private final boolean fits;

    /** A lens that sees nothing yet. */
    public SeenFeatures(Settings settings) {
        this(settings, new Glance[0]);
    }

    private SeenFeatures(Settings settings, Glance[] glances) {
        this.settings = settings;
        this.glances = glances;
        int bits = 1;
        for (Glance glance : glances) {
            bits += glance.width;
        }
        this.fits = bits <= Long.SIZE;
    }

    boolean has(Look look, String expression, int number) {
        for (Glance glance : glances) {
            if (glance.look == look && glance.number == number && glance.expression.equals(expression)) {
                return true;
            }
        }
        return false;
    }

    SeenFeatures with(Look look, String expression, int number) {
        Glance[] wider = Arrays.copyOf(glances, glances.length + 1);
        wider[glances.length] = glance(look, expression, number, settings.set(expression));
        return new SeenFeatures(settings, wider);
    }

    /** What the rules look at, in words, for people who want to know. */
    public List<String> looks() {
        List<String> looks = new ArrayList<>();
        for (Glance glance : glances) {
            String number = glance.number == 0 ? "" : glance.number + " ";
            looks.add((glance.look + " " + number + glance.expression).trim().toLowerCase(java.util.Locale.ROOT));
        }
        return looks;
    }

    /**
     * The cards as they look through the lens, to be compared with {@code equals}.
     *
     * @param points the card points, where the question has them
     * @param round the round, from 1
     */
    public Object view(CardSet cards, int points, int round) {
        if (!fits) {
            return longView(cards, points, round);
        }
        long view = 1;
        for (Glance glance : glances) {
            view = view << glance.width | look(glance, cards, points, round);
        }
        return view * SPREAD;
    }

    private Object longView(CardSet cards, int points, int round) {
        List<Long> view = new ArrayList<>(glances.length);
        for (Glance glance : glances) {
            if (glance.look == Look.WHICH) {
                CardSet seen = cards.and(glance.set);
                view.add(seen.low());
                view.add(seen.high());
            } else {
                view.add(look(glance, cards, points, round));
            }
        }
        return view;
    }

    private static Glance glance(Look look, String expression, int number, CardSet set) {
        int width = switch (look) {
            case COUNT -> bits(set.size());
            case REACHES -> 1;
            case BEYOND -> bits(Math.max(1, set.size() - number));
            case WHICH -> set.size() > 32 ? 64 : set.size();
            case GROUPS -> 20;
            case TRIPLES -> 4;
            case RUN -> bits(set.size());
            case POINTS -> 12;
            case ROUND -> 31;
        };
        return new Glance(look, expression, number, set, width);
    }

    private static int bits(int most) {
        return 32 - Integer.numberOfLeadingZeros(most);
    }

    private long look(Glance glance, CardSet cards, int points, int round) {
        CardSet set = glance.set;
        return switch (glance.look) {
            case COUNT -> cards.sizeWith(set);
            case REACHES -> cards.sizeWith(set) >= glance.number ? 1 : 0;
            case BEYOND -> Math.max(0, cards.sizeWith(set) - glance.number);
            case WHICH -> which(set, cards);
            case GROUPS -> groups(settings.pack().deck(), cards);
            case TRIPLES -> triples(settings.pack().deck(), set, cards);
            case RUN -> run(settings.pack().deck(), set, cards);
            case POINTS -> points;
            case ROUND -> round;
        };
    }

    private static long which(CardSet set, CardSet cards) {
        long which = 0;
        for (int index = set.first(); index >= 0; index = set.next(index)) {
            which = which << 1 | (cards.contains(index) ? 1 : 0);
        }
        return which;
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
            CardSet held = cards.and(deck.group(group));
            if (held.size() == 3 && set.containsAll(held)) {
                triples++;
            }
        }
        return triples;
    }
}
