package dev.oya.cli.play;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.play.table.Move;
import dev.oya.say.MoveSentence;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;

/** A numbered menu of legal moves. All moves with a hidden card share one entry, which turns the card over. */
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

    /** Returns the entries in order. */
    List<Choice> choices() {
        List<Choice> choices = new ArrayList<>();
        for (Move move : entries) {
            boolean turns = isTurning(move);
            choices.add(
                    turns
                            ? new Choice(speech.say("turn-card"), null, Choice.NO_CARD, choices.size() + 1)
                            : Choice.of(text.withCodes(move, MoveSentence.Form.DO), move, choices.size() + 1));
        }
        return choices;
    }

    /**
     * Returns the move with the typed number, or the only move that plays the typed card. An empty line chooses the only entry
     * or turns the hidden card. Returns null for any other input.
     */
    Move chosen(String line, Deck deck) {
        if (line.isEmpty()) {
            return entries.size() == 1 ? entries.get(0) : hidden.isEmpty() ? null : hidden.get(0);
        }
        if (line.matches(NUMBER)) {
            return numbered(entries, line);
        }
        Card card = card(deck, line);
        List<Move> playing = entries.stream()
                .filter(move -> card != null
                        && move instanceof Move.OfCard play
                        && play.card() == card.index()
                        && !isTurning(move))
                .toList();
        return playing.size() == 1 ? playing.get(0) : null;
    }

    /** Returns the entry with a typed number, or null if there is no such entry. */
    static <T> T numbered(List<T> entries, String line) {
        int number = Integer.parseInt(line);
        return number >= 1 && number <= entries.size() ? entries.get(number - 1) : null;
    }

    /** Returns the card with a code, ignoring case, or null if the code is unknown. */
    static Card card(Deck deck, String code) {
        return deck.cards().stream()
                .filter(card -> card.code().equalsIgnoreCase(code))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether the entry of the given move turns a hidden card. */
    boolean isTurning(Move move) {
        return !hidden.isEmpty() && move == hidden.get(0);
    }

    /** Returns a menu of the captures that are possible with the turned card. */
    Menu captures() {
        return new Menu(hidden, text, speech, false);
    }

    /** Returns the move to make if the player has no choice, or else null. */
    Move forced() {
        if (entries.size() != 1) {
            return null;
        }
        return !isTurning(entries.get(0)) || hidden.size() == 1 ? entries.get(0) : null;
    }

    Move only() {
        return entries.get(0);
    }
}
