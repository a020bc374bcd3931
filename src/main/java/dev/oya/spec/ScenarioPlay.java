package dev.oya.spec;

import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.Shuffle;
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

/** The round that a scenario plays or has told, and the match that it is of. For one scenario. */
public final class ScenarioPlay {
    /** Far more than any scenario plays: rules under which play never ends turn it red. */
    private static final int MOST_MOVES = 5_000;

    /** The message of a step that needs a round. */
    public static final String NO_ROUND = "no round is played before this step";

    private final ScenarioState state;
    private Match match;
    /** The table that was told; null where none was. */
    private Table told;
    /** The told round from its settlement on; null before. */
    private Round settlement;

    private Table settled;
    private Verdict verdict;
    private final List<Event> events = new ArrayList<>();
    private int acted;
    private final List<Move> refused = new ArrayList<>();
    /** How many rounds the matches before the one at hand had. */
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
     * @throws MissingStepException if none is played yet
     */
    public Match played() {
        return MissingStepException.needed(match, NO_ROUND);
    }

    /**
     * Returns the verdict on the last move.
     *
     * @throws MissingStepException if nobody has moved yet
     */
    public Verdict verdict() {
        return MissingStepException.needed(verdict, "nobody moves before this step");
    }

    /** Checks that the last move was accepted. */
    public void accepted() {
        if (verdict() instanceof Verdict.Refused refused) {
            throw new AssertionError("this is refused: " + refused.code() + ", " + refused.message());
        }
        assertTrue(verdict.accepted());
    }

    /** What moves have brought about. */
    public List<Event> events() {
        return events;
    }

    /** The moves that were refused. */
    public List<Move> refused() {
        return refused;
    }

    /** The seed of the match, or null where it has none. */
    public String seed() {
        return seed;
    }

    /** Starts a match whose cards come from a seed, the draw for the first deal included. */
    public void start(String from) {
        seed = from;
        match = Match.start(state.rules(), from);
        state.told().dealer(match.table().dealer());
    }

    /** Starts the round that has been described. */
    public void begin() {
        match = state.told().dealt();
        keepSilent();
        if (state.isForeign()) {
            passOver();
        }
    }

    /** The round that has been described goes on with a seat. */
    public void midway(int turn) {
        match = state.told().midway(turn);
    }

    /** The next round of the match is dealt with this field. */
    public void nextRound(String field) {
        lay(field, next().dealer());
        played().nextRound(new StackedDeck(state.told(), state.rules()));
    }

    /** The next round of the match is dealt by chance. */
    public void nextRound(CardSource chance) {
        played().nextRound(chance);
        settled = null;
    }

    /** The next round of the match, from which on an option has another value. */
    public void nextRoundWith(String option, String value) {
        Match.Start next = next();
        state.option(option, value);
        lay("", next.dealer());
        stack(next);
    }

    /** A new match at the same table, with this field. */
    public void newMatch(String field) {
        int dealer = played().table().dealer();
        roundsBefore = roundsPlayed();
        lay(field, dealer);
        stack(Match.Start.first(state.told().seats(), dealer));
    }

    private Match.Start next() {
        assertTrue(played().round().isOver(), "the round is not over");
        return match.next();
    }

    private void lay(String field, int dealer) {
        settled = null;
        state.told().nextRound(field, dealer);
    }

    private void stack(Match.Start start) {
        ScenarioTable table = state.told();
        table.check.played();
        match = new Match(state.rules(), table.seats(), match.rounds(), start, new StackedDeck(table, state.rules()));
    }

    /**
     * What another reading asks before the deal a scenario cannot know of: nobody says anything to it, unless the scenario
     * has set the option of that name.
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
                .silent();
    }

    /** A seat does something; it is noted what became of it. */
    public void act(Move move) {
        state.decided().offered(move.seat(), move.action());
        if (match == null) {
            verdict = round().act(move);
            return;
        }
        verdict = match.act(move);
        if (verdict instanceof Verdict.Accepted accepted) {
            note(accepted);
            keepSilent();
        } else {
            refused.add(move);
            bound();
        }
    }

    /** Plays all rounds that are left at random, the one that has begun included. */
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
            throw new IllegalStateException("after " + MOST_MOVES + " moves there is still no end of it");
        }
    }

    /** Who can do nothing but keep silent does so without a step that says it. */
    private void keepSilent() {
        List<Move> open = match.round().moves();
        while (!open.isEmpty() && open.stream().allMatch(this::isSilent)) {
            note((Verdict.Accepted) match.act(open.get(0)));
            open = match.round().moves();
        }
    }

    /** How many rounds have been played to their end in this match and those before it. */
    public int roundsPlayed() {
        boolean counts = round().isOver() && !table().isVoid();
        return roundsBefore + table().round() - (counts ? 0 : 1);
    }

    /** Whether the match is over with the round that was played, or told. */
    public boolean isMatchOver() {
        return settled == null ? played().isOver() : settled.isPaid() && !settled.isVoid() && settled.isLast();
    }

    /** The deal that the round is played with, or null while nothing is dealt. */
    public Event.Dealt dealt() {
        state.decided().by(Conclusion.Pattern.class, Conclusion.NoField.class);
        return Stream.concat(events.stream(), played().opening().stream())
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .reduce((first, last) -> last)
                .orElse(null);
    }

    /**
     * Returns the deal that the round is played with.
     *
     * @throws MissingStepException if nothing is dealt yet
     */
    public Event.Dealt deal() {
        return MissingStepException.needed(dealt(), "no cards are dealt before this step");
    }

    /** What has happened in the round since it began. */
    public Stream<Event> happened() {
        return Stream.concat(played().opening().stream(), events.stream());
    }

    /** Takes the told round as it is where none is played, and none that was told is settled. */
    public void tell() {
        if (match == null && settled == null) {
            settled = situation().table();
        }
    }

    /** A told round ended so, or by a seat; the rules settle it. */
    public void settle(String end, int by) {
        TableBuilder over = situation();
        state.told().check.end(end, by, over.table());
        settlement = Round.told(state.rules(), over.ended(end, by).table());
        settled = settlement.table();
    }

    private TableBuilder situation() {
        TableBuilder over = state.told().over();
        told = over.table();
        return over;
    }

    /** The round that is played, or the one that was told, from its settlement on. */
    public Round round() {
        return match == null && settlement != null ? settlement : played().round();
    }

    /** The table whose payments a scenario speaks of: the settled situation, or the round that was played. */
    public Table table() {
        return settled != null ? settled : played().table();
    }

    /** The table to be shown, however far it has come; null where there is none. */
    Table shown() {
        return settled != null || match != null ? table() : told;
    }
}
