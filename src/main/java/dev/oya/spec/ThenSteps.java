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
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.Arrays;
import java.util.List;

/** What must be so. */
@Chapter("What must be so")
public final class ThenSteps {
    private static World world() {
        return World.current();
    }

    private static Table table() {
        return world().table();
    }

    // The cards and the rules.

    @Then("the deck has {int} cards in {int} months of {int} cards")
    @Så("har kortleken {int} kort i {int} månader om {int} kort")
    @Dann("hat das Spiel {int} Karten in {int} Monaten zu {int} Karten")
    public void deckSize(int cards, int months, int each) {
        assertEquals(cards, world().deck().cards().size());
        assertEquals(months, world().deck().groupCount());
        for (int month = 1; month <= months; month++) {
            assertEquals(each, world().deck().group(month).size(), "month " + month);
        }
    }

    @Then("the deck has {cards} besides")
    @Så("har kortleken dessutom {cards}")
    @Dann("hat das Spiel außerdem {cards}")
    public void extra(String card) {
        assertEquals(1, world().deck().extras().size());
        assertEquals(card, world().deck().extras().get(0).code());
    }

    @Then("{cards} are worth {int} point(s) each")
    @Så("är {cards} värda {int} poäng vardera")
    @Dann("sind {cards} je {int} Punkt(e) wert")
    public void eachWorth(String cards, int points) {
        for (int card : world().list(cards)) {
            assertEquals(
                    points,
                    world().deck().points(card),
                    world().deck().card(card).code());
        }
    }

    @Then("{cards} is worth {int} point(s)")
    @Så("är {cards} värt {int} poäng")
    @Dann("ist {cards} {int} Punkt(e) wert")
    public void worth(String card, int points) {
        assertEquals(points, world().deck().points(world().set(card).first()));
    }

    @Then("all cards together are worth {int} points")
    @Så("är alla kort tillsammans värda {int} poäng")
    @Dann("sind alle Karten zusammen {int} Punkte wert")
    public void total(int points) {
        assertEquals(points, world().deck().points(world().deck().parse("all")));
    }

    /** {@code bright}, {@code animal}, {@code ribbon} or {@code chaff}, also by their Japanese names. */
    @Then("there are {int} cards of the kind {string}")
    @Så("finns det {int} kort av slaget {string}")
    @Dann("gibt es {int} Karten der Art {string}")
    public void kind(int count, String kind) {
        assertEquals(count, world().deck().parse(world().words().kind(kind)).size());
    }

    @Then("{cards} is/are of the kind {string}")
    @Så("är {cards} av slaget {string}")
    @Dann("ist/sind {cards} von der Art {string}")
    public void isKind(String cards, String kind) {
        assertTrue(world().deck().parse(world().words().kind(kind)).containsAll(world().set(cards)));
    }

    @Then("{cards} belong(s) to month {int}")
    @Så("hör {cards} till månad {int}")
    @Dann("gehört/gehören {cards} zum Monat {int}")
    public void month(String cards, int month) {
        for (int card : world().list(cards)) {
            assertEquals(month, world().deck().groupOf(card));
        }
    }

    @Then("the option {string} is {word} unless said otherwise")
    @Så("är tillvalet {string} {word} om inget annat sägs")
    @Dann("ist die Option {string} {word}, wenn nichts anderes gesagt wird")
    public void optionDefault(String name, String value) {
        Option option = world().option(name);
        assertEquals(Words.option(option, value), world().pack().settings().get(name));
    }

    @Then("the option {string} may be {word}")
    @Så("får tillvalet {string} vara {word}")
    @Dann("darf die Option {string} {word} sein")
    public void optionAllows(String name, String value) {
        Option option = world().option(name);
        assertTrue(option.allows(Words.option(option, value)));
    }

    @Then("the option {string} may not be {word}")
    @Så("får tillvalet {string} inte vara {word}")
    @Dann("darf die Option {string} nicht {word} sein")
    public void optionRefuses(String name, String value) {
        Option option = world().option(name);
        assertFalse(option.allows(Words.option(option, value)));
    }

    @Then("a kan is {int} points")
    @Så("är en kan {int} poäng")
    @Dann("ist ein Kan {int} Punkte")
    public void unit(int points) {
        assertEquals(points, world().rules().settings().unitPoints());
    }

    @Then("{int} to {int} can play")
    @Så("kan spelet spelas av {int} till {int}")
    @Dann("können {int} bis {int} spielen")
    public void players(int least, int most) {
        assertEquals(least, world().pack().leastSeats());
        assertEquals(most, world().pack().mostSeats());
    }

    // First dealer, deal, multiplier.

    @Then("seat {int} is the first dealer")
    @Så("är plats {int} första givare")
    @Dann("ist Platz {int} der erste Geber")
    public void firstDealer(int seat) {
        world().decided(Conclusion.FirstDealer.class);
        if (world().notes.get("first dealer") != null) {
            assertEquals(seat, world().notes.get("first dealer"));
            return;
        }
        Conclusion.FirstDealer first = ((Answer) world().notes.get("draw")).first(Conclusion.FirstDealer.class);
        assertNotNull(first, "nobody was first dealer");
        assertEquals(seat, first.seat());
    }

    @Then("seat(s) {seats} draw(s) again")
    @Så("drar plats {seats} om")
    @Dann("zieht/ziehen Platz/Plätze {seats} noch einmal")
    public void drawAgain(List<Integer> seats) {
        world().decided(Conclusion.DrawsAgain.class);
        Answer answer = (Answer) world().notes.get("draw");
        assertEquals(
                seats,
                answer.all(Conclusion.DrawsAgain.class).stream()
                        .map(Conclusion.DrawsAgain::seat)
                        .sorted()
                        .toList());
    }

    @Then("they draw {int} times")
    @Så("dras det {int} gånger")
    @Dann("wird {int} Mal gezogen")
    public void draws(int times) {
        assertEquals(times, world().notes.get("draws"));
    }

    @Then("every seat holds {int} cards")
    @Så("har varje plats {int} kort på handen")
    @Dann("hat jeder Platz {int} Karten auf der Hand")
    public void handSizes(int size) {
        world().decided(Conclusion.Pattern.class);
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(size, table().hand(seat).size(), "seat " + seat);
        }
    }

    @Then("seat {int} holds {int} card(s)")
    @Så("har plats {int} {int} kort på handen")
    @Dann("hat Platz {int} {int} Karte(n) auf der Hand")
    public void handSize(int seat, int size) {
        assertEquals(size, table().hand(seat).size());
    }

    @Then("seat {int} has {cards} in hand")
    @Så("har plats {int} {cards} på handen")
    @Dann("hat Platz {int} {cards} auf der Hand")
    public void hand(int seat, String cards) {
        assertEquals(codes(world().set(cards)), codes(table().hand(seat)));
    }

    @Then("{int} card(s) lie(s) on the field")
    @Så("ligger det {int} kort på bordet")
    @Dann("liegt/liegen {int} Karte(n) im Feld")
    public void fieldSize(int size) {
        assertEquals(size, table().field().size());
    }

    @Then("{cards} lie(s) on the field")
    @Så("ligger {cards} på bordet")
    @Dann("liegt/liegen {cards} im Feld")
    public void fieldHolds(String cards) {
        assertTrue(
                world().copies().hold(table().field(), cards),
                codes(table().field()).toString());
    }

    @Then("{cards} do(es) not lie on the field")
    @Så("ligger {cards} inte på bordet")
    @Dann("liegt/liegen {cards} nicht im Feld")
    public void fieldLacks(String cards) {
        assertFalse(world().copies().meet(table().field(), cards));
    }

    @Then("the stock has {int} card(s)")
    @Så("har talongen {int} kort")
    @Dann("hat der Stapel {int} Karte(n)")
    public void stockSize(int size) {
        assertEquals(size, table().stockSize());
    }

    /** The place of each card in the pack, from 1, and where it went. */
    @Then("seat {int} got cards {int} to {int} of the pack")
    @Så("fick plats {int} korten {int} till {int} i leken")
    @Dann("bekam Platz {int} die Karten {int} bis {int} der Packung")
    public void gotFromDeck(int seat, int from, int to) {
        for (int place = from; place <= to; place++) {
            assertTrue(table().dealt(seat).contains(table().deck()[place - 1]), "card " + place);
        }
    }

    @Then("the field got cards {int} to {int} of the pack")
    @Så("fick bordet korten {int} till {int} i leken")
    @Dann("bekam das Feld die Karten {int} bis {int} der Packung")
    public void fieldFromDeck(int from, int to) {
        CardSet first = world().dealt().field();
        for (int place = from; place <= to; place++) {
            assertTrue(first.contains(table().deck()[place - 1]), "card " + place);
        }
    }

    @Then("the cards were dealt anew {int} time(s)")
    @Så("delades korten om {int} gång(er)")
    @Dann("wurde {int} Mal neu ausgeteilt")
    public void misdeals(int times) {
        world().decided(Conclusion.Misdeal.class);
        assertEquals(times, table().misdeals().size());
    }

    @Then("the round's multiplier is {int}")
    @Så("är multiplikatorn {int}")
    @Dann("ist die Wertung {int}")
    public void multiplier(int times) {
        assertEquals(times, multiplied().factor());
    }

    @Then("the multiplier {int} is carried over")
    @Så("förs multiplikatorn {int} över")
    @Dann("wartet die Wertung {int} auf später")
    public void carriesOne(int times) {
        assertEquals(List.of(times), multiplied().carriedOut());
    }

    @Then("the multipliers {} are carried over")
    @Så("förs multiplikatorerna {} över")
    @Dann("warten die Wertungen {} auf später")
    public void carries(String times) {
        assertEquals(
                Arrays.stream(times.split("\\D+"))
                        .map(Integer::valueOf)
                        .sorted()
                        .toList(),
                multiplied().carriedOut().stream().sorted().toList());
    }

    @Then("no multiplier is carried over")
    @Så("förs ingen multiplikator över")
    @Dann("wartet keine Wertung auf später")
    public void carriesNone() {
        assertEquals(List.of(), multiplied().carriedOut());
    }

    /** The table with its multiplier, told or played. */
    private static Table multiplied() {
        if (world().match == null && world().settled == null) {
            World world = world();
            world.settled = world.situation().table();
        }
        world().decided(Conclusion.Factor.class, Conclusion.Carries.class, Conclusion.Waits.class);
        return table();
    }

    // Turns and words.

    @Then("it is the turn of seat {int}")
    @Så("är plats {int} på tur")
    @Dann("ist Platz {int} am Zug")
    public void onTurn(int seat) {
        world().decided(Conclusion.Arrow.class);
        assertEquals(seat, table().turn());
    }

    @Then("the phase is {string}")
    @Så("är fasen {string}")
    @Dann("ist die Phase {string}")
    public void phase(String name) {
        world().decided(Conclusion.Arrow.class);
        assertEquals(name, world().match.round().phase().name());
    }

    @Then("seat {int} may say {string}")
    @Så("får plats {int} säga {string}")
    @Dann("darf Platz {int} {string} sagen")
    public void maySay(int seat, String said) {
        assertTrue(says(seat, world().words().word(said)), "seat " + seat + " may " + moves());
    }

    @Then("seat {int} may not say {string}")
    @Så("får plats {int} inte säga {string}")
    @Dann("darf Platz {int} nicht {string} sagen")
    public void mayNotSay(int seat, String said) {
        assertNotNull(world().words().word(said), said);
        assertFalse(says(seat, world().words().word(said)), "seat " + seat + " may " + moves());
    }

    @Then("seat {int} may declare {string}")
    @Så("får plats {int} deklarera {string}")
    @Dann("darf Platz {int} {string} ansagen")
    public void mayDeclare(int seat, String name) {
        assertTrue(declares(seat, world().words().yaku(name)), moves());
    }

    @Then("seat {int} may not declare {string}")
    @Så("får plats {int} inte deklarera {string}")
    @Dann("darf Platz {int} nicht {string} ansagen")
    public void mayNotDeclare(int seat, String name) {
        assertFalse(declares(seat, world().words().yaku(name)), moves());
    }

    @Then("seat {int} may not declare anything")
    @Så("får plats {int} inte deklarera något")
    @Dann("darf Platz {int} nichts ansagen")
    public void mayDeclareNothing(int seat) {
        assertFalse(says(seat, "declare"), moves());
    }

    @Then("seat {int} may play {cards}")
    @Så("får plats {int} spela {cards}")
    @Dann("darf Platz {int} {cards} spielen")
    public void mayPlay(int seat, String cards) {
        for (int card : world().list(cards)) {
            assertTrue(
                    world().match.round().moves().stream()
                            .anyMatch(move -> move.seat() == seat && move.word().equals("play") && move.card() == card),
                    moves());
        }
    }

    @Then("{cards} can take {cards}")
    @Så("kan {cards} ta {cards}")
    @Dann("kann {card} {cards} nehmen")
    public void canTake(String card, String taken) {
        assertTrue(takes(card).contains(world().set(taken)), moves());
    }

    @Then("{cards} cannot take {cards}")
    @Så("kan {cards} inte ta {cards}")
    @Dann("kann {cards} nicht {cards} nehmen")
    public void cannotTake(String card, String taken) {
        assertFalse(takes(card).contains(world().set(taken)), moves());
    }

    @Then("{cards} must take {cards}")
    @Så("måste {cards} ta {cards}")
    @Dann("muss {card} {cards} nehmen")
    public void mustTake(String card, String taken) {
        assertEquals(List.of(world().set(taken)), takes(card));
    }

    @Then("{cards} take(s) nothing")
    @Så("tar {cards} ingenting")
    @Dann("nimmt {cards} nichts")
    public void takesNothing(String card) {
        assertEquals(List.of(CardSet.NONE), takes(card));
    }

    private static List<CardSet> takes(String code) {
        world().decided(Conclusion.Takes.class);
        int card = world().set(code).first();
        return world().match.round().moves().stream()
                .filter(move -> move.card() == card)
                .map(Move::take)
                .toList();
    }

    private static boolean says(int seat, String word) {
        world().decidedWord(seat, word);
        return world().match.round().moves().stream()
                .anyMatch(move -> move.seat() == seat && move.word().equals(word));
    }

    private static boolean declares(int seat, String id) {
        world().decidedWord(seat, "declare");
        return world().match.round().moves().stream()
                .anyMatch(move -> move.seat() == seat && move.yaku().equals(List.of(id)));
    }

    private static String moves() {
        return world().match.round().moves().toString();
    }

    @Then("that is accepted")
    @Så("godtas det")
    @Dann("wird das angenommen")
    public void accepted() {
        world().decided(world().verdict);
        assertInstanceOf(Verdict.Accepted.class, world().verdict, String.valueOf(world().verdict));
    }

    /** The code of the refusal. */
    @Then("that is refused: {word}")
    @Så("vägras det: {word}")
    @Dann("wird das abgelehnt: {word}")
    public void refused(String code) {
        world().decided(world().verdict);
        assertInstanceOf(Verdict.Refused.class, world().verdict);
        assertEquals(code, ((Verdict.Refused) world().verdict).code());
    }

    @Then("seat {int} has {cards} in its pile")
    @Så("har plats {int} fångat {cards}")
    @Dann("hat Platz {int} {cards} erobert")
    public void captured(int seat, String cards) {
        assertEquals(codes(world().set(cards)), codes(table().pile(seat)));
    }

    @Then("seat {int} has captured nothing")
    @Så("har plats {int} inte fångat något")
    @Dann("hat Platz {int} nichts erobert")
    public void capturedNothing(int seat) {
        assertTrue(table().pile(seat).isEmpty());
    }

    @Then("seat(s) {seats} is/are active")
    @Så("är plats {seats} aktiv(a)")
    @Dann("ist/sind Platz/Plätze {seats} aktiv")
    public void active(List<Integer> seats) {
        assertEquals(seats, seatsWith("active"));
    }

    @Then("seat(s) {seats} is/are forced out")
    @Så("har plats {seats} tvingats stå över")
    @Dann("ist/sind Platz/Plätze {seats} vertrieben")
    public void forcedOut(List<Integer> seats) {
        assertEquals(seats, seatsWith("forced-out"));
    }

    @Then("seat {int} is the acting dealer")
    @Så("är plats {int} givare för kortspelet")
    @Dann("ist Platz {int} regulärer Oya")
    public void actingDealer(int seat) {
        assertEquals(List.of(seat), seatsWith("acting-dealer"));
    }

    private static List<Integer> seatsWith(String mark) {
        world().decidedMark(mark);
        return table().seatsWith(world().rules().settings().seatMark(mark)).stream()
                .sorted()
                .toList();
    }

    // Combinations.

    @Then("{string} is worth {int} kan")
    @Så("är {string} värd {int} kan")
    @Dann("ist {string} {int} Kan wert")
    public void yakuWorth(String name, int kan) {
        world().decidedYaku(name);
        String id = world().words().yaku(name);
        Answer.Found found = found().found().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElse(null);
        assertNotNull(found, name + " is not among " + found().ids());
        assertEquals(kan * world().rules().settings().unitPoints(), found.points());
    }

    @Then("{string} is worth {int} point(s)")
    @Så("är {string} värd {int} poäng")
    @Dann("ist {string} {int} Punkt(e) wert")
    public void yakuPoints(String name, int points) {
        String id = world().words().yaku(name);
        assertEquals(
                List.of(points),
                found().found().stream()
                        .filter(one -> one.id().equals(id))
                        .map(Answer.Found::points)
                        .toList(),
                found().ids().toString());
    }

    @Then("all together is worth {int} point(s)")
    @Så("är allt tillsammans värt {int} poäng")
    @Dann("ist alles zusammen {int} Punkt(e) wert")
    public void allWorth(int points) {
        assertEquals(
                points,
                found().found().stream().mapToInt(Answer.Found::points).sum(),
                found().ids().toString());
    }

    @Then("{string} is not there")
    @Så("finns inte {string}")
    @Dann("gibt es {string} nicht")
    public void yakuAbsent(String name) {
        world().decidedYaku(name);
        assertFalse(
                found().ids().contains(world().words().yaku(name)),
                found().ids().toString());
    }

    @Then("there is no combination")
    @Så("finns ingen kombination")
    @Dann("gibt es keine Kombination")
    public void nothingFound() {
        assertEquals(List.of(), found().ids());
    }

    @Then("there is only {string}")
    @Så("finns bara {string}")
    @Dann("gibt es nur {string}")
    public void onlyFound(String name) {
        world().decidedYaku(name);
        assertEquals(List.of(world().words().yaku(name)), found().ids());
    }

    @Then("there are {string} and {string} and nothing else")
    @Så("finns {string} och {string} och inget annat")
    @Dann("gibt es {string} und {string} und sonst nichts")
    public void bothFound(String one, String other) {
        assertEquals(List.of(world().words().yaku(one), world().words().yaku(other)), found().ids());
    }

    private static Answer found() {
        world().decided(Conclusion.Yaku.class);
        return (Answer) world().notes.get("found");
    }

    // Payments.

    /** {@code plats 1} or {@code potten} on either side; the kind is {@code teyaku}, {@code dekiyaku} … */
    @Then("seat {int} pays seat {int} {int} points for {word} {string}")
    @Så("betalar plats {int} plats {int} {int} poäng för {word} {string}")
    @Dann("zahlt Platz {int} an Platz {int} {int} Punkte für (die ){word} {string}")
    public void pays(int from, int to, int points, String kind, String name) {
        assertEquals(points, world().paid(from, to, world().words().reason(kind, name)), paid());
    }

    @Then("seat {int} pays seat {int} nothing for {word} {string}")
    @Så("betalar plats {int} plats {int} ingenting för {word} {string}")
    @Dann("zahlt Platz {int} an Platz {int} nichts für (die ){word} {string}")
    public void paysNothing(int from, int to, String kind, String name) {
        assertEquals(0, world().paid(from, to, world().words().reason(kind, name)), paid());
    }

    @Then("seat {int} pays seat {int} {int} points in {reason}")
    @Så("betalar plats {int} plats {int} {int} poäng i {reason}")
    @Dann("zahlt Platz {int} an Platz {int} {int} Punkte für/als {reason}")
    public void paysFor(int from, int to, int points, String reason) {
        assertEquals(points, world().paid(from, to, reason), paid());
    }

    @Then("seat {int} pays a fee of {int} points into the pot")
    @Så("betalar plats {int} potten {int} poäng i avgift")
    @Dann("zahlt Platz {int} {int} Punkte Strafe in den Topf")
    public void paysFee(int from, int points) {
        assertEquals(points, world().paid(from, Conclusion.POT, "drop-fee"), paid());
    }

    @Then("seat {int} takes {int} points from the pot")
    @Så("får plats {int} {int} poäng ur potten")
    @Dann("erhält Platz {int} {int} Punkte aus dem Topf")
    public void takesPot(int seat, int points) {
        assertEquals(points, world().paid(Conclusion.POT, seat, "pot"), paid());
    }

    @Then("nothing is paid for {reason}")
    @Så("betalas inget i/för {reason}")
    @Dann("wird nichts für/als {reason} gezahlt")
    public void nothingPaid(String reason) {
        assertEquals(0, world().paid(reason), paid());
    }

    @Then("nothing is paid for {word} {string}")
    @Så("betalas inget för {word} {string}")
    @Dann("wird nichts für (die ){word} {string} gezahlt")
    public void nothingPaidFor(String kind, String name) {
        assertEquals(0, world().paid(world().words().reason(kind, name)), paid());
    }

    /** What a payment is for, other than a combination. */
    @io.cucumber.java.ParameterType("[\\p{L}' -]+")
    public String reason(String words) {
        return world().words().reason(words);
    }

    @Then("all payments cancel out")
    @Så("går alla betalningar jämnt ut")
    @Dann("heben sich alle Zahlungen auf")
    public void zeroSum() {
        int[] scores = table().scores();
        assertEquals(0, Arrays.stream(scores).sum() + table().pot());
    }

    @Then("{int} points are left in the pot")
    @Så("ligger det kvar {int} poäng i potten")
    @Dann("bleiben {int} Punkte im Topf")
    public void potLeft(int points) {
        assertEquals(points, table().pot());
    }

    @Then("the standing comes to {}")
    @Så("är ställningen {}")
    @Dann("lautet der Stand {}")
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
    @Then("the round ends by {string}")
    @Så("är given slut genom {string}")
    @Dann("endet die Runde durch {string}")
    public void end(String end) {
        world().decided(Conclusion.Arrow.class);
        assertEquals(end, table().end());
    }

    @Then("the round is not over")
    @Så("är given inte slut")
    @Dann("ist die Runde nicht zu Ende")
    public void notOver() {
        world().decided(Conclusion.Arrow.class);
        assertFalse(world().match.round().isOver());
    }

    @Then("seat {int} wins the round")
    @Så("vinner plats {int} given")
    @Dann("gewinnt Platz {int} die Runde")
    public void wins(int seat) {
        world().decided(Conclusion.Winner.class);
        assertEquals(seat, table().winner());
    }

    @Then("nobody wins the round")
    @Så("vinner ingen given")
    @Dann("gewinnt niemand die Runde")
    public void nobodyWins() {
        world().decided(Conclusion.Winner.class);
        assertEquals(-1, table().winner());
    }

    @Then("seat {int} is the next dealer")
    @Så("är plats {int} nästa givare")
    @Dann("ist Platz {int} der nächste Geber")
    public void nextDealer(int seat) {
        world().decided(Conclusion.NextDealer.class);
        assertEquals(seat, table().nextDealer());
    }

    @Then("the round does not count")
    @Så("räknas given inte")
    @Dann("zählt die Runde nicht")
    public void isVoid() {
        world().decided(Conclusion.VoidRound.class);
        assertTrue(table().isVoid());
    }

    @Then("this is round {int}")
    @Så("är det giv {int}")
    @Dann("ist es Runde {int}")
    public void round(int round) {
        assertEquals(round, table().round());
    }

    @Then("the match is over")
    @Så("är partiet slut")
    @Dann("ist die Partie zu Ende")
    public void matchOver() {
        world().decided(Conclusion.MatchOver.class, Conclusion.Lasts.class);
        assertTrue(world().match.isOver());
    }

    @Then("the match is not over")
    @Så("är partiet inte slut")
    @Dann("ist die Partie nicht zu Ende")
    public void matchNotOver() {
        world().decided(Conclusion.MatchOver.class, Conclusion.Lasts.class);
        assertFalse(world().match.isOver());
    }

    // What others see.

    @Then("seat {int} shows {cards}")
    @Så("visar plats {int} {cards}")
    @Dann("zeigt Platz {int} {cards}")
    public void shows(int seat, String cards) {
        world().decided(Conclusion.Shows.class);
        assertEquals(codes(world().set(cards)), codes(world().match.shown(seat)));
    }

    @Then("seat {int} shows no card")
    @Så("visar plats {int} inget kort")
    @Dann("zeigt Platz {int} keine Karte")
    public void showsNothing(int seat) {
        world().decided(Conclusion.Shows.class);
        assertTrue(
                world().match.shown(seat).isEmpty(),
                codes(world().match.shown(seat)).toString());
    }

    private static List<String> codes(CardSet cards) {
        return world().copies().codes(cards);
    }
}
