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
 * A match as its moves have left it: the moves of its round, taking back, rounds that are over. It is the same at a keyboard
 * and at a table of the service; only where cards come from and how a round is written differs. Not thread-safe.
 */
public final class MatchLog implements MatchSoFar {
    /** Where the cards of a match come from. */
    public interface Deals {
        /** The cards that are drawn for the first deal. */
        CardSource draw();

        /** The cards of a round whose first deal has this number, from 1. */
        Dealt deal(int number);

        /** Cards from a seed: each round is a deal, rounds that were void included. */
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
     * The cards of a round.
     *
     * @param next the number of the deal that comes after those which the round has taken so far
     */
    public record Dealt(CardSource cards, IntSupplier next) {}

    /**
     * A round that is over.
     *
     * @param record its record as one line: as a tree it would be ten times as large
     * @param deal the number of its first deal
     */
    public record Finished(String record, int deal) {}

    /** A move of the round, what came of it, and whether there was another. */
    private record Made(Move move, List<Event> events, boolean chosen) {
        boolean shows() {
            return move.card() != Move.NO_CARD || !move.yaku().isEmpty();
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
     * A new match, its first round dealt.
     *
     * @param id what its records call it
     * @param records writes the round as one line
     */
    public MatchLog(String id, Rules rules, Deals deals, Function<MatchLog, String> records) {
        this(id, rules, deals, records, List.of(), null);
    }

    /**
     * A match that goes on with its next round.
     *
     * @param over the records of the rounds that are over, each of one deal
     * @param next what the round begins with; null for the first one
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

    /** What records call the match. */
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

    /** The number of the round's first deal, from 1. */
    public int deal() {
        return deal;
    }

    /** Makes a move, or says why not. */
    public Verdict act(Move move) {
        return act(move, true);
    }

    /**
     * Makes a move, or says why not.
     *
     * @param chosen whether there was another: what was not chosen is taken back with the move before it
     */
    public Verdict act(Move move, boolean chosen) {
        Verdict verdict = match.act(move);
        if (verdict instanceof Verdict.Accepted accepted) {
            made.add(new Made(move, accepted.events(), chosen));
        }
        return verdict;
    }

    /** Whether the last move of these seats may be taken back: nothing that was hidden has been seen since. */
    public boolean mayUndo(Set<Integer> seats) {
        int last = last(seats);
        return mayUndoAnything(seats)
                && made.subList(last, made.size()).stream()
                        .noneMatch(one -> one.events().stream().anyMatch(Event::reveals)
                                || one.shows()
                                        && one.move().seat()
                                                != made.get(last).move().seat());
    }

    /** Whether these seats have made a move that could be taken back if nobody minds what has been seen since. */
    public boolean mayUndoAnything(Set<Integer> seats) {
        return last(seats) >= 0 && !match.round().isOver();
    }

    /**
     * Takes back the last move of these seats and what came after it, where that may be.
     *
     * @return whether it was
     */
    public boolean undo(Set<Integer> seats) {
        boolean may = mayUndo(seats);
        if (may) {
            undoAnything(seats);
        }
        return may;
    }

    /** Takes back the last move of these seats and what came after it, whatever has been seen since; the cards stay. */
    public void undoAnything(Set<Integer> seats) {
        List<Made> again = List.copyOf(made.subList(0, last(seats)));
        begin();
        again.forEach(one -> act(one.move(), one.chosen()));
        takenBack++;
    }

    /** How often something was taken back in the round. */
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
     * Deals the next round, the one before being over.
     *
     * @param changed the rules from now on; null where they are those of the round before
     * @return what happened before its first move
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

    /** The rounds that are over, the one that was just paid included. */
    public List<Finished> finished() {
        List<Finished> all = new ArrayList<>(finished);
        if (match.round().isOver()) {
            all.add(new Finished(records.apply(this), deal));
        }
        return all;
    }
}
