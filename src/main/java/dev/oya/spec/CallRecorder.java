package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Rules that pass every call to {@link #answer}. Not thread-safe. */
public abstract class CallRecorder implements Rules {
    private final Rules rules;
    private FishingRules fishing;

    /**
     * A call to rules that can be repeated with other rules.
     *
     * @param question simple name of the question that the rules receive
     * @param asked all inputs of the call: the question, or the values of which the call consists
     * @param ask function that makes the call to given rules; it returns an {@link Answer} or a {@link Landing}
     */
    public record Call(String question, Object asked, Function<Rules, Object> ask) {}

    /** @param rules rules that determine the settings */
    protected CallRecorder(Rules rules) {
        this.rules = rules;
    }

    /** Returns the answer to a call, which is an {@link Answer} or a {@link Landing}. */
    protected abstract Object answer(Call call);

    @Override
    public RuleSettings settings() {
        return rules.settings();
    }

    @Override
    public Answer ask(Question question) {
        String name = question.getClass().getSimpleName();
        return (Answer) answer(new Call(name, question, others -> others.ask(question)));
    }

    @Override
    public Answer hand(CardSet cards, int round) {
        return (Answer) answer(new Call("Hand", List.of(cards, round), others -> others.hand(cards, round)));
    }

    @Override
    public Answer taken(CardSet cards, Holder holder) {
        return (Answer) answer(new Call("Captured", List.of(cards, holder), others -> others.taken(cards, holder)));
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder) {
        return (Answer) answer(new Call(
                "FinalCaptured",
                List.of(cards, points, holder),
                others -> others.finalCaptured(cards, points, holder)));
    }

    @Override
    public Answer taken(CardSet cards, Holder holder, Map<String, String> way) {
        return (Answer)
                answer(new Call("Captured", List.of(cards, holder, way), others -> others.taken(cards, holder, way)));
    }

    @Override
    public Answer finalCaptured(CardSet cards, int points, Holder holder, Map<String, String> way) {
        return (Answer) answer(new Call(
                "FinalCaptured",
                List.of(cards, points, holder, way),
                others -> others.finalCaptured(cards, points, holder, way)));
    }

    @Override
    public Landing landing(int action, int card, Meeting met) {
        String text = settings().actionName(action);
        return (Landing) answer(new Call(
                "Matches",
                List.of(text, card, met),
                others -> others.landing(others.settings().action(text), card, met)));
    }

    @Override
    public Answer field(CardSet cards, List<Integer> carried, int round) {
        return (Answer) answer(
                new Call("Field", List.of(cards, carried, round), others -> others.field(cards, carried, round)));
    }

    @Override
    public FishingRules fishing() {
        if (fishing == null) {
            fishing = new FishingRules(this);
        }
        return fishing;
    }
}
