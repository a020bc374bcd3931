package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.properties.EveryField;
import dev.oya.properties.RandomGame;
import dev.oya.vocabulary.Conclusion;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Copies of a round, and determinizations, which replace its hidden cards with plausible ones. */
class DeterminizationTest {
    private static final int GAMES = Integer.getInteger("oya.games", Exhaustive.times(2, 1));
    /** Average number of moves between checks. */
    private static final int SELDOM = 5;

    static Stream<Arguments> games() {
        return RandomGame.games(301, 300 + GAMES);
    }

    /** A check that runs before some moves of a game, with the view of the seat to move. */
    private interface Trial {
        void at(Match match, SeatView view, Random random);
    }

    private static void play(RandomGame.Kind kind, long seed, Trial trial) {
        Random random = new Random(seed);
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                if (random.nextInt(SELDOM) == 0) {
                    trial.at(game.match(), game.match().view(move.seat()), random);
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void playingCopyDoesNotChangeOriginal(RandomGame.Kind kind, long seed) {
        play(kind, seed, (match, view, random) -> {
            Round round = match.round();
            Table before = new Table(round.table());
            Round copy = round.copy(CardSource.of(new Shuffle("copy " + random.nextInt())));
            EveryField.assertSame(before, copy.table());
            assertEquals(round.moves(), copy.moves());
            playOn(copy, random);
            EveryField.assertSame(before, round.table());
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void determinizationKeepsViewAndIsPlayable(RandomGame.Kind kind, long seed) {
        play(kind, seed, (match, view, random) -> {
            Round round = match.round();
            Table before = new Table(round.table());
            Round guess = view.determinize(new Shuffle("guess " + random.nextInt()));
            assertEquals(ViewCopy.of(view), ViewCopy.of(new SeatView(guess, view.seat())), "cards visible to the seat");
            assertEquals(view.unseen(), new SeatView(guess, view.seat()).unseen(), "cards hidden from the seat");
            assertEquals(cards(round.table()), cards(guess.table()), "cards of the round");
            playOn(guess, random);
            EveryField.assertSame(before, round.table());
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void determinizationDoesNotDependOnHiddenCards(RandomGame.Kind kind, long seed) {
        play(kind, seed, (match, view, random) -> {
            String luck = "guess " + random.nextInt();
            Table table = match.table();
            Table before = table.copy();
            Round guess = view.determinize(new Shuffle(luck));
            List<Integer> places = SeatViewTest.places(match, view.seat());
            SeatViewTest.exchange(match, SeatViewTest.becomes(places, random));
            Round other = match.view(view.seat()).determinize(new Shuffle(luck));
            SeatViewTest.restore(match, before);
            EveryField.assertSame(guess.table(), other.table());
            assertEquals(guess.moves(), other.moves());
        });
    }

    /** In a determinization, a seat that is bound by a build still holds a card that takes it, so that it can move. */
    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void boundSeatHoldsCardForItsBuild(RandomGame.Kind kind, long seed) {
        play(kind, seed, (match, view, random) -> {
            Table table = match.table();
            for (int seat = 0; seat < table.seats(); seat++) {
                Round guess = match.view(seat).determinize(new Shuffle("bound " + random.nextInt()));
                assertEquals(match.round().isOver(), guess.isOver(), "only one of the two rounds is over");
                for (Build build : table.builds()) {
                    for (int bound = 0; bound < table.seats(); bound++) {
                        CardSet keys = match.rules().fishing().takers(build.value());
                        assertTrue(
                                !match.rules().fishing().binds(table, build, bound)
                                        || !keys.meets(table.hand(bound))
                                        || keys.meets(guess.table().hand(bound)),
                                () -> "no card takes " + build);
                    }
                }
            }
        });
    }

    /**
     * If a seat laid a card, determinizations rarely deal that seat a card that could have captured instead. A card laid by
     * another seat does not change these probabilities.
     */
    @ParameterizedTest
    @CsvSource({"koi-koi, de", "scopa, it"})
    void seatThatLaidCardRarelyHoldsMatchingCard(String game, String profile) {
        RuleLibrary oya = RuleLibrary.inJar();
        Match match = Match.start(oya.rules(oya.pack(game, profile, List.of()), Map.of("players", 2)), "hardly");
        Table table = match.table();
        TableBuilder set = TableBuilder.on(match.rules(), table);
        CardSet field = table.field();
        // Simulates that seat 1 laid this card while the other field cards were on the field.
        int laid = field.first();
        CardSet left = field.without(laid);
        set.dealt(1, table.dealt(1).with(laid));
        int before = meeting(match, left);
        set.used(laid, CardSet.NONE, left);
        int after = meeting(match, left);
        assertTrue(before > 4 * after && after > 0, before + " and " + after);
        set.used(laid, left, left);
        int others = left.first();
        set.dealt(0, table.dealt(0).with(others));
        set.used(others, CardSet.NONE, left);
        assertEquals(before, meeting(match, left), "a card laid by another seat changes the probabilities");
    }

    /**
     * If a seat captured a low card, determinizations rarely deal that seat a card that could have captured a better card.
     */
    @Test
    void seatThatCapturedLowCardRarelyHoldsBetterCapture() {
        Match match = ofSeats("koi-koi", 2);
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        TableBuilder set = TableBuilder.on(match.rules(), table);
        // Simulates that seat 1 has played a card from its hand and captured one from the field.
        int played = table.hand(1).first();
        holds(set, 1, table.hand(1).without(played));
        CardSet much = CardSet.of(best(deck, table.field()));
        CardSet little = CardSet.of(best(deck, table.field().minus(much).minus(deck.sameGroup(much.first()))));
        assertTrue(deck.points(much) > deck.points(little));
        int before = meeting(match, much);
        set.used(played, little, much);
        int passed = meeting(match, much);
        assertTrue(before > 4 * passed, before + " and " + passed);
        set.used(played, much, little);
        assertEquals(before, meeting(match, much));
    }

    /** Sets the hand of a seat without changing the cards that it was dealt. */
    private static void holds(TableBuilder set, int seat, CardSet cards) {
        CardSet dealt = set.table().dealt(seat);
        set.hand(seat, cards).dealt(seat, dealt);
    }

    private static int best(Deck deck, CardSet cards) {
        int best = cards.first();
        for (int card = best; card >= 0; card = cards.next(card)) {
            best = deck.points(card) > deck.points(best) ? card : best;
        }
        return best;
    }

    /**
     * Determinizations deal no declarable hand to a seat that declared nothing, unless its visible cards require one.
     */
    @Test
    void dealsNoDeclarableHandToSeatThatDeclaredNothing() {
        Match match = ofSeats("hachi-hachi", 3);
        Table table = match.table();
        assertTrue(declarable(match) > 10);
        TableBuilder set = TableBuilder.on(match.rules(), table);
        int played = table.hand(1).first();
        holds(set, 1, table.hand(1).without(played));
        assertEquals(0, declarable(match));
        // Simulates that the seat has played all four cards of a month and holds three other cards.
        CardSet month = match.rules().settings().pack().deck().sameGroup(played).with(played);
        for (int seat = 0; seat < table.seats(); seat++) {
            holds(set, seat, table.hand(seat).minus(month));
        }
        set.stock(Arrays.stream(table.stock())
                .filter(card -> !month.contains(card))
                .toArray());
        while (table.hand(1).size() > 3) {
            holds(set, 1, table.hand(1).without(table.hand(1).first()));
        }
        set.dealt(1, table.hand(1).plus(month));
        assertEquals(300, declarable(match));
    }

    /** Returns the number of determinizations in which seat 1 was dealt a declarable hand. */
    private static int declarable(Match match) {
        int many = 0;
        for (int guess = 0; guess < 300; guess++) {
            CardSet dealt = match.view(0)
                    .determinize(new Shuffle("guess " + guess))
                    .table()
                    .dealt(1);
            many += match.rules().hand(dealt).ids().isEmpty() ? 0 : 1;
        }
        return many;
    }

    private static Match ofSeats(String game, int seats) {
        RuleLibrary oya = RuleLibrary.inJar();
        return Match.start(oya.rules(oya.pack(game, null, List.of()), Map.of("players", seats)), "hardly");
    }

    /** Returns the number of cards in seat 1's hands that match one of the given cards, over all determinizations. */
    private static int meeting(Match match, CardSet lying) {
        Rules rules = match.rules();
        Deck deck = rules.settings().pack().deck();
        int meeting = 0;
        for (int guess = 0; guess < 300; guess++) {
            CardSet hand = match.view(0)
                    .determinize(new Shuffle("guess " + guess))
                    .table()
                    .hand(1);
            for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                int held = card;
                boolean takes = rules.fishing().fishes(match.table().phase())
                        ? deck.codes(lying).stream()
                                .anyMatch(code -> rules.fishing()
                                                .onTable(deck.copies(code).first())
                                        == rules.fishing().fromHand(held))
                        : lying.meets(deck.sameGroup(card));
                meeting += takes ? 1 : 0;
            }
        }
        return meeting;
    }

    /** Plays a round to its end with random moves and checks that payments balance. */
    private static void playOn(Round round, Random random) {
        long balance = balance(round.table());
        CardSet cards = cards(round.table());
        while (!round.isOver()) {
            assertTrue(round.act(round.any(random::nextInt)).accepted());
            // In some games, seats move before the cards are dealt.
            cards = cards.isEmpty() ? cards(round.table()) : cards;
            assertEquals(cards, cards(round.table()), "cards of the round");
        }
        assertEquals(balance, balance(round.table()), "scores, pot, bank and unpaid awards");
    }

    private static long balance(Table table) {
        long balance = table.pot();
        for (int score : table.scores()) {
            balance += score;
        }
        for (Payment payment : table.payments()) {
            balance += payment.to() == Conclusion.BANK ? payment.points() : 0;
            balance -= payment.from() == Conclusion.BANK ? payment.points() : 0;
        }
        for (Table.Award award : table.awards()) {
            balance -= (long) award.points() * table.sides().get(award.side()).size();
        }
        return balance;
    }

    /** Returns all cards of a table. Checks that each is in only one place. */
    private static CardSet cards(Table table) {
        CardSet cards = table.field().plus(table.faceDown());
        int count = table.field().size() + table.faceDown().size();
        for (int seat = 0; seat < table.seats(); seat++) {
            cards = cards.plus(table.hand(seat));
            count += table.hand(seat).size();
        }
        for (List<Integer> side : table.sides()) {
            cards = cards.plus(table.pile(side.get(0)));
            count += table.pile(side.get(0)).size();
        }
        for (Build build : table.builds()) {
            cards = cards.plus(build.cards());
            count += build.cards().size();
        }
        for (int card : table.stock()) {
            cards = cards.with(card);
            count++;
        }
        assertEquals(cards.size(), count, "a card is in two places");
        return cards;
    }
}
