package dev.oya.vocabulary;

import dev.oya.input.ExactMath;

/** What a rule concludes. Seats count from 0; the pot and the bank are {@link #POT} and {@link #BANK}. */
public interface Conclusion {
    /** The pot, as one who pays or is paid. */
    int POT = -1;
    /** The bank, as one who pays or is paid. */
    int BANK = -2;

    /** The seat may say or do this. */
    record Offer(int seat, @NameOf(NameKind.WORD) String word) implements Conclusion {}

    /** The word is not open; the code says why. */
    record Refusal(
            @NameOf(NameKind.WORD) String word,
            @NameOf(NameKind.REFUSAL) String code) implements Conclusion {}

    /** The seat gets a mark. */
    record Mark(int seat, @NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** The seat loses a mark. */
    record Unmark(int seat, @NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** The round gets a mark. */
    record RoundMark(@NameOf(NameKind.ROUND_MARK) String mark) implements Conclusion {}

    /**
     * The phase goes along this arrow, and the turn to this seat.
     *
     * @param arrow an arrow of the phase
     * @param seat the seat whose turn it is then
     */
    record Arrow(@NameOf(NameKind.ARROW) String arrow, int seat) implements Conclusion {}

    /**
     * The cards are dealt in these steps: {@code 4-3f} is four to each seat, then three to the field. A step is dealt to
     * a seat together.
     */
    record Pattern(@NameOf(NameKind.DEAL) String steps) implements Conclusion {
        /** No step yet. */
        public Pattern() {
            this("");
        }

        /** And then so many cards to each seat. */
        public Pattern hands(int cards) {
            return then(String.valueOf(cards));
        }

        /** And then so many cards to the field. */
        public Pattern field(int cards) {
            return then(cards + "f");
        }

        private Pattern then(String step) {
            return new Pattern(steps.isEmpty() ? step : steps + "-" + step);
        }
    }

    /** This seat is dealt first, the others follow in order of play. */
    record DealtFirst(int seat) implements Conclusion {}

    /** No cards are dealt to the field. */
    record NoField() implements Conclusion {}

    /** The cards must be dealt anew. */
    record Misdeal(@NameOf(NameKind.MISDEAL) String why) implements Conclusion {}

    /** What is left of this seat's hand becomes the field. */
    record FieldFrom(int seat) implements Conclusion {}

    /**
     * A multiplier that asks for its round; rules choose among them.
     *
     * @param id tells it from others
     * @param times the multiplier
     * @param carried whether it waits from a round before
     */
    record Waits(int id, int times, boolean carried) implements Conclusion {}

    /**
     * The payments of the round are multiplied; several of these multiply each other.
     *
     * @param id tells it from others
     * @param times the multiplier
     */
    record Factor(int id, int times) implements Conclusion {
        /** Multiplied so many times over: by two 3 times over is by eight; 0 times over is not at all. */
        public Factor over(int number) {
            return new Factor(id, ExactMath.power(times, number));
        }
    }

    /**
     * A multiplier waits for a later round.
     *
     * @param id tells it from others
     * @param times the multiplier
     */
    record Carries(int id, int times) implements Conclusion {}

    /**
     * Of the cards of its month on the field a card takes {@code none}, {@code one} of choice, or {@code all}; or of all cards
     * on the field {@code any} one of choice.
     *
     * @param how what it takes
     * @param waits whether it takes them only when the next card of the turn has come
     */
    record Takes(@NameOf(NameKind.CAPTURE) String how, boolean waits) implements Conclusion {
        /** At once. */
        public Takes(@NameOf(NameKind.CAPTURE) String how) {
            this(how, false);
        }

        /** The card and what it takes stay on the field until the next card of the turn has come: that may keep them there. */
        public Takes waiting() {
            return new Takes(how, true);
        }
    }

    /**
     * A combination or sign is there.
     *
     * @param key the entry of the pack
     * @param more how many further cards, points or triples count besides
     */
    record Yaku(@NameOf(NameKind.YAKU) String key, int more) implements Conclusion {}

    /** Whoever plays with this hand gets a mark. */
    record HandMark(@NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** What the seat holds counts as declared. */
    record Declares(int seat) implements Conclusion {}

    /** This other seat must pay for what was completed. */
    record Liable() implements Conclusion {}

    /** The round is paid by this scheme. */
    record Scheme(
            @NameOf(value = NameKind.SCHEME, also = "none") String name) implements Conclusion {}

    /** The seat has won the round. */
    record Winner(int seat) implements Conclusion {}

    /** The seat deals the next round. */
    record NextDealer(int seat) implements Conclusion {}

    /**
     * No seat loses more than so many points to the others in the round: what it lost beyond is given back by those who gained,
     * each in the measure of its gain; odd points by those who gained most.
     *
     * @param reason what is given back for
     * @param points in points
     * @param match whether in the match so far, not in the round alone
     */
    record Limit(@NameOf(NameKind.REASON) String reason, int points, boolean match) implements Conclusion {
        /** In the round. */
        public Limit(@NameOf(NameKind.REASON) String reason, int points) {
            this(reason, points, false);
        }

        /** In the match so far. */
        public Limit ofMatch() {
            return new Limit(reason, points, true);
        }
    }

    /** The round counts for nothing and is dealt again. */
    record VoidRound() implements Conclusion {}

    /**
     * The seat has earned something that is paid like a combination: {@link PaidThing} is asked who pays for it.
     *
     * @param points its worth in points, before the round's multiplier
     * @param number the number of the cards it was dealt and earned it with, so that who is liable pays; -1 for none
     */
    record Earns(
            int seat,
            @NameOf(NameKind.PAYMENT) String group,
            @NameOf(NameKind.ITEM) String id,
            int points,
            int number) implements Conclusion {
        public Earns(int seat, @NameOf(NameKind.PAYMENT) String group, @NameOf(NameKind.ITEM) String id, int points) {
            this(seat, group, id, points, -1);
        }
    }

    /**
     * One pays another for the item in question.
     *
     * @param from who pays
     * @param to who is paid
     * @param times how many times the item's worth
     * @param parts of how many parts of it
     */
    record Pays(int from, int to, int times, int parts) implements Conclusion {
        /** The item's worth, once. */
        public Pays(int from, int to) {
            this(from, to, 1, 1);
        }

        /** Twice as much. */
        public Pays twice() {
            return new Pays(from, to, 2 * times, parts);
        }

        /** Half as much. */
        public Pays half() {
            return new Pays(from, to, times, 2 * parts);
        }
    }

    /**
     * One pays another an amount of its own.
     *
     * @param from who pays
     * @param to who is paid
     * @param reason the payment's {@code for}
     * @param points in points, before the round's multiplier
     * @param flat whether the multiplier leaves it alone
     * @param parts of how many parts of the amount it is one
     */
    record Owes(int from, int to, @NameOf(NameKind.REASON) String reason, int points, boolean flat, int parts)
            implements Conclusion {
        public Owes(int from, int to, @NameOf(NameKind.REASON) String reason, int points) {
            this(from, to, reason, points, false, 1);
        }

        /** Half as much. */
        public Owes half() {
            return new Owes(from, to, reason, points, flat, 2 * parts);
        }

        /** Not multiplied. */
        public Owes plain() {
            return new Owes(from, to, reason, points, true, parts);
        }
    }

    /**
     * The seat gets an equal part of what is paid in under this reason.
     *
     * @param order odd points go to the seats with the lowest
     */
    record Shares(int seat, @NameOf(NameKind.REASON) String reason, int order) implements Conclusion {}

    /**
     * The seat, or the bank, pays into what is shared out under this reason.
     *
     * @param points in points; no multiplier changes them
     */
    record PaysIn(int seat, @NameOf(NameKind.REASON) String reason, int points) implements Conclusion {}

    /**
     * The seat gets the pot, or an equal part of it.
     *
     * @param order odd points go to the seats with the lowest
     */
    record TakesPot(int seat, int order) implements Conclusion {}

    /**
     * The seat is paid for its card points, or pays: those below what they are measured by pay those above it.
     *
     * @param reason what they pay for
     * @param points how many it is above; negative below. In points, before the round's multiplier
     */
    record Balance(@NameOf(NameKind.REASON) String reason, int points) implements Conclusion {}

    /**
     * How long the match lasts.
     *
     * @param rounds in rounds; 0 is until the rules say that it is over
     */
    record Lasts(int rounds) implements Conclusion {
        /** No number of rounds ends the match. */
        public Lasts() {
            this(0);
        }
    }

    /** The match is over with this round. */
    record MatchOver() implements Conclusion {}

    /**
     * Something is counted for the seat from round to round.
     *
     * @param more how much is added; negative takes away
     */
    record Counts(int seat, @NameOf(NameKind.TALLY) String tally, int more) implements Conclusion {}

    /**
     * Two seats exchange the hands they were dealt.
     *
     * @param other the other seat
     */
    record Exchanges(int seat, int other) implements Conclusion {}

    /** The seat deals the first round. */
    record FirstDealer(int seat) implements Conclusion {}

    /** The seat must draw again. */
    record DrawsAgain(int seat) implements Conclusion {}

    /** A seat that declares shows {@code all}, {@code triples}, {@code pairs}, {@code fours} or the cards of a set. */
    record Shows(@NameOf(NameKind.SHOWN) String what) implements Conclusion {}

    /**
     * What the card counts while it lies on the table.
     *
     * @param pips from 1
     */
    record OnTable(int pips) implements Conclusion {}

    /**
     * What the card counts when it is played.
     *
     * @param pips from 1
     */
    record FromHand(int pips) implements Conclusion {}

    /**
     * Played from the hand, the card may instead take in what sums to this, and builds that are worth it.
     *
     * @param pips from 1
     */
    record AlsoTakes(int pips) implements Conclusion {}

    /**
     * A card may be used in this way.
     *
     * @param how which way
     * @param most how many cards a group may have, 0 for any number
     */
    record MayUse(@NameOf(NameKind.CARD_USE) String how, int most) implements Conclusion {
        /** A way in which groups may have any number of cards, or in which there are none. */
        public MayUse(@NameOf(NameKind.CARD_USE) String how) {
            this(how, 0);
        }
    }

    /** The build binds the seat. */
    record Binds() implements Conclusion {}

    /**
     * What the twins are worth to the side that claims them.
     *
     * @param points in points
     */
    record Prize(int points) implements Conclusion {}

    /** The seat has cleared the table. */
    record Sweeps(int seat) implements Conclusion {}

    /**
     * A side gains points in a round.
     *
     * @param group what kind of gain it is, as combinations of cards have one in their group
     * @param id what for
     * @param points how many
     */
    record Gains(
            @NameOf(NameKind.PAYMENT) String group,
            @NameOf(NameKind.ITEM) String id,
            int points) implements Conclusion {}

    /**
     * Every other side loses points in a round.
     *
     * @param group what kind of loss it is, as combinations of cards have one in their group
     * @param id what for
     * @param points how many
     */
    record OthersLose(
            @NameOf(NameKind.PAYMENT) String group,
            @NameOf(NameKind.ITEM) String id,
            int points) implements Conclusion {}

    /**
     * How far a side is behind the best at the end of a match.
     *
     * @param points in points
     * @param parts of how many parts of them it is one
     */
    record Margin(int points, int parts) implements Conclusion {
        /** Whether it is more than so many points. */
        public boolean exceeds(int limit) {
            return points > limit * parts;
        }
    }

    /** What is said of a side at the end of a match. */
    record Title(@NameOf(NameKind.TITLE) String id) implements Conclusion {}
}
