package dev.oya.situation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.SituationValidator;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.TableBuilder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the sweeps, the tallies of the round and the claimed twins of a seat, under the field names of records. The values of
 * partners are added up. Use one instance per file. Not thread-safe.
 */
final class FeatsReader {
    private static final String CARD = "card";
    private static final String PLAYED = "played";

    private final Pack pack;
    private final Deck deck;
    private final Rules rules;
    private final SituationFields nodes;
    private CardSet claimed = CardSet.NONE;

    FeatsReader(Rules rules, SituationFields nodes) {
        this.rules = rules;
        this.pack = rules.settings().pack();
        this.deck = pack.deck();
        this.nodes = nodes;
    }

    Set<String> keys() {
        Set<String> keys = new LinkedHashSet<>();
        if (pack.sweeps() != null) {
            keys.add(pack.sweeps());
        }
        if (pack.claims() != null) {
            keys.add(pack.claims());
        }
        keys.addAll(pack.phases().roundTallies());
        return keys;
    }

    void read(TableBuilder situation, int seat, Tree node) {
        Integer sweeps =
                pack.sweeps() == null ? null : nodes.number(node, pack.sweeps(), 0, SituationValidator.MOST_FEATS);
        int prizes = pack.claims() == null ? 0 : prizes(node);
        for (String tally : pack.phases().roundTallies()) {
            Integer count = nodes.number(node, tally, 0, SituationValidator.MOST_FEATS);
            situation.counted(seat, tally, count == null ? 0 : count);
        }
        situation.feats(
                seat,
                situation.table().sweeps(seat) + (sweeps == null ? 0 : sweeps),
                situation.table().claimed(seat),
                situation.table().prizes(seat) + prizes);
    }

    /** Returns the points for claimed twins, entered as a list with one card of each pair or as a number of points. */
    private int prizes(Tree node) {
        Tree claims = SituationFields.get(node, pack.claims());
        if (claims == null) {
            return 0;
        }
        if (claims.isScalar() && claims.scalar() instanceof Integer) {
            Integer points = nodes.number(node, pack.claims(), 0, SituationValidator.MOST_FEATS);
            return points == null ? 0 : points;
        }
        List<Tree> list = claims.isScalar() ? List.of(claims) : nodes.list(node, pack.claims());
        int points = 0;
        for (Tree one : list) {
            if (one.isMap()) {
                nodes.keys(one, Set.of(CARD, PLAYED));
                Tree card = one.get(CARD);
                points = ExactMath.plus(
                        points,
                        prize(card == null ? one : card, card == null ? "" : card.text(), nodes.truth(one, PLAYED)));
            } else {
                for (String code : String.valueOf(one.text()).strip().split("[\\s,]+")) {
                    points = ExactMath.plus(points, prize(one, code, null));
                }
            }
        }
        return points;
    }

    private int prize(Tree at, String code, Boolean played) {
        CardSet copies = deck.copies(code);
        if (copies == null || copies.size() < 2) {
            nodes.report(at, "unknown-card.twin", code);
            return 0;
        }
        int card = copies.first();
        if (claimed.contains(card)) {
            nodes.report(at, "card-twice.claimed", code);
            return 0;
        }
        claimed = claimed.with(card);
        FishingRules fishing = rules.fishing();
        int lain = fishing.prize(card, false);
        int taken = fishing.prize(card, true);
        if (lain != taken && played == null) {
            nodes.report(at, "unclear", code, taken, lain);
        }
        return played == null || played ? taken : lain;
    }
}
