package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Cards that rules look at. Each method notes what was asked, so that the lens through which answers are remembered
 * knows it. Used by one session at a time.
 */
public abstract class Cards implements Question {
    private static final Map<String, int[]> PATTERNS = new ConcurrentHashMap<>();

    protected final RuleSettings settings;
    private final CardSet cards;
    /** The card points, or {@link CardLens#OF_THE_CARDS}. */
    private final int points;

    private final Holder holder;
    private CardLens lens;
    private int groups = -1;

    protected Cards(RuleSettings settings, CardSet cards, int points, Holder holder, CardLens lens) {
        this.settings = settings;
        this.cards = cards;
        this.points = points;
        this.holder = holder;
        this.lens = lens;
    }

    @Override
    public final RuleSettings settings() {
        return settings;
    }

    /** The lens, widened by what has been asked. */
    public final CardLens lens() {
        return lens;
    }

    private CardSet note(CardLens.Look look, String expression) {
        return note(look, expression, 0);
    }

    private CardSet note(CardLens.Look look, String expression, int number) {
        if (!lens.has(look, expression, number)) {
            lens = lens.with(look, expression, number);
        }
        return look.ofCards ? settings.set(expression) : CardSet.NONE;
    }

    /** Whether all cards of the set are there. */
    public final boolean holds(@NameOf(NameKind.CARDS) String set) {
        return reaches(settings.count(set, settings.set(set)), set);
    }

    /** Whether no card of the set is there. */
    public final boolean lacks(@NameOf(NameKind.CARDS) String set) {
        return !reaches(1, set);
    }

    /** Whether at least so many cards of the set are there. Fewer answers are told apart than by {@link #count}. */
    public final boolean reaches(int number, @NameOf(NameKind.CARDS) String set) {
        return settings.count(note(CardLens.Look.REACHES, set, number), set, cards) >= number;
    }

    /** How many cards of the set are there beyond so many; 0 where there are not so many. */
    public final int beyond(int number, @NameOf(NameKind.CARDS) String set) {
        return Math.max(0, settings.count(note(CardLens.Look.BEYOND, set, number), set, cards) - number);
    }

    /** How many cards of the set are there. */
    public final int count(@NameOf(NameKind.CARDS) String set) {
        return settings.count(note(CardLens.Look.COUNT, set), set, cards);
    }

    /**
     * Whether the groups have just so many cards.
     *
     * @param patterns counts in any order, alternatives after {@code |}: {@code "3 2 2 | 3 3 1"}; with {@code +} among them
     *     there may be any others besides
     */
    public final boolean groups(@NameOf(NameKind.COUNTS) String patterns) {
        if (groups < 0) {
            note(CardLens.Look.GROUPS, "");
            groups = CardLens.groups(settings.pack().deck(), cards);
        }
        for (int pattern : PATTERNS.computeIfAbsent(patterns, Cards::patterns)) {
            if (pattern < 0 ? within(~pattern) : pattern == groups) {
                return true;
            }
        }
        return false;
    }

    /** Whether there are at least so many groups of each size. */
    private boolean within(int pattern) {
        for (int shift = 0; shift < 20; shift += 5) {
            if ((groups >>> shift & 31) < (pattern >>> shift & 31)) {
                return false;
            }
        }
        return true;
    }

    private static int[] patterns(String text) {
        String[] alternatives = text.split("\\|");
        int[] patterns = new int[alternatives.length];
        for (int i = 0; i < patterns.length; i++) {
            String counts = alternatives[i].replace("+", " ").trim();
            for (String count : counts.split("\\s+")) {
                patterns[i] += 1 << (5 * (Integer.parseInt(count) - 1));
            }
            // Told apart by their sign: those that others may stand beside.
            patterns[i] = alternatives[i].contains("+") ? ~patterns[i] : patterns[i];
        }
        return patterns;
    }

    /** Of how many groups exactly three cards are there, all of them in the set. */
    public final int triples(@NameOf(NameKind.CARDS) String set) {
        return CardLens.triples(settings.pack().deck(), note(CardLens.Look.TRIPLES, set), cards);
    }

    /** How many cards of the set are there that follow each other by rank, from the lowest card of the set on. */
    public final int run(@NameOf(NameKind.CARDS) String set) {
        return CardLens.run(settings.pack().deck(), note(CardLens.Look.RUN, set), cards);
    }

    /** The card points. */
    public final int points() {
        note(CardLens.Look.POINTS, "");
        return CardLens.points(settings.pack().deck(), cards, points);
    }

    /** The round, from 1; 0 where the cards are of no round. */
    public final int getRound() {
        note(CardLens.Look.ROUND, "");
        return holder.round();
    }

    /** How often their seat, or a partner of it, has said a word in the round. */
    @KnownIn({Captured.class, FinalCaptured.class})
    public final int said(@NameOf(NameKind.WORD) String word) {
        note(CardLens.Look.SAID, word);
        return holder.said(word);
    }

    /** Whether their seat has these marks; those of its partners are its own. */
    @KnownIn({Captured.class, FinalCaptured.class})
    public final boolean seatIs(@NameOf(NameKind.MARKS) String marks) {
        note(CardLens.Look.MARKS, marks);
        return settings.marks(marks).match(holder.marks());
    }

    /** The number of the month, or other group of the deck, whose round it is; 0 where the cards are of no round. */
    public final int getMonth() {
        return RoundSoFar.month(getRound(), settings.pack().deck().groupCount());
    }

    final boolean among(int card, String set) {
        return note(CardLens.Look.WHICH, set).contains(card);
    }

    final CardSet cards() {
        return cards;
    }
}
