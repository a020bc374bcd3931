package dev.oya.spec;

import dev.oya.cards.CardSet;
import io.cucumber.java.Before;
import io.cucumber.java.ParameterType;
import io.cucumber.java.Scenario;
import io.cucumber.java.sv.Givet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is given: the rules, the table, the cards, and what a round came to that is only told. */
public final class GivenSteps {
    private static final String CARD = "(?:(?:1[0-2]|[1-9])(?:[BAR]|C[1-3])|X)";

    /** Each scenario begins anew; its game and profile are those of the folder it stands in. */
    @Before
    public void begin(Scenario scenario) {
        String[] path = scenario.getUri().toString().split("features/")[1].split("/");
        World.begin(path[0], path[1]);
    }

    /** A list of card codes. */
    @ParameterType(CARD + "(?:,? (?:och )?" + CARD + ")*")
    public String cards(String codes) {
        return codes;
    }

    /** A list of seats: {@code 0, 1 och 2}. */
    @ParameterType("\\d(?:, \\d)*(?: och \\d)?")
    public List<Integer> seats(String numbers) {
        return Arrays.stream(numbers.split("\\D+")).map(Integer::valueOf).toList();
    }

    private static World world() {
        return World.current();
    }

    @Givet("ett bord med {int} spelare")
    public void table(int seats) {
        world().seats = seats;
    }

    @Givet("att plats {int} är givare")
    public void dealer(int seat) {
        world().dealer = seat;
    }

    /** Any option: true and false are {@code ja} and {@code nej}. */
    @Givet("att tillvalet {string} är {word}")
    public void option(String name, String value) {
        world().options.put(name, Words.option(world().pack().options().get(name), value));
    }

    @Givet("att det är giv {int}")
    public void round(int round) {
        world().round = round;
    }

    @Givet("att ställningen är {}")
    public void scores(String scores) {
        world().scores = Arrays.stream(scores.trim().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    @Givet("att det ligger {int} poäng i potten")
    public void pot(int points) {
        world().pot = points;
        int[] scores = world().scores == null ? new int[world().seats] : world().scores;
        world().scores = scores;
    }

    @Givet("att bordet visar {cards}")
    public void field(String cards) {
        world().field = world().set(cards);
    }

    @Givet("att det först delas ut ett bord med {cards}")
    public void fieldThrownIn(String cards) {
        world().fieldsBefore.add(world().list(cards));
    }

    @Givet("att multiplikatorn {int} väntar från förut")
    public void carried(int times) {
        world().carried.add(times);
    }

    @Givet("att multiplikatorn är {int}")
    public void factor(int times) {
        world().factor = times;
    }

    @Givet("att plats {int} har {cards} på hand(en)")
    public void hand(int seat, String cards) {
        world().hands.put(seat, world().set(cards));
    }

    @Givet("att talongen börjar med {cards}")
    public void stock(String cards) {
        world().stock = world().list(cards);
    }

    @Givet("att den blandade talongen börjar med {cards}")
    public void restock(String cards) {
        world().restock = world().list(cards);
    }

    @Givet("att plats {int} har fångat {cards}")
    public void captured(int seat, String cards) {
        world().piles.merge(seat, world().set(cards), CardSet::plus);
    }

    @Givet("att plats {int} har {int} kortpoäng")
    public void points(int seat, int points) {
        world().points.put(seat, points);
    }

    /** Seats get a mark; see {@link Words#MARKS}. */
    @Givet("att plats {seats} {mark}")
    public void mark(List<Integer> seats, String mark) {
        for (int seat : seats) {
            world().marks.computeIfAbsent(seat, key -> new ArrayList<>()).add(mark);
        }
    }

    /** What a seat is or has done, in the words of the table. */
    @ParameterType(
            "är aktiva?|har stått över|tvingades stå över|har sagt sage|sade sage först|sade sage senast|har sagt mizuten|har det blanka kortet")
    public String mark(String words) {
        return Words.MARKS.get(words);
    }

    @Givet("att plats {int} har deklarerat {string}")
    public void declared(int seat, String name) {
        world().declared.computeIfAbsent(seat, key -> new ArrayList<>()).add(Words.yaku(world(), name));
    }

    @Givet("att plats {int} ensam ansvarar för {string} hos plats {int}")
    public void liable(int payer, String name, int owner) {
        World world = world();
        String id = Words.yaku(world, name);
        world.liabilities.add(() -> world.situation.liable(owner, id, payer));
    }

    @Givet("att plats {int} ensam ansvarar för det fjärde kortet i månad {int} hos plats {int}")
    public void liableForFourth(int payer, int month, int owner) {
        World world = world();
        world.liabilities.add(() -> world.situation.liableForFourth(owner, month, payer));
    }
}
