package dev.oya.play;

import dev.oya.play.table.ConclusionEffects;
import dev.oya.play.table.Event;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MadeYaku;
import dev.oya.vocabulary.MovedCard;
import dev.oya.vocabulary.NextStep;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Asks the rules about the current state of a round. Cached answers for the state are reused. If an answer also depends on
 * other inputs, the question is asked each time. Not thread-safe.
 */
final class RoundQuestions {
    private final Rules rules;
    private final RuleSettings settings;
    private final Table table;
    private final RuleCache answers;
    private final MadeYaku made;
    private final long[] key = new long[PackedMoment.NUMBERS];
    private RoundState state;
    private int holders;

    /**
     * Creates the questions of a round.
     *
     * @param made the combinations formed by the seats' captured cards
     */
    RoundQuestions(Rules rules, Table table, MadeYaku made) {
        this.made = made;
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
        this.answers = rules.ruleCache();
    }

    /** Sets the seats that have undeclared combinations, as a bit mask. */
    void holders(int seats) {
        holders = seats;
    }

    /** Returns the state of the round as a fact for the rules. */
    PackedMoment moment(int action, int turn, int flags) {
        return table.moment()
                .action(action)
                .turn(turn)
                .flags(flags)
                .holders(holders)
                .made(made)
                .done();
    }

    private RoundState state() {
        PackedMoment.numbers(
                key, table.phase(), table.turn(), table.dealer(), table.marks(), table.roundMarks(), holders);
        if (state == null || !state.is(key)) {
            state = answers.state(key);
        }
        return state;
    }

    /** Returns the legal actions. */
    LegalActions open(int flags) {
        int number = RoundState.number(RoundState.OPEN, 0, table.turn(), flags);
        Object known = state().answer(number);
        if (known instanceof LegalActions open) {
            return open;
        }
        ToMove question = new ToMove(settings, moment(0, table.turn(), flags));
        LegalActions open = LegalActions.of(answer(question, known), settings, rules.fishing());
        cache(number, open.answer, open);
        return open;
    }

    /** Returns the effects of the given action. */
    Answer acted(int action, int seat, int flags, Supplier<MovedCard> card) {
        int number = RoundState.number(RoundState.ACTED, action, seat, flags);
        Object known = state().answer(number);
        if (known instanceof Answer answer) {
            return answer;
        }
        Acted question = new Acted(settings, moment(action, seat, flags), card.get());
        Answer answer = answer(question, known);
        cache(number, answer, answer);
        return answer;
    }

    /** Returns the consequences of the current state. */
    FollowUp step(int action, int flags) {
        int number = RoundState.number(RoundState.STEP, action, table.turn(), flags);
        Object known = state().answer(number);
        if (known instanceof FollowUp step) {
            return step;
        }
        NextStep question = new NextStep(settings, moment(action, table.turn(), flags));
        FollowUp step = step(answer(question, known));
        cache(number, step.answer, step);
        return step;
    }

    private Answer answer(Question question, Object known) {
        if (known instanceof Answer answer) {
            return answer;
        }
        return known == RoundState.MORE ? rules.ask(question) : rules.askAnew(question);
    }

    private void cache(int number, Answer answer, Object value) {
        if (answers.keeps()) {
            state().put(number, answer.looks().isEmpty() ? value : RoundState.MORE);
        }
    }

    private FollowUp step(Answer now) {
        List<Event> marks = ConclusionEffects.marks(now, settings, table);
        Conclusion.Transition transition = now.transition();
        if (!marks.isEmpty() || transition == null) {
            return new FollowUp(now, marks, FollowUp.STAYS);
        }
        List<Answer.Line> transitions = now.lines(Conclusion.Transition.class);
        if (transitions.stream().map(Answer.Line::conclusion).distinct().count() > 1) {
            throw RuleFault.disagree(rules, transitions);
        }
        RuleSettings.Way way = settings.way(table.phase(), transition.transition());
        if (way == null) {
            throw wrong(transition, now.rule(Conclusion.Transition.class));
        }
        List<Event> events = new ArrayList<>(ConclusionEffects.counts(now, settings));
        if (way.end() != null) {
            events.add(new Event.PlayEnded(way.end()));
        }
        events.add(new Event.Entered(way.phase(), transition.seat()));
        return new FollowUp(now, events, way.phase());
    }

    private RuntimeException wrong(Conclusion.Transition transition, String rule) {
        var phase = settings.phases().get(table.phase());
        return RuleFault.of(
                rules,
                rule,
                phase,
                "transition-without-rule.unknown",
                rule,
                transition.transition(),
                phase.name(),
                String.join(", ", phase.transitions().keySet()));
    }

    /** Sets the current state to the state after the events of the given step. */
    void taken(FollowUp step) {
        // Another thread may clear this field at any time, so it is read only once.
        RoundState next = step.next;
        if (next == null) {
            next = state();
            step.next = next;
        }
        state = next;
        state.use();
    }
}
