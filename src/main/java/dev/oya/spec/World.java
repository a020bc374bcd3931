package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.input.PackException;
import dev.oya.input.Suggestions;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.Situation;
import dev.oya.play.Table;
import dev.oya.play.Verdict;
import dev.oya.spec.run.Watched;
import dev.oya.vocabulary.Answer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a scenario has said so far. One scenario, one thread. */
public final class World {
    private static final ThreadLocal<World> CURRENT = new ThreadLocal<>();

    private final SpecRules chosen;
    private final SpecRules.Subject subject;
    /** Whether it is held against another reading than that of its own text. */
    final boolean foreign;

    /** Which rules decided what the step under way compares. */
    public final Decided decided = new Decided(this);
    /** What it has told, held against what can be. */
    public final ScenarioCheck check = new ScenarioCheck(this);
    /** What is paid in the round it speaks of. */
    final ScenarioPayments paid = new ScenarioPayments(this);

    /** The round that is played. */
    final ScenarioPlay play = new ScenarioPlay(this);

    final Map<String, Object> options = new LinkedHashMap<>();
    /** House layers that a scenario lays on. */
    final List<String> houses = new ArrayList<>();

    int seats = 3;
    int dealer;
    int round = 1;
    int[] scores;
    int pot;
    CardSet field;
    final List<Integer> carried = new ArrayList<>();
    final Map<Integer, CardSet> hands = new TreeMap<>();
    List<Integer> stock = new ArrayList<>();
    List<Integer> restock = new ArrayList<>();
    final List<List<Integer>> fieldsBefore = new ArrayList<>();

    final Map<Integer, CardSet> piles = new TreeMap<>();
    final Map<Integer, Integer> points = new TreeMap<>();
    /** How often a seat's side has cleared the table, and what the twins it claimed are worth. */
    final Map<Integer, Integer> sweeps = new TreeMap<>();

    final Map<Integer, Integer> prizes = new TreeMap<>();
    final Map<Integer, List<String>> declared = new TreeMap<>();
    final Map<Integer, List<String>> marks = new TreeMap<>();
    /** What has been counted in the rounds before, by name and seat. */
    final Map<String, int[]> tallies = new TreeMap<>();

    final List<Runnable> liabilities = new ArrayList<>();
    Integer factor;
    /** How many rounds the matches before the one at hand had. */
    int roundsBefore;

    Situation situation;
    Table settled;

    CardSet cards;
    Match match;
    Verdict verdict;
    final List<Event> events = new ArrayList<>();
    final List<Move> moves = new ArrayList<>();
    /** The moves that were refused. */
    final List<Move> refused = new ArrayList<>();

    /** What has been told of a round in the middle. */
    final Midway midway = new Midway(this);

    /** What was found in the cards that somebody looked at, and what the rules said of those drawn for the first deal. */
    Answer found;

    Answer drawn;
    /** Who deals first after so many draws. */
    int firstDealer = -1;

    int draws;
    /** The seed of the match, where it has one. */
    String seed;

    /** Is done before each step and each answer of the rules; what it throws ends the scenario. */
    public Runnable before = () -> {};

    private boolean leftToChance;

    /** Chance by which it goes on where nobody says how. */
    Shuffle chance(String of) {
        leftToChance = true;
        return new Shuffle(of + chosen.luck);
    }

    /** Whether it went on by chance anywhere. */
    public boolean isLeftToChance() {
        return leftToChance;
    }

    public static World current() {
        return CURRENT.get();
    }

    private World(SpecRules chosen, SpecRules.Subject subject, boolean foreign) {
        this.chosen = chosen;
        this.subject = subject;
        this.foreign = foreign;
    }

    /** A new scenario; {@code foreign} where it is held against another reading than that of its own text. */
    static void begin(SpecRules chosen, SpecRules.Subject subject, boolean foreign) {
        CURRENT.set(new World(chosen, subject, foreign));
    }

    /** What the words of the scenario mean. */
    Words words() {
        return new Words(this, chosen.phrases(pack()), chosen.written(pack()));
    }

    /** What the first step that failed failed of, or null. */
    public Outcome.Failure failure;

    /** An option of the game. */
    Option option(String name) {
        Option option = pack().options().get(name);
        if (option == null) {
            String near = Suggestions.advice(name, pack().options().keySet());
            throw new IllegalArgumentException(
                    "there is no option \"" + name + "\"" + (near == null ? "" : "; " + near));
        }
        return option;
    }

    Pack pack() {
        return chosen.pack(subject, houses);
    }

    /** Whether its rules, with the house layers and the options it names, can be read. */
    boolean isReadable() {
        try {
            return rules() != null;
        } catch (PackException | IllegalArgumentException broken) {
            return false;
        }
    }

    Rules rules() {
        return new Watched(chosen.rules(pack(), options, seats), decided.answers, () -> before.run());
    }

    Deck deck() {
        return pack().deck();
    }

    Copies copies() {
        return new Copies(deck());
    }

    /** The cards of some codes, wherever they are; a code that is said twice stands for two copies. */
    CardSet set(String codes) {
        return copies().set(codes, CardSet.NONE);
    }

    /** The cards of some codes in their order. */
    List<Integer> list(String codes) {
        return copies().list(codes, CardSet.NONE);
    }

    /** The cards of some codes, of copies those that have no place yet. */
    CardSet place(String codes) {
        return copies().set(codes, placed());
    }

    /** The cards that have been given a place. */
    CardSet placed() {
        CardSet placed = field == null ? midway.cards() : midway.cards().plus(field);
        return Stream.of(hands.values(), piles.values())
                .flatMap(Collection::stream)
                .reduce(placed.plus(CardSet.of(stock)), CardSet::plus);
    }

    /** The round that is told, not settled yet. */
    Situation situation() {
        return ToldRound.of(this);
    }

    /** Takes the told round as it is where none is played, and none that was told is settled. */
    void tell() {
        if (match == null && settled == null) {
            settled = situation().table();
        }
    }

    /** The round that is played, or the one that was told, from its settlement on. */
    Round round() {
        return match != null ? match.round() : situation.round();
    }

    /** The table whose payments a scenario speaks of: the settled situation, or the round that was played. */
    Table table() {
        return settled != null ? settled : match.table();
    }
}
