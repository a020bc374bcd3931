package dev.oya.spec;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Move;
import dev.oya.words.Drawn;
import dev.oya.words.FirstDraw;
import io.cucumber.java.ParameterType;
import io.cucumber.java.sv.När;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is done at the table. */
public final class WhenSteps {
    private static World world() {
        return World.current();
    }

    @När("given börjar")
    public void begin() {
        world().begin();
    }

    /** Words as the table says them; see {@link Words#SAID}. */
    @När("plats {int} säger {string}")
    public void say(int seat, String said) {
        String word = Words.SAID.get(said);
        if (word == null) {
            throw new IllegalArgumentException("nobody says \"" + said + "\"; they say " + Words.SAID.keySet());
        }
        world().act(word.equals("split") ? Move.choice(seat, word, said.equals("vi delar")) : Move.say(seat, word));
    }

    @När("plats {int} deklarerar {string}")
    public void declare(int seat, String name) {
        world().act(Move.yaku(seat, "declare", List.of(Words.yaku(world(), name))));
    }

    @När("plats {int} deklarerar {string} och {string}")
    public void declareTwo(int seat, String one, String other) {
        world().act(Move.yaku(seat, "declare", List.of(Words.yaku(world(), one), Words.yaku(world(), other))));
    }

    /** Captures whatever must be captured; where there is a choice, the lowest card. */
    @När("plats {int} spelar {cards}")
    public void play(int seat, String card) {
        world().act(Move.card(seat, "play", world().set(card).first(), only(seat, "play", card)));
    }

    @När("plats {int} spelar {cards} och tar {cards}")
    public void playAndTake(int seat, String card, String taken) {
        world().act(Move.card(seat, "play", world().set(card).first(), world().set(taken)));
    }

    @När("plats {int} spelar {cards} utan att ta något")
    public void playAndTakeNothing(int seat, String card) {
        world().act(Move.card(seat, "play", world().set(card).first(), CardSet.NONE));
    }

    @När("plats {int} slår upp {cards}")
    public void draw(int seat, String card) {
        world().act(Move.card(seat, "draw", world().set(card).first(), only(seat, "draw", card)));
    }

    @När("plats {int} slår upp {cards} och tar {cards}")
    public void drawAndTake(int seat, String card, String taken) {
        world().act(Move.card(seat, "draw", world().set(card).first(), world().set(taken)));
    }

    @När("plats {int} slår upp {cards} utan att ta något")
    public void drawAndTakeNothing(int seat, String card) {
        world().act(Move.card(seat, "draw", world().set(card).first(), CardSet.NONE));
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
    @När("ingen deklarerar något")
    public void nobodyDeclares() {
        World world = world();
        while (world.match.round().phase().name().equals("declare")) {
            world.act(Move.say(world.match.table().turn(), "pass"));
        }
    }

    /** The rest of the round is played at random, always the same way; sage is said where there is a choice. */
    @När("resten av given spelas")
    public void playOn() {
        Shuffle random = new Shuffle("the rest of the round");
        World world = world();
        while (!world.match.round().isOver()) {
            List<Move> moves = world.match.round().moves().stream()
                    .filter(move ->
                            !List.of("shoubu", "cancel", "declare", "drop").contains(move.word()))
                    .toList();
            world.act(moves.get(random.below(moves.size())));
        }
    }

    /** Turns are played at random, always the same way, until this seat is on turn with so many cards. */
    @När("det spelas tills plats {int} är på tur med {int} kort på handen")
    public void playUntil(int seat, int cards) {
        Shuffle random = new Shuffle("until a seat is on turn");
        World world = world();
        while (!world.match.round().isOver()
                && !(world.match.table().turn() == seat
                        && world.match.round().phase().name().equals("turn")
                        && world.match.table().hand(seat).size() == cards)) {
            List<Move> moves = world.match.round().moves().stream()
                    .filter(move ->
                            !List.of("shoubu", "cancel", "declare", "drop").contains(move.word()))
                    .toList();
            world.act(moves.get(random.below(moves.size())));
        }
    }

    @När("nästa giv börjar")
    public void nextRound() {
        World world = world();
        world.settled = null;
        world.match.nextRound(Chance.of(new Shuffle("the next round")));
    }

    /** A round that is only told is over. */
    @När("given är slut: {end}")
    public void over(String end) {
        world().settled = world().situation().settle(end, -1);
    }

    @När("given är slut: {end} av plats {int}")
    public void overBy(String end, int seat) {
        world().settled = world().situation().settle(end, seat);
    }

    /** The way a round ended. */
    @ParameterType("korten är slut|shoubu|sage tas tillbaka|potten delas|bara en är med|ingen är med")
    public String end(String words) {
        return Words.ENDS.get(words);
    }

    @När("någon ser på handen {cards}")
    public void lookAtHand(String cards) {
        world().cards = world().set(cards);
        world().notes.put("found", world().rules().hand(world().cards));
    }

    @När("någon ser på depån {cards}")
    public void lookAtPile(String cards) {
        world().cards = world().set(cards);
        world().notes.put("found", world().rules().taken(world().cards));
    }

    @När("platserna drar {cards} om första given")
    public void firstDraw(String cards) {
        List<Drawn> drawn = new ArrayList<>();
        int seat = 0;
        for (int card : world().list(cards)) {
            Card one = world().deck().card(card);
            drawn.add(new Drawn(seat++, one.group(), one.points()));
        }
        world().notes
                .put("draw", world().rules().ask(new FirstDraw(world().rules().settings(), drawn)));
    }

    /** The draw for the first deal with the cards in this order, until it is decided. */
    @När("{int} platser drar i tur och ordning {}")
    public void drawUntilDecided(int seats, String draws) {
        String[] each = draws.split(",? sedan ");
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
    @När("reglerna läses")
    public void read() {
        world().notes.put("pack", world().pack());
        world().notes.put("files", Arrays.asList(world().pack().rules().size()));
    }
}
