package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.Exhaustive;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.properties.RandomGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** The view of a seat reveals nothing about hidden cards. */
class SeatViewTest {
    private static final JsonMapper JSON = new JsonMapper();
    /** Number of random games for each kind of table. */
    private static final int GAMES = Integer.getInteger("oya.games", Exhaustive.times(2, 1));

    /** Returns random games with every game, profile and number of seats. */
    static Stream<Arguments> games() {
        return RandomGame.games(201, 200 + GAMES);
    }

    /** Everything that a seat can observe: its view, refusals, bot choices, and the questions that the rules were asked. */
    private record Told(
            ViewCopy view,
            String json,
            String text,
            List<String> refusals,
            List<Move> chosen,
            List<Class<?>> asked,
            List<Class<?>> askedForRefusals) {}

    private static Told told(RandomGame game, int seat, List<Move> tried, boolean withBots) {
        Match match = game.match();
        game.asked();
        ViewCopy view = ViewCopy.of(match.view(seat));
        String text = view.toString();
        List<Class<?>> asked = game.asked();
        List<String> refusals = tried.stream()
                .map(move -> String.valueOf(match.round().judge(move)))
                .toList();
        List<Class<?>> askedForRefusals = game.asked();
        List<Move> chosen = new ArrayList<>();
        if (withBots && !view.choices().isEmpty()) {
            // "strong" has a fixed budget, because its moves are otherwise not reproducible. "club" is left out,
            // because it is "easy" with more rounds.
            Bots.names().stream()
                    .filter(name -> !name.equals("club"))
                    .map(name -> name.equals("strong") ? "strong:20x2" : name)
                    .sorted()
                    .map(name -> Bots.named(name, game.rules()).choose(match.view(seat), new Luck("any")))
                    .forEach(chosen::add);
        }
        return new Told(view, JSON.writeValueAsString(view), text, refusals, chosen, asked, askedForRefusals);
    }

    /** Checks that no refusal reveals the top card of the stock. */
    private static void namesNoCardOfTheStock(Match match, List<Move> tried) {
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        if (table.stockSize() == 0) {
            return;
        }
        String top = deck.card(table.nextOfStock()).code();
        for (Move move : tried) {
            CardSet cards = move instanceof Move.OfCard play ? play.take().with(play.card()) : CardSet.NONE;
            boolean named = deck.codes(table.field().plus(cards)).contains(top);
            Verdict.Refused refused = match.round().judge(move);
            if (!named && refused != null) {
                String reason = refused.in("en");
                assertFalse(List.of(reason.split("[ ,:]+")).contains(top), reason);
            }
        }
    }

    /** Returns moves with each action and random cards of the deck. Most of them are illegal. */
    private static List<Move> anything(RandomGame game, int seat, Random random) {
        List<Move> tried = new ArrayList<>();
        Pack pack = game.rules().settings().pack();
        List<String> ids = List.copyOf(pack.yaku().keySet());
        int cards = pack.deck().cards().size();
        for (Phases.Action word : pack.phases().actions().values()) {
            for (int i = 0; i < 3; i++) {
                CardSet field = game.match().table().field();
                CardSet take = field.isEmpty() ? CardSet.NONE : CardSet.of(field.get(random.nextInt(field.size())));
                int card = random.nextInt(cards);
                tried.add(new Move.ByMonth(seat, word.name(), card, i == 0 ? CardSet.NONE : take));
                tried.add(new Move.BySum(seat, word.name(), card, i == 0 ? CardSet.NONE : take, Fishing.NOTHING));
            }
            tried.add(new Move.Call(seat, word.name()));
            tried.add(new Move.YesNo(seat, word.name(), true));
            if (!ids.isEmpty()) {
                tried.add(new Move.Declaration(seat, word.name(), List.of(ids.get(random.nextInt(ids.size())))));
            }
        }
        return tried;
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void viewDoesNotDependOnHiddenCards(RandomGame.Kind kind, long seed) {
        Random random = new Random(seed);
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                Match match = game.match();
                int seat = random.nextInt(kind.seats());
                List<Move> tried = anything(game, seat, random);
                boolean withBots = random.nextInt(8) == 0;
                // Asks once before the comparison, because answers about individual cards are then cached.
                told(game, seat, tried, false);
                Told seen = told(game, seat, tried, withBots);
                assertEquals(mayBeSeen(match, seat), cards(seen.view()), "cards in the view of seat " + seat);
                namesNoCardOfTheStock(match, tried);
                Table before = match.table().copy();
                exchange(match, becomes(places(match, seat), random));
                Told changed = told(game, seat, tried, withBots);
                restore(match, before);
                String who = "hidden cards change for seat " + seat + " ";
                assertEquals(seen.refusals(), changed.refusals(), who + "the refusals");
                assertEquals(seen.asked(), changed.asked(), who + "the questions for the view");
                assertEquals(seen.askedForRefusals(), changed.askedForRefusals(), who + "the questions for refusals");
                assertEquals(seen, changed, who + "the view");
            }
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void viewDoesNotDependOnDealOfHiddenCards(RandomGame.Kind kind, long seed) {
        Random random = new Random(seed);
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Match.Start start;
            private CardSet field;

            @Override
            public void afterDeal(RandomGame game) {
                Table table = game.match().table();
                int[] scores = table.scores();
                table.payments().forEach(payment -> ReplayedTableTest.undo(scores, payment));
                field = table.field();
                start = new Match.Start(
                        table.round(), table.dealer(), scores, table.carriedIn(), table.potIn(), table.talliesIn());
            }

            @Override
            public void before(RandomGame game, Move move) {
                Match match = game.match();
                int seat = random.nextInt(kind.seats());
                int[] becomes = becomes(places(match, seat), random);
                Match other = new Match(
                        game.rules(), kind.seats(), match.rounds(), start, new ExchangedChance(match.table(), becomes));
                // Skips deals whose differences are visible to every seat, such as another field or end of the round.
                if (other.table().field().equals(field)
                        && replayed(other, game.actions())
                        && !other.round().isOver()
                        && announcesTheSame(kind, match, other)
                        && (other.table().restock() == null) == (match.table().restock() == null)) {
                    assertEquals(
                            ViewCopy.of(match.view(seat)),
                            ViewCopy.of(other.view(seat)),
                            "in phase " + match.round().phase().name() + " seat " + seat + " can distinguish "
                                    + "two hidden deals");
                }
            }
        });
    }

    /** Returns whether the same players have announced a ronda, which is visible to every seat. */
    private static boolean announcesTheSame(RandomGame.Kind kind, Match match, Match other) {
        return !kind.game().equals("cuarenta") || announced(match).equals(announced(other));
    }

    private static List<Object> announced(Match match) {
        return match.view(0).seats().stream()
                .<Object>map(seat -> List.of(seat.marks(), seat.captures().counts(), seat.score()))
                .toList();
    }

    /** Deals the cards of the given table with some cards exchanged. */
    private record ExchangedChance(Table table, int[] becomes, int[] deals) implements CardSource {
        ExchangedChance(Table table, int[] becomes) {
            this(table, becomes, new int[1]);
        }

        @Override
        public int[] deck(int[] cards) {
            int deal = deals[0]++;
            return deal < table.misdeals().size() ? table.misdeals().get(deal) : exchange(table.deck());
        }

        @Override
        public int[] restock(int[] cards) {
            return table.restock() == null ? cards : exchange(table.restock());
        }

        private int[] exchange(int[] cards) {
            return java.util.Arrays.stream(cards).map(card -> becomes[card]).toArray();
        }
    }

    /** Makes the same moves in another match and returns whether all were legal. May insert or omit silent moves. */
    private static boolean replayed(Match match, List<Move> moves) {
        var words = match.rules().settings().pack().phases().actions();
        for (Move move : moves) {
            boolean made = match.act(move).accepted();
            for (Move silence = silence(match); !made && silence != null; silence = silence(match)) {
                match.act(silence);
                made = match.act(move).accepted();
            }
            if (!made && !words.get(move.action()).fields().silent()) {
                return false;
            }
        }
        return true;
    }

    private static Move silence(Match match) {
        var words = match.rules().settings().pack().phases().actions();
        return match.round().moves().stream()
                .filter(move -> words.get(move.action()).fields().silent())
                .findFirst()
                .orElse(null);
    }

    /** Returns every card that is visible in the given view. */
    private static CardSet cards(ViewCopy view) {
        CardSet cards = view.hand().plus(view.field());
        for (SeatView.Seat seat : view.seats()) {
            cards = cards.plus(seat.captures().pile())
                    .plus(seat.shown())
                    .plus(seat.captures().claimed());
        }
        for (Build build : view.builds()) {
            cards = cards.plus(build.cards());
        }
        for (Move move : view.choices().all()) {
            cards = move instanceof Move.OfCard play ? cards.plus(play.take()).with(play.card()) : cards;
        }
        return cards;
    }

    /** Returns the cards that the view of the given seat must contain, computed from the table. */
    private static CardSet mayBeSeen(Match match, int seat) {
        Table table = match.table();
        CardSet open = match.round().phase().hidden() ? CardSet.NONE : table.hand(seat);
        open = open.plus(table.field());
        for (Build build : table.builds()) {
            open = open.plus(build.cards());
        }
        for (int other = 0; other < table.seats(); other++) {
            open = open.plus(table.pile(other)).plus(match.shown(other));
        }
        open = open.minus(unseen(table, seat));
        return turns(match, seat) ? open.with(table.nextOfStock()) : open;
    }

    /** Returns the face-down cards of the field and the captured face-down cards that the seat may not look at. */
    private static CardSet unseen(Table table, int seat) {
        return table.looks(seat) || table.end() != null
                ? table.faceDown()
                : table.faceDown().plus(table.unseen());
    }

    /** Returns whether the seat may see the top card of the stock, because it must play that card. */
    private static boolean turns(Match match, int seat) {
        return match.view(seat).moves().stream()
                .anyMatch(move -> move instanceof Move.OfCard play
                        && !match.table().hand(seat).contains(play.card()));
    }

    /**
     * Returns the hidden cards: those of other hands that were not shown, the stock, and face-down cards.
     *
     * @param still whether to exclude hands from which cards were shown
     */
    private static CardSet hidden(Match match, int seat, boolean still) {
        Table table = match.table();
        CardSet hidden = CardSet.NONE;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat && !(still && !table.declared(other).isEmpty())) {
                hidden = hidden.plus(table.hand(other).minus(match.shown(other)));
            }
        }
        hidden = hidden.plus(CardSet.of(table.stock())).plus(unseen(table, seat));
        return turns(match, seat) ? hidden.without(table.nextOfStock()) : hidden;
    }

    static List<Integer> places(Match match, int seat) {
        // Hands with shown cards stay unchanged, because the shown cards restrict the rest of the hand. The cards dealt
        // to the seat are known to it.
        CardSet hidden = hidden(match, seat, true).minus(match.table().dealt(seat));
        List<Integer> cards = new ArrayList<>();
        for (int card = hidden.first(); card >= 0; card = hidden.next(card)) {
            cards.add(card);
        }
        return cards;
    }

    /** Shuffles the given cards. Returns the replacement of each card, by card index. */
    static int[] becomes(List<Integer> cards, Random random) {
        List<Integer> others = new ArrayList<>(cards);
        Collections.shuffle(others, random);
        int[] becomes = new int[128];
        for (int card = 0; card < becomes.length; card++) {
            int place = cards.indexOf(card);
            becomes[card] = place < 0 ? card : others.get(place);
        }
        return becomes;
    }

    static void exchange(Match match, int[] becomes) {
        Table table = match.table();
        TableBuilder set = TableBuilder.on(match.rules(), table);
        for (int seat = 0; seat < table.seats(); seat++) {
            CardSet dealt = table.dealt(seat);
            set.hand(seat, exchanged(table.hand(seat), becomes)).dealt(seat, exchanged(dealt, becomes));
        }
        set.stock(Arrays.stream(table.stock()).map(card -> becomes[card]).toArray());
        set.faceDown(exchanged(table.faceDown(), becomes)).replaceUnseen(exchanged(table.unseen(), becomes));
    }

    static void restore(Match match, Table before) {
        TableBuilder set = TableBuilder.on(match.rules(), match.table());
        for (int seat = 0; seat < before.seats(); seat++) {
            set.hand(seat, before.hand(seat)).dealt(seat, before.dealt(seat));
        }
        set.stock(before.stock());
        set.faceDown(before.faceDown()).replaceUnseen(before.unseen());
    }

    private static CardSet exchanged(CardSet cards, int[] becomes) {
        CardSet exchanged = CardSet.NONE;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            exchanged = exchanged.with(becomes[card]);
        }
        return exchanged;
    }
}
