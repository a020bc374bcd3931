package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Previews for a seat: payments that an action would cause, combinations that are possible if the round continues, and reasons
 * why a card cannot be played. Previews are computed on determinizations, so they reveal no hidden card.
 */
public final class MovePreview {
    private static final List<String> LUCK = List.of("brings 1", "brings 2");
    /** Maximum number of missing cards in a listed combination of the viewing seat. */
    private static final int MOST_MISSING = 3;

    private final Match match;
    private final SeatView view;

    public MovePreview(Match match, int seat) {
        this.match = match;
        this.view = match.view(seat);
    }

    private Round determinize(String luck) {
        return view.determinize(new Shuffle(luck));
    }

    /**
     * A combination that a seat may complete if the round continues.
     *
     * @param seat the seat that may complete the combination
     * @param reach the combination and its missing cards
     * @param settled the table after this seat has completed the combination next and ended the round, or null if the gains
     *     depend on hidden cards
     */
    public record Prospect(int seat, YakuInReach reach, Table settled) {
        /** Returns the gain of each seat, or null if it depends on hidden cards. */
        public int[] brings() {
            return settled == null ? null : gains(settled);
        }

        /** Returns the factor that all payments to the seat have in common, or 1 if they differ or the gains are unknown. */
        public int times() {
            List<Integer> factors = settled == null
                    ? List.of()
                    : settled.payments().stream()
                            .filter(one -> one.to() == seat)
                            .map(one -> one.why().times() * one.why().factor())
                            .distinct()
                            .toList();
            return factors.size() == 1 ? factors.get(0) : 1;
        }
    }

    /**
     * Returns the settled table if this move ends the round. Returns null if the round continues or if the gains depend on
     * hidden cards.
     */
    public Table ending(Move move) {
        return agreed(luck -> {
            Round round = determinize(luck);
            return round.act(move).accepted() && round.isOver() ? round.table() : null;
        });
    }

    /** Returns the gain of each seat in a settled round. */
    public static int[] gains(Table table) {
        return IntStream.range(0, table.seats()).map(table::gain).toArray();
    }

    /**
     * Returns the combinations that this seat's side and its opponents may complete after a move, those with the fewest missing
     * cards first. A side that captures no more cards in this round completes nothing.
     *
     * @param move a move that does not end the round
     * @param ends the action with which a seat ends the round after it has completed a combination
     */
    public List<Prospect> prospects(Move move, String ends) {
        List<Prospect> all = new ArrayList<>();
        Set<Integer> later = moversAfter(move, ends);
        for (int seat = 0; seat < view.size(); seat++) {
            int owner = seat;
            if (later.stream()
                    .noneMatch(one -> one == owner || match.round().view(one).isPartner(owner))) {
                continue;
            }
            // Partners share their captured cards, so the seat represents its side.
            int most = seat == view.seat() ? MOST_MISSING : view.isPartner(seat) ? 0 : 1;
            List<YakuInReach> some = new ArrayList<>(YakuInReach.further(match.rules(), view, seat));
            some.addAll(YakuInReach.of(match.rules(), view, seat));
            for (YakuInReach reach : some) {
                if (reach.missing() <= most) {
                    CardSet added = reach.completing(match.rules(), view, owner);
                    Table settled =
                            agreed(luck -> completed(determinize(luck), move, added, new Move.Call(owner, ends)));
                    all.add(new Prospect(owner, reach, settled));
                }
            }
        }
        all.sort(Comparator.comparingInt(one -> one.reach().missing()));
        return all;
    }

    /** Returns the seats that have cards in hand, or that move a card after the move if no seat ends the round. */
    private Set<Integer> moversAfter(Move move, String ends) {
        Set<Integer> seats = IntStream.range(0, view.size())
                .filter(seat -> view.handSize(seat) > 0)
                .boxed()
                .collect(Collectors.toSet());
        if (seats.size() == view.size()) {
            return seats;
        }
        Round round = determinize(LUCK.get(0));
        Shuffle random = new Shuffle(LUCK.get(1));
        for (Move next = move; next != null && round.act(next).accepted(); next = further(round, random, ends)) {
            if (next instanceof Move.OfCard) {
                seats.add(next.seat());
            }
        }
        return seats;
    }

    /** Returns a random move that does not end the round, or null if there is none. */
    private static Move further(Round round, Shuffle random, String ends) {
        List<Move> moves = round.isOver()
                ? List.of()
                : round.moves().stream()
                        .filter(move -> !move.action().equals(ends))
                        .toList();
        return moves.isEmpty() ? null : moves.get(random.below(moves.size()));
    }

    /**
     * Returns the table as settled if a seat captures further cards after the move and then ends the round. Returns null if the
     * rules do not allow this.
     */
    private Table completed(Round round, Move move, CardSet added, Move end) {
        if (!round.act(move).accepted() || round.isOver()) {
            return null;
        }
        Table table = TableBuilder.on(match.rules(), round.table().copy())
                .captured(end.seat(), added)
                .table();
        Round after = deciding(table, end.seat());
        return after != null && after.act(end).accepted() && after.isOver() ? after.table() : null;
    }

    /**
     * Returns the round in which a seat decides after a turn in which its cards gained value. Returns null if the rules do not
     * let the seat decide, for example because its cards are not worth enough.
     */
    private Round deciding(Table table, int seat) {
        RuleSettings settings = match.rules().settings();
        Pack pack = settings.pack();
        String decision = match.round().phase().name();
        for (Phases.Phase before : pack.phases().phases().values()) {
            boolean leads = before.transitions().values().stream().anyMatch(one -> decision.equals(one.to()));
            for (String action : leads ? before.actions() : List.<String>of()) {
                if (pack.phases().actions().get(action).cardMove().from() != null) {
                    Round after = Round.afterTurn(
                            match.rules(),
                            table.copy(),
                            CardSource.of(new Shuffle(LUCK.get(0))),
                            new Event.Entered(settings.phase(before.name()), seat),
                            settings.action(action));
                    if (after.phase().name().equals(decision) && after.table().turn() == seat) {
                        return after;
                    }
                }
            }
        }
        return null;
    }

    /**
     * Settles the round on each determinization. Returns the first settled table, or null if a table is missing or the gains
     * differ.
     */
    private static Table agreed(Function<String, Table> settle) {
        Table first = null;
        for (String luck : LUCK) {
            Table table = settle.apply(luck);
            if (table == null || first != null && !Arrays.equals(gains(first), gains(table))) {
                return null;
            }
            first = first == null ? table : first;
        }
        return first;
    }

    /**
     * Returns the refusal of a card of the hand that cannot be played now, or null if the card can be played. Tries the
     * simplest move with the card.
     */
    public Verdict.Refused closed(int card) {
        Map<String, Phases.Action> actions =
                match.rules().settings().pack().phases().actions();
        List<String> now = match.round().phase().actions().stream()
                .filter(action -> isPlain(actions.get(action)))
                .toList();
        List<String> tried = now.isEmpty()
                ? actions.keySet().stream()
                        .filter(action -> isPlain(actions.get(action)))
                        .toList()
                : now;
        for (String action : tried) {
            Move move = actions.get(action).cardMove().act() == null
                    ? new Move.ByMonth(view.seat(), action, card, CardSet.NONE)
                    : new Move.BySum(view.seat(), action, card, CardSet.NONE, Fishing.NOTHING);
            if (determinize(LUCK.get(0)).act(move) instanceof Verdict.Refused refused) {
                return refused;
            }
        }
        return null;
    }

    /** Returns whether an action only plays a card of the hand. */
    private boolean isPlain(Phases.Action action) {
        boolean plain = action.cardMove().act() == null || action.cardMove().act() == Phases.Act.LAY;
        return plain && action.cardMove().from() == Phases.Origin.HAND;
    }
}
