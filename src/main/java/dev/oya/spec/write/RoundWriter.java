package dev.oya.spec.write;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.spec.PhraseReader;
import dev.oya.vocabulary.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Writes rounds of a pack as the sentences of scenarios in one language. Immutable. */
public final class RoundWriter {
    private final Pack pack;
    private final StepWriter steps;
    private final PhraseWriter words;

    /**
     * @param reader reader of the phrases of a pack
     * @param language a language of the steps
     */
    public RoundWriter(PhraseReader reader, String language) {
        this.pack = reader.pack();
        this.steps = new StepWriter(language);
        this.words = new PhraseWriter(reader, language);
    }

    public String language() {
        return steps.language();
    }

    private StartSteps starts() {
        return new StartSteps(pack, steps, words);
    }

    /** Returns sentences that state the number of seats and the options that differ from their defaults. */
    public List<String> options(Map<String, Object> options, int seats) {
        return starts().options(options, seats);
    }

    /** Returns sentences that state the dealer, the round, the scores and the tallies with which a round begins. */
    public List<String> start(Match.Start start) {
        return starts().match(start);
    }

    /**
     * Returns sentences that state the cards of a deal.
     *
     * @param stock number of stock cards to state
     */
    public List<String> dealt(Event.Dealt dealt, int stock) {
        return starts().dealt(dealt, stock);
    }

    /** Returns sentences that state the scores and the cards of a round in progress. */
    public List<String> midway(Table table) {
        List<String> all = new ArrayList<>(starts().scores(table.scores()));
        all.addAll(starts().midway(table));
        return all;
    }

    /** Returns sentences that state the cards, tallies and declarations of a round that is over. */
    public List<String> over(Table table) {
        return starts().over(table);
    }

    /** Returns sentences that state the actions that seats took in a round. */
    public List<String> said(Table table) {
        List<String> all = new ArrayList<>();
        table.soFar().said().forEach((action, times) -> {
            for (int seat = 0; seat < times.size(); seat++) {
                if (times.get(seat) > 0) {
                    all.add(steps.sentence("GivenSteps.said", seat, words.action(action), times.get(seat)));
                }
            }
        });
        return all;
    }

    /**
     * Returns sentences that state the marks of seats.
     *
     * @param marks marks by seat
     */
    public List<String> marks(List<List<String>> marks) {
        List<String> all = new ArrayList<>();
        for (int seat = 0; seat < marks.size(); seat++) {
            for (String mark : marks.get(seat)) {
                all.add(steps.sentence("GivenSteps.mark", List.of(seat), words.mark(mark, false)));
            }
        }
        return all;
    }

    /** Returns the step that begins a round. */
    public String begins() {
        return steps.sentence("WhenSteps.begin");
    }

    /** Returns the step that resumes a round in progress at the given seat's turn. */
    public String turnComes(int seat) {
        return steps.sentence("WhenSteps.midway", seat);
    }

    /**
     * Returns the step that ends an entered round.
     *
     * @param by seat that ended the round, or a negative number if no seat did
     */
    public String ends(String end, int by) {
        return by < 0
                ? steps.sentence("WhenSteps.over", words.end(end))
                : steps.sentence("WhenSteps.overBy", words.end(end), by);
    }

    /**
     * Returns the step that makes a move.
     *
     * @param table table before the move
     */
    public String move(Move move, Table table) {
        return new MoveSteps(pack, steps, words).step(move, table);
    }

    /** Returns the expectation that the last move was legal. */
    public String accepted() {
        return steps.sentence("TurnSteps.accepted");
    }

    /** Returns the expectation that the last move was refused with the given code. */
    public String refused(String code) {
        return steps.sentence("TurnSteps.refused", words.refusal(code));
    }

    /**
     * Returns the expectations that a match meets and another match does not meet, the most informative first.
     *
     * @param other the same match under other rules, or null if it could not be played
     */
    public List<String> differences(Match match, Match other) {
        OutcomeSteps outcome = new OutcomeSteps(pack, steps, words);
        return other == null ? outcome.of(match, match) : outcome.differences(match, other);
    }

    /** Returns the step that examines the given cards as a hand or as captured cards. */
    public String looks(CardSet cards, boolean hand) {
        return steps.sentence(
                hand ? "YakuSteps.lookAtHand" : "YakuSteps.lookAtPile",
                pack.deck().codes(cards));
    }

    /** Returns the expectations about combinations that {@code answer} meets and {@code other} does not meet. */
    public List<String> combinations(Answer answer, Answer other) {
        Set<String> ids = new TreeSet<>(answer.ids());
        ids.addAll(other.ids());
        List<String> all = combinations(answer, ids);
        all.removeAll(combinations(other, ids));
        return all;
    }

    private List<String> combinations(Answer answer, Set<String> ids) {
        List<String> all = new ArrayList<>();
        for (String id : ids) {
            List<Integer> points = answer.found().stream()
                    .filter(one -> one.id().equals(id))
                    .map(Answer.Found::points)
                    .toList();
            all.add(
                    points.size() == 1
                            ? steps.sentence("YakuSteps.worthPoints", words.yaku(id), points.get(0))
                            : points.isEmpty() ? steps.sentence("YakuSteps.absent", words.yaku(id)) : "");
        }
        all.remove("");
        return all;
    }

    /** Returns the step in which the seats draw the given cards for the first deal, in the order of the seats. */
    public String draws(List<Integer> cards) {
        return steps.sentence(
                "YakuSteps.firstDraw",
                cards.stream().map(card -> pack.deck().card(card).code()).toList());
    }

    /** Returns the expectation about the first dealer, or about the seats that draw again. */
    public String firstDealer(int seat, List<Integer> again) {
        return seat >= 0 ? steps.sentence("YakuSteps.firstDealer", seat) : steps.sentence("YakuSteps.drawAgain", again);
    }
}
