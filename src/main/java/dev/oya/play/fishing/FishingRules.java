package dev.oya.play.fishing;

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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What the rules say of cards that are taken in by their sum, asked when it is first needed and then looked up by number.
 * Safe to share between threads.
 */
public final class FishingRules {
    private static final int ACTS = CardUse.Act.values().length;
    private static final int WORTHS = SumGroups.MOST;
    private static final int MOST_CARDS = 128;
    private static final int OTHER = 2;
    private static final int WHO = 4;

    private final RuleQuestions rules;
    private final RuleSettings settings;
    private final Deck deck;
    private final String[] words = new String[ACTS];
    private final CardUse.Act[] acts;
    private final boolean[] phases;
    private final AtomicReferenceArray<CardRules> uses = new AtomicReferenceArray<>(MOST_CARDS);
    private final NumberMap<Optional<Verdict.Refused>> buildings = new NumberMap<>(ACTS * WORTHS * 16 * WHO * WHO);
    private final NumberMap<Optional<Verdict.Refused>> layings = new NumberMap<>(MOST_CARDS * 8);
    private final NumberMap<Optional<Verdict.Refused>> keys = new NumberMap<>(4);
    private final NumberMap<Boolean> bonds = new NumberMap<>(32);
    private final NumberMap<Integer> prizes = new NumberMap<>(MOST_CARDS * 2);

    public FishingRules(RuleQuestions rules) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        Phases machine = settings.pack().phases();
        this.acts = new CardUse.Act[machine.words().size() + 1];
        for (Phases.Word word : machine.words().values()) {
            if (word.act() != null) {
                CardUse.Act act = CardUse.Act.named(word.act());
                acts[settings.word(word.name())] = act;
                // Names are found fastest by the text that rules have in their class files.
                words[act.ordinal()] = word.name().intern();
            }
        }
        this.phases = new boolean[machine.phases().size()];
        machine.phases()
                .forEach((name, phase) ->
                        phases[settings.phase(name)] = phase.words().stream().anyMatch(word -> act(word) != null));
    }

    /** What a word does with cards that are taken in by their sum, or null where it does nothing of the kind. */
    public CardUse.Act act(String word) {
        return acts[settings.word(word)];
    }

    /** Whether cards can be put together on the table. */
    public boolean builds() {
        return word(CardUse.Act.BUILD) != null || word(CardUse.Act.BUILD_BELOW) != null;
    }

    /** Whether cards can be a part of a build of such a worth: they sum to it, or some of them lower what the others sum to. */
    public boolean comesTo(CardSet part, int worth) {
        boolean lowers = word(CardUse.Act.BUILD_BELOW) != null || word(CardUse.Act.LOWER) != null;
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

    /** Whether cards are taken in by their sum in a phase. */
    public boolean fishes(int phase) {
        return phases[phase];
    }

    /** The word that stands for an act, or null where the game has none. */
    String word(CardUse.Act act) {
        return words[act.ordinal()];
    }

    /** What a card counts on the table, in pips. */
    public int onTable(int card) {
        return uses(card).onTable();
    }

    /** What a card counts when it is played, in pips. */
    public int fromHand(int card) {
        return uses(card).fromHand();
    }

    /** Whether a card that is played can take in a build that is worth so much. */
    public boolean counts(int card, int value) {
        return uses(card).counts(value);
    }

    /** The cards that can take in a build that is worth so much. */
    public CardSet takers(int value) {
        CardSet takers = CardSet.NONE;
        CardSet all = deck.parse("all");
        for (int card = all.first(); card >= 0; card = all.next(card)) {
            takers = counts(card, value) ? takers.with(card) : takers;
        }
        return takers;
    }

    /** Whether a card may take another copy of itself alone and claim the two. */
    public boolean claimsTwin(int card) {
        return uses(card).may(CardUse.TWIN);
    }

    /** What a card counts and may be used for. */
    CardRules uses(int card) {
        int index = deck.original(card);
        CardRules known = uses.get(index);
        if (known == null) {
            known = CardRules.ask(rules, this, deck.card(index));
            uses.set(index, known);
        }
        return known;
    }

    /** What is wrong where more cards lie free on the table than can be looked at together. */
    PackException tooManyOnTheTable(int cards) {
        return RuleFault.of(
                rules,
                null,
                settings.phases().get(0),
                cards + " cards lie free on the table, more than " + WORTHS,
                "too-many",
                "have cards taken in, or fewer of them laid out");
    }

    /** What stands against a take of a card, of which a rule looks at how many that count as much lie there and are taken. */
    Verdict.Refused taking(int card, int number, int equals, int taken) {
        return refused(new Taking(settings, deck.card(deck.original(card)), number, equals, taken))
                .orElse(null);
    }

    /**
     * What stands against a build, or null.
     *
     * @param build the build as it lies there, or null where it is new
     * @param apart whether another of the worth stays apart from it
     */
    Verdict.Refused building(
            CardUse.Act act, int worth, boolean kept, boolean apart, Table table, Build build, int seat) {
        boolean compound = build != null && build.compound();
        boolean changed = build != null && build.changed();
        int last = build == null ? Building.NEW : who(table, build.last(), seat);
        int creator = build == null ? Building.NEW : who(table, build.creator(), seat);
        int bounded = Math.max(0, Math.min(worth, WORTHS - 1));
        int signs = (kept ? 8 : 0) + (compound ? 4 : 0) + (changed ? 2 : 0) + (apart ? 1 : 0);
        int number = ((act.ordinal() * WORTHS + bounded) * 16 + signs) * WHO * WHO + last * WHO + creator;
        Optional<Verdict.Refused> known = buildings.get(number);
        return (known != null
                        ? known
                        : buildings.put(
                                number,
                                refused(new Building(
                                        settings, word(act), worth, kept, compound, changed, apart, last, creator))))
                .orElse(null);
    }

    /** What stands against laying a card out, or null. */
    Verdict.Refused laying(int card, boolean takes, boolean bound, boolean kept) {
        int number = deck.original(card) * 8 + (takes ? 4 : 0) + (bound ? 2 : 0) + (kept ? 1 : 0);
        Optional<Verdict.Refused> known = layings.get(number);
        return (known != null
                        ? known
                        : layings.put(number, refused(new Laying(settings, deck.card(card), takes, bound, kept))))
                .orElse(null);
    }

    /** What stands against playing the last card that could take in a build that binds the seat, or null. */
    Verdict.Refused lastKey(boolean taking, boolean changing) {
        int number = (taking ? 2 : 0) + (changing ? 1 : 0);
        Optional<Verdict.Refused> known = keys.get(number);
        return (known != null ? known : keys.put(number, refused(new LastTakingCard(settings, taking, changing))))
                .orElse(null);
    }

    /** What stands against the move that is asked about. */
    Optional<Verdict.Refused> refused(Question question) {
        return refused(rules.ask(question));
    }

    Optional<Verdict.Refused> refused(Answer answer) {
        return Optional.ofNullable(answer.first(Conclusion.Refusal.class))
                .map(refusal -> new Verdict.Refused(
                        refusal.code(),
                        refusal.code().replace('-', ' ') + ": " + refusal.word(),
                        answer.rule(Conclusion.Refusal.class)));
    }

    /** Whether a build binds a seat. */
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

    /** A move with its free cards in groups, as it is recorded and told; open moves come without. */
    public Move divided(Move move) {
        Fishing fishing = move.fishing();
        if (fishing == null || fishing.groups() != null) {
            return move;
        }
        CardSet rest = move.take().minus(fishing.with());
        CardRules uses = uses(move.card());
        int value = fishing.value() > 0 ? fishing.value() : uses.fromHand();
        int most = most(move);
        FreeCards spread = new FreeCards(this, deck, rest);
        boolean sums = spread.groups.divides(spread.groups.all(), value, most);
        if (!sums && fishing.value() == 0 && uses.other() != null) {
            value = uses.other().fromHand();
            sums = spread.groups.divides(spread.groups.all(), value, most);
        }
        // A twin that counts another value than the played card is a group by itself.
        List<CardSet> groups = sums ? spread.groups(rest, value, most) : List.of(rest);
        return Move.card(move.seat(), move.word(), move.card(), move.take(), fishing.divided(groups));
    }

    /** How many cards a group may have that comes with a move, 0 for any number. */
    int most(Move move) {
        boolean alone = move.fishing().with().isEmpty();
        CardRules uses = uses(move.card());
        return switch (act(move.word())) {
            case BUILD -> alone ? uses.most(CardUse.ALONE) : uses.most(CardUse.WITH, CardUse.WITH_ANY);
            case ADD -> alone ? uses.most(CardUse.ADD_ALONE) : uses.most(CardUse.ADD_WITH, CardUse.ADD_WITH_ANY);
            case RAISE -> uses.most(alone ? CardUse.UP_PACKED : CardUse.UP_WITH_ANY);
            default -> uses.most(CardUse.GROUPS);
        };
    }

    /**
     * What twins are worth, in points.
     *
     * @param card one of them
     * @param played whether one of them was played from the hand
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
}
