package dev.oya.book;

import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.say.FishingText;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a card did, in sentences: where it came from, what it took or made of the table. */
final class BookTurn {
    private final Pack pack;
    private final Deck deck;
    private final Wording speech;
    private final FishingText fishing;
    private final BookWords words;

    BookTurn(Rules rules, BookWords words) {
        this.pack = rules.settings().pack();
        this.deck = pack.deck();
        this.speech = words.speech();
        this.fishing = new FishingText(rules, speech);
        this.words = words;
    }

    /** What a move with a card did, by what happened. */
    String of(Move move, List<Event> events) {
        List<String> told = new ArrayList<>();
        told.add(words.say("turn-" + pack.phases().words().get(move.word()).card(), speech.card(deck, move.card())));
        for (Event event : events) {
            if (event instanceof Event.Built built) {
                told.add(built(built.build()));
            } else if (event instanceof Event.TakenIn) {
                told.add(words.say("turn-takes", fishing.rest(move)));
            } else if (event instanceof Event.Swept) {
                told.add(words.say("turn-sweeps", speech.one(1, pack.sweeps())));
            }
        }
        if (told.size() == 1) {
            told.add(
                    move.take().isEmpty()
                            ? words.say("turn-stays")
                            : words.say("turn-takes", String.join(", ", speech.cards(deck, move.take()))));
        }
        return String.join(" ", told);
    }

    private String built(Build build) {
        String parts = build.parts().stream()
                .map(part -> String.join(" ", deck.codes(part)))
                .collect(Collectors.joining("; "));
        return words.say("turn-builds", build.number(), build.value(), parts);
    }
}
