package dev.oya.spec;

import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.Shuffle;
import dev.oya.input.Advice;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Round;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The round that a scenario plays or enters, and its match. Use one instance per scenario. */
public final class ScenarioPlay {
    /** Maximum number of moves, far more than in any scenario. It stops scenarios whose rules never end a round. */
    private static final int MOST_MOVES = 5_000;

    /** The message of a step that needs a round. */
    public static final Advice NO_ROUND = Advice.of("step-no-round");

    private final ScenarioState state;
    private Match match;
    /** Table of the entered round, or null if there is none. */
    private Table entered;
    /** The entered round once it is settled, or null before. */
    private Round settlement;

    private Table settled;
    private Verdict verdict;
    /** Whether the last move was refused and no step has examined its verdict yet. */
    private boolean isRefusalOpen;

    private final List<Event> events = new ArrayList<>();
    private int acted;
    private final List<Move> refused = new ArrayList<>();
    /** Number of rounds in earlier matches. */
    private int roundsBefore;

    private String seed;

    ScenarioPlay(ScenarioState state) {
        this.state = state;
    }

    /** Returns the match that is played, or null. */
    public Match match() {
        return match;
    }

    /**
     * Returns the match that is played.
     *
     * @throws MissingStepException if no match is played yet
     * @throws Expectations.Unmet if the last move was refused, unless a step has examined its verdict
     */
    public Match played() {
        throwOpenRefusal();
        return MissingStepException.needed(match, NO_ROUND);
    }

    /**
     * Returns the verdict on the last move.
     *
     * @throws MissingStepException if no seat has moved yet
     */
    public Verdict verdict() {
        isRefusalOpen = false;
        return MissingStepException.needed(verdict, Advice.of("step-no-move"));
    }

    /** Checks that the last move was accepted. */
    public void accepted() {
        if (verdict() instanceof Verdict.Refused refused) {
            throw new Expectations.Unmet(Advice.of("step-refused", refused.code(), refused));
        }
        assertTrue(verdict.accepted());
    }

    private void throwOpenRefusal() {
        if (isRefusalOpen) {
            accepted();
        }
    }

    /** Returns the events of the accepted moves. */
    public List<Event> events() {
        return events;
    }

    public List<Move> refused() {
        return refused;
    }

    /** Returns the seed of the match, or null if it has none. */
    public String seed() {
        return seed;
    }

    /** Starts a match whose cards depend on a seed, including the draw for the first deal. */
    public void start(String from) {
        seed = from;
        match = Match.start(state.rules(), from);
        state.given().dealer(match.table().dealer());
    }

    /** Starts the round that the scenario describes. */
    public void begin() {
        match = state.given().dealt();
        keepSilent();
        if (state.isForeign()) {
            passOver();
        }
    }

    /**
     * Resumes the round in progress that the scenario describes.
     *
     * @param turn seat to move
     */
    public void midway(int turn) {
        match = state.given().midway(turn);
    }

    /** Deals the next round of the match with the given field. */
    public void nextRound(String field) {
        lay(field, next().dealer());
        played().nextRound(new StackedDeck(state.given(), state.rules()));
    }

    /** Deals the next round of the match from a card source. */
    public void nextRound(CardSource chance) {
        played().nextRound(chance);
        settled = null;
    }

    /** Deals the next round of the match with a changed option. */
    public void nextRoundWith(String option, String value) {
        Match.Start next = next();
        state.option(option, value);
        lay("", next.dealer());
        stack(next);
    }

    /** Starts a new match at the same table with the given field. */
    public void newMatch(String field) {
        int dealer = played().table().dealer();
        roundsBefore = roundsPlayed();
        lay(field, dealer);
        stack(Match.Start.first(state.given().seats(), dealer));
    }

    private Match.Start next() {
        assertTrue(played().round().isOver(), Advice.of("step-round-runs"));
        return match.next();
    }

    private void lay(String field, int dealer) {
        settled = null;
        state.given().nextRound(field, dealer);
    }

    private void stack(Match.Start start) {
        ScenarioTable table = state.given();
        table.check.played();
        match = new Match(state.rules(), table.seats(), match.rounds(), start, new StackedDeck(table, state.rules()));
    }

    /**
     * Keeps silent in phases before the deal, which the scenario cannot mention if its own profile does not have them. Stops if
     * a legal action has the name of an option that the scenario sets.
     */
    private void passOver() {
        boolean asked = true;
        while (asked && match.table().deck().length == 0) {
            List<Move> open = match.round().moves();
            asked = open.stream().noneMatch(move -> state.options().containsKey(move.action()))
                    && open.stream()
                            .filter(this::isSilent)
                            .findFirst()
                            .map(move -> match.act(move).accepted())
                            .orElse(false);
        }
    }

    private boolean isSilent(Move move) {
        return match.rules()
                .settings()
                .pack()
                .phases()
                .actions()
                .get(move.action())
                .fields()
                .silent();
    }

    /** Makes a move and records its verdict. */
    public void act(Move move) {
        throwOpenRefusal();
        state.decided().offered(move.seat(), move.action());
        verdict = match == null ? round().act(move) : match.act(move);
        isRefusalOpen = !verdict.accepted();
        if (match == null) {
            return;
        }
        if (verdict instanceof Verdict.Accepted accepted) {
            note(accepted);
            keepSilent();
        } else {
            refused.add(move);
            bound();
        }
    }

    /** Plays the current round and all remaining rounds at random. */
    public void toTheEnd(Shuffle random) {
        while (true) {
            while (!played().round().isOver()) {
                List<Move> moves = match.round().moves();
                assertTrue(match.act(moves.get(random.below(moves.size()))).accepted());
            }
            if (match.isOver()) {
                return;
            }
            match.nextRound(CardSource.of(random));
        }
    }

    private void note(Verdict.Accepted accepted) {
        events.addAll(accepted.events());
        bound();
    }

    private void bound() {
        if (++acted > MOST_MOVES) {
            throw new Expectations.Unmet(Advice.of("step-no-end", MOST_MOVES));
        }
    }

    /** Keeps silent for each seat that has no other legal move, so that scenarios need no step for keeping silent. */
    private void keepSilent() {
        List<Move> open = match.round().moves();
        while (!open.isEmpty() && open.stream().allMatch(this::isSilent)) {
            note((Verdict.Accepted) match.act(open.get(0)));
            open = match.round().moves();
        }
    }

    /** Returns the number of completed rounds in this match and earlier matches. */
    public int roundsPlayed() {
        boolean counts = round().isOver() && !table().isVoid();
        return roundsBefore + table().round() - (counts ? 0 : 1);
    }

    /** Returns whether the match is over after the round that was played or entered. */
    public boolean isMatchOver() {
        return settled == null ? played().isOver() : settled.isPaid() && !settled.isVoid() && settled.isLast();
    }

    /** Returns the deal of the current round, or null if no cards are dealt yet. */
    public Event.Dealt dealt() {
        state.decided().by(Conclusion.Pattern.class, Conclusion.NoField.class);
        return Stream.concat(events.stream(), played().opening().stream())
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .reduce((first, last) -> last)
                .orElse(null);
    }

    /**
     * Returns the deal of the current round.
     *
     * @throws MissingStepException if no cards are dealt yet
     */
    public Event.Dealt deal() {
        return MissingStepException.needed(dealt(), Advice.of("step-no-cards"));
    }

    /** Returns the opening events and the events of the accepted moves. */
    public Stream<Event> happened() {
        return Stream.concat(played().opening().stream(), events.stream());
    }

    /** Uses the entered round without settling it, unless a round is played or already settled. */
    public void enter() {
        if (match == null && settled == null) {
            settled = situation().table();
        }
    }

    /**
     * Ends and settles the entered round.
     *
     * @param by seat that ended the round, or a negative number if no seat did
     */
    public void settle(String end, int by) {
        TableBuilder over = situation();
        state.given().check.end(end, by, over.table());
        settlement = Round.entered(state.rules(), over.ended(end, by).table());
        settled = settlement.table();
    }

    private TableBuilder situation() {
        TableBuilder over = state.given().over();
        entered = over.table();
        return over;
    }

    /** Returns the round that is played, or the entered round once it is settled. */
    public Round round() {
        return match == null && settlement != null ? settlement : played().round();
    }

    /**
     * Returns the table whose payments the scenario refers to: the table of the entered round if the scenario uses one,
     * otherwise the table of the played round.
     */
    public Table table() {
        throwOpenRefusal();
        return settled != null ? settled : played().table();
    }

    /** Returns the table for display in its current state, or null if there is none. */
    Table shown() {
        return settled != null ? settled : match != null ? match.table() : entered;
    }
}
