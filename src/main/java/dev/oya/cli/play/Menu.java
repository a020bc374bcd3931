package dev.oya.cli.play;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.cli.text.Text;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The open moves by number. A card that nobody has seen is one entry: to turn it. */
final class Menu {
    static final String NUMBER = "[0-9]{1,3}";

    private final MoveSentence text;
    private final Wording speech;
    private final List<Move> entries = new ArrayList<>();
    private final List<Move> hidden = new ArrayList<>();

    Menu(List<Move> moves, MoveSentence text, Wording speech, boolean hides) {
        this.text = text;
        this.speech = speech;
        for (Move move : moves) {
            if (hides && text.isHidden(move)) {
                if (hidden.isEmpty()) {
                    entries.add(move);
                }
                hidden.add(move);
            } else {
                entries.add(move);
            }
        }
    }

    int size() {
        return entries.size();
    }

    void print(PrintWriter out) {
        Text.numbered(
                out,
                entries.stream()
                        .map(move ->
                                isTurning(move) ? speech.say("turn-card") : text.withCodes(move, MoveSentence.Form.DO))
                        .toList());
    }

    /** The move of a number, or of a card where only one move plays it, with one entry also of an empty line; else null. */
    Move chosen(String line, Deck deck) {
        if (line.isEmpty()) {
            return entries.size() == 1 ? entries.get(0) : hidden.isEmpty() ? null : hidden.get(0);
        }
        if (line.matches(NUMBER)) {
            return numbered(entries, line);
        }
        Card card = card(deck, line);
        List<Move> playing = entries.stream()
                .filter(move -> card != null && move.card() == card.index() && !isTurning(move))
                .toList();
        return playing.size() == 1 ? playing.get(0) : null;
    }

    /** The entry of a number that was typed, or null. */
    static <T> T numbered(List<T> entries, String line) {
        int number = Integer.parseInt(line);
        return number >= 1 && number <= entries.size() ? entries.get(number - 1) : null;
    }

    /** The card of a code, in whatever case it is typed; null where there is none. */
    static Card card(Deck deck, String code) {
        return deck.cards().stream()
                .filter(card -> card.code().equalsIgnoreCase(code))
                .findFirst()
                .orElse(null);
    }

    /** Whether choosing this entry turns a card that nobody has seen. */
    boolean isTurning(Move move) {
        return !hidden.isEmpty() && move == hidden.get(0);
    }

    /** What the turned card may capture. */
    Menu captures() {
        return new Menu(hidden, text, speech, false);
    }

    Move only() {
        return entries.get(0);
    }
}
