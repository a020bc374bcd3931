package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * A set of cards that rules read. Each method records the property that it returns, so that the answer can be cached by that
 * property. Used by one session at a time.
 */
public abstract class Cards implements Question {
    protected final RuleSettings settings;
    private final CardSet cards;
    /** The total card points, or {@link DependencyFilter#OF_THE_CARDS} to compute them. */
    private final int points;

    private final Holder holder;
    private DependencyFilter filter;
    private int groups = -1;

    protected Cards(RuleSettings settings, CardSet cards, int points, Holder holder, DependencyFilter filter) {
        this.settings = settings;
        this.cards = cards;
        this.points = points;
        this.holder = holder;
        this.filter = filter;
    }

    @Override
    public final RuleSettings settings() {
        return settings;
    }

    /** Returns the filter, widened by the properties read so far. */
    public final DependencyFilter filter() {
        return filter;
    }

    private CardSet note(DependencyFilter.Dependency look, String expression) {
        return note(look, expression, 0);
    }

    private CardSet note(DependencyFilter.Dependency look, String expression, int number) {
        if (!filter.has(look, expression, number)) {
            filter = filter.with(look, expression, number);
        }
        return look.ofCards ? settings.set(expression) : CardSet.NONE;
    }

    /** Returns whether all cards of the set are present. */
    public final boolean holds(@NameOf(NameKind.CARDS) String set) {
        return reaches(settings.count(set, settings.set(set)), set);
    }

    /** Returns whether no card of the set is present. */
    public final boolean lacks(@NameOf(NameKind.CARDS) String set) {
        return !reaches(1, set);
    }

    /**
     * Returns whether at least {@code number} cards of the set are present. Prefer this method to {@link #count}, because fewer
     * answers have to be cached.
     */
    public final boolean reaches(int number, @NameOf(NameKind.CARDS) String set) {
        return settings.count(note(DependencyFilter.Dependency.REACHES, set, number), set, cards) >= number;
    }

    /** Returns the number of cards of the set beyond {@code number}, or 0 if there are no more than {@code number}. */
    public final int beyond(int number, @NameOf(NameKind.CARDS) String set) {
        return Math.max(0, settings.count(note(DependencyFilter.Dependency.BEYOND, set, number), set, cards) - number);
    }

    /** Returns the number of cards of the set. */
    public final int count(@NameOf(NameKind.CARDS) String set) {
        return settings.count(note(DependencyFilter.Dependency.COUNT, set), set, cards);
    }

    /**
     * Returns whether the numbers of cards per group match a pattern.
     *
     * @param patterns group sizes in any order, with alternatives after {@code |}: {@code "3 2 2 | 3 3 1"}; a {@code +} allows
     *     further groups of any size
     */
    public final boolean groups(@NameOf(NameKind.COUNTS) String patterns) {
        if (groups < 0) {
            note(DependencyFilter.Dependency.GROUPS, "");
            groups = DependencyFilter.groups(settings.pack().deck(), cards);
        }
        for (int pattern : patterns(patterns)) {
            if (pattern < 0 ? within(~pattern) : pattern == groups) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether there are at least as many groups of each size as in the packed pattern. */
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
            // Patterns that allow further groups are stored as their bitwise complement.
            patterns[i] = alternatives[i].contains("+") ? ~patterns[i] : patterns[i];
        }
        return patterns;
    }

    /** Returns the number of groups with exactly three cards, all of them in the set. */
    public final int triples(@NameOf(NameKind.CARDS) String set) {
        return DependencyFilter.triples(settings.pack().deck(), note(DependencyFilter.Dependency.TRIPLES, set), cards);
    }

    /** Returns the number of cards of the set with consecutive ranks, starting with its lowest card. */
    public final int run(@NameOf(NameKind.CARDS) String set) {
        return DependencyFilter.run(settings.pack().deck(), note(DependencyFilter.Dependency.RUN, set), cards);
    }

    /** Returns the total card points of the cards. */
    public final int points() {
        note(DependencyFilter.Dependency.POINTS, "");
        return DependencyFilter.points(settings.pack().deck(), cards, points);
    }

    /** Returns the round, from 1, or 0 outside a round. */
    public final int getRound() {
        note(DependencyFilter.Dependency.ROUND, "");
        return holder.round();
    }

    /** Returns the number of times that the owner of the cards or a partner has taken the given action in the round. */
    @KnownIn({Captured.class, FinalCaptured.class})
    public final int said(@NameOf(NameKind.ACTION) String action) {
        note(DependencyFilter.Dependency.SAID, action);
        return holder.said(action);
    }

    /** Returns whether the owner of the cards has these marks. Marks of partners count. */
    @KnownIn({Captured.class, FinalCaptured.class})
    public final boolean seatIs(@NameOf(NameKind.MARKS) String marks) {
        note(DependencyFilter.Dependency.MARKS, marks);
        return settings.marks(marks).match(holder.marks());
    }

    /** Returns the number of the month (or other group of the deck) of the round, or 0 outside a round. */
    public final int getMonth() {
        return RoundHistory.month(getRound(), settings.pack().deck().groupCount());
    }

    final boolean among(int card, String set) {
        return note(DependencyFilter.Dependency.WHICH, set).contains(card);
    }

    final CardSet cards() {
        return cards;
    }
}
