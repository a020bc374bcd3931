package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.ConclusionEffects;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** A round in play. It accepts moves, asks the rules about every step and produces events. Not thread-safe. */
public final class Round {
    /** Initial capacity of the list of events, which is enough for most moves. */
    private static final int FEW = 5;

    private final Rules rules;
    private final Table table;
    private final MoveOffers offers;
    private final MoveJudge judge;
    private final FishingTurns turns;
    private final RoundFlow course;
    private final MoveActions actions;
    private List<Event> events = new ArrayList<>();
    private final List<Event> opening;

    Round(Rules rules, Table table, CardSource chance) {
        this(rules, table, chance, round -> {
            RuleSettings settings = rules.settings();
            round.course.enter(settings.phase(settings.pack().phases().start()), table.dealer());
        });
    }

    private Round(Rules rules, Table table, CardSource chance, Consumer<Round> begins) {
        this.rules = rules;
        this.table = table;
        BidOffers tenders = new BidOffers(rules, table);
        SeatAnswers answers = new SeatAnswers(rules, table);
        this.offers = new MoveOffers(rules, table, tenders, answers);
        this.judge = new MoveJudge(rules, table, offers, tenders);
        this.turns = new FishingTurns(rules, table);
        ConclusionEffects effects = new ConclusionEffects(rules.settings(), table, this::happen);
        this.course = new RoundFlow(rules, table, chance, offers, answers, turns, effects, this::happen);
        this.actions = new MoveActions(rules, table, offers, course, turns, tenders, answers, this::happen);
        begins.accept(this);
        if (!table.isPaid()) {
            course.follow(RoundFlow.NO_ACTION, false, false);
        }
        opening = List.copyOf(events);
    }

    /** Settles an entered round and returns it. */
    public static Round entered(Rules rules, Table table) {
        for (Phases.Phase phase : rules.settings().pack().phases().phases().values()) {
            if (phase.isEnd()) {
                int number = rules.settings().phase(phase.name());
                return new Round(rules, table, null, round -> round.course.enter(number, table.turn()));
            }
        }
        throw RuleFault.of(
                rules,
                null,
                rules.settings()
                        .phases()
                        .get(rules.settings()
                                .phase(rules.settings().pack().phases().start())),
                "leads-nowhere.end");
    }

    /** Returns a round in progress in the given phase, with the given seat to move. */
    static Round midway(Rules rules, Table table, CardSource chance, int phase, int turn) {
        return new Round(rules, table, chance, round -> round.happen(new Event.Entered(phase, turn)));
    }

    /**
     * Returns a round after the last card of a turn in which the seat's cards gained value.
     *
     * @param last phase and seat of the turn's last card
     * @param action number of the action that moved the card
     */
    static Round afterTurn(Rules rules, Table table, CardSource chance, Event.Entered last, int action) {
        return new Round(rules, table, chance, round -> {
            round.happen(last);
            round.course.follow(action, false, true);
        });
    }

    /** Returns a round that continues from the state of the given table. */
    public static Round resumed(Rules rules, Table table, CardSource chance) {
        return new Round(rules, table, chance, round -> round.course.noteHolders());
    }

    /**
     * Returns a copy of this round that can be played independently.
     *
     * @param chance source of cards that are shuffled later
     */
    public Round copy(CardSource chance) {
        return resumed(rules, table.copy(), chance);
    }

    public Table table() {
        return table;
    }

    Rules rules() {
        return rules;
    }

    /** Returns the current phase. */
    public Phases.Phase phase() {
        return course.phase();
    }

    /** Returns whether the round is over and settled. */
    public boolean isOver() {
        return table.isPaid();
    }

    /** Returns the legal moves of all seats. */
    public List<Move> moves() {
        int movers = course.open().seats;
        if (Integer.bitCount(movers) == 1) {
            return requireAnyMove(choices(Integer.numberOfTrailingZeros(movers)).all());
        }
        List<Move> moves = new ArrayList<>();
        for (int seats = movers; seats != 0; seats &= seats - 1) {
            moves.addAll(choices(Integer.numberOfTrailingZeros(seats)).all());
        }
        return requireAnyMove(moves);
    }

    /** Throws an exception if there is no legal move before the round is over, because the rules are then broken. */
    private List<Move> requireAnyMove(List<Move> moves) {
        if (moves.isEmpty() && !table.isPaid()) {
            throw RuleFault.leadNowhere(rules, phase(), true);
        }
        return moves;
    }

    /**
     * Returns a random legal move of any seat. If moves are computed card by card, chooses a card first.
     *
     * @param below function that returns a random number from 0 to one less than its argument
     */
    public Move any(IntUnaryOperator below) {
        FishingTurn now = turn();
        if (now != null && course.open().isAllActs() && Integer.bitCount(course.open().seats) == 1) {
            Move any = new Choices(List.of(), now).any(below);
            return any != null ? any : requireAnyMove(List.<Move>of()).get(0);
        }
        Move card = offers.anyCard(course.open(), below);
        if (card != null) {
            return card;
        }
        List<Move> moves = moves();
        return moves.get(below.applyAsInt(moves.size()));
    }

    /** Returns the view of a seat, valid until the next move. */
    public SeatView view(int seat) {
        return new SeatView(this, seat);
    }

    /** Returns a random legal move of the given seat, or null if the seat has none. */
    Move any(int seat, IntUnaryOperator below) {
        boolean alone = course.open().seats == 1 << seat;
        Move card = alone ? offers.anyCard(course.open(), below) : null;
        return card != null ? card : choices(seat).any(below);
    }

    /** Returns the legal moves of a seat. */
    public Choices choices(int seat) {
        return offers.choices(course.open(), seat, turn());
    }

    /** Returns a bit mask of the seats with legal moves; seat n is bit n. */
    public int movers() {
        int movers = 0;
        for (int seats = course.open().seats; seats != 0; seats &= seats - 1) {
            boolean any = offers.isAny(course.open(), Integer.numberOfTrailingZeros(seats));
            movers |= any ? seats & -seats : 0;
        }
        return movers;
    }

    /** Returns the reason why a move is illegal, or null if it is legal. */
    Verdict.Refused judge(Move move) {
        LegalActions open = course.open();
        LegalActions.Offered offered = open.offered(move.seat(), move.action());
        return judge.judge(open, offered, turns.present(move, open), turn());
    }

    /**
     * Returns the immediate effects that a legal move with a card of the hand would have, without carrying out the move.
     */
    Answer effects(Move.OfCard move) {
        return actions.effects(course.open().offered(move.seat(), move.action()), move);
    }

    /** Returns the ids of the combinations that the seat could still declare. */
    public List<String> undeclared(int seat) {
        return offers.undeclared(seat);
    }

    /** Returns the points of the combinations that a legal move declares, without the multiplier of the round. */
    int worth(Move.Declaration move) {
        return offers.worth(move);
    }

    /** Returns the events before the first move. */
    List<Event> opening() {
        return opening;
    }

    /** Makes a move if it is legal. */
    public Verdict act(Move asked) {
        LegalActions open = course.open();
        Move move = turns.present(asked, open);
        LegalActions.Offered offered = open.offered(move.seat(), move.action());
        Verdict.Refused refused = judge.judge(open, offered, move, turn());
        if (refused != null) {
            return refused;
        }
        events = new ArrayList<>(FEW);
        actions.make(offered, move);
        return new Verdict.Accepted(events);
    }

    /** Returns the turn that computes moves that capture by sum, or null if the phase has no such moves. */
    private FishingTurn turn() {
        return turns.with(course.open());
    }

    private void happen(Event event) {
        event.apply(table);
        turns.forget();
        events.add(event);
    }
}
