package dev.oya.api;

import dev.oya.answers.ViewJson;
import dev.oya.bots.Adviser;
import dev.oya.bots.BotSeats;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.input.Advice;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.notation.Mismatch;
import dev.oya.notation.MoveNotation;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.LibraryFaults;
import dev.oya.record.SavedMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/** A match that logs its moves. Not thread-safe. */
final class RecordedMatch implements PlayedMatch {
    private static final String WRONG_MOVE = "wrong-move";
    private static final String BOTS = "bots";

    private final ReadyRules rules;
    private final ApiValues values;
    private final MatchLog log;
    private final MoveNotation notation;
    private final Map<Integer, dev.oya.bots.Bot> bots = new TreeMap<>();
    /** Names of the built-in bots by seat. */
    private final Map<Integer, String> names = new TreeMap<>();

    private List<MatchEvent> opening = List.of();

    private RecordedMatch(ReadyRules rules, MatchLog log) {
        this.rules = rules;
        this.log = log;
        this.values = rules.values();
        this.notation = values.views().moves();
    }

    /** Returns a match whose first round was just dealt. */
    static RecordedMatch dealt(ReadyRules rules, MatchLog log) {
        RecordedMatch match = new RecordedMatch(rules, log);
        match.opening = match.openingEvents();
        return match;
    }

    /** Resumes a saved match. */
    RecordedMatch(ReadyRules rules, SavedMatch saved) {
        this(rules, saved.log());
        for (int seat = 0; seat < seats(); seat++) {
            String name = saved.play().path(BOTS).path(String.valueOf(seat)).asString(null);
            if (name != null && Bots.advice(name) != null) {
                String language = rules.choice().language();
                Mismatch wrong = new Mismatch(1, "play.bots", Advice.of("built-in-bots"), name);
                throw new RecordException(List.of(Oya.fault(wrong, language)), language);
            } else if (name != null) {
                bot(seat, name);
            }
        }
    }

    private Match match() {
        return log.match();
    }

    private int seat(int seat) {
        return Objects.checkIndex(seat, seats());
    }

    @Override
    public GameRules rules() {
        return rules;
    }

    @Override
    public int seats() {
        return match().table().seats();
    }

    @Override
    public List<LegalMove> moves() {
        return isRoundOver()
                ? List.of()
                : rules.guarded(() -> values.moves(match().round().moves()));
    }

    @Override
    public List<LegalMove> moves(int seat) {
        seat(seat);
        return isRoundOver()
                ? List.of()
                : rules.guarded(() -> values.moves(match().view(seat).moves()));
    }

    @Override
    public MoveAnswer play(LegalMove move) {
        PlayableMove playable = (PlayableMove) move;
        return playable.isOf(values.views()) ? make(playable.move()) : play(move.toJson());
    }

    @Override
    public MoveAnswer play(String json) {
        Objects.requireNonNull(json, "json");
        List<Mismatch> wrong = new ArrayList<>();
        Move move;
        try {
            move = notation.read(Json.STRICT.readTree(json), wrong);
        } catch (JacksonException broken) {
            return new MoveAnswer.Refused(WRONG_MOVE, text(LibraryFaults.of(broken)), null);
        }
        return move == null
                ? new MoveAnswer.Refused(
                        WRONG_MOVE,
                        text(Advice.of(
                                "must-be", wrong.get(0).field(), wrong.get(0).expected())),
                        null)
                : make(move);
    }

    private String text(Advice text) {
        return text.in(rules.choice().language());
    }

    /** Makes a move in the form that its record restores, so that a resumed match is identical. */
    private MoveAnswer make(Move chosen) {
        return rules.guarded(() -> {
            Move move = notation.recorded(match().rules().fishing().divided(chosen));
            ApiValues.Before before = ApiValues.Before.of(match().table());
            Verdict verdict = log.act(move);
            return verdict instanceof Verdict.Accepted accepted
                    ? new MoveAnswer.Made(values.events(match(), before, move, accepted.events()))
                    : values.refused((Verdict.Refused) verdict);
        });
    }

    @Override
    public MatchView view(int seat) {
        seat(seat);
        return rules.guarded(() -> values.view(match(), seat));
    }

    @Override
    public MatchView spectate() {
        return rules.guarded(() -> values.view(match(), ViewJson.PUBLIC));
    }

    @Override
    public String viewJson(int seat) {
        return json(seat(seat));
    }

    @Override
    public String spectatorJson() {
        return json(ViewJson.PUBLIC);
    }

    private String json(int seat) {
        return rules.guarded(() -> {
            ObjectNode json = Json.object();
            values.views().put(json, match(), seat, Integer.MAX_VALUE);
            return json.toString();
        });
    }

    @Override
    public void bot(int seat, String name) {
        seat(seat);
        if (Bots.advice(name) != null) {
            rules.guarded(() -> {
                throw new PackException(
                        List.of(Problem.unknown(new Place(BOTS, 0), "unknown-bot", name, Bots.names())));
            });
        }
        bots.put(seat, Bots.named(name, match().rules()));
        names.put(seat, name);
    }

    @Override
    public void bot(int seat, SeatBot bot) {
        seat(seat);
        Objects.requireNonNull(bot, "bot");
        bots.put(seat, (view, luck) -> {
            LegalMove move = bot.choose(view(seat), moves(seat));
            if (move == null && BotSeats.next(match().round()) == seat) {
                throw new IllegalStateException(
                        "The bot of seat " + seat + " returned null, but no other seat must move");
            }
            return move == null ? null : ((PlayableMove) move).move();
        });
        names.remove(seat);
    }

    @Override
    public void person(int seat) {
        bots.remove(seat(seat));
        names.remove(seat);
    }

    @Override
    public MoveAnswer.@Nullable Made playBot() {
        if (isRoundOver() || bots.isEmpty()) {
            return null;
        }
        Move move = rules.guarded(() -> BotSeats.next(
                match().round(), bots.keySet(), seat -> bots.get(seat).choose(match().view(seat), luck(seat))));
        if (move == null) {
            return null;
        }
        MoveAnswer answer = make(move);
        if (answer instanceof MoveAnswer.Refused refused) {
            throw new IllegalStateException("The bot of seat " + move.seat() + " chose an illegal move: "
                    + refused.code() + ", " + refused.because());
        }
        return (MoveAnswer.Made) answer;
    }

    @Override
    public List<MatchEvent> playBots() {
        List<MatchEvent> events = new ArrayList<>();
        for (MoveAnswer.Made made = playBot(); made != null; made = playBot()) {
            events.addAll(made.events());
        }
        return Collections.unmodifiableList(events);
    }

    private Luck luck(int seat) {
        return BotSeats.luck(log, seat);
    }

    @Override
    public List<Hint> hints(int seat, int playouts, Duration limit) {
        seat(seat);
        if (playouts < 1) {
            throw new IllegalArgumentException("The number of playouts must be at least 1, not " + playouts);
        }
        long begun = System.nanoTime();
        long most = limit.toNanos();
        return rules.guarded(() -> {
            SeatView view = match().view(seat);
            return isRoundOver() || view.choices().isEmpty()
                    ? List.of()
                    : new Adviser(match().rules())
                            .of(view, null, playouts, luck(seat), () -> System.nanoTime() - begun > most).stream()
                                    .map(this::hint)
                                    .toList();
        });
    }

    private Hint hint(Adviser.Expected one) {
        LegalMove move = one.move() == null ? null : values.move(one.move());
        return new Values.Expected(move, one.points(), one.margin(), one.behind(), one.tried());
    }

    @Override
    public boolean undo(int seat) {
        return rules.guarded(() -> log.undo(Set.of(seat(seat))));
    }

    /**
     * Returns the events before the first move. Must be called before the first move, because the events are derived from the
     * current table.
     */
    private List<MatchEvent> openingEvents() {
        return values.events(match(), ApiValues.Before.NOTHING, null, match().opening());
    }

    @Override
    public List<MatchEvent> opening() {
        return opening;
    }

    @Override
    public boolean isRoundOver() {
        return match().round().isOver();
    }

    @Override
    public boolean isOver() {
        return match().isOver();
    }

    @Override
    public RoundResult result() {
        orThrow(isRoundOver(), "The round is not over");
        return rules.guarded(() -> values.result(match().table()));
    }

    @Override
    public List<MatchEvent> nextRound() {
        orThrow(isRoundOver(), "The round is not over");
        orThrow(!isOver(), "The match is over");
        return rules.guarded(() -> {
            log.next(null);
            opening = openingEvents();
            return opening;
        });
    }

    private static void orThrow(boolean may, String why) {
        if (!may) {
            throw new IllegalStateException(why);
        }
    }

    @Override
    public List<String> records() {
        return SavedMatch.records(log);
    }

    @Override
    public String save() {
        ObjectNode play = Json.object();
        ObjectNode saved = play.putObject(BOTS);
        names.forEach((seat, name) -> saved.put(String.valueOf(seat), name));
        return String.join("\n", SavedMatch.lines(log, play)) + "\n";
    }

    /** Returns the state of the match without the seed, because players must not see it. */
    @Override
    public String toString() {
        return "round " + match().table().round() + (isRoundOver() ? ", over" : "");
    }
}
