package dev.oya.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.TableBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Positions of Koi-Koi with two seats for tests. Seat 0 is on turn. The cards that no seat has are in the stock. */
public final class KoiKoiPosition {
    public static final Rules RULES = rules();

    private KoiKoiPosition() {}

    private static Rules rules() {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.rules(oya.pack("koi-koi", "de", List.of()), Map.of("players", 2));
    }

    /**
     * Returns cards of the deck.
     *
     * @param codes codes separated by spaces, or an empty string for no cards
     */
    public static CardSet cards(String codes) {
        Deck deck = RULES.settings().pack().deck();
        return CardSet.of(Arrays.stream(codes.split(" "))
                .filter(code -> !code.isEmpty())
                .map(code -> deck.card(code).index())
                .toList());
    }

    /**
     * Returns a match in the first round.
     *
     * @param captured captured cards of each seat
     * @param hands hand of each seat
     */
    public static Match match(String phase, List<CardSet> captured, List<CardSet> hands, CardSet field) {
        CardSet seen =
                Stream.of(captured, hands, List.of(field)).flatMap(List::stream).reduce(CardSet.NONE, CardSet::plus);
        int[] stock = RULES.settings().pack().deck().cards().stream()
                .mapToInt(Card::index)
                .filter(card -> !seen.contains(card))
                .toArray();
        TableBuilder table =
                TableBuilder.of(RULES, 2, 0).field(field).stock(stock).match(new int[2], 1, 12);
        for (int seat = 0; seat < 2; seat++) {
            table.captured(seat, captured.get(seat)).mark(seat, "active").hand(seat, hands.get(seat));
        }
        return new Match(RULES, table.table(), phase, 0, CardSource.of("x", 1));
    }
}
