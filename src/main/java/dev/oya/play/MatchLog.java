package dev.oya.play;

import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * A match with its finished rounds and the moves of its current round, which can be undone. The terminal and the service use
 * this class with different sources of cards and record writers. Not thread-safe.
 */
public final class MatchLog implements MatchProgress {
    /** The sources of the cards of a match. */
    public interface Deals {
        /** Returns the source of the cards that players draw to determine the first dealer. */
        CardSource draw();

        /**
         * Returns the source of the cards of a round.
         *
         * @param number number of the round's first deal, from 1
         */
        Dealt deal(int number);

        /** Returns sources that use the given seed. Each round counts as one deal, including void rounds. */
        static Deals of(String seed) {
            return new Deals() {
                @Override
                public CardSource draw() {
                    return CardSource.draw(seed);
                }

                @Override
                public Dealt deal(int number) {
                    return new Dealt(CardSource.of(seed, number), () -> number + 1);
                }
            };
        }
    }

    /**
     * The source of the cards of a round.
     *
     * @param next function that returns the number of the first deal after the deals of this round
     */
    public record Dealt(CardSource cards, IntSupplier next) {}

    /**
     * A finished round.
     *
     * @param record the round's record as one line, which takes a tenth of the memory of a JSON tree
     * @param deal number of the round's first deal
     */
    public record Finished(String record, int deal) {}

    /**
     * A move of the round with its events.
     *
     * @param chosen whether the player had another legal move
     */
    private record Made(Move move, List<Event> events, boolean chosen) {
        boolean shows() {
            return move instanceof Move.OfCard || move instanceof Move.Declaration;
        }
    }

    private final String id;
    private final Deals deals;
    private final Function<MatchLog, String> records;
    private final List<Made> made = new ArrayList<>();
    private final List<Finished> finished = new ArrayList<>();
    private Rules rules;
    private Match.Start start;
    private Dealt dealt;
    private int deal = 1;
    private int takenBack;
    private Match match;

    /**
     * Starts a match and deals its first round.
     *
     * @param id id of the match in its records
     * @param records function that writes the current round as one line
     */
    public MatchLog(String id, Rules rules, Deals deals, Function<MatchLog, String> records) {
        this(id, rules, deals, records, List.of(), null);
    }

    /**
     * Resumes a match with its next round.
     *
     * @param over records of the finished rounds, one deal each
     * @param next state with which the round begins, or null for the first round
     */
    public MatchLog(
            String id,
            Rules rules,
            Deals deals,
            Function<MatchLog, String> records,
            List<String> over,
            Match.Start next) {
        this.id = id;
        this.rules = rules;
        this.deals = deals;
        this.records = records;
        over.forEach(record -> finished.add(new Finished(record, deal++)));
        int seats = seats();
        this.start = next != null ? next : Match.Start.first(seats, Match.firstDealer(rules, seats, deals.draw()));
        begin();
    }

    private int seats() {
        return rules.settings().players();
    }

    private void begin() {
        made.clear();
        dealt = deals.deal(deal);
        match = new Match(rules, seats(), rules.rounds(seats()), start, dealt.cards());
    }

    /** Returns the id of the match in its records. */
    public String id() {
        return id;
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public List<Move> moves() {
        return made.stream().map(Made::move).toList();
    }

    /** Returns the number of the current round's first deal, from 1. */
    public int deal() {
        return deal;
    }

    /** Makes a move if it is legal. */
    public Verdict act(Move move) {
        return act(move, true);
    }

    /**
     * Makes a move if it is legal.
     *
     * @param chosen whether the player had another legal move; undo removes a forced move together with the move before it
     */
    public Verdict act(Move move, boolean chosen) {
        Verdict verdict = match.act(move);
        if (verdict instanceof Verdict.Accepted accepted) {
            made.add(new Made(move, accepted.events(), chosen));
        }
        return verdict;
    }

    /**
     * Returns whether the last move of these seats can be undone. This is impossible once a hidden card has been revealed.
     */
    public boolean mayUndo(Set<Integer> seats) {
        int last = last(seats);
        return mayUndoAnything(seats)
                && made.subList(last, made.size()).stream()
                        .noneMatch(one -> one.events().stream().anyMatch(Event::reveals)
                                || one.shows()
                                        && one.move().seat()
                                                != made.get(last).move().seat());
    }

    /** Returns whether these seats have made a move in this round that {@link #undoAnything} can undo. */
    public boolean mayUndoAnything(Set<Integer> seats) {
        return last(seats) >= 0 && !match.round().isOver();
    }

    /**
     * Undoes the last move of these seats and everything after it, if {@link #mayUndo} allows it.
     *
     * @return whether a move was undone
     */
    public boolean undo(Set<Integer> seats) {
        boolean may = mayUndo(seats);
        if (may) {
            undoAnything(seats);
        }
        return may;
    }

    /**
     * Undoes the last move of these seats and everything after it, even if hidden cards have been revealed since. The deal
     * stays the same.
     */
    public void undoAnything(Set<Integer> seats) {
        List<Made> repeated = List.copyOf(made.subList(0, last(seats)));
        begin();
        repeated.forEach(one -> act(one.move(), one.chosen()));
        takenBack++;
    }

    /** Returns the number of undos in the round. */
    public int takenBack() {
        return takenBack;
    }

    private int last(Set<Integer> seats) {
        int last = made.size() - 1;
        while (last >= 0
                && !(made.get(last).chosen()
                        && seats.contains(made.get(last).move().seat()))) {
            last--;
        }
        return last;
    }

    /**
     * Deals the next round after the current one is over.
     *
     * @param changed new rules, or null to keep the current ones
     * @return the events before the first move
     */
    public List<Event> next(Rules changed) {
        finished.add(new Finished(records.apply(this), deal));
        start = match.next();
        takenBack = 0;
        deal = dealt.next().getAsInt();
        rules = changed == null ? rules : changed;
        begin();
        return match.opening();
    }

    /** Returns the finished rounds, including the current round if it is over. */
    public List<Finished> finished() {
        List<Finished> all = new ArrayList<>(finished);
        if (match.round().isOver()) {
            all.add(new Finished(records.apply(this), deal));
        }
        return all;
    }
}
