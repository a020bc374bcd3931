package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.pack.Option;
import dev.oya.play.Move;
import dev.oya.play.Table;
import dev.oya.play.Verdict;
import dev.oya.words.Answer;
import dev.oya.words.Conclusion;
import io.cucumber.java.sv.Så;
import java.util.Arrays;
import java.util.List;

/** What must be so. */
public final class ThenSteps {
    private static World world() {
        return World.current();
    }

    private static Table table() {
        return world().table();
    }

    // The cards and the rules.

    @Så("har kortleken {int} kort i {int} månader om {int} kort")
    public void deckSize(int cards, int months, int each) {
        assertEquals(cards, world().deck().cards().size());
        assertEquals(months, world().deck().groupCount());
        for (int month = 1; month <= months; month++) {
            assertEquals(each, world().deck().group(month).size(), "month " + month);
        }
    }

    @Så("har kortleken dessutom {cards}")
    public void extra(String card) {
        assertEquals(1, world().deck().extras().size());
        assertEquals(card, world().deck().extras().get(0).code());
    }

    @Så("är {cards} värda {int} poäng vardera")
    public void eachWorth(String cards, int points) {
        for (int card : world().list(cards)) {
            assertEquals(
                    points,
                    world().deck().points(card),
                    world().deck().card(card).code());
        }
    }

    @Så("är {cards} värt {int} poäng")
    public void worth(String card, int points) {
        assertEquals(points, world().deck().points(world().set(card).first()));
    }

    @Så("är alla kort tillsammans värda {int} poäng")
    public void total(int points) {
        assertEquals(points, world().deck().points(world().deck().parse("all")));
    }

    /** {@code bright}, {@code animal}, {@code ribbon} or {@code chaff}, also by their Japanese names. */
    @Så("finns det {int} kort av slaget {string}")
    public void kind(int count, String kind) {
        assertEquals(count, world().deck().parse(Kinds.id(kind)).size());
    }

    @Så("är {cards} av slaget {string}")
    public void isKind(String cards, String kind) {
        assertTrue(world().deck().parse(Kinds.id(kind)).containsAll(world().set(cards)));
    }

    @Så("hör {cards} till månad {int}")
    public void month(String cards, int month) {
        for (int card : world().list(cards)) {
            assertEquals(month, world().deck().groupOf(card));
        }
    }

    @Så("är tillvalet {string} {word} om inget annat sägs")
    public void optionDefault(String name, String value) {
        Option option = world().pack().options().get(name);
        assertNotNull(option, name);
        assertEquals(Words.option(option, value), world().pack().settings().get(name));
    }

    @Så("får tillvalet {string} vara {word}")
    public void optionAllows(String name, String value) {
        Option option = world().pack().options().get(name);
        assertTrue(option.allows(Words.option(option, value)));
    }

    @Så("får tillvalet {string} inte vara {word}")
    public void optionRefuses(String name, String value) {
        Option option = world().pack().options().get(name);
        assertFalse(option.allows(Words.option(option, value)));
    }

    @Så("är en kan {int} poäng")
    public void unit(int points) {
        assertEquals(points, world().rules().settings().unitPoints());
    }

    @Så("kan spelet spelas av {int} till {int}")
    public void players(int least, int most) {
        assertEquals(least, world().pack().leastSeats());
        assertEquals(most, world().pack().mostSeats());
    }

    // First dealer, deal, multiplier.

    @Så("är plats {int} första givare")
    public void firstDealer(int seat) {
        if (world().notes.get("first dealer") != null) {
            assertEquals(seat, world().notes.get("first dealer"));
            return;
        }
        Conclusion.FirstDealer first = ((Answer) world().notes.get("draw")).first(Conclusion.FirstDealer.class);
        assertNotNull(first, "nobody was first dealer");
        assertEquals(seat, first.seat());
    }

    @Så("drar plats {seats} om")
    public void drawAgain(List<Integer> seats) {
        Answer answer = (Answer) world().notes.get("draw");
        assertEquals(
                seats,
                answer.all(Conclusion.DrawsAgain.class).stream()
                        .map(Conclusion.DrawsAgain::seat)
                        .sorted()
                        .toList());
    }

    @Så("dras det {int} gånger")
    public void draws(int times) {
        assertEquals(times, world().notes.get("draws"));
    }

    @Så("har varje plats {int} kort på handen")
    public void handSizes(int size) {
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(size, table().hand(seat).size(), "seat " + seat);
        }
    }

    @Så("har plats {int} {int} kort på handen")
    public void handSize(int seat, int size) {
        assertEquals(size, table().hand(seat).size());
    }

    @Så("har plats {int} {cards} på handen")
    public void hand(int seat, String cards) {
        assertEquals(codes(world().set(cards)), codes(table().hand(seat)));
    }

    @Så("ligger det {int} kort på bordet")
    public void fieldSize(int size) {
        assertEquals(size, table().field().size());
    }

    @Så("ligger {cards} på bordet")
    public void fieldHolds(String cards) {
        assertTrue(
                table().field().containsAll(world().set(cards)),
                codes(table().field()).toString());
    }

    @Så("ligger {cards} inte på bordet")
    public void fieldLacks(String cards) {
        assertFalse(table().field().meets(world().set(cards)));
    }

    @Så("har talongen {int} kort")
    public void stockSize(int size) {
        assertEquals(size, table().stockSize());
    }

    /** The place of each card in the pack, from 1, and where it went. */
    @Så("fick plats {int} korten {int} till {int} i leken")
    public void gotFromDeck(int seat, int from, int to) {
        for (int place = from; place <= to; place++) {
            assertTrue(table().dealt(seat).contains(table().deck()[place - 1]), "card " + place);
        }
    }

    @Så("fick bordet korten {int} till {int} i leken")
    public void fieldFromDeck(int from, int to) {
        CardSet first = ((dev.oya.play.Event.Dealt) dealtEvent()).field();
        for (int place = from; place <= to; place++) {
            assertTrue(first.contains(table().deck()[place - 1]), "card " + place);
        }
    }

    private static Object dealtEvent() {
        return world().match.opening().stream()
                .filter(event -> event instanceof dev.oya.play.Event.Dealt)
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    @Så("delades korten om {int} gång(er)")
    public void misdeals(int times) {
        assertEquals(times, table().misdeals().size());
    }

    @Så("är multiplikatorn {int}")
    public void multiplier(int times) {
        assertEquals(times, multiplied().factor());
    }

    @Så("förs multiplikatorn {int} över")
    public void carriesOne(int times) {
        assertEquals(List.of(times), multiplied().carriedOut());
    }

    @Så("förs multiplikatorerna {} över")
    public void carries(String times) {
        assertEquals(
                Arrays.stream(times.split("\\D+"))
                        .map(Integer::valueOf)
                        .sorted()
                        .toList(),
                multiplied().carriedOut().stream().sorted().toList());
    }

    @Så("förs ingen multiplikator över")
    public void carriesNone() {
        assertEquals(List.of(), multiplied().carriedOut());
    }

    /** The table with its multiplier, told or played. */
    private static Table multiplied() {
        if (world().match == null && world().settled == null) {
            World world = world();
            world.settled = world.situation().table();
        }
        return table();
    }

    // Turns and words.

    @Så("är plats {int} på tur")
    public void onTurn(int seat) {
        assertEquals(seat, table().turn());
    }

    @Så("är fasen {string}")
    public void phase(String name) {
        assertEquals(name, world().match.round().phase().name());
    }

    @Så("får plats {int} säga {string}")
    public void maySay(int seat, String said) {
        assertTrue(says(seat, Words.SAID.get(said)), "seat " + seat + " may " + moves());
    }

    @Så("får plats {int} inte säga {string}")
    public void mayNotSay(int seat, String said) {
        assertNotNull(Words.SAID.get(said), said);
        assertFalse(says(seat, Words.SAID.get(said)), "seat " + seat + " may " + moves());
    }

    @Så("får plats {int} deklarera {string}")
    public void mayDeclare(int seat, String name) {
        assertTrue(declares(seat, Words.yaku(world(), name)), moves());
    }

    @Så("får plats {int} inte deklarera {string}")
    public void mayNotDeclare(int seat, String name) {
        assertFalse(declares(seat, Words.yaku(world(), name)), moves());
    }

    @Så("får plats {int} inte deklarera något")
    public void mayDeclareNothing(int seat) {
        assertFalse(says(seat, "declare"), moves());
    }

    @Så("får plats {int} spela {cards}")
    public void mayPlay(int seat, String cards) {
        for (int card : world().list(cards)) {
            assertTrue(
                    world().match.round().moves().stream()
                            .anyMatch(move -> move.seat() == seat && move.word().equals("play") && move.card() == card),
                    moves());
        }
    }

    @Så("kan {cards} ta {cards}")
    public void canTake(String card, String taken) {
        assertTrue(takes(card).contains(world().set(taken)), moves());
    }

    @Så("kan {cards} inte ta {cards}")
    public void cannotTake(String card, String taken) {
        assertFalse(takes(card).contains(world().set(taken)), moves());
    }

    @Så("måste {cards} ta {cards}")
    public void mustTake(String card, String taken) {
        assertEquals(List.of(world().set(taken)), takes(card));
    }

    @Så("tar {cards} ingenting")
    public void takesNothing(String card) {
        assertEquals(List.of(CardSet.NONE), takes(card));
    }

    private static List<CardSet> takes(String code) {
        int card = world().set(code).first();
        return world().match.round().moves().stream()
                .filter(move -> move.card() == card)
                .map(Move::take)
                .toList();
    }

    private static boolean says(int seat, String word) {
        return world().match.round().moves().stream()
                .anyMatch(move -> move.seat() == seat && move.word().equals(word));
    }

    private static boolean declares(int seat, String id) {
        return world().match.round().moves().stream()
                .anyMatch(move -> move.seat() == seat && move.yaku().equals(List.of(id)));
    }

    private static String moves() {
        return world().match.round().moves().toString();
    }

    @Så("godtas det")
    public void accepted() {
        assertInstanceOf(Verdict.Accepted.class, world().verdict, String.valueOf(world().verdict));
    }

    /** The code of the refusal. */
    @Så("vägras det: {word}")
    public void refused(String code) {
        assertInstanceOf(Verdict.Refused.class, world().verdict);
        assertEquals(code, ((Verdict.Refused) world().verdict).code());
    }

    @Så("har plats {int} fångat {cards}")
    public void captured(int seat, String cards) {
        assertEquals(codes(world().set(cards)), codes(table().pile(seat)));
    }

    @Så("har plats {int} inte fångat något")
    public void capturedNothing(int seat) {
        assertTrue(table().pile(seat).isEmpty());
    }

    @Så("är plats {seats} aktiv(a)")
    public void active(List<Integer> seats) {
        assertEquals(seats, seatsWith("active"));
    }

    @Så("har plats {seats} tvingats stå över")
    public void forcedOut(List<Integer> seats) {
        assertEquals(seats, seatsWith("forced-out"));
    }

    @Så("är plats {int} givare för kortspelet")
    public void actingDealer(int seat) {
        assertEquals(List.of(seat), seatsWith("acting-dealer"));
    }

    private static List<Integer> seatsWith(String mark) {
        return table().seatsWith(world().rules().settings().seatMark(mark)).stream()
                .sorted()
                .toList();
    }

    // Combinations.

    @Så("är {string} värd {int} kan")
    public void yakuWorth(String name, int kan) {
        String id = Words.yaku(world(), name);
        Answer.Found found = found().found().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElse(null);
        assertNotNull(found, name + " is not among " + found().ids());
        assertEquals(kan * world().rules().settings().unitPoints(), found.points());
    }

    @Så("finns inte {string}")
    public void yakuAbsent(String name) {
        assertFalse(
                found().ids().contains(Words.yaku(world(), name)), found().ids().toString());
    }

    @Så("finns ingen kombination")
    public void nothingFound() {
        assertEquals(List.of(), found().ids());
    }

    @Så("finns bara {string}")
    public void onlyFound(String name) {
        assertEquals(List.of(Words.yaku(world(), name)), found().ids());
    }

    @Så("finns {string} och {string} och inget annat")
    public void bothFound(String one, String other) {
        assertEquals(List.of(Words.yaku(world(), one), Words.yaku(world(), other)), found().ids());
    }

    private static Answer found() {
        return (Answer) world().notes.get("found");
    }

    // Payments.

    /** {@code plats 1} or {@code potten} on either side; the kind is {@code teyaku}, {@code dekiyaku} … */
    @Så("betalar plats {int} plats {int} {int} poäng för {word} {string}")
    public void pays(int from, int to, int points, String kind, String name) {
        assertEquals(points, world().paid(from, to, Words.reason(world(), kind, name)), paid());
    }

    @Så("betalar plats {int} plats {int} ingenting för {word} {string}")
    public void paysNothing(int from, int to, String kind, String name) {
        assertEquals(0, world().paid(from, to, Words.reason(world(), kind, name)), paid());
    }

    @Så("betalar plats {int} plats {int} {int} poäng i {reason}")
    public void paysFor(int from, int to, int points, String reason) {
        assertEquals(points, world().paid(from, to, reason), paid());
    }

    @Så("betalar plats {int} potten {int} poäng i avgift")
    public void paysFee(int from, int points) {
        assertEquals(points, world().paid(from, Conclusion.POT, "drop-fee"), paid());
    }

    @Så("får plats {int} {int} poäng ur potten")
    public void takesPot(int seat, int points) {
        assertEquals(points, world().paid(Conclusion.POT, seat, "pot"), paid());
    }

    @Så("betalas inget i/för {reason}")
    public void nothingPaid(String reason) {
        assertEquals(0, world().paid(reason), paid());
    }

    @Så("betalas inget för {word} {string}")
    public void nothingPaidFor(String kind, String name) {
        assertEquals(0, world().paid(Words.reason(world(), kind, name)), paid());
    }

    /** What a payment is for, other than a combination. */
    @io.cucumber.java.ParameterType("kortpoäng|kompensation|avgift|årsbonus|teyaku|dekiyaku|tokushuyaku|prestationer")
    public String reason(String words) {
        return switch (words) {
            case "kortpoäng" -> "card-points";
            case "kompensation" -> "compensation";
            case "avgift" -> "drop-fee";
            case "årsbonus" -> "year-bonus";
            case "prestationer" -> "achievement";
            default -> words;
        };
    }

    @Så("går alla betalningar jämnt ut")
    public void zeroSum() {
        int[] scores = table().scores();
        assertEquals(0, Arrays.stream(scores).sum() + table().pot());
    }

    @Så("ligger det kvar {int} poäng i potten")
    public void potLeft(int points) {
        assertEquals(points, table().pot());
    }

    @Så("är ställningen {}")
    public void standing(String scores) {
        assertEquals(
                Arrays.stream(scores.trim().split("\\s+")).map(Integer::valueOf).toList(),
                Arrays.stream(table().scores()).boxed().toList());
    }

    private static String paid() {
        return table().payments().toString();
    }

    // The end.

    /** The name of the end in a record. */
    @Så("är given slut genom {string}")
    public void end(String end) {
        assertEquals(end, table().end());
    }

    @Så("är given inte slut")
    public void notOver() {
        assertFalse(world().match.round().isOver());
    }

    @Så("vinner plats {int} given")
    public void wins(int seat) {
        assertEquals(seat, table().winner());
    }

    @Så("vinner ingen given")
    public void nobodyWins() {
        assertEquals(-1, table().winner());
    }

    @Så("är plats {int} nästa givare")
    public void nextDealer(int seat) {
        assertEquals(seat, table().nextDealer());
    }

    @Så("räknas given inte")
    public void isVoid() {
        assertTrue(table().isVoid());
    }

    @Så("är det giv {int}")
    public void round(int round) {
        assertEquals(round, table().round());
    }

    @Så("är partiet slut")
    public void matchOver() {
        assertTrue(world().match.isOver());
    }

    @Så("är partiet inte slut")
    public void matchNotOver() {
        assertFalse(world().match.isOver());
    }

    // What others see.

    @Så("visar plats {int} {cards}")
    public void shows(int seat, String cards) {
        assertEquals(codes(world().set(cards)), codes(world().match.shown(seat)));
    }

    @Så("visar plats {int} inget kort")
    public void showsNothing(int seat) {
        assertTrue(
                world().match.shown(seat).isEmpty(),
                codes(world().match.shown(seat)).toString());
    }

    private static List<String> codes(CardSet cards) {
        return world().deck().codes(cards);
    }
}
