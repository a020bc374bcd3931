package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuEntry;
import dev.oya.words.Answer;
import dev.oya.words.Books;
import dev.oya.words.Completed;
import dev.oya.words.Conclusion;
import dev.oya.words.Dealt;
import dev.oya.words.Moment;
import dev.oya.words.Now;
import dev.oya.words.Said;
import dev.oya.words.Settings;
import dev.oya.words.ToMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** One round being played: moves in, events out, every step asked of the rules. Not thread-safe. */
public final class Round {
    private static final int NO_WORD = 0;
    private static final Answer NOTHING_OPEN = new Answer(List.of());
    private static final int MOST_STEPS = 1_000;
    private static final int MOST_MISDEALS = 1_000;

    private final Rules rules;
    private final Settings settings;
    private final Deck deck;
    private final Chance chance;
    private final Table table;
    private final Offers offers;
    private final Acts acts;
    private final Deal again;
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
        this.chance = chance;
        this.offers = new Offers(rules);
        this.known = new Answer[table.seats];
        this.offered = new int[table.seats];
        this.acts = new Acts(rules.fishing(), table, this::happen);
        this.active = settings.seatMark("active");
        this.phases = settings.phases();
        this.again = dealsAgain(phases) ? new Deal(rules, table.seats, table.dealer, true) : null;
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
        throw new IllegalStateException("no phase settles the round");
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
            return choices(Integer.numberOfTrailingZeros(movers)).all();
        }
        List<Move> moves = new ArrayList<>();
        for (int seats = movers; seats != 0; seats &= seats - 1) {
            moves.addAll(choices(Integer.numberOfTrailingZeros(seats)).all());
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
            return new Choices(List.of(), now).any(below);
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
        Answer meant = rules.ask(new Said(settings, state(word, move.seat(), yes, false)));
        if (!meant.lines().isEmpty()) {
            mean(meant);
        }
        if (table.tender != null) {
            Answer tender = offers.tender(table, move.seat(), word, table.tender);
            apply(tender);
            Settlement.owe(tender, table, this::happen);
            count(tender);
        }
        follow(word, yes, turnOver && reckonTurn(speaker));
        return new Verdict.Accepted(events);
    }

    /** What was said or done has consequences of its own: marks, payments, exchanged hands. */
    private void mean(Answer meant) {
        apply(meant);
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
        Answer taken = now.equals(before) ? null : rules.taken(now);
        boolean rose = taken != null && taken.worth() > worth;
        if (taken != null) {
            noteLiability(seat, before, now, taken, rose);
        }
        happen(new Event.TurnReckoned(seat, taken == null ? worth : taken.worth()));
        return rose;
    }

    /** Asks whether another seat gave this one the last card of something. */
    private void noteLiability(int seat, CardSet before, CardSet now, Answer taken, boolean rose) {
        CardSet fresh = now.minus(before);
        for (int card = fresh.first(); card >= 0; card = fresh.next(card)) {
            Table.Laid laid = table.laid[card];
            if (laid == null || laid.seat() == seat || laid.turn() <= table.lastTurn[seat]) {
                continue;
            }
            CardSet month = deck.companions(card);
            if (table.dealt[seat].sizeWith(month) == 3 && !table.dealt[seat].contains(card)) {
                complete(seat, four(deck.groupOf(card)), "four", List.of(), laid);
            }
            if (rose) {
                for (Answer.Found found : taken.found()) {
                    YakuEntry entry = found.entry();
                    if (entry.needs() != null) {
                        CardSet missing = entry.needs().set().minus(before);
                        if (missing.size() == 1 && missing.contains(card)) {
                            complete(seat, made(found.id()), found.id(), entry.tags(), laid);
                        }
                    }
                }
            }
        }
    }

    private void complete(int seat, String what, String id, List<String> tags, Table.Laid laid) {
        Answer answer = rules.ask(new Completed(settings, id, tags, true, laid.lastCard()));
        if (answer.first(Conclusion.Liable.class) != null) {
            happen(new Event.BecameLiable(liability(seat, what), laid.seat()));
        }
    }

    /** How the table names the fourth card of a month. */
    static String four(int group) {
        return "four " + group;
    }

    /** How the table names what a seat completed. */
    static String liability(int owner, String what) {
        return owner + " " + what;
    }

    /** How the table names a combination that was made. */
    static String made(String id) {
        return "made " + id;
    }

    /** Lets the rules draw every consequence until a seat must move or the round is over. */
    private void follow(int firstWord, boolean yes, boolean rose) {
        int word = firstWord;
        for (int step = 0; step < MOST_STEPS; step++) {
            if (word == NO_WORD) {
                open = NOTHING_OPEN;
                open = rules.ask(new ToMove(settings, state(NO_WORD, table.turn, false, false)));
                if (!open.offers().isEmpty()) {
                    return;
                }
            }
            Answer now = rules.ask(new Now(settings, state(word, table.turn, yes, rose)));
            if (now.hasMarks() && apply(now)) {
                continue;
            }
            Conclusion.Arrow arrow = now.arrow();
            if (arrow == null) {
                if (word == NO_WORD) {
                    throw new IllegalStateException("the rules lead nowhere from phase " + phase().name());
                }
            } else {
                take(arrow);
            }
            if (table.paid) {
                open = NOTHING_OPEN;
                return;
            }
            word = NO_WORD;
        }
        throw new IllegalStateException("the rules find no end in phase " + phase().name());
    }

    private void take(Conclusion.Arrow arrow) {
        Settings.Way way = settings.way(table.phase, arrow.arrow());
        if (way == null) {
            throw new IllegalStateException("phase " + phase().name() + " has no arrow " + arrow.arrow());
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
        switch (does) {
            case "deal" -> deal();
            case "look" -> look();
            case "deal-again" -> happen(again.deal(table.stock, table.stockAt));
            case "restock" -> restock();
            case "hand-out" -> handOut();
            case "settle" -> settle();
            case "score" -> score();
            case "book" -> book();
            case "close" -> happen(new Event.Closed());
            default -> throw new IllegalStateException("nobody knows how to " + does);
        }
    }

    /** What is left on the table goes to the seat whose turn it is, where it is anyone's. */
    private void handOut() {
        if (table.turn >= 0 && (!table.field.isEmpty() || !table.builds.isEmpty())) {
            happen(new Event.HandedOut(table.turn));
        }
    }

    private void score() {
        new Scoring(rules, table, this::happen).score();
        if (phase().arrows().isEmpty()) {
            happen(new Event.Closed());
        }
    }

    /** A round that counts for nothing, or after which nothing comes, is over when it is settled. */
    private void settle() {
        new Settlement(rules, table, this::happen).settle();
        if (table.isVoid || phase().arrows().isEmpty()) {
            happen(new Event.Closed());
        }
    }

    /** The books of the match: payments that are no part of the round, and what is counted from round to round. */
    private void book() {
        Answer books = rules.ask(new Books(
                settings,
                phase().name(),
                table.round,
                table.rounds,
                table.end,
                table.winner,
                table.scores,
                table.tallies));
        apply(books);
        Settlement.owe(books, table, this::happen);
        Sharing.share(books, this::happen);
        count(books);
        if (books.first(Conclusion.MatchOver.class) != null) {
            happen(new Event.MatchEnded());
        }
    }

    private void count(Answer answer) {
        for (Conclusion.Counts counts : answer.all(Conclusion.Counts.class)) {
            happen(new Event.Counted(counts.seat(), settings.tally(counts.tally()), counts.more()));
        }
    }

    private void deal() {
        Deal deal = new Deal(rules, table.seats, table.dealer, false);
        int[] before = table.marks.clone();
        for (int tries = 0; tries < MOST_MISDEALS; tries++) {
            int[] pack = chance.deck(deal.cards());
            Event.Dealt dealt = deal.deal(pack);
            happen(dealt);
            Answer hands = rules.ask(new Dealt(settings, dealt.extraHolder()));
            apply(hands);
            Conclusion.FieldFrom from = hands.first(Conclusion.FieldFrom.class);
            if (from != null) {
                CardSet laidOut = table.hands[from.seat()].and(settings.set("all"));
                happen(new Event.HandLaidOut(from.seat(), laidOut));
            }
            Answer field = rules.field(table.field, table.carriedIn);
            if (field.first(Conclusion.Misdeal.class) == null) {
                happen(Multiplier.of(field));
                noteHolders();
                return;
            }
            happen(new Event.Misdealt(pack, before));
        }
        throw new IllegalStateException("no deal could be played");
    }

    /** Those who play look at their hands. */
    private void look() {
        for (int seat = 0; seat < table.seats; seat++) {
            if ((table.marks[seat] & active) != 0) {
                for (Conclusion.HandMark hand : rules.hand(table.dealt[seat]).all(Conclusion.HandMark.class)) {
                    int bit = settings.seatMark(hand.mark());
                    if ((table.marks[seat] & bit) == 0) {
                        happen(new Event.Marked(seat, bit, 0));
                    }
                }
            }
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

    private void restock() {
        List<Integer> cards = new ArrayList<>();
        for (int i = table.stockAt; i < table.stock.length; i++) {
            cards.add(table.stock[i]);
        }
        List<Integer> out = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            if ((table.marks[seat] & active) == 0 && !table.hands[seat].isEmpty()) {
                out.add(seat);
                CardSet hand = table.hands[seat];
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    cards.add(card);
                }
            }
        }
        int[] stock = chance.restock(cards.stream().mapToInt(Integer::intValue).toArray());
        happen(new Event.Restocked(
                stock, out.stream().mapToInt(Integer::intValue).toArray()));
    }

    /** Applies marks; true where any of them changed the table. */
    private boolean apply(Answer answer) {
        if (!answer.hasMarks()) {
            return false;
        }
        boolean changed = false;
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Mark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((table.marks[mark.seat()] & bit) == 0) {
                    happen(new Event.Marked(mark.seat(), bit, 0));
                    changed = true;
                }
            } else if (line.conclusion() instanceof Conclusion.Unmark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((table.marks[mark.seat()] & bit) != 0) {
                    happen(new Event.Marked(mark.seat(), 0, bit));
                    changed = true;
                }
            } else if (line.conclusion() instanceof Conclusion.RoundMark mark) {
                int bit = settings.roundMark(mark.mark());
                if ((table.roundMarks & bit) == 0) {
                    happen(new Event.RoundMarked(bit));
                    changed = true;
                }
            }
        }
        return changed;
    }

    private Moment.State state(int word, int turn, boolean yes, boolean rose) {
        int signs = (yes ? Moment.State.YES : 0) | (rose ? Moment.State.ROSE : 0) | cardSigns(word);
        return Moment.State.of(
                table.phase, word, turn, table.dealer, table.seats, signs, table.roundMarks, holders, table.marks);
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
