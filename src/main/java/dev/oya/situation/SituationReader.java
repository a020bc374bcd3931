package dev.oya.situation;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.input.Tree;
import dev.oya.pack.Pack;
import dev.oya.play.DealSizes;
import dev.oya.play.Rules;
import dev.oya.play.SituationValidator;
import dev.oya.play.table.Completion;
import dev.oya.play.table.TableBuilder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads an entered round from a file. Use one instance per file. Not thread-safe. */
public record SituationReader(
        Rules rules, Tree root, SituationFields nodes, int seats, SituationValidator<Tree> check) {
    public static final Set<String> HEAD = Set.of("game", "profile", "house", "options");
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

    public record Entered(TableBuilder table, String end, int by, Set<Integer> withoutPoints) {}

    public SituationReader(Rules rules, Tree root, SituationFields nodes) {
        this(rules, root, nodes, rules.settings().players(), new SituationValidator<>(rules, nodes::report));
    }

    private Pack pack() {
        return rules.settings().pack();
    }

    /** Returns the number of players, which defaults to the number of seats in the file. */
    public static Integer players(Tree root, SituationFields nodes) {
        Integer players = nodes.number(root, "players", 1, 99);
        Tree seats = root.get("seats");
        if (players != null || seats == null) {
            return players;
        }
        int most = seats.list().size();
        for (String seat : seats.map().keySet()) {
            most = seat.matches("[0-9]{1,2}") ? Math.max(most, Integer.parseInt(seat) + 1) : most;
        }
        return most == 0 ? null : most;
    }

    /** Reads the round and reports its errors. A round with errors must not be settled. */
    public Entered read() {
        Set<String> known = new LinkedHashSet<>(HEAD);
        known.addAll(KEYS);
        nodes.keys(root, known);
        Integer dealer = nodes.number(root, "dealer", 0, seats - 1);
        TableBuilder situation = TableBuilder.of(rules, seats, dealer == null ? 0 : dealer);
        DealSizes sizes = DealSizes.of(rules, seats, situation.table().dealer());
        SeatsReader seatsReader = new SeatsReader(rules, root, nodes, sizes, check);
        seatsReader.read(situation);
        multiplier(situation, seatsReader, sizes.field());
        readSaid(situation);
        match(situation);
        liable(situation);
        String end = end();
        Integer by = nodes.number(root, "by", 0, seats - 1);
        if (end != null
                && (by == null
                        ? SituationFields.get(root, "by") == null
                        : nodes.problems().isEmpty())) {
            check.end(root.get(by == null ? "end" : "by"), end, by == null ? -1 : by, situation.table());
        }
        return new Entered(situation, end, by == null ? -1 : by, seatsReader.withoutPoints());
    }

    private void multiplier(TableBuilder situation, SeatsReader seatsReader, int size) {
        Integer factor = nodes.number(root, "multiplier", 1, SituationValidator.MOST_FACTOR);
        CardSet field = nodes.cards(root, "field", pack().deck());
        List<Integer> carried = nodes.numbers(root, "carried", 1, SituationValidator.MOST_CARRIED);
        carried.forEach(times -> check.carried(root.get("carried"), times));
        if (factor != null) {
            check.factor(root.get("multiplier"));
        }
        if (factor != null && (field != null || !carried.isEmpty())) {
            nodes.report(root.get("multiplier"), "told-twice.multiplier");
        }
        if (field != null || !carried.isEmpty()) {
            if (field != null) {
                seatsReader.size(root.get("field"), field, size);
            }
            situation.multipliedBy(field == null ? CardSet.NONE : field, carried);
        } else if (factor != null) {
            situation.factor(factor);
        }
    }

    private void readSaid(TableBuilder situation) {
        for (Tree one : nodes.list(root, "said")) {
            nodes.keys(one, Set.of("seat", "do"));
            Integer seat = nodes.number(one, "seat", 0, seats - 1);
            String action = nodes.name(
                    one.get("do"), "unknown-action", pack().phases().actions().keySet());
            if (seat == null || action == null) {
                if (one.get("seat") == null || one.get("do") == null) {
                    nodes.report(one, "wrong-kind.said");
                }
            } else {
                situation.says(seat, action);
            }
        }
    }

    private void match(TableBuilder situation) {
        Integer pot = nodes.number(root, "pot", 0, Integer.MAX_VALUE);
        if (pot != null) {
            check.pot(root.get("pot"));
            int points = pot + situation.table().pot();
            situation.pot(points, points);
        }
        List<Integer> scores = nodes.numbers(root, "scores", Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (!scores.isEmpty() && !check.scores(root.get("scores"), scores.size())) {
            return;
        }
        Integer round = nodes.number(root, "round", 1, Integer.MAX_VALUE);
        Integer rounds = nodes.number(root, "rounds", 1, Integer.MAX_VALUE);
        int all = rounds != null ? rounds : rules.rounds(seats);
        if (round != null) {
            check.round(root.get("round"), round, all);
        }
        int[] before = situation.table().scores();
        for (int seat = 0; seat < scores.size(); seat++) {
            before[seat] = ExactMath.plus(before[seat], scores.get(seat));
        }
        situation.match(before, round == null ? 1 : round, all);
    }

    private void liable(TableBuilder situation) {
        for (Tree one : nodes.list(root, "liable")) {
            nodes.keys(one, Set.of("payer", "owner", "for", "month"));
            Integer payer = nodes.number(one, "payer", 0, seats - 1);
            Integer owner = nodes.number(one, "owner", 0, seats - 1);
            Integer month = nodes.number(one, "month", 1, pack().deck().groupCount());
            String id = nodes.name(one.get("for"), "unknown-combination", pack().combinations());
            if (payer == null || owner == null || id == null && month == null) {
                nodes.report(one, "wrong-kind.liable");
            } else if (id != null) {
                situation.liable(Completion.combination(owner, id), payer);
            } else {
                situation.liable(Completion.group(owner, month), payer);
            }
        }
    }

    private String end() {
        Set<String> ends = pack().phases().ends();
        Tree node = SituationFields.get(root, "end");
        if (node == null) {
            nodes.report(root, "no-end", String.join(", ", ends));
            return null;
        }
        return nodes.name(node, "unknown-end", ends);
    }
}
