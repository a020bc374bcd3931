package dev.oya.spec;

import dev.oya.cards.Card;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Landing;
import dev.oya.vocabulary.Matches;
import dev.oya.vocabulary.Meeting;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The rules that decided the values that a step compares. Use one instance per scenario. */
public final class DecidingRules {
    private final ScenarioState state;
    /** Maximum number of recorded answers. If there are more, the earlier half is discarded. */
    private static final int MOST = 20_000;

    /** Answers of the rules, the latest at the end. */
    private final List<Answer> answers = new ArrayList<>();

    private final Set<String> rules = new LinkedHashSet<>();
    private String about;
    /** Rules that offered the action of the latest move. */
    private List<String> offered = List.of();

    DecidingRules(ScenarioState state) {
        this.state = state;
    }

    /**
     * Returns a wrapper of the rules that records every answer.
     *
     * @param before runs before each answer; its exceptions end the step
     */
    Rules recording(Rules rules, Runnable before) {
        return new CallRecorder(rules) {
            @Override
            protected Object answer(Call call) {
                before.run();
                return kept((Answer) call.ask().apply(rules));
            }

            @Override
            public Landing landing(int action, int card, Meeting met) {
                RuleSettings settings = rules.settings();
                Card played = settings.pack().deck().card(card);
                ask(new Matches(settings, settings.actionName(action), played, met));
                return rules.landing(action, card, met);
            }

            @Override
            public FishingRules fishing() {
                return rules.fishing();
            }
        };
    }

    private Answer kept(Answer answer) {
        if (answers.size() >= MOST) {
            answers.subList(0, MOST / 2).clear();
        }
        answers.add(answer);
        return answer;
    }

    /** Returns the rules that concluded the values that the current step compares. */
    public Set<String> rules() {
        return Collections.unmodifiableSet(rules);
    }

    /** Returns the reason of the payments that the current step checks, or null if there is none. */
    public String about() {
        return about;
    }

    /** Sets the reason of the payments that the current step checks. */
    public void about(String reason) {
        about = reason;
    }

    /** Resets the record for the next step. */
    public void nextStep() {
        rules.clear();
        about = null;
    }

    /** Finds the latest answer with a conclusion of one of the given types, and adds the rules of these conclusions. */
    @SafeVarargs
    public final void by(Class<? extends Conclusion>... kinds) {
        by(conclusion -> Arrays.stream(kinds).anyMatch(kind -> kind.isInstance(conclusion)));
    }

    /** Finds the latest answer with a matching conclusion, and adds the rules of the matching conclusions. */
    public void by(Predicate<Conclusion> like) {
        for (int i = answers.size() - 1; i >= 0; i--) {
            int before = rules.size();
            answers.get(i).lines().stream()
                    .filter(line -> like.test(line.conclusion()))
                    .forEach(line -> rules.add(line.rule()));
            if (rules.size() > before) {
                return;
            }
        }
    }

    /** Adds the rule that refused a move, or the rules that offered an accepted move. */
    public void by(Verdict given) {
        if (given instanceof Verdict.Accepted) {
            rules.addAll(offered);
        } else if (given instanceof Verdict.Refused refused && refused.rule() != null) {
            rules.add(refused.rule());
        }
    }

    /** Records the rules that offer the action that a seat is about to take. */
    void offered(int seat, String action) {
        nextStep();
        action(seat, action);
        offered = List.copyOf(rules);
        nextStep();
    }

    /** Adds the rules that last offered the action to the seat or refused the action. */
    public void action(int seat, String action) {
        by(conclusion -> conclusion instanceof Conclusion.Offer offer
                        && offer.seat() == seat
                        && offer.action().equals(action)
                || conclusion instanceof Conclusion.Refusal refusal
                        && refusal.action().equals(action));
    }

    /** Adds the rules that last gave or removed the given mark. */
    public void mark(String mark) {
        by(conclusion -> conclusion instanceof Conclusion.Mark given
                        && given.mark().equals(mark)
                || conclusion instanceof Conclusion.Unmark taken && taken.mark().equals(mark));
    }

    /** Adds the rules of a combination, whether or not they found the combination. */
    public void yaku(String name) {
        String id = state.words().yaku(name);
        state.pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .forEach(entry -> rules.add(state.pack().ruleName(entry)));
    }

    /** Adds the rules that gave an award, which is points without a payer. */
    public void award(String id) {
        state.play().table().awards().stream()
                .filter(award -> award.id().equals(id))
                .forEach(award -> rules.add(award.rule()));
    }

    /** Adds the rules that determined a payment. */
    public void by(Payment payment) {
        rules.add(payment.why().rule());
        payment.why().also().forEach(more -> rules.add(more.rule()));
        if (payment.why().of() != null) {
            rules.add(payment.why().of());
        }
    }
}
