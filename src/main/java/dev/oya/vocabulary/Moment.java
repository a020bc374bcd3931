package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * A moment of a round: phase, word, whose turn, who is dealer, and the marks of seats and round.
 *
 * <p>Marks are asked for by expression: {@code "active -asked"} is every seat that is active and has not been asked.
 */
public abstract class Moment extends WatchedQuestion {
    /** No seat. */
    public static final int NOBODY = -1;

    private final PackedMoment state;

    protected Moment(RuleSettings settings, PackedMoment state) {
        super(settings);
        this.state = state;
    }

    /** The phase. */
    @NameOf(NameKind.PHASE)
    public final String getPhase() {
        return settings.phaseName(state.phase());
    }

    /** What was said or done last in this phase, or null. */
    @NameOf(NameKind.WORD)
    @KnownIn({Acted.class, Tender.class, NextStep.class})
    public final String getWord() {
        return settings.wordName((int) (state.head() >>> 6) & 63);
    }

    /** The seat on turn. */
    public final int getTurn() {
        return state.turn();
    }

    /** The dealer of the round. */
    public final int getDealer() {
        return (int) (state.head() >>> 16) & 15;
    }

    /** The seat after the dealer in order of play. */
    public final int getAfterDealer() {
        return (getDealer() + 1) % getSeats();
    }

    /** How many sit at the table. */
    public final int getSeats() {
        return (int) (state.head() >>> 20) & 15;
    }

    /** The number of a seat's side, from 0; a seat without a partner is a side of its own, NOBODY is on none. */
    public final int sideOf(int seat) {
        return seat == NOBODY ? NOBODY : settings.side(getSeats(), seat);
    }

    /** The place of a seat within its side, from 0: partners sit opposite those of the other side with the same one. */
    public final int chairOf(int seat) {
        return settings.seating(getSeats()).chair(seat);
    }

    @Override
    public int see(Look look) {
        RoundSoFar soFar = state.soFar();
        return switch (look.at()) {
            case ROUND -> soFar.round();
            case MAKER, MADE, SIGN, PLACE, CAPTURED -> state.standing().see(look.at(), look.seat(), look.name());
            case SAID -> look.seat() < 0 ? soFar.said(look.name()) : soFar.said(look.name(), look.seat());
            default -> throw new IllegalArgumentException("there is nothing to see at " + look);
        };
    }

    /** The round, from 1. */
    public final int getRound() {
        return look(new Look(Look.At.ROUND));
    }

    /** The number of the month, or other group of the deck, whose round it is: the first round is that of the first one. */
    public final int getMonth() {
        return RoundSoFar.month(getRound(), settings.pack().deck().groupCount());
    }

    /** How often a word has been said in the round; of words that come with a card those are counted that phases.yaml says so of; silence is not. */
    public final int said(@NameOf(NameKind.WORD) String word) {
        return look(new Look(Look.At.SAID, NOBODY, word));
    }

    /** How often a seat has said a word in the round; of words that come with a card those are counted that phases.yaml says so of; silence is not. */
    public final int said(@NameOf(NameKind.WORD) String word, int seat) {
        return look(new Look(Look.At.SAID, seat, word));
    }

    /** Whether the turn made combinations worth more than they were before it. */
    @KnownIn(NextStep.class)
    public final boolean isRose() {
        return sign(PackedMoment.ROSE);
    }

    /** Whether no active hand has a card left. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public final boolean isHandsEmpty() {
        return sign(PackedMoment.HANDS_EMPTY);
    }

    /** Whether the answer was yes. */
    @KnownIn({Acted.class, NextStep.class})
    public final boolean isYes() {
        return sign(PackedMoment.YES);
    }

    /** Whether the seat on turn has a card in its hand and may use none. */
    @KnownIn({ToMove.class, NextStep.class})
    public final boolean isStuck() {
        return sign(PackedMoment.STUCK);
    }

    /** Whether nothing lies on the table. */
    @KnownIn({Acted.class, NextStep.class})
    public final boolean isTableEmpty() {
        return sign(PackedMoment.TABLE_EMPTY);
    }

    /** With all hands empty: how often the stock is enough to deal to all seats once more; 3 stands for more too. */
    @KnownIn({ToMove.class, Acted.class, NextStep.class})
    public final int getDealsLeft() {
        return (int) (state.head() >>> 24 >>> PackedMoment.DEALS) & PackedMoment.MOST_DEALS;
    }

    private boolean sign(int bit) {
        return ((int) (state.head() >>> 24) & bit) != 0;
    }

    /** Whether the round has this mark. */
    public final boolean has(@NameOf(NameKind.ROUND_MARK) String mark) {
        return ((int) (state.head() >>> 32) & 0xFFFF & settings.roundMark(mark)) != 0;
    }

    /** How many seats have these marks. */
    public final int count(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int seat = 0; seat < getSeats(); seat++) {
            if (wanted.match(state.marks(seat))) {
                count++;
            }
        }
        return count;
    }

    /** How many seats other than this one have these marks. */
    public final int countOthers(int seat, @NameOf(NameKind.MARKS) String marks) {
        return count(marks) - (settings.marks(marks).match(state.marks(seat)) ? 1 : 0);
    }

    /** How many seats that are not on the side of the one on turn have these marks. */
    public final int opponents(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int seat = 0; seat < getSeats(); seat++) {
            if (sideOf(seat) != sideOf(getTurn()) && wanted.match(state.marks(seat))) {
                count++;
            }
        }
        return count;
    }

    /** The first seat with these marks from the dealer on, in order of play, or NOBODY. */
    public final int first(@NameOf(NameKind.MARKS) String marks) {
        return search(getDealer(), marks);
    }

    /** The next seat with these marks after the one on turn, itself coming last, or NOBODY. */
    public final int next(@NameOf(NameKind.MARKS) String marks) {
        return search((getTurn() + 1) % getSeats(), marks);
    }

    private int search(int from, String marks) {
        SeatMarks wanted = settings.marks(marks);
        for (int step = 0; step < getSeats(); step++) {
            int seat = (from + step) % getSeats();
            if (wanted.match(state.marks(seat))) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** How many seats with these marks sit between the dealer (included) and the seat on turn (not included). */
    public final int countBefore(@NameOf(NameKind.MARKS) String marks) {
        SeatMarks wanted = settings.marks(marks);
        int count = 0;
        for (int step = 0; step < getSeats(); step++) {
            int seat = (getDealer() + step) % getSeats();
            if (seat == getTurn()) {
                return count;
            }
            count += wanted.match(state.marks(seat)) ? 1 : 0;
        }
        return count;
    }

    /** Whether a seat has these marks. */
    public final boolean seatIs(int seat, @NameOf(NameKind.MARKS) String marks) {
        return settings.marks(marks).match(state.marks(seat));
    }

    final boolean holds(int seat) {
        return (state.head() >>> 48 >>> seat & 1) != 0;
    }

    @Override
    public final int atTable() {
        return getSeats();
    }

    /** A {@link Player} for each seat. */
    @Override
    public List<? extends Object> companions() {
        List<Player> players = new ArrayList<>(getSeats());
        for (int seat = 0; seat < getSeats(); seat++) {
            players.add(new Player(this, seat));
        }
        return players;
    }

    @Override
    public void tell(QuestionKey numbers) {
        state.tell(numbers);
    }

    final PackedMoment state() {
        return state;
    }
}
