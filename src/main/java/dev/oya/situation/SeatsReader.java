package dev.oya.situation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.DealSizes;
import dev.oya.play.Rules;
import dev.oya.play.SituationValidator;
import dev.oya.play.table.TableBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the seats of a situation. Use one instance per file. Not thread-safe. */
final class SeatsReader {
    private static final Set<String> SEAT = Set.of("active", "captured", "points", "dealt", "declared", "marks");
    private static final String ACTIVE = "active";

    private final Pack pack;
    private final Deck deck;
    private final Tree root;
    private final SituationFields nodes;
    private final DealSizes sizes;
    private final int seats;
    private final Map<Integer, Tree> seatNodes = new LinkedHashMap<>();
    private final Set<Integer> active = new LinkedHashSet<>();
    private final List<SituationValidator.Points<Tree>> points = new ArrayList<>();
    private final Map<Integer, List<String>> marks = new LinkedHashMap<>();
    private final Map<Integer, Tree> marked = new LinkedHashMap<>();
    private final FeatsReader feats;
    private final SituationValidator<Tree> check;

    private CardSet used = CardSet.NONE;

    SeatsReader(Rules rules, Tree root, SituationFields nodes, DealSizes sizes, SituationValidator<Tree> check) {
        this.pack = rules.settings().pack();
        this.deck = pack.deck();
        this.root = root;
        this.nodes = nodes;
        this.sizes = sizes;
        this.seats = rules.settings().players();
        this.feats = new FeatsReader(rules, nodes);
        this.check = check;
    }

    void read(TableBuilder situation) {
        seats();
        seatNodes.forEach((seat, node) -> seat(situation, seat, node));
        if (!active.isEmpty()) {
            situation.defaultMarks();
        }
        int dealer = situation.table().dealer();
        check.places(dealer, lying("captured", null));
        check.places(dealer, lying("dealt", root.get("field")));
        if (nodes.problems().isEmpty()) {
            check.points(points);
            check.marks(marked, marks, situation.table().dealer());
        }
    }

    /** Returns the active seats for which neither captured cards nor card points were entered. */
    Set<Integer> withoutPoints() {
        Set<Integer> without = new LinkedHashSet<>(active);
        without.removeIf(seat -> SituationFields.get(seatNodes.get(seat), "captured") != null
                || SituationFields.get(seatNodes.get(seat), "points") != null);
        return without;
    }

    private void seats() {
        Tree node = root.get("seats");
        if (node == null || !node.isMap() && !node.isList()) {
            nodes.report(node == null ? root : node, "no-seats");
            return;
        }
        if (node.isList()) {
            for (int seat = 0; seat < node.list().size(); seat++) {
                seatNodes.put(seat, node.list().get(seat));
            }
        }
        node.map().forEach((seat, one) -> {
            if (!seat.matches("[0-9]{1,2}") || Integer.parseInt(seat) >= seats) {
                nodes.report(one, "no-such-seat", seat, seats - 1);
            } else {
                seatNodes.put(Integer.valueOf(seat), one);
            }
        });
        seatNodes.forEach((seat, one) -> {
            if (!Boolean.FALSE.equals(nodes.truth(one, "active"))) {
                active.add(seat);
            }
        });
        check.playing(node, active.size());
    }

    private void seat(TableBuilder situation, int seat, Tree node) {
        if (!node.isMap()) {
            nodes.report(node, "wrong-kind.seat", seat);
            return;
        }
        Set<String> keys = new LinkedHashSet<>(SEAT);
        keys.addAll(feats.keys());
        nodes.keys(node, keys);
        if (active.contains(seat)) {
            situation.mark(seat, ACTIVE);
        }
        List<String> known = nodes.names(
                node, "marks", "unknown-mark", pack.phases().marks().seats().keySet());
        known.forEach(mark -> situation.mark(seat, mark));
        marks.put(seat, known);
        marked.put(seat, known.isEmpty() ? node : node.get("marks"));
        CardSet captured = nodes.cards(node, "captured", deck);
        Integer points = nodes.number(node, "points", 0, deck.points(deck.parse("all")));
        if (captured != null && points != null) {
            nodes.report(node.get("points"), "told-twice.points", seat);
        }
        if (captured != null) {
            captured = copies(captured);
            situation.captured(seat, captured);
            this.points.add(new SituationValidator.Points<>(node.get("captured"), deck.points(captured)));
        }
        feats.read(situation, seat, node);
        if (points != null) {
            situation.points(seat, points);
            this.points.add(new SituationValidator.Points<>(node.get("points"), points));
        }
        if (!active.contains(seat)) {
            Tree cards = captured != null && !captured.isEmpty() ? node.get("captured") : null;
            check.satOut(cards, points != null && points > 0 ? node.get("points") : null, seat);
        }
        CardSet dealt = nodes.cards(node, "dealt", deck);
        if (dealt != null) {
            size(node.get("dealt"), dealt, sizes.hand());
            situation.dealt(seat, dealt);
        }
        declared(situation, seat, node, dealt);
    }

    /** Replaces card copies that another seat already has with free copies. */
    private CardSet copies(CardSet captured) {
        CardSet own = CardSet.NONE;
        for (int card = captured.first(); card >= 0; card = captured.next(card)) {
            CardSet left = deck.copies(card).minus(used).minus(own);
            own = own.with(left.isEmpty() ? card : left.first());
        }
        used = used.plus(own);
        return own;
    }

    /**
     * Returns the cards listed under {@code key} for each seat and those on the field, each with its place in the source.
     */
    private List<SituationValidator.Lying<Tree>> lying(String key, Tree field) {
        List<SituationValidator.Lying<Tree>> all = new ArrayList<>(lyingAt(field, Advice.of("at-field")));
        seatNodes.forEach(
                (seat, node) -> all.addAll(lyingAt(SituationFields.get(node, key), Advice.of("at-seat", seat))));
        return all;
    }

    private static List<SituationValidator.Lying<Tree>> lyingAt(Tree cards, Advice place) {
        List<Tree> items = cards == null ? List.of() : cards.isScalar() ? List.of(cards) : cards.list();
        return items.stream()
                .map(at -> new SituationValidator.Lying<>(
                        at, place, List.of(String.valueOf(at.text()).strip().split("[\\s,]+"))))
                .toList();
    }

    private void declared(TableBuilder situation, int seat, Tree node, CardSet dealt) {
        Set<String> ids = new LinkedHashSet<>();
        for (YakuEntry entry : pack.yaku().values()) {
            if (pack.groups().get(entry.group()).of().equals("hand")) {
                ids.add(entry.id());
            }
        }
        List<String> declared = nodes.names(node, "declared", "unknown-combination", ids);
        if (declared.isEmpty()) {
            return;
        }
        Tree at = node.get("declared");
        Map<String, Tree> each = new LinkedHashMap<>();
        for (Tree one : at.list()) {
            if (declared.contains(one.text())) {
                each.putIfAbsent(one.text(), one);
            }
        }
        check.declared(at, each, seat, dealt);
        situation.declared(seat, declared);
    }

    /** Reports a wrong number of cards, unless another error was reported before. */
    void size(Tree at, CardSet cards, int expected) {
        if (nodes.problems().isEmpty()) {
            check.size(at, cards.size(), expected);
        }
    }
}
