package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.CardUse;
import java.util.List;

/**
 * Determines why a move of the seat to move is illegal in a game with captures by sum, without listing the legal moves.
 */
public final class FishingJudge {
    private final FishingTurn turn;
    private final Deck deck;
    private final SumGroups groups;
    private final Move.BySum move;
    private final Fishing fishing;
    private final CardRules uses;
    private final int value;
    private final long free;
    private final long run;

    public FishingJudge(FishingTurn turn, Move.BySum move) {
        this(turn, move, turn.rules.uses(move.card()));
    }

    private FishingJudge(FishingTurn turn, Move.BySum move, CardRules uses) {
        this.turn = turn;
        this.deck = turn.deck;
        this.groups = turn.spread.groups;
        this.move = move;
        this.fishing = move.fishing();
        this.uses = uses;
        this.value = uses.fromHand();
        this.free = turn.spread.bits(move.take());
        this.run = uses.run(groups, free, fishing);
    }

    /** Returns the reason why the move is illegal, or null if it is legal. */
    public Verdict.Refused judge(Phases.Act act) {
        if (!turn.hand.contains(move.card())) {
            return Verdict.refused("not-in-hand", code());
        }
        CardSet strange = move.take().minus(turn.spread.field);
        if (!strange.isEmpty()) {
            return Verdict.refused(
                    "not-on-the-table", deck.card(strange.first()).code());
        }
        Verdict.Refused shapeless = shape(act);
        if (shapeless != null) {
            return shapeless;
        }
        for (long rest = fishing.builds(); rest != 0; rest &= rest - 1) {
            if (turn.build(Long.numberOfTrailingZeros(rest) + 1) == null) {
                return Verdict.refused("no-such-build.number", Long.numberOfTrailingZeros(rest) + 1);
            }
        }
        Verdict.Refused refused = switch (act) {
            case TAKE -> fishing.claims().isEmpty() ? takeByAny() : claim();
            case BUILD, ADD -> build(act);
            case BUILD_BELOW -> buildBelow();
            case RAISE -> raise();
            case LOWER -> change(CardUse.DOWN, -value);
            case LAY ->
                uses.may(CardUse.LAY) ? turn.laying(move.card(), turn.takes(move.card(), uses)) : cannot(CardUse.LAY);
        };
        if (refused != null) {
            return refused;
        }
        boolean takes = act == Phases.Act.TAKE;
        return turn.lastKey(uses, takes ? fishing.builds() : 0, takes ? 0 : fishing.builds());
    }

    /** Returns the refusal if the move names cards, builds or claims that its action does not use, or null otherwise. */
    private Verdict.Refused shape(Phases.Act act) {
        boolean onTable = act == Phases.Act.TAKE || act == Phases.Act.BUILD || act == Phases.Act.BUILD_BELOW;
        boolean packs = act == Phases.Act.RAISE && (uses.may(CardUse.UP_PACKED) || uses.may(CardUse.UP_WITH_ANY));
        boolean named = onTable || packs || act == Phases.Act.ADD;
        if (!named && !move.take().isEmpty() || !move.take().containsAll(fishing.with())) {
            return Verdict.refused("not-with-this.cards");
        }
        if (act != Phases.Act.TAKE && !fishing.claims().isEmpty()) {
            return Verdict.refused("not-with-this.claims");
        }
        boolean untouched = onTable && act != Phases.Act.TAKE || act == Phases.Act.LAY;
        return untouched && fishing.builds() != 0 ? Verdict.refused("not-with-this.builds") : null;
    }

    /** Checks a capture by each of the card's numbers. */
    private Verdict.Refused takeByAny() {
        Verdict.Refused refused = take();
        boolean taken = refused == null;
        for (CardRules next = uses.next(); !taken && next != null; next = next.next()) {
            taken = new FishingJudge(turn, move, next).take() == null;
        }
        return taken ? null : refused;
    }

    private Verdict.Refused take() {
        boolean table = uses.may(CardUse.TABLE) && free == groups.all() && fishing.builds() == turn.everyBuild();
        long worth = turn.worth(value);
        if (!table && (fishing.builds() & ~worth) != 0) {
            return Verdict.refused("wrong-build.taken", code(), value);
        }
        if (!table && fishing.builds() != 0 && !uses.may(CardUse.BUILDS)) {
            return cannot(CardUse.BUILDS);
        }
        long summed = free & ~run;
        if (!table && free != 0 && !isSum(summed)) {
            int most = uses.most(CardUse.GROUPS);
            if (uses.may(CardUse.GROUPS) && groups.isTooMuchToDivide(summed, value, most)) {
                return Verdict.refused("too-many-ways", value);
            }
            return uses.mayTakeFree() ? Verdict.refused("no-groups", value) : cannot(CardUse.GROUPS);
        }
        Verdict.Refused wrong = table || free == 0 || !uses.runs() ? null : new Runs(turn, uses).refusal(run);
        if (wrong != null) {
            return wrong;
        }
        boolean none = free == 0 && fishing.builds() == 0;
        Verdict.Refused refused =
                none && !turn.leaves(uses, 0, 0) ? null : turn.taking(move.card(), uses, summed, run, fishing.builds());
        if (refused != null || !none) {
            return refused;
        }
        return uses.mayTakeFree() ? Verdict.refused("nothing-taken", code()) : cannot(CardUse.BUILDS);
    }

    /** Returns whether the given free cards can be taken by their sum. */
    private boolean isSum(long summed) {
        boolean alone = fishing.builds() == 0;
        int most = uses.most(CardUse.ONE_GROUP);
        int cards = Long.bitCount(summed);
        return summed != 0 && uses.may(CardUse.GROUPS) && divides(summed, value, uses.most(CardUse.GROUPS))
                || alone && uses.may(CardUse.ONE_GROUP) && groups.sum(summed) == value && (most == 0 || cards <= most)
                || alone && uses.may(CardUse.ONE_CARD) && groups.sum(summed) == value && cards == 1;
    }

    /** Returns whether the given cards can be divided into groups, as the player specified or in another way. */
    private boolean divides(long cards, int sum, int most) {
        return isGiven(cards, sum, most) || groups.divides(cards, sum, most);
    }

    private boolean isGiven(long cards, int sum, int most) {
        long left = cards;
        for (CardSet claimed : fishing.groups() == null ? List.<CardSet>of() : fishing.groups()) {
            long group = turn.spread.bits(claimed);
            if ((group & ~left) != 0 || groups.sum(group) != sum || most > 0 && Long.bitCount(group) > most) {
                return false;
            }
            left &= ~group;
        }
        return left == 0;
    }

    /** Checks a capture that claims twins: the other copy alone, pairs alone or one build alone. */
    private Verdict.Refused claim() {
        if (fishing.builds() != 0) {
            return claimOfBuild();
        }
        long seconds = turn.seconds(free, value);
        if (uses.may(CardUse.PAIRS) && free != 0 && (seconds | seconds >>> 1) == free) {
            return claims(turn.originals(seconds));
        }
        boolean twin = Long.bitCount(free) == 1 && turn.originals(free).contains(deck.original(move.card()));
        if (twin && uses.may(CardUse.TWIN)) {
            return claims(CardSet.of(deck.original(move.card())));
        }
        return Verdict.refused("no-twins", code());
    }

    private Verdict.Refused claimOfBuild() {
        Build build = turn.build(fishing.build());
        if (!uses.may(CardUse.ONE_BUILD) || Long.bitCount(fishing.builds()) > 1 || free != 0) {
            return Verdict.refused("no-twins.build");
        }
        if (build.value() != value) {
            return Verdict.refused("wrong-build.claimed", code(), value, build.value());
        }
        return claims(turn.twins(build, move.card()));
    }

    private Verdict.Refused claims(CardSet twins) {
        if (twins.equals(fishing.claims())) {
            return null;
        }
        return twins.isEmpty()
                ? Verdict.refused("wrong-claim.none")
                : Verdict.refused("wrong-claim", deck.codes(twins));
    }

    private Verdict.Refused build(Phases.Act act) {
        Build build = act == Phases.Act.ADD ? turn.build(fishing.build()) : null;
        if (act == Phases.Act.ADD
                && (build == null || !uses.may(CardUse.JOIN) && Long.bitCount(fishing.builds()) != 1)) {
            return Verdict.refused("no-such-build");
        }
        boolean alone = fishing.with().isEmpty();
        CardUse how = act == Phases.Act.ADD
                ? alone ? CardUse.ADD_ALONE : way(CardUse.ADD_WITH, CardUse.ADD_WITH_ANY)
                : alone ? CardUse.ALONE : way(CardUse.WITH, CardUse.WITH_ANY);
        if (!uses.may(how)) {
            return cannot(how);
        }
        int worth = value + groups.sum(turn.spread.bits(fishing.with()));
        if (worth != fishing.value() || build != null && build.value() != worth) {
            return wrongValue(worth);
        }
        if (how == CardUse.ALONE && free == 0) {
            return Verdict.refused("no-second-part", code());
        }
        Verdict.Refused packed = packed(worth, uses.most(how));
        return packed != null ? packed : building(how, worth, build);
    }

    /** Returns the use that combines the played card with free cards. */
    private CardUse way(CardUse one, CardUse any) {
        return fishing.with().size() == 1 && uses.may(one) ? one : any;
    }

    /** Returns the reason why the added free cards are illegal, or null if they are legal. */
    private Verdict.Refused packed(int worth, int most) {
        long pack = free & ~turn.spread.bits(fishing.with());
        if (!divides(pack, worth, most) && groups.isTooMuchToDivide(pack, worth, most)) {
            return Verdict.refused("too-many-ways", worth);
        }
        return divides(pack, worth, most) && isDivided(worth, most) ? null : Verdict.refused("no-groups", worth);
    }

    /** Checks a raise by the played card alone, with added groups, or with free cards. */
    private Verdict.Refused raise() {
        boolean simply = free == 0 && (uses.may(CardUse.UP) || !uses.may(CardUse.UP_PACKED));
        CardUse how = !fishing.with().isEmpty() ? CardUse.UP_WITH_ANY : simply ? CardUse.UP : CardUse.UP_PACKED;
        int more = value + groups.sum(turn.spread.bits(fishing.with()));
        Verdict.Refused changed = change(how, more);
        return changed != null ? changed : packed(fishing.value(), uses.most(how));
    }

    /** Returns whether the groups specified by the player have the required value and size. */
    private boolean isDivided(int worth, int most) {
        List<CardSet> claimed = fishing.groups();
        if (claimed != null) {
            for (CardSet group : claimed) {
                if (most > 0 && group.size() > most || groups.sum(turn.spread.bits(group)) != worth) {
                    return false;
                }
            }
        }
        return true;
    }

    private Verdict.Refused buildBelow() {
        if (!uses.may(CardUse.BELOW)) {
            return cannot(CardUse.BELOW);
        }
        if (fishing.with().size() != 1 || move.take().size() != 1) {
            return Verdict.refused("no-card-to-build-with", code());
        }
        int worth = groups.sum(free) - value;
        return building(CardUse.BELOW, worth, null);
    }

    private Verdict.Refused change(CardUse how, int more) {
        if (!uses.may(how)) {
            return cannot(how);
        }
        Build build = turn.changed(fishing);
        if (build == null || !uses.may(CardUse.JOIN) && Long.bitCount(fishing.builds()) != 1) {
            return Verdict.refused("no-such-build");
        }
        return building(how, build.value() + more, build);
    }

    private Verdict.Refused building(CardUse how, int worth, Build build) {
        if (worth != fishing.value()) {
            return wrongValue(worth);
        }
        long joined = build == null ? 0 : fishing.builds() & ~Fishing.bit(build.number());
        for (long rest = joined; rest != 0; rest &= rest - 1) {
            Build other = turn.build(Long.numberOfTrailingZeros(rest) + 1);
            if (!turn.joins(worth, uses, other)) {
                return Verdict.refused("wrong-build.joined", other.number(), worth);
            }
        }
        return turn.building(how, worth, uses, build, joined);
    }

    private Verdict.Refused wrongValue(int worth) {
        return Verdict.refused("wrong-value", worth, fishing.value());
    }

    private Verdict.Refused cannot(CardUse how) {
        return Verdict.refused("cannot-be-used-so", code(), String.valueOf(turn.rules.action(how.act())));
    }

    private String code() {
        return deck.card(move.card()).code();
    }
}
