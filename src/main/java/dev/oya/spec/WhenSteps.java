package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.FirstDraw;
import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is done at the table. */
@StepGroup("What is done at the table")
public final class WhenSteps {
    private static World world() {
        return World.current();
    }

    @When("the round begins")
    @När("given börjar")
    @Wenn("die Runde beginnt")
    public void begin() {
        world().play.begin();
    }

    /** The round begins; whoever is asked before the deal keeps silent. */
    @When("the cards are dealt")
    @När("korten ges")
    @Wenn("die Karten ausgeteilt werden")
    public void deal() {
        World world = world();
        world.play.begin();
        while (world.play.dealt() == null) {
            world.play.act(Move.say(world.match.table().turn(), "pass"));
            assertTrue(world.verdict.accepted(), String.valueOf(world.verdict));
        }
    }

    /** Words as the table says them. */
    @When("seat {int} says {string}")
    @När("plats {int} säger {string}")
    @Wenn("Platz {int} {string} sagt")
    public void say(int seat, String said) {
        world().play.act(world().words().said(seat, said));
    }

    @When("seat {int} declares {string}")
    @När("plats {int} deklarerar {string}")
    @Wenn("Platz {int} {string} ansagt")
    public void declare(int seat, String name) {
        world().play.act(Move.yaku(seat, "declare", List.of(world().words().yaku(name))));
    }

    @When("seat {int} declares {string} and {string}")
    @När("plats {int} deklarerar {string} och {string}")
    @Wenn("Platz {int} {string} und {string} ansagt")
    public void declareTwo(int seat, String one, String other) {
        world().play
                .act(Move.yaku(
                        seat,
                        "declare",
                        List.of(world().words().yaku(one), world().words().yaku(other))));
    }

    /** Captures whatever must be captured; where there is a choice, the lowest card. */
    @When("seat {int} plays {cards}")
    @När("plats {int} spelar {cards}")
    @Wenn("Platz {int} {cards} spielt")
    public void play(int seat, String card) {
        world().play.act(Move.card(seat, "play", world().set(card).first(), only(seat, "play", card)));
    }

    @When("seat {int} plays {cards} and takes {cards}")
    @När("plats {int} spelar {cards} och tar {cards}")
    @Wenn("Platz {int} {cards} spielt und {cards} nimmt")
    public void playAndTake(int seat, String card, String taken) {
        world().play.act(Move.card(seat, "play", world().set(card).first(), world().set(taken)));
    }

    @When("seat {int} plays {cards} and takes nothing")
    @När("plats {int} spelar {cards} utan att ta något")
    @Wenn("Platz {int} {cards} spielt und nichts nimmt")
    public void playAndTakeNothing(int seat, String card) {
        world().play.act(Move.card(seat, "play", world().set(card).first(), CardSet.NONE));
    }

    @When("seat {int} turns {cards}")
    @När("plats {int} slår upp {cards}")
    @Wenn("Platz {int} {cards} aufdeckt")
    public void draw(int seat, String card) {
        world().play.act(Move.card(seat, "draw", world().set(card).first(), only(seat, "draw", card)));
    }

    @When("seat {int} turns {cards} and takes {cards}")
    @När("plats {int} slår upp {cards} och tar {cards}")
    @Wenn("Platz {int} {cards} aufdeckt und {cards} nimmt")
    public void drawAndTake(int seat, String card, String taken) {
        world().play.act(Move.card(seat, "draw", world().set(card).first(), world().set(taken)));
    }

    @When("seat {int} turns {cards} and takes nothing")
    @När("plats {int} slår upp {cards} utan att ta något")
    @Wenn("Platz {int} {cards} aufdeckt und nichts nimmt")
    public void drawAndTakeNothing(int seat, String card) {
        world().play.act(Move.card(seat, "draw", world().set(card).first(), CardSet.NONE));
    }

    private static CardSet only(int seat, String word, String code) {
        int card = world().set(code).first();
        return world().match.round().moves().stream()
                .filter(move -> move.seat() == seat && move.word().equals(word) && move.card() == card)
                .findFirst()
                .map(Move::take)
                .orElse(CardSet.NONE);
    }

    /** Every seat that could say something declines until a card must be played. */
    @When("nobody declares anything")
    @När("ingen deklarerar något")
    @Wenn("niemand etwas ansagt")
    public void nobodyDeclares() {
        World world = world();
        while (world.match.round().phase().name().equals("declare")) {
            world.play.act(Move.say(world.match.table().turn(), "pass"));
        }
    }

    /** The rest of the round is played at random, always the same way; sage is said where there is a choice. */
    @When("the rest of the round is played")
    @När("resten av given spelas")
    @Wenn("der Rest der Runde gespielt wird")
    public void playOn() {
        Shuffle random = new Shuffle("the rest of the round");
        World world = world();
        while (!world.match.round().isOver()) {
            world.play.act(anyMove(random));
        }
    }

    /** One of the moves by which the round goes on; one that ends it only where there is no other. */
    private static Move anyMove(Shuffle random) {
        Match match = world().match;
        var words = match.rules().settings().pack().phases().words();
        List<Move> open = match.round().moves();
        List<Move> going = open.stream()
                .filter(move -> !words.get(move.word()).ends()
                        && !List.of("cancel", "declare", "drop").contains(move.word()))
                .toList();
        List<Move> from = going.isEmpty() ? open : going;
        return from.get(random.below(from.size()));
    }

    /** Turns are played at random, always the same way, until this seat is on turn with so many cards. */
    @When("play goes on until it is the turn of seat {int} with {int} card(s) in hand")
    @När("det spelas tills plats {int} är på tur med {int} kort på handen")
    @Wenn("gespielt wird, bis Platz {int} mit {int} Karte(n) auf der Hand am Zug ist")
    public void playUntil(int seat, int cards) {
        Shuffle random = new Shuffle("until a seat is on turn");
        World world = world();
        while (!world.match.round().isOver()
                && !(world.match.table().turn() == seat
                        && world.match.round().moves().stream()
                                .anyMatch(move -> move.card() >= 0
                                        && world.match.table().hand(seat).contains(move.card()))
                        && world.match.table().hand(seat).size() == cards)) {
            world.play.act(anyMove(random));
        }
    }

    @When("the next round begins")
    @När("nästa giv börjar")
    @Wenn("die nächste Runde beginnt")
    public void nextRound() {
        World world = world();
        world.settled = null;
        world.match.nextRound(Chance.of(new Shuffle("the next round")));
    }

    /** A round that is only told is over. */
    @When("the round is over: {end}")
    @När("given är slut: {end}")
    @Wenn("die Runde zu Ende ist: {end}")
    public void over(String end) {
        world().settled = world().situation().settle(end, -1);
    }

    @When("the round is over: {end} by seat {int}")
    @När("given är slut: {end} av plats {int}")
    @Wenn("die Runde zu Ende ist: {end} von Platz {int}")
    public void overBy(String end, int seat) {
        world().settled = world().situation().settle(end, seat);
    }

    /** The way a round ended. */
    @ParameterType("[\\p{L}' -]+")
    public String end(String words) {
        return world().words().end(words);
    }

    @When("someone looks at the hand {cards}")
    @När("någon ser på handen {cards}")
    @Wenn("jemand die Hand {cards} ansieht")
    public void lookAtHand(String cards) {
        world().cards = world().set(cards);
        world().notes.put("found", world().rules().hand(world().cards));
    }

    @When("someone looks at the pile {cards}")
    @När("någon ser på depån {cards}")
    @Wenn("jemand die eroberten Karten {cards} ansieht")
    public void lookAtPile(String cards) {
        world().cards = world().set(cards);
        world().notes.put("found", world().rules().taken(world().cards));
    }

    @When("the seats draw {cards} for the first deal")
    @När("platserna drar {cards} om första given")
    @Wenn("die Plätze um den ersten Geber {cards} ziehen")
    public void firstDraw(String cards) {
        List<Drawn> drawn = new ArrayList<>();
        int seat = 0;
        for (int card : world().list(cards)) {
            Card one = world().deck().card(card);
            drawn.add(new Drawn(seat++, one.group(), one.kind(), one.points()));
        }
        world().notes
                .put("draw", world().rules().ask(new FirstDraw(world().rules().settings(), drawn)));
    }

    /** The draw for the first deal with the cards in this order, until it is decided. */
    @When("{int} seats draw in turn {}")
    @När("{int} platser drar i tur och ordning {}")
    @Wenn("{int} Plätze nacheinander {} ziehen")
    public void drawUntilDecided(int seats, String draws) {
        String[] each = draws.split(",? (?:sedan|then|dann) ");
        int[] number = {0};
        Chance chance = new Chance() {
            @Override
            public int[] deck(int[] cards) {
                return cards;
            }

            @Override
            public int[] restock(int[] cards) {
                return world().list(each[number[0]++]).stream()
                        .mapToInt(Integer::intValue)
                        .toArray();
            }
        };
        world().seats = seats;
        world().notes.put("first dealer", dev.oya.play.Match.firstDealer(world().rules(), seats, chance));
        world().notes.put("draws", number[0]);
    }

    /** The pack of rules is read. */
    @When("the rules are read")
    @När("reglerna läses")
    @Wenn("die Regeln gelesen werden")
    public void read() {
        world().notes.put("pack", world().pack());
        world().notes.put("files", Arrays.asList(world().pack().rules().size()));
    }
}
