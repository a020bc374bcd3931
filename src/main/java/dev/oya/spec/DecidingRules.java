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
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Which rules decided what a step compares. For one scenario. */
public final class DecidingRules {
    private final ScenarioState state;
    /** So many answers are kept at most; of more the earlier half is forgotten. */
    private static final int MOST = 20_000;

    /** What the rules have answered, the latest last. */
    private final List<Answer> answers = new ArrayList<>();

    private final Set<String> rules = new LinkedHashSet<>();
    private String about;
    /** The rules that offered the move under way. */
    private List<String> offered = List.of();

    DecidingRules(ScenarioState state) {
        this.state = state;
    }

    /** Rules whose answers are kept; {@code before} is done before each of them, and what it throws ends the step. */
    Rules heard(Rules rules, Runnable before) {
        return new CallRecorder(rules) {
            @Override
            protected Object answer(Call call) {
                before.run();
                return kept((Answer) call.ask().apply(rules));
            }

            @Override
            public Landing landing(int action, int card, int matches, int held, int waiting, int own) {
                RuleSettings settings = rules.settings();
                Card played = settings.pack().deck().card(card);
                ask(new Matches(settings, settings.actionName(action), played, matches, held, waiting, own));
                return rules.landing(action, card, matches, held, waiting, own);
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

    /** The rules that concluded what the step under way compares. */
    public Set<String> rules() {
        return Collections.unmodifiableSet(rules);
    }

    /** What the step under way looks for a payment of, or null. */
    public String about() {
        return about;
    }

    /** The step under way looks for payments of a reason. */
    public void about(String reason) {
        about = reason;
    }

    /** Forgets what the step before compared. */
    public void nextStep() {
        rules.clear();
        about = null;
    }

    /** Notes the rules that last concluded something of these kinds: what the step under way compares. */
    @SafeVarargs
    public final void by(Class<? extends Conclusion>... kinds) {
        by(conclusion -> Arrays.stream(kinds).anyMatch(kind -> kind.isInstance(conclusion)));
    }

    /** Notes the rules that last concluded something like this. */
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

    /** Notes the rule that refused a move, or those that offered it. */
    public void by(Verdict given) {
        if (given instanceof Verdict.Accepted) {
            rules.addAll(offered);
        } else if (given instanceof Verdict.Refused refused && refused.rule() != null) {
            rules.add(refused.rule());
        }
    }

    /** Remembers the rules that offer a seat the action it is about to say; they decided what comes of it. */
    void offered(int seat, String action) {
        nextStep();
        action(seat, action);
        offered = List.copyOf(rules);
        nextStep();
    }

    /** Notes the rules that offer a seat an action, or refuse it. */
    public void action(int seat, String action) {
        by(conclusion -> conclusion instanceof Conclusion.Offer offer
                        && offer.seat() == seat
                        && offer.action().equals(action)
                || conclusion instanceof Conclusion.Refusal refusal
                        && refusal.action().equals(action));
    }

    /** Notes the rules that last gave or took a mark. */
    public void mark(String mark) {
        by(conclusion -> conclusion instanceof Conclusion.Mark given
                        && given.mark().equals(mark)
                || conclusion instanceof Conclusion.Unmark taken && taken.mark().equals(mark));
    }

    /** Notes the rules of a combination, whether they found it or not. */
    public void yaku(String name) {
        String id = state.words().yaku(name);
        state.pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .forEach(entry -> rules.add(state.pack().ruleName(entry)));
    }

    /** Notes the rules that gave points that nobody pays. */
    public void award(String id) {
        state.play().table().awards().stream()
                .filter(award -> award.id().equals(id))
                .forEach(award -> rules.add(award.rule()));
    }

    /** Notes the rules that made a payment. */
    public void by(Payment payment) {
        rules.add(payment.why().rule());
        payment.why().also().forEach(more -> rules.add(more.rule()));
        if (payment.why().of() != null) {
            rules.add(payment.why().of());
        }
    }
}
