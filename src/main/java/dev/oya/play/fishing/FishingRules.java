package dev.oya.play.fishing;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.PackException;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.BuildBinding;
import dev.oya.vocabulary.Building;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.LastTakingCard;
import dev.oya.vocabulary.Laying;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Taking;
import dev.oya.vocabulary.Twins;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The rules for captures by sum. Answers are computed on demand and cached. Thread-safe. */
public final class FishingRules {
    private static final int ACTS = Phases.Act.values().length;
    private static final int WORTHS = SumGroups.MOST;
    private static final int MOST_CARDS = 128;
    private static final int OTHER = 2;
    private static final int WHO = 4;

    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Deck deck;
    private final String[] actions = new String[ACTS];
    private final Phases.Act[] acts;
    private final boolean[] phases;
    private final AtomicReferenceArray<CardRules> uses = new AtomicReferenceArray<>(MOST_CARDS);
    private final NumberMap<Optional<Verdict.Refused>> buildings = new NumberMap<>(ACTS * WORTHS * 16 * WHO * WHO);
    private final NumberMap<Optional<Verdict.Refused>> layings = new NumberMap<>(MOST_CARDS * 8);
    private final NumberMap<Optional<Verdict.Refused>> keys = new NumberMap<>(4);
    private final NumberMap<Boolean> bonds = new NumberMap<>(32);
    private final NumberMap<Integer> prizes = new NumberMap<>(MOST_CARDS * 2);
    /** Bit mask of the numbers that cards of the game have on the table, or 0 before it is computed. */
    private volatile long numbers;

    public FishingRules(RuleQuestions rules) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        Phases machine = settings.pack().phases();
        this.acts = new Phases.Act[machine.actions().size() + 1];
        for (Phases.Action action : machine.actions().values()) {
            if (action.cardMove().act() != null) {
                Phases.Act act = action.cardMove().act();
                acts[settings.action(action.name())] = act;
                // Rules use string constants, so comparisons with interned names are fast.
                actions[act.ordinal()] = action.name().intern();
            }
        }
        this.phases = new boolean[machine.phases().size()];
        machine.phases()
                .forEach((name, phase) -> phases[settings.phase(name)] =
                        phase.actions().stream().anyMatch(action -> act(action) != null));
    }

    /** Returns the use of a card that the given action makes in captures by sum, or null if the action makes none. */
    public Phases.Act act(String action) {
        return acts[settings.action(action)];
    }

    /** Returns whether the game has builds. */
    public boolean builds() {
        return action(Phases.Act.BUILD) != null || action(Phases.Act.BUILD_BELOW) != null;
    }

    /**
     * Returns whether the given cards can form a part of a build of the given value. Their sum must equal the value. If cards
     * can build down or lower a build, some of the cards may be subtracted.
     */
    public boolean hasValue(CardSet part, int worth) {
        boolean lowers = action(Phases.Act.BUILD_BELOW) != null || action(Phases.Act.LOWER) != null;
        Set<Integer> sums = Set.of(0);
        for (int card = part.first(); card >= 0; card = part.next(card)) {
            int counts = onTable(card);
            Set<Integer> with = new HashSet<>();
            for (int sum : sums) {
                with.add(sum + counts);
                if (lowers) {
                    with.add(sum - counts);
                }
            }
            sums = with;
        }
        return worth > 0 && sums.contains(worth);
    }

    /** Returns whether the given phase has actions that capture by sum. */
    public boolean fishes(int phase) {
        return phases[phase];
    }

    /** Returns the action that makes this use of a card, or null if the game has none. */
    String action(Phases.Act act) {
        return actions[act.ordinal()];
    }

    /** Returns the value of a card on the table, in pips. */
    public int onTable(int card) {
        return uses(card).onTable();
    }

    /** Returns the value of a card when it is played, in pips. */
    public int fromHand(int card) {
        return uses(card).fromHand();
    }

    /** Returns whether a card can capture a build of this value. */
    public boolean counts(int card, int value) {
        return uses(card).counts(value);
    }

    /** Returns the cards that can capture a build of this value. */
    public CardSet takers(int value) {
        CardSet takers = CardSet.NONE;
        CardSet all = deck.parse("all");
        for (int card = all.first(); card >= 0; card = all.next(card)) {
            takers = counts(card, value) ? takers.with(card) : takers;
        }
        return takers;
    }

    /** Returns the next higher number that a card of the game has on the table, or 0 if there is none. */
    int following(int number) {
        if (numbers == 0) {
            long all = 0;
            for (Card card : deck.cards()) {
                all |= 1L << onTable(card.index());
            }
            numbers = all;
        }
        long higher = number + 1 >= WORTHS ? 0 : numbers & -1L << number + 1;
        return higher == 0 ? 0 : Long.numberOfTrailingZeros(higher);
    }

    /** Returns whether the card may capture its other copy alone and claim the pair. */
    public boolean claimsTwin(int card) {
        return uses(card).may(CardUse.TWIN);
    }

    /**
     * Asks the rules about each card of the deck without extra cards, if the game has actions that use cards by their numbers.
     *
     * @throws PackException if a card has no number, or rules contradict each other
     */
    public void askAboutCards() {
        if (Arrays.stream(actions).anyMatch(Objects::nonNull)) {
            deck.parse("all").stream().forEach(this::uses);
        }
    }

    /** Returns the rules about the given card. */
    CardRules uses(int card) {
        int index = deck.original(card);
        CardRules known = uses.get(index);
        if (known == null) {
            known = CardRules.ask(rules, this, deck.card(index));
            uses.set(index, known);
        }
        return known;
    }

    /** Returns the error for more free cards on the table than the search supports. */
    PackException tooManyOnTheTable(int cards) {
        return RuleFault.of(rules, null, settings.phases().get(0), "too-many.free-cards", cards, WORTHS);
    }

    /**
     * Returns the refusal of a capture whose rules depend on the number of equal cards, or null if the capture is allowed.
     */
    Verdict.Refused taking(int card, int number, int equals, int taken) {
        return refused(new Taking(settings, deck.card(deck.original(card)), number, equals, taken))
                .orElse(null);
    }

    /**
     * Returns the refusal of making or changing a build, or null if the move is allowed.
     *
     * @param build the build on the table, or null for a new build
     * @param apart whether another build of the same value stays separate
     */
    Verdict.Refused building(
            Phases.Act act, int worth, boolean kept, boolean apart, Table table, Build build, int seat) {
        boolean compound = build != null && build.compound();
        boolean changed = build != null && build.changed();
        int last = build == null ? Building.NEW : who(table, build.last(), seat);
        int creator = build == null ? Building.NEW : who(table, build.creator(), seat);
        int bounded = Math.max(0, Math.min(worth, WORTHS - 1));
        int flags = (kept ? 8 : 0) + (compound ? 4 : 0) + (changed ? 2 : 0) + (apart ? 1 : 0);
        int number = ((act.ordinal() * WORTHS + bounded) * 16 + flags) * WHO * WHO + last * WHO + creator;
        Optional<Verdict.Refused> known = buildings.get(number);
        return (known != null
                        ? known
                        : buildings.put(
                                number,
                                refused(new Building(
                                        settings, action(act), worth, kept, compound, changed, apart, last, creator))))
                .orElse(null);
    }

    /** Returns the refusal of laying out a card, or null if the move is allowed. */
    Verdict.Refused laying(int card, boolean takes, boolean bound, boolean kept) {
        int number = deck.original(card) * 8 + (takes ? 4 : 0) + (bound ? 2 : 0) + (kept ? 1 : 0);
        Optional<Verdict.Refused> known = layings.get(number);
        return (known != null
                        ? known
                        : layings.put(number, refused(new Laying(settings, deck.card(card), takes, bound, kept))))
                .orElse(null);
    }

    /**
     * Returns the refusal of playing the last card that could capture a build to which the seat is committed, or null if the
     * move is allowed.
     */
    Verdict.Refused lastKey(boolean taking, boolean changing) {
        int number = (taking ? 2 : 0) + (changing ? 1 : 0);
        Optional<Verdict.Refused> known = keys.get(number);
        return (known != null ? known : keys.put(number, refused(new LastTakingCard(settings, taking, changing))))
                .orElse(null);
    }

    /** Asks the rules about a move. Returns its refusal, or empty if the move is allowed. */
    Optional<Verdict.Refused> refused(Question question) {
        return refused(rules.ask(question));
    }

    Optional<Verdict.Refused> refused(Answer answer) {
        return Optional.ofNullable(answer.first(Conclusion.Refusal.class))
                .map(refusal -> new Verdict.Refused(refusal.code(), List.of(), answer.rule(Conclusion.Refusal.class)));
    }

    /** Returns whether a seat is committed to a build. */
    public boolean binds(Table table, Build build, int seat) {
        int last = who(table, build.last(), seat);
        int creator = who(table, build.creator(), seat);
        int number = 8 * last + 2 * creator + (build.changed() ? 1 : 0);
        Boolean known = bonds.get(number);
        return known != null
                ? known
                : bonds.put(
                        number,
                        rules.ask(new BuildBinding(settings, last, creator, build.changed()))
                                        .first(Conclusion.Binds.class)
                                != null);
    }

    private static int who(Table table, int one, int seat) {
        return one == seat ? 0 : isPartner(table, one, seat) ? 1 : OTHER;
    }

    static boolean isPartner(Table table, int one, int seat) {
        return one != seat && table.side(one) == table.side(seat);
    }

    /**
     * Returns the given move with its free cards divided into groups, as in records and messages. Listed legal moves have no
     * groups.
     */
    public Move divided(Move move) {
        return move instanceof Move.BySum play ? divided(play) : move;
    }

    /** Returns the given move with its free cards divided into groups, as in records and messages. */
    public Move.BySum divided(Move.BySum move) {
        Fishing fishing = move.fishing();
        if (fishing.groups() != null) {
            return move;
        }
        CardSet rest = move.take().minus(fishing.with());
        CardRules uses = uses(move.card());
        int value = fishing.value() > 0 ? fishing.value() : uses.fromHand();
        int most = most(move);
        FreeCards spread = new FreeCards(this, deck, rest);
        long all = spread.groups.all();
        long summed = all & ~uses.run(spread.groups, all, fishing);
        boolean sums = spread.groups.divides(summed, value, most);
        for (CardRules next = uses.next(); !sums && fishing.value() == 0 && next != null; next = next.next()) {
            value = next.fromHand();
            summed = all & ~next.run(spread.groups, all, fishing);
            sums = spread.groups.divides(summed, value, most);
        }
        // Free cards that do not add up to the value, such as a twin with another number, form one group.
        List<CardSet> groups = sums ? spread.groups(spread.cards(summed), value, most) : List.of(rest);
        return new Move.BySum(move.seat(), move.action(), move.card(), move.take(), fishing.divided(groups));
    }

    /** Returns the maximum group size for the given move, or 0 for no limit. */
    int most(Move.BySum move) {
        boolean alone = move.fishing().with().isEmpty();
        CardRules uses = uses(move.card());
        return switch (act(move.action())) {
            case BUILD -> alone ? uses.most(CardUse.ALONE) : uses.most(CardUse.WITH, CardUse.WITH_ANY);
            case ADD -> alone ? uses.most(CardUse.ADD_ALONE) : uses.most(CardUse.ADD_WITH, CardUse.ADD_WITH_ANY);
            case RAISE -> uses.most(alone ? CardUse.UP_PACKED : CardUse.UP_WITH_ANY);
            default -> uses.most(CardUse.GROUPS);
        };
    }

    /**
     * Returns the points for claiming a pair of twins.
     *
     * @param card one of the twins
     * @param played whether one of the twins was played from the hand
     */
    public int prize(int card, boolean played) {
        int number = 2 * deck.original(card) + (played ? 1 : 0);
        Integer known = prizes.get(number);
        if (known == null) {
            Twins twins = new Twins(settings, deck.card(card), played, onTable(card), fromHand(card));
            Conclusion.Prize prize = rules.ask(twins).first(Conclusion.Prize.class);
            known = prizes.put(number, prize == null ? 0 : prize.points());
        }
        return known;
    }

    /** Returns the points for the twins that a move claims. */
    public int prize(Move.BySum move) {
        int played = deck.original(move.card());
        return move.fishing().claims().stream()
                .map(one -> prize(one, played == one))
                .sum();
    }
}
