package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.ConclusionEffects;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.SeatAnswers;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.MovedCard;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The part of a round that needs no player. It applies every consequence of the rules until a seat must move. Not thread-safe.
 */
final class RoundFlow {
    static final int NO_ACTION = 0;

    private final Rules rules;
    private final RuleSettings settings;
    private final Table table;
    private final MoveOffers offers;
    private final FishingTurns turns;
    private final ConclusionEffects effects;
    private final Consumer<Event> happen;
    private final Deal again;
    private final PhaseActions actions;
    private final LoopGuard trail;
    private final List<Phases.Phase> phases;
    private final int active;
    private final RoundQuestions questions;
    private LegalActions open = LegalActions.NOTHING;

    RoundFlow(
            Rules rules,
            Table table,
            CardSource chance,
            MoveOffers offers,
            SeatAnswers answers,
            FishingTurns turns,
            ConclusionEffects effects,
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
        this.again = dealsAgain(phases) ? rules.ruleCache().deal(table.seats(), table.dealer(), true) : null;
        this.trail = new LoopGuard(rules);
        this.questions = new RoundQuestions(
                rules, table, (what, seat, name) -> plays(seat) ? answers.made(what, seat, name) : 0);
        this.actions = new PhaseActions(rules, table, chance, effects, again, answers, happen);
    }

    /** Returns the legal actions. */
    LegalActions open() {
        return open;
    }

    /** Returns the current phase. */
    Phases.Phase phase() {
        return phases.get(table.phase());
    }

    /** Returns the effects of the given action. */
    Answer acted(LegalActions.Offered what, boolean yes, Supplier<MovedCard> card) {
        return questions.acted(what.number(), what.seat(), flags(what.number(), yes, false), card);
    }

    /**
     * Returns the effects that a card of the hand would have, without playing it.
     *
     * @param faceDown face-down cards that the card takes
     */
    Answer effects(LegalActions.Offered what, Move.OfCard move, CardSet faceDown, Supplier<MovedCard> card) {
        int flags = handFlags(CardSet.of(move.card()));
        boolean takes = !move.take().isEmpty();
        long builds = 0;
        if (move instanceof Move.BySum play) {
            builds = play.fishing().builds();
            takes = play.fishing().value() == 0 && (takes || builds != 0);
        }
        boolean empty = takes && isTableEmpty(move.take().plus(faceDown), builds);
        return questions.acted(what.number(), what.seat(), flags | (empty ? PackedMoment.TABLE_EMPTY : 0), card);
    }

    /** Applies all consequences until a seat must move or the round is over. */
    void follow(int firstAction, boolean yes, boolean rose) {
        int action = firstAction;
        while (true) {
            if (action == NO_ACTION && isOpen()) {
                return;
            }
            boolean acted = action != NO_ACTION;
            int flags = flags(action, yes, rose);
            FollowUp step = questions.step(action, flags);
            note(action, flags, step.answer);
            for (Event event : step.events) {
                happen.accept(event);
            }
            questions.taken(step);
            if (step.onlyMarks()) {
                continue;
            }
            if (step.enters != FollowUp.STAYS) {
                begin(step.enters);
            } else if (!acted) {
                throw RuleFault.leadNowhere(rules, phase(), false);
            }
            if (table.isPaid()) {
                open = LegalActions.NOTHING;
                return;
            }
            action = NO_ACTION;
        }
    }

    /** Determines the legal actions. Returns whether any seat has one. */
    private boolean isOpen() {
        open = LegalActions.NOTHING;
        int flags = flags(NO_ACTION, false, false);
        open = questions.open(flags);
        note(NO_ACTION, flags, open.answer);
        if (open.offers.length > 0 && (flags & PackedMoment.STUCK) != 0 && open.isAllActs()) {
            throw RuleFault.leadNowhere(rules, phase(), true);
        }
        return open.offers.length > 0;
    }

    private void note(int action, int flags, Answer answer) {
        if (trail.isLong()) {
            trail.step(questions.moment(action, table.turn(), flags), answer);
        }
    }

    /** Enters a phase and runs its task. */
    void enter(int phase, int turn) {
        happen.accept(new Event.Entered(phase, turn));
        begin(phase);
    }

    private void begin(int phase) {
        Phases.Task does = phases.get(phase).does();
        if (does == null) {
            return;
        }
        actions.carryOut(phases.get(phase));
        if (does == Phases.Task.DEAL) {
            noteHolders();
        }
    }

    /** Records which seats have undeclared combinations. */
    void noteHolders() {
        int holders = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            if (offers.isHolding(seat)) {
                holders |= 1 << seat;
            }
        }
        questions.holders(holders);
    }

    private int flags(int action, boolean yes, boolean rose) {
        return (yes ? PackedMoment.YES : 0) | (rose ? PackedMoment.ROSE : 0) | cardFlags(action);
    }

    private int cardFlags(int action) {
        int flags = handFlags(CardSet.NONE);
        if (rules.fishing().fishes(table.phase())) {
            boolean stuck = action == NO_ACTION
                    && table.turn() >= 0
                    && !table.hand(table.turn()).isEmpty()
                    && !turns.with(open).isAnyOpen();
            flags |= stuck ? PackedMoment.STUCK : 0;
        }
        return flags | (action != NO_ACTION && isTableEmpty(CardSet.NONE, 0) ? PackedMoment.TABLE_EMPTY : 0);
    }

    /** Returns the flags that describe the hands after the given cards have been played. */
    private int handFlags(CardSet played) {
        if (!handsEmpty(played)) {
            return 0;
        }
        int deals = again == null ? 0 : PackedMoment.deals(table.stockSize() / again.size());
        return PackedMoment.HANDS_EMPTY | deals;
    }

    /**
     * Returns whether the table would be empty without the given cards and builds.
     *
     * @param cards face-up and face-down cards
     * @param builds bit mask of the builds; build n is bit n - 1
     */
    private boolean isTableEmpty(CardSet cards, long builds) {
        if (!cards.containsAll(table.field()) || !cards.containsAll(table.faceDown())) {
            return false;
        }
        for (Build build : table.builds()) {
            if ((builds & Fishing.bit(build.number())) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean plays(int seat) {
        return (table.marks(seat) & active) != 0;
    }

    private boolean handsEmpty(CardSet played) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (plays(seat) && !played.containsAll(table.hand(seat))) {
                return false;
            }
        }
        return true;
    }

    private static boolean dealsAgain(List<Phases.Phase> phases) {
        for (Phases.Phase phase : phases) {
            if (phase.does() == Phases.Task.DEAL_AGAIN) {
                return true;
            }
        }
        return false;
    }
}
