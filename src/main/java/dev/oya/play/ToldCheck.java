package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MomentState;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What cannot be of a round that somebody tells: the one check of all who take such a round, whether it stands in a file or in
 * a scenario. Not thread-safe.
 *
 * @param <T> where a thing was told
 */
public final class ToldCheck<T> {
    private static final int MOST_ORDERED = 4;
    private static final String ACTIVE = "active";
    /** The highest multiplier of a round. */
    public static final int MOST_FACTOR = 1_000_000;
    /** The highest multiplier that may wait. */
    public static final int MOST_CARRIED = 1_000;
    /** How often a side may have cleared the table, and what its twins may be worth. */
    public static final int MOST_FEATS = 1_000;

    private final Rules rules;
    private final Settings settings;
    private final Deck deck;
    private final int seats;
    private final Wrong<T> wrong;

    /**
     * Is told what cannot be.
     *
     * @param <T> where a thing was told
     */
    public interface Wrong<T> {
        /** Where, by what code of problems, what is wrong, and what to tell instead, or null. */
        void is(T at, String code, String message, String advice);
    }

    /**
     * Cards that lie somewhere.
     *
     * @param at where that was told
     * @param place where they lie, as the end of a sentence
     * @param codes their codes
     * @param <T> where a thing was told
     */
    public record Lying<T>(T at, String place, Collection<String> codes) {}

    /**
     * What a seat has in card points.
     *
     * @param at where that was told
     * @param points the points, those of captured cards among them
     * @param <T> where a thing was told
     */
    public record Points<T>(T at, int points) {}

    public ToldCheck(Rules rules, Wrong<T> wrong) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.seats = (Integer) settings.option("players");
        this.wrong = wrong;
    }

    /** There is such a seat. */
    public boolean seat(T at, int seat) {
        boolean is = seat >= 0 && seat < seats;
        if (!is) {
            wrong.is(at, "no-such-seat", "There is no seat \"" + seat + "\"", "seats are 0 to " + (seats - 1));
        }
        return is;
    }

    /** A number is none that cannot be. */
    public void number(T at, String what, int number, int least, int most) {
        if (number < least || number > most) {
            wrong.is(
                    at,
                    "wrong-number",
                    what + " cannot be " + number,
                    most == Integer.MAX_VALUE ? least + " or more" : "a whole number from " + least + " to " + most);
        }
    }

    /** The standing has a number for each seat. */
    public boolean scores(T at, int numbers) {
        if (numbers != seats) {
            wrong.is(
                    at,
                    "wrong-number",
                    "The standing has " + numbers + " numbers for " + seats + " seats",
                    "tell one for each seat");
        }
        return numbers == seats;
    }

    /** A round is one of those the match has. */
    public void round(T at, int round, int rounds) {
        if (rounds > 0 && round > rounds) {
            wrong.is(at, "wrong-number", "Round " + round + " of " + rounds + " cannot be", null);
        }
    }

    /** Somebody plays, and no more than can. */
    public void playing(T at, int active) {
        Phases.Told all = settings.pack().phases().told().get(ACTIVE);
        int most = all == null || all.most() == null ? seats : settings.value(all.most());
        if (active > most) {
            wrong.is(
                    at,
                    "too-many-play",
                    active + " seats play, but only " + most + " can",
                    "say which of them sat out");
        }
    }

    /** A hand or a field has as many cards as are dealt; nothing is said where the rules deal no certain number. */
    public void size(T at, int cards, int expected, String what) {
        if (expected > 0 && cards != expected) {
            wrong.is(at, "wrong-number", what + " has " + expected + " cards in this game, not " + cards, null);
        }
    }

    /** A hand or a field has no more cards than are dealt. */
    public void most(T at, int cards, int most, String what) {
        if (most > 0 && cards > most) {
            wrong.is(at, "wrong-number", what + " has at most " + most + " cards in this game, not " + cards, null);
        }
    }

    /** Each card is in one place; of a card of which the pack has several, each copy. */
    public void places(List<Lying<T>> all) {
        Map<String, String> where = new HashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (Lying<T> lying : all) {
            for (String code : lying.codes()) {
                String before = where.putIfAbsent(code, lying.place());
                CardSet copies = deck.copies(code);
                int there = copies == null ? 0 : copies.sizeWith(deck.parse("all"));
                boolean tooMany = counts.merge(code, 1, Integer::sum) > there && there > 0;
                if (tooMany && before != null && !before.equals(lying.place())) {
                    wrong.is(
                            lying.at(),
                            "two-places",
                            code + " cannot be " + lying.place() + ": it is " + before,
                            "take it away from one of them");
                }
            }
        }
    }

    /** All together have no more card points than the deck. */
    public void points(List<Points<T>> all) {
        int deckPoints = deck.points(deck.parse("all"));
        long sum = 0;
        for (Points<T> one : all) {
            sum += one.points();
            if (sum > deckPoints) {
                wrong.is(
                        one.at(),
                        "too-many-points",
                        "With these the seats have " + sum + " card points, but the deck has " + deckPoints,
                        "all seats together have no more than the deck");
                return;
            }
        }
    }

    /** A seat that sat out has captured nothing and said nothing that ends the round. */
    public void satOut(T at, int seat, String done) {
        wrong.is(at, "sat-out", "Seat " + seat + " sat out, but " + done, "say that it plays, or take this away");
    }

    /**
     * Declared combinations are in the hand that was dealt.
     *
     * @param at where each was told, by its id
     * @param dealt the hand, or null where it is not told
     * @param advice how a hand is told
     */
    public void declared(T all, Map<String, T> at, int seat, CardSet dealt, String advice) {
        if (dealt == null) {
            wrong.is(all, "no-hand", "Seat " + seat + " declared, but its hand is not told", advice);
            return;
        }
        List<String> held = rules.hand(dealt).ids();
        at.forEach((id, told) -> {
            if (!held.contains(id)) {
                wrong.is(
                        told,
                        "not-held",
                        "Seat " + seat + " holds no " + id + " to declare",
                        held.isEmpty() ? "its hand holds nothing" : "its hand holds: " + String.join(", ", held));
            }
        });
    }

    /** Whether a round ends so by a seat's word. */
    public boolean isSaid(String end) {
        Phases.Word word = settings.pack().phases().words().get(end);
        return word != null && word.choice() == null;
    }

    /**
     * Who ends the round by a word may say it: the rules offer it, and where it is offered to who has made a combination, the
     * seat has one.
     *
     * @param by the seat, or less than 0 where none is told
     * @param advice how a seat is told
     */
    public void end(T at, String end, int by, Table table, String advice) {
        if (!isSaid(end)) {
            return;
        }
        if (by < 0) {
            wrong.is(at, "no-speaker", "Who said \"" + end + "\"?", advice);
            return;
        }
        if ((table.marks(by) & settings.seatMark(ACTIVE)) == 0) {
            satOut(at, by, "has said \"" + end + "\"");
            return;
        }
        Phases phases = settings.pack().phases();
        List<Phases.Phase> said = phases.phases().values().stream()
                .filter(phase -> phase.words().contains(end))
                .toList();
        if (said.stream().noneMatch(phase -> offers(phase, end, by, table))) {
            wrong.is(
                    at,
                    "not-open",
                    "Seat " + by + " may not say \"" + end + "\" as things stand",
                    "tell what it had said before");
        } else if (said.stream().allMatch(phase -> isDecision(phases, phase))
                && rules.taken(table.pile(by), table.round()).ids().isEmpty()) {
            wrong.is(
                    at,
                    "nothing-to-end-with",
                    "Seat " + by + " has captured no combination to say \"" + end + "\" with",
                    "tell the cards that it has captured");
        }
    }

    private boolean offers(Phases.Phase phase, String word, int seat, Table table) {
        ToMove question = new ToMove(
                settings,
                MomentState.of(settings.phase(phase.name()), seats, table.dealer())
                        .turn(seat)
                        .marks(table.marks(), 0)
                        .soFar(table.soFar())
                        .done());
        return rules.ask(question).all(Conclusion.Offer.class).stream()
                .anyMatch(offer -> offer.seat() == seat && offer.word().equals(word));
    }

    /** Whether nothing is done in a phase but saying how the play goes on: whoever made a combination is asked. */
    private static boolean isDecision(Phases phases, Phases.Phase phase) {
        return phase.words().stream().noneMatch(word -> phases.words().get(word).card() != null);
    }

    /**
     * A mark that only a word brings about is told of one seat, and of one that has said the word.
     *
     * @param marks what is told of each seat
     * @return the same with the marks that follow where a word is told, such as who said it first
     */
    public Map<Integer, Set<String>> marks(
            Map<Integer, T> at, Map<Integer, ? extends Collection<String>> marks, int dealer) {
        Map<Integer, Set<String>> all = new TreeMap<>();
        marks.forEach((seat, names) -> all.put(seat, new LinkedHashSet<>(names)));
        Set<String> told = all.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
        for (WordMarks word : WordMarks.of(rules, seats, dealer, told)) {
            boolean fine = all.entrySet().stream().allMatch(seat -> hasSaid(at, word, seat.getKey(), seat.getValue()));
            for (String mark : word.single()) {
                fine &= one(at, mark, having(all, Set.of(mark)));
            }
            if (fine) {
                order(at, word, all, dealer);
            }
        }
        return all;
    }

    private boolean hasSaid(Map<Integer, T> at, WordMarks word, int seat, Set<String> marks) {
        List<String> unsaid = word.single().stream()
                .filter(mark -> marks.contains(mark) && !marks.containsAll(word.each()))
                .toList();
        if (!unsaid.isEmpty()) {
            wrong.is(
                    at.get(seat),
                    "mark-without-word",
                    "Seat " + seat + " is \"" + unsaid.get(0) + "\", but it is not told that it has said \""
                            + word.word() + "\"",
                    "tell of it too: " + String.join(", ", word.each()));
        }
        return unsaid.isEmpty();
    }

    private boolean one(Map<Integer, T> at, String mark, List<Integer> seats) {
        if (seats.size() > 1) {
            wrong.is(
                    at.get(seats.get(1)),
                    "two-marks",
                    "Only one seat can be \"" + mark + "\", not " + seats.size(),
                    "take it away from all but one");
        }
        return seats.size() <= 1;
    }

    private static List<Integer> having(Map<Integer, Set<String>> marks, Set<String> all) {
        return marks.keySet().stream()
                .filter(seat -> marks.get(seat).containsAll(all))
                .toList();
    }

    /** Gives the marks of the first order of saying the word in which those that are told come true. */
    private void order(Map<Integer, T> at, WordMarks word, Map<Integer, Set<String>> marks, int dealer) {
        List<Integer> sayers = having(marks, word.each());
        if (sayers.isEmpty() || sayers.size() > MOST_ORDERED) {
            return;
        }
        for (List<Integer> order : orders(sayers)) {
            List<Set<String>> after = WordMarks.said(rules, seats, dealer, word.word(), order);
            boolean so = sayers.stream()
                    .allMatch(seat -> word.single().stream()
                            .allMatch(mark -> !marks.get(seat).contains(mark)
                                    || after.get(seat).contains(mark)));
            if (so) {
                sayers.forEach(seat ->
                        word.single().stream().filter(after.get(seat)::contains).forEach(marks.get(seat)::add));
                return;
            }
        }
        wrong.is(
                at.get(sayers.get(0)),
                "two-marks",
                "In no order of saying \"" + word.word() + "\" these are: " + String.join(", ", word.single()),
                "take one of them away");
    }

    private static List<List<Integer>> orders(List<Integer> seats) {
        if (seats.size() <= 1) {
            return List.of(seats);
        }
        List<List<Integer>> all = new ArrayList<>();
        for (Integer first : seats) {
            List<Integer> others = new ArrayList<>(seats);
            others.remove(first);
            for (List<Integer> rest : orders(others)) {
                List<Integer> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                all.add(order);
            }
        }
        return all;
    }
}
