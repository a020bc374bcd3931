package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A change of the table. Replaying the events in order rebuilds the table without evaluating any rule. */
public interface Event {
    void apply(Table table);

    /** Returns whether the event reveals a hidden card or moves a hidden card into a hand. */
    default boolean reveals() {
        return this instanceof Dealt
                || this instanceof Misdealt
                || this instanceof DealtAgain
                || this instanceof HandLaidOut
                || this instanceof Restocked
                || this instanceof Drawn
                || this instanceof DealerTook
                || this instanceof FieldEvent.PutBack
                || this instanceof FieldEvent.LookedAt
                || this instanceof DrawnToHand
                || this instanceof Kept kept && !kept.fromHand();
    }

    /**
     * The cards were dealt.
     *
     * @param deck the shuffled deck
     * @param hands cards of each seat
     * @param field face-up cards on the field
     * @param faceDown face-down cards under the field
     * @param stockFrom index in {@code deck} of the top card of the stock
     * @param extraHolder the seat that was dealt an extra card of the deck, or -1 if there is none
     */
    record Dealt(int[] deck, CardSet[] hands, CardSet field, CardSet faceDown, int stockFrom, int extraHolder)
            implements Event {
        @Override
        public void apply(Table table) {
            table.deck = deck;
            table.field = field;
            table.faceDown = faceDown;
            table.order = deck;
            table.stock = deck;
            table.stockAt = stockFrom;
            for (int seat = 0; seat < hands.length; seat++) {
                table.hands[seat] = hands[seat];
                table.dealt[seat] = hands[seat];
            }
        }
    }

    /**
     * The deal was a misdeal.
     *
     * @param marks marks of each seat before the deal
     */
    record Misdealt(int[] deck, int[] marks) implements Event {
        @Override
        public void apply(Table table) {
            table.misdeals.add(deck);
            System.arraycopy(marks, 0, table.marks, 0, marks.length);
            table.giveBack();
        }
    }

    /** The dealer took cards from the field, and cards from the stock replaced them. */
    record DealerTook(CardSet cards) implements FieldEvent.Replacing {
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
     * Further cards were dealt from the stock to empty hands.
     *
     * @param hands cards of each seat
     * @param stockFrom index of the new top card of the stock
     */
    record DealtAgain(CardSet[] hands, int stockFrom) implements Event {
        @Override
        public void apply(Table table) {
            table.stockAt = stockFrom;
            System.arraycopy(hands, 0, table.hands, 0, hands.length);
            System.arraycopy(hands, 0, table.dealt, 0, hands.length);
            table.turns++;
        }
    }

    /**
     * A seat captured free cards and builds.
     *
     * @param card the card that the seat played
     * @param free the free cards
     * @param builds bit mask of the builds; build n is bit n - 1
     * @param claims the pairs of twins that the seat claimed
     */
    record TakenIn(int seat, int card, CardSet free, long builds, List<TableBooks.Claim> claims) implements Event {
        public TakenIn {
            claims = List.copyOf(claims);
        }

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
            claims.forEach(claim -> table.claim(seat, claim));
        }
    }

    /**
     * A seat made, added to or changed a build.
     *
     * @param card the card that the seat played
     * @param free the free cards that were used
     * @param build the resulting build, including builds combined with it
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

    /** A seat made a sweep. */
    record Swept(int seat) implements Event {
        @Override
        public void apply(Table table) {
            for (int partner : table.sideOf(seat)) {
                table.sweeps[partner]++;
            }
        }
    }

    /** A seat received the cards left on the table. */
    record HandedOut(int seat) implements Event {
        @Override
        public void apply(Table table) {
            CardSet all = table.field.plus(table.faceDown);
            for (Build build : table.builds) {
                all = all.plus(build.cards());
            }
            table.field = CardSet.NONE;
            table.faceDown = CardSet.NONE;
            table.builds = List.of();
            table.leftoverTo = seat;
            table.capture(seat, all);
        }
    }

    /** The hand of a seat, without the extra card, became the field. */
    record HandLaidOut(int seat, CardSet field) implements Event {
        @Override
        public void apply(Table table) {
            table.field = field;
            table.hands[seat] = CardSet.NONE;
            table.dealt[seat] = CardSet.NONE;
        }
    }

    /**
     * The multiplier of the round was set.
     *
     * @param rules the rules that set the multiplier
     * @param cards the cards on the field that caused the multiplier
     */
    record Multiplied(int factor, List<Integer> carriedOut, List<String> rules, CardSet cards) implements Event {
        @Override
        public void apply(Table table) {
            table.factor = factor;
            table.factorRules = rules;
            table.factorCards = cards;
            table.carriedOut = carriedOut;
        }
    }

    /** The hands of the seats that sit out were shuffled into the stock. */
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

    /** Marks were given to a seat or removed from it. */
    record Marked(int seat, int added, int removed) implements Event {
        @Override
        public void apply(Table table) {
            table.marks[seat] = table.marks[seat] & ~removed | added;
        }
    }

    /** A mark was given to the round. */
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

    /** The play of the round ended. */
    record PlayEnded(String end) implements Event {
        @Override
        public void apply(Table table) {
            table.endWaiting(true);
            table.end = end;
        }
    }

    /** A seat made a call, a bid, a declaration or another counted action. */
    record Spoken(Move move) implements Event {
        @Override
        public void apply(Table table) {
            if (!move.action().isEmpty()) {
                table.say(move.seat(), move.action());
            }
            if (move instanceof Move.Bid bid) {
                table.tender = bid.sum();
            } else if (move instanceof Move.Declaration declaration
                    && !declaration.yaku().isEmpty()) {
                List<String> all = new ArrayList<>(table.declared.get(move.seat()));
                all.addAll(declaration.yaku());
                table.declared.set(move.seat(), List.copyOf(all));
                table.shown = Map.of();
            }
        }
    }

    /**
     * A seat played a card from its hand.
     *
     * @param cards the card and the other cards of the hand played with it
     * @param waits whether the captured cards stay on the field until the next card of the turn is moved
     */
    record Played(int seat, int card, CardSet take, CardSet cards, boolean waits) implements Event {
        /** Creates the event of a single card that captures immediately or captures nothing. */
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
     * A seat turned over the top card of the stock.
     *
     * @param keeps whether waiting cards stay on the field with the drawn card instead of being captured
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

    /** A card from the hand or the stock went straight to the captured cards of the seat that moved it. */
    record Kept(int seat, int card, boolean fromHand) implements Event {
        @Override
        public void apply(Table table) {
            table.keep(seat, card, fromHand);
        }
    }

    /** A seat took the next card of the stock into its hand. */
    record DrawnToHand(int seat) implements Event {
        @Override
        public void apply(Table table) {
            table.hands[seat] = table.hands[seat].with(table.stock[table.stockAt++]);
        }
    }

    /**
     * A turn of a seat ended.
     *
     * @param worth highest value of the captured cards of the seat's side after any turn so far, in points
     */
    record TurnReckoned(int seat, int worth) implements Event {
        @Override
        public void apply(Table table) {
            for (int partner : table.members(seat)) {
                table.worth[partner] = worth;
            }
            table.lastTurn[seat] = table.turns;
            table.turned = CardSet.NONE;
        }
    }

    /** A seat became liable for another seat's completion. */
    record BecameLiable(Completion what, int seat) implements Event {
        @Override
        public void apply(Table table) {
            table.liable.put(what, seat);
        }
    }

    /** Two seats exchanged the hands that they were dealt. */
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

    /** Captured cards moved from one seat to another. */
    record HandedOver(int from, int to, CardSet cards) implements Event {
        @Override
        public void apply(Table table) {
            table.give(from, to, cards);
        }
    }

    /** A tally of a seat changed. */
    record Counted(int seat, int tally, int more) implements Event {
        @Override
        public void apply(Table table) {
            table.tallies[tally][seat] = ExactMath.plus(table.tallies[tally][seat], more);
        }
    }
}
