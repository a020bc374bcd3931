package dev.oya.cli;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YamlNode;
import dev.oya.play.Rules;
import dev.oya.play.Situation;
import dev.oya.words.Answer;
import dev.oya.words.Conclusion;
import dev.oya.words.ToDeal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds a situation from what a person told in a file. One reading, not thread-safe. */
final class SituationReader {
    static final Set<String> HEAD = Set.of("game", "profile", "house", "options");
    private static final Set<String> KEYS = Set.of(
            "players",
            "dealer",
            "multiplier",
            "field",
            "carried",
            "seats",
            "said",
            "pot",
            "end",
            "by",
            "liable",
            "scores",
            "round",
            "rounds");
    private static final Set<String> SEAT = Set.of("active", "captured", "points", "dealt", "declared", "marks");
    private static final String ACTIVE = "active";
    private static final String ACTING = "acting-dealer";
    private static final String AT_MOST = "active-seats";

    private final Rules rules;
    private final Pack pack;
    private final Deck deck;
    private final YamlNode root;
    private final Nodes nodes;
    private final int seats;
    private final Map<Integer, YamlNode> told = new LinkedHashMap<>();
    private final Set<Integer> active = new LinkedHashSet<>();

    /** What was told. */
    record Told(Situation situation, String end, int by, Set<Integer> withoutPoints) {}

    SituationReader(Rules rules, YamlNode root, Nodes nodes) {
        this.rules = rules;
        this.pack = rules.settings().pack();
        this.deck = pack.deck();
        this.root = root;
        this.nodes = nodes;
        this.seats = (Integer) rules.settings().option("players");
    }

    /** How many sit at the table: what is told, else as many as the seats that are told of. */
    static Integer players(YamlNode root, Nodes nodes) {
        Integer players = nodes.number(root, "players", 1, 99);
        YamlNode seats = root.get("seats");
        if (players != null || seats == null) {
            return players;
        }
        int most = seats.list().size();
        for (String seat : seats.map().keySet()) {
            most = seat.matches("[0-9]{1,2}") ? Math.max(most, Integer.parseInt(seat) + 1) : most;
        }
        return most == 0 ? null : most;
    }

    /** The situation; what is wrong with it is noted, and then it must not be settled. */
    Told read() {
        Set<String> known = new LinkedHashSet<>(HEAD);
        known.addAll(KEYS);
        nodes.keys(root, known);
        Integer dealer = nodes.number(root, "dealer", 0, seats - 1);
        Situation situation = new Situation(rules, seats, dealer == null ? 0 : dealer);
        seats();
        told.forEach((seat, node) -> seat(situation, seat, node));
        actingDealer(situation, dealer == null ? 0 : dealer);
        multiplier(situation);
        disjoint("captured", null);
        disjoint("dealt", root.get("field"));
        said(situation);
        match(situation);
        liable(situation);
        String end = end();
        Integer by = nodes.number(root, "by", 0, seats - 1);
        if (end != null && by == null && isSaid(end)) {
            nodes.wrong(root.get("end"), "no-speaker", "Who said \"" + end + "\"?", "add \"by: SEAT\"");
        }
        Set<Integer> withoutPoints = new LinkedHashSet<>(active);
        withoutPoints.removeIf(
                seat -> Nodes.get(told.get(seat), "captured") != null || Nodes.get(told.get(seat), "points") != null);
        return new Told(situation, end, by == null ? -1 : by, withoutPoints);
    }

    private void seats() {
        YamlNode node = root.get("seats");
        if (node == null || !node.isMap() && !node.isList()) {
            nodes.wrong(
                    node == null ? root : node,
                    "no-seats",
                    "\"seats\" should tell of each seat",
                    "for example: seats: {0: {captured: [...]}, 1: {points: 91}}");
            return;
        }
        if (node.isList()) {
            for (int seat = 0; seat < node.list().size(); seat++) {
                told.put(seat, node.list().get(seat));
            }
        }
        node.map().forEach((seat, one) -> {
            if (!seat.matches("[0-9]{1,2}") || Integer.parseInt(seat) >= seats) {
                nodes.wrong(one, "no-such-seat", "There is no seat \"" + seat + "\"", "seats are 0 to " + (seats - 1));
            } else {
                told.put(Integer.valueOf(seat), one);
            }
        });
        told.forEach((seat, one) -> {
            if (!Boolean.FALSE.equals(nodes.truth(one, "active"))) {
                active.add(seat);
            }
        });
        if (pack.values().containsKey(AT_MOST)
                && active.size() > rules.settings().value(AT_MOST)) {
            nodes.wrong(
                    node,
                    "too-many-play",
                    active.size() + " seats play, but only " + rules.settings().value(AT_MOST) + " can",
                    "say \"active: false\" for those who sat out");
        }
    }

    private void seat(Situation situation, int seat, YamlNode node) {
        if (!node.isMap()) {
            nodes.wrong(node, "wrong-kind", "Seat " + seat + " should be a map", "for example: {points: 91}");
            return;
        }
        nodes.keys(node, SEAT);
        if (active.contains(seat)) {
            situation.mark(seat, ACTIVE);
        }
        nodes.names(node, "marks", "mark", pack.phases().seatMarks().keySet())
                .forEach(mark -> situation.mark(seat, mark));
        CardSet captured = nodes.cards(node, "captured", deck);
        Integer points = nodes.number(node, "points", 0, deck.points(deck.parse("all")));
        if (captured != null && points != null) {
            nodes.wrong(
                    node.get("points"),
                    "told-twice",
                    "Seat " + seat + " has both \"captured\" and \"points\"",
                    "the cards say how many points they are: leave \"points\" away");
        }
        if (captured != null) {
            situation.captured(seat, captured);
        }
        if (points != null) {
            situation.points(seat, points);
        }
        CardSet dealt = nodes.cards(node, "dealt", deck);
        if (dealt != null) {
            size(node.get("dealt"), dealt, hand(situation.table().dealer()), "A hand");
            situation.dealt(seat, dealt);
        }
        declared(situation, seat, node, dealt);
    }

    private void declared(Situation situation, int seat, YamlNode node, CardSet dealt) {
        Set<String> ids = new LinkedHashSet<>();
        for (YakuEntry entry : pack.yaku().values()) {
            if (pack.groups().get(entry.group()).of().equals("hand")) {
                ids.add(entry.id());
            }
        }
        List<String> declared = nodes.names(node, "declared", "combination", ids);
        if (declared.isEmpty()) {
            return;
        }
        YamlNode at = node.get("declared");
        if (dealt == null) {
            nodes.wrong(at, "no-hand", "Seat " + seat + " declared, but its hand is not told", "add \"dealt: [...]\"");
            return;
        }
        List<String> held = rules.hand(dealt).ids();
        for (int i = 0; i < at.list().size(); i++) {
            String id = at.list().get(i).text();
            if (declared.contains(id) && !held.contains(id)) {
                nodes.wrong(
                        at.list().get(i),
                        "not-held",
                        "Seat " + seat + " holds no " + id + " to declare",
                        held.isEmpty() ? "its hand holds nothing" : "its hand holds: " + String.join(", ", held));
            }
        }
        situation.declared(seat, declared);
    }

    private void actingDealer(Situation situation, int dealer) {
        if (!pack.phases().seatMarks().containsKey(ACTING)) {
            return;
        }
        for (YamlNode node : told.values()) {
            YamlNode marks = node.get("marks");
            if (marks != null && marks.list().stream().anyMatch(mark -> ACTING.equals(mark.text()))) {
                return;
            }
        }
        for (int i = 0; i < seats; i++) {
            int seat = (dealer + i) % seats;
            if (active.contains(seat)) {
                situation.mark(seat, ACTING);
                return;
            }
        }
    }

    private void multiplier(Situation situation) {
        Integer factor = nodes.number(root, "multiplier", 1, 1_000_000);
        CardSet field = nodes.cards(root, "field", deck);
        List<Integer> carried = nodes.numbers(root, "carried", 1);
        if (factor != null && (field != null || !carried.isEmpty())) {
            nodes.wrong(
                    root.get("multiplier"),
                    "told-twice",
                    "The multiplier follows from \"field\" and \"carried\"",
                    "tell the multiplier, or the field");
        }
        if (field != null || !carried.isEmpty()) {
            if (field != null) {
                size(root.get("field"), field, field(situation.table().dealer()), "The field");
            }
            situation.field(field == null ? CardSet.NONE : field, carried);
        } else if (factor != null) {
            situation.factor(factor);
        }
    }

    /** No card is in two places of a kind. */
    private void disjoint(String key, YamlNode besides) {
        Map<String, String> where = new LinkedHashMap<>();
        if (besides != null) {
            besides.list().forEach(card -> where.put(card.text(), "on the field"));
        }
        Map<String, Integer> copies = new LinkedHashMap<>();
        deck.cards().forEach(card -> copies.merge(card.code(), 1, Integer::sum));
        told.forEach((seat, node) -> {
            YamlNode list = Nodes.get(node, key);
            for (YamlNode card : list == null ? List.<YamlNode>of() : list.list()) {
                String before = where.putIfAbsent(card.text(), "with seat " + seat);
                if (before != null && !before.equals("with seat " + seat) && copies.getOrDefault(card.text(), 0) == 1) {
                    nodes.wrong(
                            card,
                            "two-places",
                            card.text() + " cannot be with seat " + seat + ": it is " + before,
                            "take it away from one of them");
                }
            }
        });
    }

    private void size(YamlNode at, CardSet cards, int expected, String what) {
        if (expected > 0 && cards.size() != expected && nodes.problems().isEmpty()) {
            nodes.wrong(
                    at, "wrong-number", what + " has " + expected + " cards in this game, not " + cards.size(), null);
        }
    }

    private int hand(int dealer) {
        return steps(rules, seats, dealer, false);
    }

    private int field(int dealer) {
        boolean none = rules.ask(new ToDeal(rules.settings(), seats, dealer)).first(Conclusion.NoField.class) != null;
        return none ? hand(dealer) - 1 : steps(rules, seats, dealer, true);
    }

    /** How many cards each seat, or the field, is dealt; 0 where the rules do not say. */
    static int steps(Rules rules, int seats, int dealer, boolean toField) {
        Answer answer = rules.ask(new ToDeal(rules.settings(), seats, dealer));
        Conclusion.Pattern pattern = answer.first(Conclusion.Pattern.class);
        int cards = 0;
        for (String step : pattern == null ? new String[0] : pattern.steps().split("-")) {
            if (step.endsWith("f") == toField) {
                cards += Integer.parseInt(step.replace("f", ""));
            }
        }
        return cards;
    }

    private void said(Situation situation) {
        for (YamlNode one : nodes.list(root, "said", "what was said")) {
            nodes.keys(one, Set.of("seat", "do"));
            Integer seat = nodes.number(one, "seat", 0, seats - 1);
            String word =
                    nodes.name(one.get("do"), "word", pack.phases().words().keySet());
            if (seat == null || word == null) {
                if (one.get("seat") == null || one.get("do") == null) {
                    nodes.wrong(one, "wrong-kind", "Who said what?", "for example: {seat: 1, do: WORD}");
                }
            } else {
                situation.said(seat, word);
            }
        }
    }

    private void match(Situation situation) {
        Integer pot = nodes.number(root, "pot", 0, Integer.MAX_VALUE);
        if (pot != null) {
            situation.pot(pot + situation.table().pot());
        }
        List<Integer> scores = nodes.numbers(root, "scores", Integer.MIN_VALUE);
        if (!scores.isEmpty() && scores.size() != seats) {
            nodes.wrong(
                    root.get("scores"),
                    "wrong-number",
                    "\"scores\" has " + scores.size() + " numbers for " + seats + " seats",
                    null);
            return;
        }
        Integer round = nodes.number(root, "round", 1, Integer.MAX_VALUE);
        Integer rounds = nodes.number(root, "rounds", 1, Integer.MAX_VALUE);
        int all = rounds != null ? rounds : (Integer) rules.settings().option("rounds");
        if (round != null && round > all) {
            nodes.wrong(root.get("round"), "wrong-number", "Round " + round + " of " + all + " cannot be", null);
        }
        int[] before = situation.table().scores();
        for (int seat = 0; seat < scores.size(); seat++) {
            before[seat] += scores.get(seat);
        }
        situation.standing(before, round == null ? 1 : round, all);
    }

    private void liable(Situation situation) {
        for (YamlNode one : nodes.list(root, "liable", "liabilities")) {
            nodes.keys(one, Set.of("payer", "owner", "for", "month"));
            Integer payer = nodes.number(one, "payer", 0, seats - 1);
            Integer owner = nodes.number(one, "owner", 0, seats - 1);
            Integer month = nodes.number(one, "month", 1, deck.groupCount());
            Set<String> ids = new LinkedHashSet<>();
            pack.yaku().values().forEach(entry -> ids.add(entry.id()));
            String id = nodes.name(one.get("for"), "combination", ids);
            if (payer == null || owner == null || id == null && month == null) {
                nodes.wrong(
                        one,
                        "wrong-kind",
                        "Who is liable to whom for what?",
                        "for example: {payer: 1, owner: 0, for: COMBINATION} or {payer: 1, owner: 0, month: 4}");
            } else if (id != null) {
                situation.liable(owner, id, payer);
            } else {
                situation.liableForFourth(owner, month, payer);
            }
        }
    }

    private String end() {
        Set<String> ends = new LinkedHashSet<>();
        for (Phases.Phase phase : pack.phases().phases().values()) {
            phase.arrows().values().stream()
                    .filter(arrow -> arrow.end() != null)
                    .forEach(arrow -> ends.add(arrow.end()));
        }
        YamlNode node = Nodes.get(root, "end");
        if (node == null) {
            nodes.wrong(
                    root, "no-end", "\"end\" should say how the round ended", "it may be: " + String.join(", ", ends));
            return null;
        }
        return nodes.name(node, "end", ends);
    }

    /** Whether a round ends so by a seat's word. */
    private boolean isSaid(String end) {
        Phases.Word word = pack.phases().words().get(end);
        return word != null && word.choice() == null;
    }
}
