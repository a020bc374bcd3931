package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MomentState;
import dev.oya.vocabulary.Now;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.ToMove;
import java.util.List;
import java.util.function.Consumer;

/** How a round goes on by itself: every consequence that the rules draw until a seat must move. Not thread-safe. */
final class Course {
    static final int NO_WORD = 0;
    private static final Answer NOTHING_OPEN = new Answer(List.of());

    private final Rules rules;
    private final Settings settings;
    private final Table table;
    private final Offers offers;
    private final Turns turns;
    private final Effects effects;
    private final Consumer<Event> happen;
    private final Deal again;
    private final PhaseActions actions;
    private final Trail trail;
    private final List<Phases.Phase> phases;
    private final int active;
    private Answer open = NOTHING_OPEN;
    private int holders;

    Course(
            Rules rules,
            Table table,
            Chance chance,
            Offers offers,
            Turns turns,
            Effects effects,
            Consumer<Event> happen) {
        this.rules = rules;
        this.settings = rules.settings();
        this.table = table;
        this.offers = offers;
        this.turns = turns;
        this.effects = effects;
        this.happen = happen;
        this.phases = settings.phases();
        this.active = settings.seatMark("active");
        this.again = dealsAgain(phases) ? rules.learnt().deal(table.seats, table.dealer, true) : null;
        this.trail = new Trail(rules);
        this.actions = new PhaseActions(rules, table, chance, effects, again, happen);
    }

    /** What the rules last said of who may say or do what. */
    Answer open() {
        return open;
    }

    /** The phase the round is in. */
    Phases.Phase phase() {
        return phases.get(table.phase);
    }

    private boolean isOfACard(Conclusion.Offer offer) {
        return rules.fishing().act(offer.word()) != null;
    }

    /** Lets the rules draw every consequence until a seat must move or the round is over. */
    void follow(int firstWord, boolean yes, boolean rose) {
        int word = firstWord;
        while (true) {
            if (word == NO_WORD) {
                open = NOTHING_OPEN;
                MomentState state = state(NO_WORD, table.turn, false, false);
                ToMove question = new ToMove(settings, state);
                open = rules.ask(question);
                trail.step(state, open);
                if (!open.offers().isEmpty()) {
                    if (question.isStuck() && open.offers().stream().allMatch(this::isOfACard)) {
                        throw RuleFault.leadNowhere(rules, phase(), ": what is offered there nobody can do");
                    }
                    return;
                }
            }
            MomentState state = state(word, table.turn, yes, rose);
            Answer now = rules.ask(new Now(settings, state));
            trail.step(state, now);
            if (now.hasMarks() && effects.marks(now)) {
                continue;
            }
            Conclusion.Arrow arrow = now.arrow();
            if (arrow == null) {
                if (word == NO_WORD) {
                    throw RuleFault.leadNowhere(rules, phase(), "");
                }
            } else {
                take(arrow, now.rule(Conclusion.Arrow.class));
            }
            if (table.paid) {
                open = NOTHING_OPEN;
                return;
            }
            word = NO_WORD;
        }
    }

    private void take(Conclusion.Arrow arrow, String rule) {
        Settings.Way way = settings.way(table.phase, arrow.arrow());
        if (way == null) {
            throw RuleFault.of(
                    rules,
                    rule,
                    phase(),
                    "The rule \"" + rule + "\" takes the arrow \"" + arrow.arrow() + "\", which the phase \""
                            + phase().name() + "\" does not have",
                    "arrow-without-rule",
                    "it has: " + List.copyOf(phase().arrows().keySet()));
        }
        if (way.end() != null) {
            happen.accept(new Event.Stopped(way.end()));
        }
        enter(way.phase(), arrow.seat());
    }

    /** Begins a phase, and does what it does. */
    void enter(int phase, int turn) {
        happen.accept(new Event.Entered(phase, turn));
        String does = phases.get(phase).does();
        if (does == null) {
            return;
        }
        actions.carryOut(phases.get(phase));
        if ("deal".equals(does)) {
            noteHolders();
        }
    }

    /** Notes which seats hold combinations that they have not declared. */
    void noteHolders() {
        holders = 0;
        for (int seat = 0; seat < table.seats; seat++) {
            if (!offers.undeclared(seat).isEmpty()) {
                holders |= 1 << seat;
            }
        }
    }

    /** The moment as rules see it. */
    MomentState state(int word, int turn, boolean yes, boolean rose) {
        int signs = (yes ? MomentState.YES : 0) | (rose ? MomentState.ROSE : 0) | cardSigns(word);
        return table.moment()
                .word(word)
                .turn(turn)
                .signs(signs)
                .holders(holders)
                .done();
    }

    private int cardSigns(int word) {
        int signs = 0;
        if (handsEmpty()) {
            signs |= MomentState.HANDS_EMPTY;
            signs |= again == null ? 0 : MomentState.deals(table.stockSize() / again.size());
        }
        if (rules.fishing().fishes(table.phase)) {
            boolean stuck = word == NO_WORD
                    && table.turn >= 0
                    && !table.hands[table.turn].isEmpty()
                    && !turns.with(open).isAnyOpen();
            signs |= stuck ? MomentState.STUCK : 0;
            signs |= word != NO_WORD && table.field.isEmpty() && table.builds.isEmpty() ? MomentState.TABLE_EMPTY : 0;
        }
        return signs;
    }

    private boolean handsEmpty() {
        for (int seat = 0; seat < table.seats; seat++) {
            if ((table.marks[seat] & active) != 0 && !table.hands[seat].isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static boolean dealsAgain(List<Phases.Phase> phases) {
        for (Phases.Phase phase : phases) {
            if ("deal-again".equals(phase.does())) {
                return true;
            }
        }
        return false;
    }
}
