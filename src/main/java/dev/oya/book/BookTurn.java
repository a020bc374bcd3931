package dev.oya.book;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.say.FishingText;
import dev.oya.say.Wording;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;

/** What a card did, in sentences: where it came from, what it took or made of the table. */
final class BookTurn {
    private final Pack pack;
    private final Deck deck;
    private final Wording speech;
    private final FishingText fishing;
    private final BookWords words;

    BookTurn(Rules rules, Wording speech, BookWords words) {
        this.pack = rules.settings().pack();
        this.deck = pack.deck();
        this.speech = speech;
        this.fishing = new FishingText(rules, speech);
        this.words = words;
    }

    /** What a move with a card did, by what happened. */
    String of(Move move, List<Event> events) {
        List<String> told = new ArrayList<>();
        told.add(say("turn-" + pack.phases().words().get(move.word()).card(), speech.card(deck, move.card())));
        for (Event event : events) {
            if (event instanceof Event.Built built) {
                told.add(built(built.build()));
            } else if (event instanceof Event.TakenIn) {
                told.add(say("turn-takes", fishing.rest(move)));
            } else if (event instanceof Event.Swept) {
                told.add(say("turn-sweeps", speech.one(1, pack.sweeps())));
            }
        }
        if (told.size() == 1) {
            told.add(
                    move.take().isEmpty()
                            ? words.say("turn-stays")
                            : say("turn-takes", String.join(", ", speech.cards(deck, move.take()))));
        }
        return String.join(" ", told);
    }

    private String built(Build build) {
        List<String> parts = build.parts().stream().map(this::codes).toList();
        return say("turn-builds", build.number(), build.value(), String.join("; ", parts));
    }

    private String codes(CardSet cards) {
        return String.join(" ", deck.codes(cards));
    }

    private String say(String key, Object... blanks) {
        return MessageFormat.format(words.say(key), blanks);
    }
}
