package dev.oya.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Multiplier;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.RuleSettings;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Validates an entered round, from a file or a scenario. Not thread-safe.
 *
 * @param <T> type of the places in the source
 */
public final class SituationValidator<T> {
    private static final String ACTIVE = "active";
    /** Maximum multiplier of a round. */
    public static final int MOST_FACTOR = 1_000_000;
    /** Maximum carried multiplier. */
    public static final int MOST_CARRIED = 1_000;
    /** Maximum number of sweeps of a side, and maximum points for its twins. */
    public static final int MOST_FEATS = 1_000;

    private final Rules rules;
    private final RuleSettings settings;
    private final Deck deck;
    private final int seats;
    private final Wrong<T> wrong;

    /**
     * Receives the errors of an entered round.
     *
     * @param <T> type of the places in the source
     */
    public interface Wrong<T> {
        /**
         * Reports an error.
         *
         * @param at place in the source
         * @param key key in {@code problems.properties}
         * @param parts arguments of the message and the advice
         */
        void is(T at, String key, Object... parts);
    }

    /**
     * Cards in one location.
     *
     * @param at place in the source
     * @param place description of the location, for the end of a sentence
     * @param codes codes of the cards
     * @param <T> type of the places in the source
     */
    public record Lying<T>(T at, Advice place, Collection<String> codes) {}

    /**
     * The card points of a seat.
     *
     * @param at place in the source
     * @param points card points, either entered or counted from captured cards
     * @param <T> type of the places in the source
     */
    public record Points<T>(T at, int points) {}

    public SituationValidator(Rules rules, Wrong<T> wrong) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.seats = settings.players();
        this.wrong = wrong;
    }

    /** Checks that a seat exists. */
    public boolean seat(T at, int seat) {
        boolean is = seat >= 0 && seat < seats;
        if (!is) {
            wrong.is(at, "no-such-seat", seat, seats - 1);
        }
        return is;
    }

    /** Checks that a number is within the given range. */
    public void number(T at, int number, int least, int most) {
        if (number < least || number > most) {
            wrong.is(at, most == Integer.MAX_VALUE ? "wrong-number.least" : "wrong-number.range", number, least, most);
        }
    }

    /** Checks that there is a score for each seat. */
    public boolean scores(T at, int numbers) {
        if (numbers != seats) {
            wrong.is(at, "wrong-number.scores", numbers, seats);
        }
        return numbers == seats;
    }

    /** Checks that the number of a round does not exceed the number of rounds in the match. */
    public void round(T at, int round, int rounds) {
        if (rounds > 0 && round > rounds) {
            wrong.is(at, "wrong-number.round", round, rounds);
        }
    }

    /** Checks that the number of active seats does not exceed the maximum. */
    public void playing(T at, int active) {
        Phases.DefaultHolders all = settings.pack().phases().marks().defaults().get(ACTIVE);
        int most = all == null || all.most() == null ? seats : settings.value(all.most());
        if (active > most) {
            wrong.is(at, "too-many-play", active, most);
        }
    }

    /** Checks that a hand or field has the number of cards that are dealt, if the rules define this number. */
    public void size(T at, int cards, int expected) {
        if (expected > 0 && cards != expected) {
            wrong.is(at, "wrong-number.cards", cards, expected);
        }
    }

    /** Checks that a hand or field has at most the number of cards that are dealt. */
    public void most(T at, int cards, int most) {
        if (most > 0 && cards > most) {
            wrong.is(at, "wrong-number.most-cards", cards, most);
        }
    }

    /**
     * Reports cards placed more often than the deck has copies, and extra cards that are not in play.
     *
     * @param dealer dealer of the round
     */
    public void places(int dealer, List<Lying<T>> all) {
        Map<String, Advice> where = new HashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        Set<String> unused = unusedExtras(dealer, all);
        for (Lying<T> lying : all) {
            for (String code : lying.codes()) {
                if (unused.contains(code)) {
                    wrong.is(lying.at(), "not-in-this-game.card", code);
                }
                Advice before = where.putIfAbsent(code, lying.place());
                CardSet copies = deck.copies(code);
                int there = copies == null ? 0 : copies.sizeWith(deck.parse("all"));
                boolean tooMany = counts.merge(code, 1, Integer::sum) > there && there > 0;
                if (tooMany && before != null && !before.equals(lying.place())) {
                    wrong.is(lying.at(), "two-places", code, before, lying.place());
                }
            }
        }
    }

    /** Returns the codes of the placed extra cards that are not in play. */
    private Set<String> unusedExtras(int dealer, List<Lying<T>> all) {
        Set<String> codes = deck.extras().stream()
                .map(Card::code)
                .filter(code -> all.stream().anyMatch(lying -> lying.codes().contains(code)))
                .collect(Collectors.toSet());
        // Most rounds contain no extra card, so the rules are not asked.
        if (!codes.isEmpty()) {
            new Deal(rules, seats, dealer, false).extras().forEach(card -> codes.remove(card.code()));
        }
        return codes;
    }

    /** Checks that the total of card points does not exceed the card points of the deck. */
    public void points(List<Points<T>> all) {
        int deckPoints = deck.points(deck.parse("all"));
        long sum = 0;
        for (Points<T> one : all) {
            sum += one.points();
            if (sum > deckPoints) {
                wrong.is(one.at(), "too-many-points.cards", sum, deckPoints);
                return;
            }
        }
    }

    /**
     * Reports a seat that sits out but has captured cards or card points.
     *
     * @param captured place of the cards in the source, or null if the seat has none
     * @param points place of the card points in the source, or null if the seat has none
     */
    public void satOut(T captured, T points, int seat) {
        if (points != null) {
            wrong.is(points, "sat-out.points", seat);
        }
        if (captured != null) {
            wrong.is(captured, "sat-out.captured", seat);
        }
    }

    /**
     * Checks that the dealt hand contains the declared combinations.
     *
     * @param at places of the combinations by id
     * @param dealt the hand, or null if it is unknown
     */
    public void declared(T all, Map<String, T> at, int seat, CardSet dealt) {
        if (dealt == null) {
            wrong.is(all, "no-hand", seat);
            return;
        }
        List<String> held = rules.hand(dealt).ids();
        at.forEach((id, place) -> {
            if (!held.contains(id)) {
                wrong.is(place, held.isEmpty() ? "not-held.nothing" : "not-held", seat, id, String.join(", ", held));
            }
        });
    }

    /** Returns whether the given end of the round is an action that a seat calls. */
    public boolean isCalled(String end) {
        Phases.Action action = settings.pack().phases().actions().get(end);
        return action != null && action.fields().choice() == null;
    }

    /**
     * Checks that the seat that ends the round may end it. The rules must offer the action, and the seat must have a
     * combination if the action requires one.
     *
     * @param by the seat, or a negative number if none was entered
     */
    public void end(T at, String end, int by, Table table) {
        if (!isCalled(end)) {
            return;
        }
        if (by < 0) {
            wrong.is(at, "no-speaker", end);
            return;
        }
        if ((table.marks(by) & settings.seatMark(ACTIVE)) == 0) {
            wrong.is(at, "sat-out.said", by, end);
            return;
        }
        Phases phases = settings.pack().phases();
        List<Phases.Phase> candidates = phases.phases().values().stream()
                .filter(phase -> phase.actions().contains(end))
                .toList();
        if (candidates.stream().noneMatch(phase -> offers(phase, end, by, table))) {
            wrong.is(at, "illegal-move.said", by, end);
        } else if (candidates.stream().allMatch(phase -> isDecision(phases, phase))
                && rules.taken(table.pile(by), table.holder(by)).ids().isEmpty()) {
            wrong.is(at, "nothing-to-end-with", by, end);
        }
    }

    private boolean offers(Phases.Phase phase, String action, int seat, Table table) {
        return ActionMarks.offers(ActionMarks.toMove(rules, phase, seat, table), seat, action);
    }

    /** Returns whether the phase only asks a seat with a new combination how to continue. */
    private static boolean isDecision(Phases phases, Phases.Phase phase) {
        return phase.actions().stream()
                .noneMatch(action -> phases.actions().get(action).cardMove().from() != null);
    }

    /**
     * Checks marks that only an action gives. At most one seat may have an exclusive mark, and that seat must have taken the
     * action.
     *
     * @param marks marks of each seat
     * @return the marks of each seat, including marks that follow from actions, such as the mark of the first seat to take an
     *     action
     */
    public Map<Integer, Set<String>> marks(
            Map<Integer, T> at, Map<Integer, ? extends Collection<String>> marks, int dealer) {
        return new MarkValidator<>(rules, seats, at, wrong).of(marks, dealer);
    }

    /** Checks that the game has a pot. */
    public void pot(T at) {
        if (!holds("pot-in")) {
            wrong.is(at, "not-in-this-game.pot");
        }
    }

    /** Checks that the game has a round multiplier. */
    public void factor(T at) {
        if (!holds("factor")) {
            wrong.is(at, "not-in-this-game.factor");
        }
    }

    /** Checks that a field can cause this carried multiplier. */
    public void carried(T at, int times) {
        if (!holds("carried-in")) {
            wrong.is(at, "not-in-this-game.carried");
            return;
        }
        Set<Integer> given = waiting(rules);
        if (!given.isEmpty() && !given.contains(times)) {
            String allowed = given.stream().map(String::valueOf).collect(Collectors.joining(", "));
            wrong.is(at, "wrong-number.carried", times, allowed);
        }
    }

    /** Returns the multipliers that a single card of the field can carry over to later rounds. */
    public static Set<Integer> waiting(Rules rules) {
        Set<Integer> given = new TreeSet<>();
        for (Card card : rules.settings().pack().deck().cards()) {
            CardSet field = CardSet.of(card.index());
            int factor = Multiplier.of(rules.field(field, List.of(), 1), field).factor();
            if (factor > 1) {
                given.add(factor);
            }
        }
        return given;
    }

    private boolean holds(String source) {
        return settings.pack().fields().containsValue(source);
    }

    /**
     * Checks that a build is possible: its parts must have its value, and the deck must have a card that can capture it. This
     * method does not check whether a seat has such a card.
     */
    public void build(T at, Build build) {
        FishingRules fishing = rules.fishing();
        if (!fishing.builds()) {
            wrong.is(at, "not-in-this-game.builds");
            return;
        }
        String codes = String.join(" ", deck.codes(build.cards()));
        if (build.cards().size() < 2) {
            wrong.is(at, "wrong-build.alone", codes);
        } else if (!build.parts().stream().allMatch(part -> fishing.hasValue(part, build.value()))) {
            wrong.is(at, "wrong-build.parts", codes, build.value());
        } else if (fishing.takers(build.value()).isEmpty()) {
            wrong.is(at, "wrong-build.taker", build.value());
        }
    }

    /**
     * Checks the sizes of hands in the middle of a round. In order of play from the seat to move, no hand may be larger than
     * the hand before it. No hand may have more than one card less than the hand of the seat to move.
     */
    public void hands(Map<Integer, T> at, Map<Integer, CardSet> hands, int turn) {
        CardSet own = hands.get(turn);
        for (int step = 1, most = own == null ? 0 : own.size(); own != null && step < seats; step++) {
            int seat = (turn + step) % seats;
            CardSet hand = hands.get(seat);
            if (hand == null) {
                continue;
            }
            if (hand.size() > most || hand.size() < own.size() - 1) {
                wrong.is(at.get(seat), "wrong-number.hands", turn, own.size(), seat, hand.size());
                return;
            }
            most = hand.size();
        }
    }
}
