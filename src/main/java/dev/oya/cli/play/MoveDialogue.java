package dev.oya.cli.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Choices;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.say.FishingText;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A dialogue that selects one of many moves step by step. The steps are the card, its use, the build, the card under it and the
 * groups. Steps without a choice are skipped. Not thread-safe.
 */
final class MoveDialogue {
    private static final int MOST_AT_ONCE = 15;
    private static final String BACK = "0";

    private final SeatView view;
    private final Deck deck;
    private final FishingText text;
    private final Wording speech;
    private final Deque<List<Entry>> asked = new ArrayDeque<>();
    private final Deque<String> chosen = new ArrayDeque<>();
    private Move move;

    /**
     * An entry of the current step.
     *
     * @param card index of the card that the entry plays, or {@link Choice#NO_CARD}
     * @param moves the moves that remain if the entry is chosen
     * @param cut whether the list of moves is incomplete
     */
    private record Entry(String label, int card, List<? extends Move> moves, boolean cut) {
        /** Creates an entry for moves after the card has been chosen. */
        static Entry of(String label, List<Move.BySum> moves) {
            return new Entry(label, Choice.NO_CARD, moves, false);
        }

        /** Returns the moves, all of which must be captures by sum. A move of another kind is the only one in its entry. */
        List<Move.BySum> plays() {
            return moves.stream().map(Move.BySum.class::cast).toList();
        }
    }

    MoveDialogue(SeatView view, Rules rules, FishingText text, MoveSentence plain, Wording speech) {
        this.view = view;
        this.deck = rules.settings().pack().deck();
        this.text = text;
        this.speech = speech;
        List<Entry> first = new ArrayList<>();
        Choices choices = view.choices();
        choices.plain()
                .forEach(one -> first.add(
                        new Entry(plain.withCodes(one, MoveSentence.Form.DO), card(one), List.of(one), false)));
        CardSet cards = choices.cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            CardPlays plays = choices.plays(card);
            if (plays.size() > 0) {
                first.add(new Entry(text.card(card), card, plays.moves(), plays.isCut()));
            }
        }
        asked.push(first);
    }

    private static int card(Move move) {
        return move instanceof Move.OfCard play ? play.card() : Choice.NO_CARD;
    }

    int size() {
        return asked.element().size();
    }

    /** Returns the selected move, or null if the dialogue is not finished. */
    Move move() {
        return move;
    }

    /** Returns the entries of the current step. */
    List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        for (Entry entry : asked.element()) {
            choices.add(new Choice(label(entry), null, entry.card(), choices.size() + 1));
        }
        return choices;
    }

    /** Returns the labels of the entries chosen so far. The player can undo these choices one by one. */
    List<String> chosen() {
        return List.copyOf(chosen);
    }

    /** Returns the only move that can be chosen, or null if there are several. */
    Move only() {
        List<Entry> entries = asked.element();
        return entries.size() == 1
                        && entries.get(0).moves().size() == 1
                        && !entries.get(0).cut()
                ? entries.get(0).moves().get(0)
                : null;
    }

    private String label(Entry entry) {
        int many = entry.moves().size();
        String takes = asked.size() == 1 ? takes(entry) : "";
        if (!takes.isEmpty()) {
            return entry.label() + " (" + speech.say("choice-takes") + " " + takes + ")";
        }
        return entry.label() + (many == 1 ? "" : " (" + speech.say("how-many", entry.cut() ? many + "+" : many) + ")");
    }

    /** Returns the captured cards if the entry has one capture and at most one other move, or else an empty text. */
    private String takes(Entry entry) {
        List<Move.BySum> some = entry.moves().stream()
                .filter(Move.BySum.class::isInstance)
                .map(Move.BySum.class::cast)
                .filter(one -> !one.take().isEmpty() || one.fishing().builds() != 0)
                .toList();
        return some.size() == 1 && entry.moves().size() <= 2 && text.takes(some.get(0)) ? text.rest(some.get(0)) : "";
    }

    /**
     * Handles a typed line: the number of an entry, {@code 0} to go back, the code of a card in the first step, or an empty line
     * if there is only one entry.
     *
     * @return whether the line was valid
     */
    boolean choose(String line) {
        List<Entry> entries = asked.element();
        if (line.equals(BACK) && asked.size() > 1) {
            asked.pop();
            chosen.removeLast();
            return true;
        }
        Entry entry = line.isEmpty() && entries.size() == 1 ? entries.get(0) : null;
        if (line.matches(Menu.NUMBER)) {
            entry = Menu.numbered(entries, line);
        } else if (asked.size() == 1) {
            Card card = Menu.card(deck, line);
            entry = entries.stream()
                    .filter(one -> card != null && one.card() >= 0 && deck.original(one.card()) == card.index())
                    .findFirst()
                    .orElse(entry);
        }
        if (entry == null) {
            return false;
        }
        if (entry.moves().size() == 1 && (asked.size() > 1 || !(entry.moves().get(0) instanceof Move.BySum))) {
            move = entry.moves().get(0);
        } else {
            asked.push(asked.size() == 1 ? grouped(entry.plays(), text::act) : next(entry.plays()));
            chosen.add(entry.label());
        }
        return true;
    }

    /** Returns the entries of the next step, which divide the moves by the next property in which these moves differ. */
    private List<Entry> next(List<Move.BySum> moves) {
        boolean ofBuild = moves.get(0).fishing().value() > 0;
        List<Entry> entries = ofBuild ? grouped(moves, this::build) : List.of();
        if (entries.size() < 2 && ofBuild) {
            entries = grouped(moves, text::onto);
        }
        if (entries.size() > 1) {
            return entries;
        }
        return moves.size() > MOST_AT_ONCE ? halves(moves) : each(moves);
    }

    private List<Entry> each(List<Move.BySum> moves) {
        return moves.stream().map(one -> Entry.of(text.rest(one), List.of(one))).toList();
    }

    private String build(Move.BySum one) {
        for (Build build : view.builds()) {
            if (build.number() == one.fishing().build()) {
                return text.build(build);
            }
        }
        return "";
    }

    private static List<Entry> grouped(List<Move.BySum> moves, Function<Move.BySum, String> label) {
        Map<String, List<Move.BySum>> groups = new LinkedHashMap<>();
        moves.forEach(one -> groups.computeIfAbsent(label.apply(one), key -> new ArrayList<>())
                .add(one));
        List<Entry> entries = new ArrayList<>();
        groups.forEach((name, some) -> entries.add(Entry.of(name, List.copyOf(some))));
        return entries;
    }

    /** Divides the moves into those that capture a certain card and the rest, with the card that divides them most evenly. */
    private List<Entry> halves(List<Move.BySum> moves) {
        int best = -1;
        int nearest = moves.size();
        for (int card = view.field().first(); card >= 0; card = view.field().next(card)) {
            int one = card;
            int with = (int)
                    moves.stream().filter(some -> some.take().contains(one)).count();
            int off = Math.abs(2 * with - moves.size());
            if (off < nearest) {
                nearest = off;
                best = card;
            }
        }
        if (best < 0) {
            return each(moves);
        }
        int card = best;
        String name = speech.card(deck, card);
        return List.of(
                half(speech.say("with-card", name), moves, card, true),
                half(speech.say("without-card", name), moves, card, false));
    }

    private static Entry half(String label, List<Move.BySum> moves, int card, boolean with) {
        List<Move.BySum> some = moves.stream()
                .filter(move -> move.take().contains(card) == with)
                .toList();
        return Entry.of(label, some);
    }
}
