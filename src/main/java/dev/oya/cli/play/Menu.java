package dev.oya.cli.play;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.cli.text.Text;
import dev.oya.play.Move;
import dev.oya.told.MoveText;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** The open moves by number. A card that nobody has seen is one entry: to turn it. */
final class Menu {
    private final MoveText text;
    private final Speech speech;
    private final List<Move> entries = new ArrayList<>();
    private final List<Move> hidden = new ArrayList<>();

    Menu(List<Move> moves, MoveText text, Speech speech) {
        this(moves, text, speech, true);
    }

    private Menu(List<Move> moves, MoveText text, Speech speech, boolean hides) {
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

    /** A menu without moves. */
    static Menu none(MoveText text, Speech speech) {
        return new Menu(List.of(), text, speech);
    }

    int size() {
        return entries.size();
    }

    void print(PrintWriter out) {
        int width = String.valueOf(entries.size()).length();
        for (int i = 0; i < entries.size(); i++) {
            Move move = entries.get(i);
            String label = Text.right(String.valueOf(i + 1), width + 1) + "  ";
            out.println(Text.beside(label, width + 3, isTurning(move) ? speech.say("turn-card") : text.of(move)));
        }
    }

    /**
     * The move of a number, or of a card where only one move plays it; with one entry an empty line is enough.
     *
     * @return the move, or null
     */
    Move chosen(String line, Deck deck) {
        if (line.isEmpty()) {
            return entries.size() == 1 ? entries.get(0) : turning();
        }
        if (line.matches("[0-9]{1,3}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= entries.size() ? entries.get(number - 1) : null;
        }
        Card card = card(deck, line);
        List<Move> playing = entries.stream()
                .filter(move -> card != null && move.card() == card.index() && !isTurning(move))
                .toList();
        return playing.size() == 1 ? playing.get(0) : null;
    }

    /** The card of a code, in whatever case it is typed; null where there is none. */
    static Card card(Deck deck, String code) {
        return deck.cards().stream()
                .filter(card -> card.code().equalsIgnoreCase(code))
                .findFirst()
                .orElse(null);
    }

    private Move turning() {
        return hidden.isEmpty() ? null : hidden.get(0);
    }

    /** Whether choosing this entry turns a card that nobody has seen. */
    boolean isTurning(Move move) {
        return !hidden.isEmpty() && move == hidden.get(0);
    }

    /** What the turned card may capture. */
    Menu captures() {
        return new Menu(hidden, text, speech, false);
    }

    /** The first entry. */
    Move only() {
        return entries.get(0);
    }
}
