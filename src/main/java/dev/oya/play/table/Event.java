package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Something that happened at the table. Applying events in order gives the table; no rule is needed. */
public interface Event {
    /** Changes the table. */
    void apply(Table table);

    /** Whether a card came to light, or into a hand, that nobody could know before. */
    default boolean reveals() {
        return this instanceof Dealt
                || this instanceof Misdealt
                || this instanceof DealtAgain
                || this instanceof HandLaidOut
                || this instanceof Restocked
                || this instanceof Drawn
                || this instanceof DealerTook
                || this instanceof Kept kept && (kept.replaced() || !kept.fromHand());
    }

    /**
     * The cards were dealt.
     *
     * @param deck the shuffled pack
     * @param hands what each seat got
     * @param field what the field got
     * @param stockFrom where in the pack the stock begins
     * @param extraHolder the seat with an extra card of the deck, or -1
     */
    record Dealt(int[] deck, CardSet[] hands, CardSet field, int stockFrom, int extraHolder) implements Event {
        @Override
        public void apply(Table table) {
            table.deck = deck;
            table.field = field;
            table.stock = deck;
            table.stockAt = stockFrom;
            for (int seat = 0; seat < hands.length; seat++) {
                table.hands[seat] = hands[seat];
                table.dealt[seat] = hands[seat];
            }
        }
    }

    /** The deal could not be played; the marks are those from before it. */
    record Misdealt(int[] deck, int[] marks) implements Event {
        @Override
        public void apply(Table table) {
            table.misdeals.add(deck);
            System.arraycopy(marks, 0, table.marks, 0, marks.length);
            table.giveBack();
        }
    }

    /** Cards of the field that was dealt went to the dealer, and others came from the stock in their place. */
    record DealerTook(CardSet cards) implements Event {
        @Override
        public void apply(Table table) {
            table.field = table.field.minus(cards);
            table.capture(table.dealer, cards);
            for (int left = cards.size(); left > 0; left--) {
                table.field = table.field.with(table.stock[table.stockAt++]);
            }
        }
    }

    /**
     * More cards were dealt from the stock to hands that were empty.
     *
     * @param hands what each seat got
     * @param stockFrom where the stock begins now
     */
    record DealtAgain(CardSet[] hands, int stockFrom) implements Event {
        @Override
        public void apply(Table table) {
            table.stockAt = stockFrom;
            System.arraycopy(hands, 0, table.hands, 0, hands.length);
            System.arraycopy(hands, 0, table.dealt, 0, hands.length);
        }
    }

    /**
     * A seat took in free cards and builds by their value.
     *
     * @param card the card it played
     * @param free the free cards
     * @param builds the builds, number n as bit n - 1
     * @param claims one card of each pair of twins that it claimed
     * @param prize what these are worth, in points
     */
    record TakenIn(int seat, int card, CardSet free, long builds, CardSet claims, int prize) implements Event {
        @Override
        public void apply(Table table) {
            table.play(seat, card);
            table.field = table.field.minus(free);
            CardSet all = free.with(card);
            if (builds != 0) {
                List<Build> left = new ArrayList<>(table.builds.size());
                for (Build build : table.builds) {
                    if ((builds & Fishing.bit(build.number())) != 0) {
                        all = all.plus(build.cards());
                    } else {
                        left.add(build);
                    }
                }
                table.builds = List.copyOf(left);
            }
            table.capture(seat, all);
            if (!claims.isEmpty()) {
                for (int partner : table.sideOf(seat)) {
                    table.prizes[partner] = ExactMath.plus(table.prizes[partner], prize);
                    table.claimed[partner] = table.claimed[partner].plus(claims);
                }
            }
        }
    }

    /**
     * A seat made a build, built on one or changed one; others that were put together with it are part of it.
     *
     * @param card the card it played
     * @param free the free cards that came to it
     * @param build the build as it is now
     */
    record Built(int seat, int card, CardSet free, Build build) implements Event {
        @Override
        public void apply(Table table) {
            table.play(seat, card);
            table.field = table.field.minus(free);
            List<Build> builds = new ArrayList<>(table.builds);
            builds.removeIf(
                    one -> one.number() != build.number() && build.cards().containsAll(one.cards()));
            int place = 0;
            while (place < builds.size() && builds.get(place).number() != build.number()) {
                place++;
            }
            if (place < builds.size()) {
                builds.set(place, build);
            } else {
                builds.add(build);
                table.buildCount = build.number();
            }
            table.builds = List.copyOf(builds);
        }
    }

    /** A seat took everything that lay on the table. */
    record Swept(int seat) implements Event {
        @Override
        public void apply(Table table) {
            for (int partner : table.sideOf(seat)) {
                table.sweeps[partner]++;
            }
        }
    }

    /** The cards that were left on the table went to a seat. */
    record HandedOut(int seat) implements Event {
        @Override
        public void apply(Table table) {
            CardSet all = table.field;
            for (Build build : table.builds) {
                all = all.plus(build.cards());
            }
            table.field = CardSet.NONE;
            table.builds = List.of();
            table.leftoverTo = seat;
            table.capture(seat, all);
        }
    }

    /** The hand of a seat, less the extra card, became the field. */
    record HandLaidOut(int seat, CardSet field) implements Event {
        @Override
        public void apply(Table table) {
            table.field = field;
            table.hands[seat] = CardSet.NONE;
            table.dealt[seat] = CardSet.NONE;
        }
    }

    /** The multiplier was settled, by these rules. */
    record Multiplied(int factor, List<Integer> carriedOut, List<String> rules) implements Event {
        @Override
        public void apply(Table table) {
            table.factor = factor;
            table.factorRules = rules;
            table.carriedOut = carriedOut;
        }
    }

    /** The hands of those who are out went to the stock, which was shuffled. */
    record Restocked(int[] stock, int[] out) implements Event {
        @Override
        public void apply(Table table) {
            table.stock = stock;
            table.stockAt = 0;
            table.restocked = true;
            for (int seat : out) {
                table.hands[seat] = CardSet.NONE;
            }
        }
    }

    /** A seat got or lost marks. */
    record Marked(int seat, int added, int removed) implements Event {
        @Override
        public void apply(Table table) {
            table.marks[seat] = table.marks[seat] & ~removed | added;
        }
    }

    /** The round got a mark. */
    record RoundMarked(int added) implements Event {
        @Override
        public void apply(Table table) {
            table.roundMarks |= added;
        }
    }

    /** A phase began. */
    record Entered(int phase, int turn) implements Event {
        @Override
        public void apply(Table table) {
            if (phase != table.phase) {
                table.tender = null;
            }
            table.phase = phase;
            table.turn = turn;
        }
    }

    /** The play ended. */
    record Stopped(String end) implements Event {
        @Override
        public void apply(Table table) {
            table.endWaiting(true);
            table.end = end;
        }
    }

    /** A seat said something. */
    record Spoken(Move move) implements Event {
        @Override
        public void apply(Table table) {
            if (!move.word().isEmpty()) {
                table.say(move.seat(), move.word());
            }
            if (move.tender() != null) {
                table.tender = move.tender();
            }
            if (!move.yaku().isEmpty()) {
                List<String> all = new ArrayList<>(table.declared.get(move.seat()));
                all.addAll(move.yaku());
                table.declared.set(move.seat(), List.copyOf(all));
                table.shown = Map.of();
            }
        }
    }

    /**
     * A seat played a card from its hand.
     *
     * @param cards the card, and others of its hand that went along
     * @param waits whether what it takes lies there until the next card of the turn has come
     */
    record Played(int seat, int card, CardSet take, CardSet cards, boolean waits) implements Event {
        /** A card alone, which takes at once. */
        public Played(int seat, int card, CardSet take) {
            this(seat, card, take, CardSet.of(card), false);
        }

        @Override
        public void apply(Table table) {
            table.play(seat, card);
            table.hands[seat] = table.hands[seat].minus(cards);
            table.uses[card] = new TableCards.Use(take, table.field);
            if (take.isEmpty() || waits) {
                for (int one = cards.first(); one >= 0; one = cards.next(one)) {
                    table.lay(seat, one, true);
                }
            }
            if (!take.isEmpty()) {
                table.take(seat, cards, take, waits);
            }
        }
    }

    /**
     * A seat turned the top card of the stock.
     *
     * @param keeps whether what waited to be taken stays on the field with it
     */
    record Drawn(int seat, int card, CardSet take, boolean keeps) implements Event {
        @Override
        public void apply(Table table) {
            table.stockAt++;
            CardSet waited = table.waiting();
            table.endWaiting(!keeps);
            if (take.isEmpty()) {
                table.lay(seat, card, false);
            } else {
                table.take(seat, CardSet.of(card), take.minus(waited), false);
            }
        }
    }

    /**
     * A card went straight to the seat that moved it.
     *
     * @param fromHand whether it came from its hand, not from the stock
     * @param replaced whether the next card of the stock came to the hand in its place
     */
    record Kept(int seat, int card, boolean fromHand, boolean replaced) implements Event {
        @Override
        public void apply(Table table) {
            table.keep(seat, card, fromHand);
            if (replaced && table.stockSize() > 0) {
                table.hands[seat] = table.hands[seat].with(table.stock[table.stockAt++]);
            }
        }
    }

    /** A seat's turn of cards is over; what its side has captured is worth this much. */
    record TurnReckoned(int seat, int worth) implements Event {
        @Override
        public void apply(Table table) {
            for (int partner : table.members(seat)) {
                table.worth[partner] = worth;
            }
            table.lastTurn[seat] = table.turns;
        }
    }

    /** A seat must pay alone for what another completed. */
    record BecameLiable(Completion what, int seat) implements Event {
        @Override
        public void apply(Table table) {
            table.liable.put(what, seat);
        }
    }

    /** Two seats exchanged the hands they had been dealt. */
    record HandsExchanged(int seat, int other) implements Event {
        @Override
        public void apply(Table table) {
            CardSet hand = table.hands[seat];
            table.hands[seat] = table.hands[other];
            table.hands[other] = hand;
            CardSet dealt = table.dealt[seat];
            table.dealt[seat] = table.dealt[other];
            table.dealt[other] = dealt;
        }
    }

    /** Captured cards went from a seat to another. */
    record HandedOver(int from, int to, CardSet cards) implements Event {
        @Override
        public void apply(Table table) {
            table.give(from, to, cards);
        }
    }

    /** Something was counted for a seat. */
    record Counted(int seat, int tally, int more) implements Event {
        @Override
        public void apply(Table table) {
            table.tallies[tally][seat] = ExactMath.plus(table.tallies[tally][seat], more);
        }
    }
}
