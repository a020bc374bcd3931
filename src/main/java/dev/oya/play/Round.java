package dev.oya.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.Acts;
import dev.oya.play.fishing.Turn;
import dev.oya.play.settle.Liabilities;
import dev.oya.play.settle.Settlement;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Now;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** One round being played: moves in, events out, every step asked of the rules. Not thread-safe. */
public final class Round {
    private static final int NO_WORD = 0;
    private static final Answer NOTHING_OPEN = new Answer(List.of());

    private final Rules rules;
    private final Settings settings;
    private final Deck deck;
    private final Table table;
    private final Offers offers;
    private final Acts acts;
    private final Effects effects;
    private final Liabilities liabilities;
    private final Deal again;
    private final PhaseActions deeds;
    private Turn turn;
    /** What was open when a seat was last on turn, and the acts among it as bits. */
    private final Answer[] known;

    private final int[] offered;
    private final List<Phases.Phase> phases;
    private List<Event> events = new ArrayList<>();
    private Answer open = NOTHING_OPEN;
    private final int active;
    private int holders;
    private final List<Event> opening;
    private final Trail trail;

    Round(Rules rules, Table table, Chance chance) {
        this(
                rules,
                table,
                chance,
                rules.settings().phase(rules.settings().pack().phases().start()),
                table.dealer,
                true);
    }

    private Round(Rules rules, Table table, Chance chance, int phase, int turn, boolean does) {
        this.rules = rules;
        this.settings = rules.settings();
        this.deck = settings.pack().deck();
        this.table = table;
        this.offers = new Offers(rules);
        this.known = new Answer[table.seats];
        this.offered = new int[table.seats];
        this.acts = new Acts(rules.fishing(), table, this::happen);
        this.active = settings.seatMark("active");
        this.phases = settings.phases();
        this.again = dealsAgain(phases) ? new Deal(rules, table.seats, table.dealer, true) : null;
        this.trail = new Trail(rules);
        this.effects = new Effects(settings, table, this::happen);
        this.liabilities = new Liabilities(rules, table, this::happen);
        this.deeds = new PhaseActions(rules, table, chance, effects, again, this::happen);
        if (does) {
            enter(phase, turn);
        } else {
            happen(new Event.Entered(phase, turn));
        }
        if (!table.paid) {
            follow(NO_WORD, false, false);
        }
        opening = List.copyOf(events);
    }

    private static boolean dealsAgain(List<Phases.Phase> phases) {
        for (Phases.Phase phase : phases) {
            if ("deal-again".equals(phase.does())) {
                return true;
            }
        }
        return false;
    }

    /** A round whose cards were played elsewhere, from its settlement on. */
    static Round told(Rules rules, Table table) {
        for (Phases.Phase phase : rules.settings().pack().phases().phases().values()) {
            if ("settle".equals(phase.does()) || "score".equals(phase.does())) {
                int number = rules.settings().phase(phase.name());
                return new Round(rules, table, null, number, table.turn, true);
            }
        }
        throw RuleFault.of(
                rules,
                null,
                rules.settings()
                        .phases()
                        .get(rules.settings()
                                .phase(rules.settings().pack().phases().start())),
                "No phase settles the round",
                "leads-nowhere",
                "a phase that pays it has \"does: settle\" or \"does: score\"");
    }

    /** A round in the middle, in a phase that seats move in. */
    static Round midway(Rules rules, Table table, Chance chance, int phase, int turn) {
        return new Round(rules, table, chance, phase, turn, false);
    }

    public Table table() {
        return table;
    }

    /** The phase the round is in. */
    public Phases.Phase phase() {
        return phases.get(table.phase);
    }

    /** Whether the round is over and paid. */
    public boolean isOver() {
        return table.paid;
    }

    /** All moves that are open, of all seats. */
    public List<Move> moves() {
        int movers = Offers.seats(open);
        if (Integer.bitCount(movers) == 1) {
            return someOf(choices(Integer.numberOfTrailingZeros(movers)).all());
        }
        List<Move> moves = new ArrayList<>();
        for (int seats = movers; seats != 0; seats &= seats - 1) {
            moves.addAll(choices(Integer.numberOfTrailingZeros(seats)).all());
        }
        return someOf(moves);
    }

    /** As long as a round is not over somebody can do something, or its rules are broken. */
    private List<Move> someOf(List<Move> moves) {
        if (moves.isEmpty() && !table.paid) {
            throw RuleFault.leadNowhere(rules, phase(), ": what is offered there nobody can do");
        }
        return moves;
    }

    /**
     * Any open move of any seat; where they are found card by card first a card, then one of its moves.
     *
     * @param below gives a number from 0 to one less than its argument
     */
    public Move any(IntUnaryOperator below) {
        Turn now = turn();
        if (now != null
                && Integer.bitCount(offered[table.turn]) == open.offers().size()) {
            Move any = new Choices(List.of(), now).any(below);
            return any != null ? any : someOf(List.<Move>of()).get(0);
        }
        Move card = offers.anyCard(table, open, below);
        if (card != null) {
            return card;
        }
        List<Move> moves = moves();
        return moves.get(below.applyAsInt(moves.size()));
    }

    /** The moves that are open to a seat. */
    public Choices choices(int seat) {
        return offers.choices(table, open, seat, turn());
    }

    /** The seats that may do something now, as bits. */
    public int movers() {
        int movers = 0;
        for (int seats = Offers.seats(open); seats != 0; seats &= seats - 1) {
            boolean any = !choices(Integer.numberOfTrailingZeros(seats)).isEmpty();
            movers |= any ? seats & -seats : 0;
        }
        return movers;
    }

    /** What the seat on turn may do with cards that are taken in by their sum; null where the phase has none. */
    private Turn turn() {
        if (table.turn < 0 || !rules.fishing().fishes(table.phase)) {
            return null;
        }
        if (turn == null) {
            turn = new Turn(rules.fishing(), deck, table, table.turn);
        }
        if (open.offers().isEmpty()) {
            return turn;
        }
        if (open != known[table.turn]) {
            known[table.turn] = open;
            offered[table.turn] = offers.acts(open);
        }
        turn.offer(offered[table.turn]);
        return turn;
    }

    /** Why a move is refused, or null where it is open. */
    Verdict.Refused judge(Move move) {
        return offers.judge(table, open, present(move), turn());
    }

    /** The move with those copies of cards that are there. */
    private Move present(Move move) {
        return table.turn >= 0 && move.seat() == table.turn && move.card() >= 0 && deck.hasCopies() && turn() != null
                ? turn().present(move)
                : move;
    }

    /** The combinations that a seat could declare now or later. */
    public List<String> undeclared(int seat) {
        return offers.undeclared(table, seat);
    }

    /** What happened before the first move. */
    List<Event> opening() {
        return opening;
    }

    /** Makes a move, or says why not. */
    public Verdict act(Move told) {
        Move move = present(told);
        Verdict.Refused refused = offers.judge(table, open, move, turn());
        if (refused != null) {
            return refused;
        }
        events = new ArrayList<>();
        boolean turnOver = carryOut(move);
        int speaker = table.turn;
        boolean yes = Boolean.TRUE.equals(move.choice());
        int word = settings.word(move.word());
        Card card = move.card() < 0 ? null : deck.card(move.card());
        Answer meant = rules.ask(new Acted(settings, state(word, move.seat(), yes, false), card));
        if (!meant.lines().isEmpty()) {
            mean(meant);
        }
        if (table.tender != null) {
            Answer tender = offers.tender(table, move.seat(), offers.word(move.word()), table.tender);
            effects.marks(tender);
            Settlement.owe(tender, table, this::happen);
            effects.counts(tender);
        }
        follow(word, yes, turnOver && reckonTurn(speaker));
        return new Verdict.Accepted(events);
    }

    /** What was said or done has consequences of its own: marks, payments, exchanged hands. */
    private void mean(Answer meant) {
        effects.marks(meant);
        sweep(meant);
        Settlement.owe(meant, table, this::happen);
        Conclusion.Exchanges hands = meant.first(Conclusion.Exchanges.class);
        if (hands != null) {
            happen(new Event.HandsExchanged(hands.seat(), hands.other()));
            noteHolders();
        }
    }

    private boolean carryOut(Move move) {
        Phases.Word word = offers.word(move.word());
        if (word.act() != null) {
            acts.carryOut(turn(), move);
            return false;
        }
        if ("hand".equals(word.card())) {
            happen(new Event.Played(move.seat(), move.card(), move.take()));
            return false;
        }
        if ("stock".equals(word.card())) {
            happen(new Event.Drawn(move.seat(), move.card(), move.take()));
            return true;
        }
        happen(new Event.Spoken(move));
        if (!move.yaku().isEmpty()) {
            noteHolders();
        }
        return false;
    }

    private void sweep(Answer meant) {
        Conclusion.Sweeps sweeps = meant.first(Conclusion.Sweeps.class);
        if (sweeps != null) {
            happen(new Event.Swept(sweeps.seat()));
        }
    }

    /** What the turn's captures came to; true where they are worth more than before. */
    private boolean reckonTurn(int seat) {
        CardSet before = table.pileAtTurn[seat];
        CardSet now = table.piles[seat];
        int worth = table.worth[seat];
        Answer taken = now.equals(before) ? null : rules.taken(now, table.round);
        boolean rose = taken != null && taken.worth() > worth;
        if (taken != null) {
            liabilities.note(seat, before, now, taken, rose);
        }
        happen(new Event.TurnReckoned(seat, taken == null ? worth : taken.worth()));
        return rose;
    }

    /** Lets the rules draw every consequence until a seat must move or the round is over. */
    private void follow(int firstWord, boolean yes, boolean rose) {
        int word = firstWord;
        while (true) {
            if (word == NO_WORD) {
                open = NOTHING_OPEN;
                Moment.State state = state(NO_WORD, table.turn, false, false);
                open = rules.ask(new ToMove(settings, state));
                trail.step(state, open);
                if (!open.offers().isEmpty()) {
                    return;
                }
            }
            Moment.State state = state(word, table.turn, yes, rose);
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
            happen(new Event.Stopped(way.end()));
        }
        enter(way.phase(), arrow.seat());
    }

    private void enter(int phase, int turn) {
        happen(new Event.Entered(phase, turn));
        String does = phases.get(phase).does();
        if (does == null) {
            return;
        }
        deeds.carryOut(phases.get(phase));
        if ("deal".equals(does)) {
            noteHolders();
        }
    }

    private void noteHolders() {
        holders = 0;
        for (int seat = 0; seat < table.seats; seat++) {
            if (!offers.undeclared(table, seat).isEmpty()) {
                holders |= 1 << seat;
            }
        }
    }

    private Moment.State state(int word, int turn, boolean yes, boolean rose) {
        int signs = (yes ? Moment.State.YES : 0) | (rose ? Moment.State.ROSE : 0) | cardSigns(word);
        return Moment.State.of(
                table.phase,
                word,
                turn,
                table.dealer,
                table.seats,
                signs,
                table.roundMarks,
                holders,
                table.marks,
                table.soFar());
    }

    private int cardSigns(int word) {
        int signs = 0;
        if (handsEmpty()) {
            signs |= Moment.State.HANDS_EMPTY;
            signs |= again == null ? 0 : Moment.State.deals(table.stockSize() / again.size());
        }
        if (rules.fishing().fishes(table.phase)) {
            boolean stuck =
                    word == NO_WORD && table.turn >= 0 && !table.hands[table.turn].isEmpty() && !turn().isAnyOpen();
            signs |= stuck ? Moment.State.STUCK : 0;
            signs |= word != NO_WORD && table.field.isEmpty() && table.builds.isEmpty() ? Moment.State.TABLE_EMPTY : 0;
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

    private void happen(Event event) {
        event.apply(table);
        turn = null;
        events.add(event);
    }
}
