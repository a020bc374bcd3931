package dev.oya.vocabulary;

import dev.oya.input.ExactMath;

/** A conclusion of a rule. Seats are numbered from 0. {@link #POT} and {@link #BANK} are accounts too. */
public interface Conclusion {
    /** The pot, as payer or payee. */
    int POT = -1;
    /** The bank, as payer or payee. */
    int BANK = -2;

    /** The seat may take this action. */
    record Offer(int seat, @NameOf(NameKind.ACTION) String action) implements Conclusion {}

    /** The action is illegal. The code gives the reason. */
    record Refusal(
            @NameOf(NameKind.ACTION) String action,
            @NameOf(NameKind.REFUSAL) String code) implements Conclusion {}

    /** The seat gets a mark. */
    record Mark(int seat, @NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** The seat loses a mark. */
    record Unmark(int seat, @NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** The round gets a mark. */
    record RoundMark(@NameOf(NameKind.ROUND_MARK) String mark) implements Conclusion {}

    /**
     * The phase takes this transition, and it is this seat's turn.
     *
     * @param transition a transition of the phase
     * @param seat the seat to move after the transition
     */
    record Transition(@NameOf(NameKind.TRANSITION) String transition, int seat) implements Conclusion {}

    /**
     * The steps of the deal: {@code 4-3d-1f} deals four cards to each seat, then three face down to the field, and then one
     * face up. The cards of a step are dealt to a seat together.
     */
    record Pattern(@NameOf(NameKind.DEAL) String steps) implements Conclusion {
        /** Creates a pattern without steps. */
        public Pattern() {
            this("");
        }

        /** Returns this pattern with a further step that deals {@code cards} cards to each seat. */
        public Pattern hands(int cards) {
            return then(String.valueOf(cards));
        }

        /** Returns this pattern with a further step that deals {@code cards} cards to the field. */
        public Pattern field(int cards) {
            return then(cards + "f");
        }

        /**
         * Returns this pattern with a further step that deals {@code cards} cards face down. They stay under the field until a
         * card takes the whole field.
         */
        public Pattern faceDown(int cards) {
            return then(cards + "d");
        }

        private Pattern then(String step) {
            return new Pattern(steps.isEmpty() ? step : steps + "-" + step);
        }
    }

    /** This seat is dealt first. The other seats follow in order of play. */
    record DealtFirst(int seat) implements Conclusion {}

    /** No cards are dealt to the field. */
    record NoField() implements Conclusion {}

    /** The deal is a misdeal, and the cards are dealt again. */
    record Misdeal(@NameOf(NameKind.MISDEAL) String why) implements Conclusion {}

    /** The remaining cards of this seat's hand become the field. */
    record FieldFrom(int seat) implements Conclusion {}

    /**
     * A multiplier that may apply to this round. Rules choose among these multipliers.
     *
     * @param id the multiplier's id
     * @param times the multiplier
     * @param carried whether the multiplier was carried over from an earlier round
     */
    record Waits(int id, int times, boolean carried) implements Conclusion {}

    /**
     * A multiplier applies to the payments of the round. If several multipliers apply, they are multiplied together.
     *
     * @param id the multiplier's id
     * @param times the multiplier
     */
    record Factor(int id, int times) implements Conclusion {
        /**
         * Returns this multiplier raised to the power of {@code number}: for the multiplier 2, {@code over(3)} is 8. The power
         * 0 is 1.
         */
        public Factor over(int number) {
            return new Factor(id, ExactMath.power(times, number));
        }
    }

    /**
     * A multiplier is carried over to a later round.
     *
     * @param id the multiplier's id
     * @param times the multiplier
     */
    record Carries(int id, int times) implements Conclusion {}

    /**
     * A card takes {@code none}, {@code one} or {@code all} of the cards of its month on the field, {@code any} one card on the
     * field, or the whole {@code field} with its face-down cards. Two different ones for the same card contradict each other.
     *
     * @param how the cards that the card takes
     * @param waits whether the card takes these cards only after the next card of the turn has arrived
     */
    record Takes(@NameOf(NameKind.CAPTURE) String how, boolean waits) implements Conclusion {
        /** The card takes the cards at once. */
        public Takes(@NameOf(NameKind.CAPTURE) String how) {
            this(how, false);
        }

        /**
         * Returns this conclusion with a delay: the card and the cards that it takes stay on the field until the next card of
         * the turn has arrived. That card may prevent the capture. A card that takes the whole field takes it at once.
         */
        public Takes waiting() {
            return new Takes(how, true);
        }
    }

    /**
     * The cards form a combination or sign. A sign is a condition without a value, such as exactly 88 card points.
     *
     * @param key the combination's key in the pack
     * @param more number of further cards, points or triplets that count
     */
    record Yaku(@NameOf(NameKind.YAKU) String key, int more) implements Conclusion {}

    /** An active seat that looks at a hand like this gets a mark. */
    record HandMark(@NameOf(NameKind.MARK) String mark) implements Conclusion {}

    /** The combinations of the seat's hand are treated as declared. */
    record Declares(int seat) implements Conclusion {}

    /** The other seat is liable for the completed combination or group. */
    record Liable() implements Conclusion {}

    /** The scheme of the settlement. */
    record Scheme(
            @NameOf(value = NameKind.SCHEME, also = "none") String name) implements Conclusion {}

    /** The seat wins the round. */
    record Winner(int seat) implements Conclusion {}

    /** The seat deals the next round. */
    record NextDealer(int seat) implements Conclusion {}

    /**
     * Limits the points that a seat may lose to the other seats in the round. The other seats return the excess in proportion
     * to their gains. The seats that gained most also return the remainder from rounding.
     *
     * @param reason reason of the returned payments
     * @param points the limit, in points
     * @param match whether the limit applies to the match so far and not only to the round
     */
    record Limit(@NameOf(NameKind.REASON) String reason, int points, boolean match) implements Conclusion {
        /** The limit applies to the round. */
        public Limit(@NameOf(NameKind.REASON) String reason, int points) {
            this(reason, points, false);
        }

        /** Returns this limit applied to the match so far. */
        public Limit ofMatch() {
            return new Limit(reason, points, true);
        }
    }

    /** The round is void and is dealt again. */
    record VoidRound() implements Conclusion {}

    /**
     * The seat earns something that is paid like a combination. Rules about {@link PaidThing} decide which seats pay for it.
     *
     * @param points value in points, before the round's multiplier
     * @param number index of the dealt group with which the item was earned, which determines the liable seat; -1 for no group
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
     * One account pays another for the item that the question is about.
     *
     * @param from the payer
     * @param to the payee
     * @param times factor of the item's value
     * @param parts divisor of the item's value
     */
    record Pays(int from, int to, int times, int parts) implements Conclusion {
        /** Pays the item's value once. */
        public Pays(int from, int to) {
            this(from, to, 1, 1);
        }

        /** Returns this payment doubled. */
        public Pays twice() {
            return new Pays(from, to, 2 * times, parts);
        }

        /** Returns this payment halved. */
        public Pays half() {
            return new Pays(from, to, times, 2 * parts);
        }
    }

    /**
     * One account pays another a given amount.
     *
     * @param from the payer
     * @param to the payee
     * @param reason the payment's {@code for}
     * @param points amount in points, before the round's multiplier
     * @param flat whether the multiplier does not apply
     * @param parts divisor of the amount
     */
    record Owes(int from, int to, @NameOf(NameKind.REASON) String reason, int points, boolean flat, int parts)
            implements Conclusion {
        public Owes(int from, int to, @NameOf(NameKind.REASON) String reason, int points) {
            this(from, to, reason, points, false, 1);
        }

        /** Returns this payment halved. */
        public Owes half() {
            return new Owes(from, to, reason, points, flat, 2 * parts);
        }

        /** Returns this payment without the multiplier. */
        public Owes plain() {
            return new Owes(from, to, reason, points, true, parts);
        }
    }

    /**
     * The seat gets an equal share of everything paid in for this reason.
     *
     * @param order points that cannot be shared equally go to the seats with the lowest order
     */
    record Shares(int seat, @NameOf(NameKind.REASON) String reason, int order) implements Conclusion {}

    /**
     * The seat or the bank pays into the amount that is shared for this reason.
     *
     * @param points amount in points; multipliers do not apply
     */
    record PaysIn(int seat, @NameOf(NameKind.REASON) String reason, int points) implements Conclusion {}

    /**
     * The seat gets the pot or an equal share of it.
     *
     * @param order points that cannot be shared equally go to the seats with the lowest order
     */
    record TakesPot(int seat, int order) implements Conclusion {}

    /**
     * The card points of the seat are paid: seats below the reference value pay seats above it. The differences of all seats
     * should add up to 0.
     *
     * @param reason reason of the payments
     * @param points difference from the reference value, negative if below; in points, before the round's multiplier
     */
    record Balance(@NameOf(NameKind.REASON) String reason, int points) implements Conclusion {}

    /**
     * The length of the match.
     *
     * @param rounds number of rounds, or 0 if the rules end the match
     */
    record Lasts(int rounds) implements Conclusion {
        /** The rules end the match. */
        public Lasts() {
            this(0);
        }
    }

    /**
     * Changes a tally of the seat, which lasts for the match or for the round.
     *
     * @param more amount to add; negative to subtract
     */
    record Counts(int seat, @NameOf(NameKind.TALLY) String tally, int more) implements Conclusion {}

    /**
     * Two seats exchange the hands that they were dealt.
     *
     * @param other the other seat
     */
    record Exchanges(int seat, int other) implements Conclusion {}

    /** The seat deals the first round. */
    record FirstDealer(int seat) implements Conclusion {}

    /** The seat must draw again. */
    record DrawsAgain(int seat) implements Conclusion {}

    /**
     * A seat that declares the combination shows {@code all}, {@code triples}, {@code pairs}, {@code fours} or a set of cards.
     */
    record Shows(@NameOf(NameKind.SHOWN) String what) implements Conclusion {}

    /**
     * The number that the card has on the table.
     *
     * @param pips at least 1
     */
    record OnTable(int pips) implements Conclusion {}

    /**
     * The number that the card has when played.
     *
     * @param pips at least 1
     */
    record FromHand(int pips) implements Conclusion {}

    /**
     * When played from the hand, the card may capture by this number instead. A card may have several such numbers.
     *
     * @param pips at least 1
     */
    record AlsoTakes(int pips) implements Conclusion {}

    /**
     * A card may be used in this way.
     *
     * @param how the use
     * @param most maximum number of cards per group, or 0 for no limit
     */
    record MayUse(@NameOf(NameKind.CARD_USE) String how, int most) implements Conclusion {
        /** A use without groups, or with groups of any size. */
        public MayUse(@NameOf(NameKind.CARD_USE) String how) {
            this(how, 0);
        }
    }

    /** The seat is committed to the build. */
    record Binds() implements Conclusion {}

    /**
     * The side that claims the twins gets points.
     *
     * @param points number of points
     */
    record Prize(int points) implements Conclusion {}

    /** The seat has made a sweep. Each rule that concludes this adds one sweep. */
    record Sweeps(int seat) implements Conclusion {}

    /**
     * A side gains points in the round.
     *
     * @param group the kind of gain, like the group of a combination
     * @param id the reason
     * @param points number of points
     */
    record Gains(
            @NameOf(NameKind.PAYMENT) String group,
            @NameOf(NameKind.ITEM) String id,
            int points) implements Conclusion {}

    /**
     * The margin by which a side is behind the best side at the end of a match.
     *
     * @param points the margin in points, before it is divided by {@code parts}
     * @param parts divisor of the points
     */
    record Margin(int points, int parts) implements Conclusion {
        /** Returns whether the margin is more than {@code limit} points. */
        public boolean exceeds(int limit) {
            return points > limit * parts;
        }
    }

    /** A title that a side gets at the end of a match. */
    record Title(@NameOf(NameKind.TITLE) String id) implements Conclusion {}
}
