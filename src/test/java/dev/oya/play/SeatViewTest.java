package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.cards.CardSet;
import dev.oya.properties.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** A seat's view tells nothing of cards that are hidden from it. */
class SeatViewTest {
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Arguments> games() {
        return RandomGame.kinds()
                .flatMap(kind -> LongStream.rangeClosed(201, 225).mapToObj(seed -> Arguments.of(kind, seed)));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void hiddenCardsMayChangePlacesUnseen(RandomGame.Kind kind, long seed) {
        Random random = new Random(seed);
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                Match match = game.match();
                int seat = random.nextInt(kind.seats());
                SeatView seen = match.view(seat);
                assertFalse(cards(seen).meets(hidden(match, seat, false)), "a hidden card is in the view");
                Table table = match.table();
                CardSet[] hands = table.hands.clone();
                CardSet[] dealt = table.dealt.clone();
                int[] stock = table.stock;
                exchange(table, becomes(places(match, seat), random));
                SeatView changed = match.view(seat);
                System.arraycopy(hands, 0, table.hands, 0, kind.seats());
                System.arraycopy(dealt, 0, table.dealt, 0, kind.seats());
                table.stock = stock;
                assertEquals(seen, changed, "the view of seat " + seat + " tells of hidden cards");
                assertEquals(seen.toString(), changed.toString());
                assertEquals(JSON.writeValueAsString(seen), JSON.writeValueAsString(changed));
            }
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void otherHiddenCardsFromTheStartWouldLookTheSame(RandomGame.Kind kind, long seed) {
        Random random = new Random(seed);
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Match.Start start;

            @Override
            public void dealt(RandomGame game) {
                Table table = game.match().table();
                int[] scores = table.scores();
                table.payments.forEach(payment -> FoldTest.undo(scores, payment));
                start = new Match.Start(
                        table.round, table.dealer, scores, table.carriedIn, table.potIn, table.talliesIn());
            }

            @Override
            public void before(RandomGame game, Move move) {
                Match match = game.match();
                int seat = random.nextInt(kind.seats());
                int[] becomes = becomes(places(match, seat), random);
                Match other = new Match(
                        game.rules(), kind.seats(), match.rounds(), start, new ExchangedChance(match.table(), becomes));
                // With other cards the round may be over: then everybody sees why.
                if (replayed(other, game.actions()) && !other.round().isOver()) {
                    assertEquals(
                            match.view(seat),
                            other.view(seat),
                            "in phase " + match.round().phase().name() + " seat " + seat + " sees that "
                                    + "other cards are hidden");
                }
            }
        });
    }

    /** The same cards as at a table, some of them exchanged. */
    private record ExchangedChance(Table table, int[] becomes, int[] deals) implements Chance {
        ExchangedChance(Table table, int[] becomes) {
            this(table, becomes, new int[1]);
        }

        @Override
        public int[] deck(int[] cards) {
            int deal = deals[0]++;
            return deal < table.misdeals.size() ? table.misdeals.get(deal) : exchange(table.deck);
        }

        @Override
        public int[] restock(int[] cards) {
            return exchange(table.stock);
        }

        private int[] exchange(int[] cards) {
            return java.util.Arrays.stream(cards).map(card -> becomes[card]).toArray();
        }
    }

    /** Makes the same moves; false where they cannot be made with these cards. Who has nothing to say need not say it. */
    private static boolean replayed(Match match, List<Move> moves) {
        var words = match.rules().settings().pack().phases().words();
        for (Move move : moves) {
            boolean made = match.act(move).accepted();
            for (Move silence = silence(match); !made && silence != null; silence = silence(match)) {
                match.act(silence);
                made = match.act(move).accepted();
            }
            if (!made && !words.get(move.word()).silent()) {
                return false;
            }
        }
        return true;
    }

    private static Move silence(Match match) {
        var words = match.rules().settings().pack().phases().words();
        return match.round().moves().stream()
                .filter(move -> words.get(move.word()).silent())
                .findFirst()
                .orElse(null);
    }

    /** Every card that a view shows anywhere. */
    private static CardSet cards(SeatView view) {
        CardSet cards = view.hand().plus(view.field());
        for (SeatView.Seat seat : view.seats()) {
            cards = cards.plus(seat.pile()).plus(seat.shown());
        }
        for (Move move : view.moves()) {
            cards = cards.plus(move.take());
            cards = move.card() < 0 ? cards : cards.with(move.card());
        }
        return cards;
    }

    /** Whether the seat may see the card on top of the stock, because it is turning it. */
    private static boolean turns(Match match, int seat) {
        return match.view(seat).moves().stream()
                .anyMatch(move -> move.card() >= 0 && !match.table().hands[seat].contains(move.card()));
    }

    /** The cards in other hands, those shown left out, and in the stock; {@code still} leaves out hands that were partly shown. */
    private static CardSet hidden(Match match, int seat, boolean still) {
        Table table = match.table();
        CardSet hidden = CardSet.NONE;
        for (int other = 0; other < table.seats; other++) {
            if (other != seat && !(still && !table.declared.get(other).isEmpty())) {
                hidden = hidden.plus(table.hands[other].minus(match.shown(other)));
            }
        }
        for (int i = table.stockAt + (turns(match, seat) ? 1 : 0); i < table.stock.length; i++) {
            hidden = hidden.with(table.stock[i]);
        }
        return hidden;
    }

    private static List<Integer> places(Match match, int seat) {
        // What a seat showed decides what else may be in its hand, so such hands stay as they are.
        // Its own cards a seat knows, wherever they have gone.
        CardSet hidden = hidden(match, seat, true).minus(match.table().dealt[seat]);
        List<Integer> cards = new ArrayList<>();
        for (int card = hidden.first(); card >= 0; card = hidden.next(card)) {
            cards.add(card);
        }
        return cards;
    }

    /** For each card the one that takes its place. */
    private static int[] becomes(List<Integer> cards, Random random) {
        List<Integer> others = new ArrayList<>(cards);
        Collections.shuffle(others, random);
        int[] becomes = new int[128];
        for (int card = 0; card < becomes.length; card++) {
            int place = cards.indexOf(card);
            becomes[card] = place < 0 ? card : others.get(place);
        }
        return becomes;
    }

    private static void exchange(Table table, int[] becomes) {
        for (int seat = 0; seat < table.seats; seat++) {
            table.hands[seat] = exchanged(table.hands[seat], becomes);
            table.dealt[seat] = exchanged(table.dealt[seat], becomes);
        }
        table.stock = table.stock.clone();
        for (int i = table.stockAt; i < table.stock.length; i++) {
            table.stock[i] = becomes[table.stock[i]];
        }
    }

    private static CardSet exchanged(CardSet cards, int[] becomes) {
        CardSet exchanged = CardSet.NONE;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            exchanged = exchanged.with(becomes[card]);
        }
        return exchanged;
    }
}
