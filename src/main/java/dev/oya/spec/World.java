package dev.oya.spec;

import dev.oya.Oya;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Near;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.PackException;
import dev.oya.play.Chance;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Payment;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.Situation;
import dev.oya.play.Table;
import dev.oya.play.Verdict;
import dev.oya.spec.run.Watched;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a scenario has said so far. One scenario, one thread. */
public final class World {
    private static final ThreadLocal<World> CURRENT = new ThreadLocal<>();

    private final SpecRules chosen;
    private final SpecRules.Subject subject;
    private final boolean foreign;
    /** What the rules have answered, the latest last. */
    final List<Answer> answers = new ArrayList<>();
    /** The rules that concluded what the step under way compares. */
    public final Set<String> decided = new LinkedHashSet<>();
    /** What the step under way looks for a payment of. */
    public String about;

    final Map<String, Object> options = new LinkedHashMap<>();
    /** House layers that a scenario lays on. */
    final List<Path> houses = new ArrayList<>();

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

    private List<String> offered = List.of();
    final Map<String, Object> notes = new HashMap<>();

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
        return new Words(this, chosen.phrases(pack()));
    }

    /** What the first step that failed failed of, or null. */
    public Outcome.Failure failure;

    /** Forgets what the step before compared. */
    public void nextStep() {
        decided.clear();
        about = null;
    }

    /** Notes the rules that last concluded something of these kinds: what the step under way compares. */
    @SafeVarargs
    public final void decided(Class<? extends Conclusion>... kinds) {
        decided(conclusion -> Arrays.stream(kinds).anyMatch(kind -> kind.isInstance(conclusion)));
    }

    /** Notes the rules that last concluded something like this. */
    public void decided(Predicate<Conclusion> like) {
        for (int i = answers.size() - 1; i >= 0; i--) {
            int before = decided.size();
            answers.get(i).lines().stream()
                    .filter(line -> like.test(line.conclusion()))
                    .forEach(line -> decided.add(line.rule()));
            if (decided.size() > before) {
                return;
            }
        }
    }

    /** Notes the rule that refused a move, or those that offered it. */
    public void decided(Verdict given) {
        if (given instanceof Verdict.Accepted) {
            decided.addAll(offered);
        } else if (given instanceof Verdict.Refused refused && refused.rule() != null) {
            decided.add(refused.rule());
        }
    }

    /** Notes the rules that offer a seat a word, or refuse it. */
    void decidedWord(int seat, String word) {
        decided(conclusion -> conclusion instanceof Conclusion.Offer offer
                        && offer.seat() == seat
                        && offer.word().equals(word)
                || conclusion instanceof Conclusion.Refusal refusal
                        && refusal.word().equals(word));
    }

    /** Notes the rules that last gave or took a mark. */
    void decidedMark(String mark) {
        decided(conclusion -> conclusion instanceof Conclusion.Mark given
                        && given.mark().equals(mark)
                || conclusion instanceof Conclusion.Unmark taken && taken.mark().equals(mark));
    }

    /** Notes the rules of a combination, whether they found it or not. */
    void decidedYaku(String name) {
        String id = words().yaku(name);
        pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .forEach(entry -> decided.add(pack().ruleName(entry)));
    }

    /** Notes the rules that gave points that nobody pays. */
    void decidedAward(String id) {
        table().awards().stream().filter(award -> award.id().equals(id)).forEach(award -> decided.add(award.rule()));
    }

    /** Notes the rules that made a payment. */
    public void decided(Payment payment) {
        decided.add(payment.why().rule());
        if (payment.why().of() != null) {
            decided.add(payment.why().of());
        }
    }

    /** An option of the game. */
    Option option(String name) {
        Option option = pack().options().get(name);
        if (option == null) {
            String near = Near.advice(name, pack().options().keySet());
            throw new IllegalArgumentException(
                    "there is no option \"" + name + "\"" + (near == null ? "" : "; " + near));
        }
        return option;
    }

    static Oya oya() {
        return current().chosen.oya();
    }

    Pack pack() {
        return chosen.pack(subject, houses);
    }

    /** Whether its rules, with the house layers it names, can be read. */
    boolean isReadable() {
        try {
            return pack() != null;
        } catch (PackException broken) {
            return false;
        }
    }

    Rules rules() {
        return new Watched(chosen.rules(pack(), options, seats), answers);
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
        for (CardSet hand : hands.values()) {
            placed = placed.plus(hand);
        }
        for (CardSet pile : piles.values()) {
            placed = placed.plus(pile);
        }
        for (int card : stock) {
            placed = placed.with(card);
        }
        return placed;
    }

    /** Starts the round that has been described; cards that nobody mentioned fill up the rest in a fixed order. */
    Match begin() {
        Rules rules = rules();
        int rounds = Match.length(rules, seats);
        Match.Start start = new Match.Start(
                round, dealer, scores == null ? new int[seats] : scores, List.copyOf(carried), pot, counted(rules));
        match = new Match(rules, seats, rounds, start, new Stacked(this, rules));
        keepSilent();
        if (foreign) {
            passOver();
        }
        return match;
    }

    /**
     * What another reading asks before the deal a scenario cannot know of: nobody says anything to it, unless the scenario
     * has set the option of that name.
     */
    private void passOver() {
        var words = match.rules().settings().pack().phases().words();
        boolean asked = true;
        while (asked && match.table().deck().length == 0) {
            List<Move> open = match.round().moves();
            asked = open.stream().noneMatch(move -> options.containsKey(move.word()))
                    && open.stream()
                            .filter(move -> words.get(move.word()).silent())
                            .findFirst()
                            .map(move -> match.act(move).accepted())
                            .orElse(false);
        }
    }

    private int[][] counted(Rules rules) {
        int[][] counted = new int[rules.settings().pack().phases().tallies().size()][seats];
        tallies.forEach((name, counts) ->
                System.arraycopy(counts, 0, counted[rules.settings().tally(name)], 0, seats));
        return counted;
    }

    /** The round that is played, or the one that was told, from its settlement on. */
    Round round() {
        return match != null ? match.round() : situation.round();
    }

    void act(Move move) {
        nextStep();
        decidedWord(move.seat(), move.word());
        offered = List.copyOf(decided);
        nextStep();
        if (match == null) {
            verdict = situation.round().act(move);
            return;
        }
        verdict = match.act(move);
        if (verdict instanceof Verdict.Accepted accepted) {
            events.addAll(accepted.events());
            moves.add(move);
            keepSilent();
        } else {
            refused.add(move);
        }
    }

    /** Who can do nothing but keep silent does so without a step that says it. */
    private void keepSilent() {
        var words = match.rules().settings().pack().phases().words();
        List<Move> open = match.round().moves();
        while (!open.isEmpty()
                && open.stream().allMatch(move -> words.get(move.word()).silent())) {
            Verdict.Accepted silence = (Verdict.Accepted) match.act(open.get(0));
            events.addAll(silence.events());
            moves.add(open.get(0));
            open = match.round().moves();
        }
    }

    /** The deal that the round is played with, or null while nothing is dealt. */
    Event.Dealt dealt() {
        decided(Conclusion.Pattern.class, Conclusion.NoField.class);
        return Stream.concat(events.stream(), match.opening().stream())
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .reduce((first, last) -> last)
                .orElse(null);
    }

    /** The table whose payments a scenario speaks of: the settled situation, or the round that was played. */
    Table table() {
        return settled != null ? settled : match.table();
    }

    /** The payments of this kind for a reason, or for a reason of a kind such as {@code teyaku}. */
    List<Payment> payments(String reason, Predicate<Payment> kind) {
        List<Payment> some = table().payments().stream()
                .filter(payment ->
                        payment.reason().equals(reason) || payment.reason().startsWith(reason + ":"))
                .filter(kind)
                .toList();
        about = reason;
        some.forEach(this::decided);
        return some;
    }

    /** What one pays another for a reason in all, 0 where it is nothing. */
    int paid(int from, int to, String reason) {
        return payments(
                        reason,
                        payment -> payment.from() == from
                                && payment.to() == to
                                && payment.reason().equals(reason))
                .stream()
                .mapToInt(Payment::points)
                .sum();
    }

    /** What a reason comes to in all. */
    int paid(String reason) {
        return payments(reason, payment -> true).stream()
                .mapToInt(Payment::points)
                .sum();
    }

    Situation situation() {
        Rules rules = rules();
        Situation told = new Situation(rules, seats, dealer);
        if (scores != null) {
            told.standing(scores, round, Match.length(rules, seats));
        }
        boolean anyActive = marks.values().stream().anyMatch(list -> list.contains("active"));
        boolean allPlay = seats <= 3 || !pack().phases().words().containsKey("join");
        for (int seat = 0; seat < seats && !anyActive && allPlay; seat++) {
            told.mark(seat, "active");
        }
        marks.forEach((seat, names) -> names.forEach(name -> told.mark(seat, name)));
        boolean needsActing = pack().phases().seatMarks().containsKey("acting-dealer")
                && marks.values().stream().noneMatch(list -> list.contains("acting-dealer"));
        for (int i = 0; i < seats && needsActing; i++) {
            int seat = (dealer + i) % seats;
            if (!anyActive || marks.getOrDefault(seat, List.of()).contains("active")) {
                told.mark(seat, "acting-dealer");
                needsActing = false;
            }
        }
        hands.forEach(told::dealt);
        piles.forEach(told::captured);
        points.forEach(told::points);
        for (int seat = 0; seat < seats; seat++) {
            if (sweeps.containsKey(seat) || prizes.containsKey(seat)) {
                told.feats(seat, sweeps.getOrDefault(seat, 0), prizes.getOrDefault(seat, 0));
            }
        }
        declared.forEach(told::declared);
        if (field != null || !carried.isEmpty()) {
            told.field(field == null ? CardSet.NONE : field, carried);
        }
        if (factor != null) {
            told.factor(factor);
        }
        told.pot(pot);
        tallies.forEach((name, counts) -> {
            for (int seat = 0; seat < seats; seat++) {
                told.counted(seat, name, counts[seat]);
            }
        });
        situation = told;
        liabilities.forEach(Runnable::run);
        return told;
    }

    static int account(String name) {
        return switch (name) {
            case "potten", "pot", "der Topf" -> Conclusion.POT;
            case "banken", "bank" -> Conclusion.BANK;
            default -> Integer.parseInt(name.replaceAll("\\D+", ""));
        };
    }

    /** Chance that deals what the scenario says. */
    private record Stacked(World world, Rules rules) implements Chance {
        @Override
        public int[] deck(int[] cards) {
            return world.stack(cards, rules);
        }

        @Override
        public int[] restock(int[] cards) {
            List<Integer> first = world.restock.isEmpty() ? world.stock : world.restock;
            List<Integer> all = new ArrayList<>();
            for (int card : first) {
                for (int left : cards) {
                    if (left == card) {
                        all.add(card);
                    }
                }
            }
            for (int card : cards) {
                if (!all.contains(card)) {
                    all.add(card);
                }
            }
            return all.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    private int[] stack(int[] cards, Rules rules) {
        return new Stacking(this, rules).deck(cards);
    }
}
