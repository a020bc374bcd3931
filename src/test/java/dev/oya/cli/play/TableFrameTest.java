package dev.oya.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Bot;
import dev.oya.bots.BotSeats;
import dev.oya.bots.Bots;
import dev.oya.cli.LanguageOption;
import dev.oya.cli.text.Colours;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.record.SavedMatch;
import dev.oya.say.FishingText;
import dev.oya.say.MoveSentence;
import dev.oya.say.SeatNames;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The drawn table fits into 80 columns and 24 rows in every game and language, at every decision of a round. */
class TableFrameTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int ROWS = 24;
    private static final int MOST_MOVES = 400;

    static Stream<Arguments> tables() {
        Stream<Arguments> all = OYA.games().stream()
                .flatMap(game -> Stream.of("en", "sv", "de")
                        .flatMap(language -> Stream.of(2, 3, 4, 7)
                                .filter(players -> has(game, players))
                                .map(players -> Arguments.of(game, language, players))));
        return Exhaustive.some(all.toList(), 5).stream();
    }

    private static boolean has(String game, int players) {
        Pack pack = OYA.pack(game, null, List.of());
        return pack.options().get("players").values().allows(players);
    }

    private static MatchLog match(String game, int players) {
        Pack pack = OYA.pack(game, null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of("players", players));
        return SavedMatch.begin(rules, "drawn " + players);
    }

    private static Wording speech(MatchLog log, String language) {
        Pack pack = log.match().rules().settings().pack();
        return new Wording(language, OYA.folder(), pack, LanguageOption.SENTENCES)
                .with(SeatNames.of(log.match().table().seats(), Set.of(0)));
    }

    private static TableFrame frame(MatchLog log, SeatView view, Wording speech, Colours colours) {
        Match match = log.match();
        MoveSentence moves = new MoveSentence(match.rules(), speech);
        List<Choice> choices = view.choices().cards().isEmpty()
                ? new Menu(view.moves(), moves, speech, true).choices()
                : new MoveDialogue(view, match.rules(), new FishingText(match.rules(), speech), moves, speech)
                        .choices();
        Styled styled = new Styled(match.rules().settings().pack().deck(), speech, colours);
        return new TableFrame(match.rules(), view, match.rounds(), choices, List.of(), styled);
    }

    @ParameterizedTest(name = "{0} in {1} for {2}")
    @MethodSource("tables")
    void fitsIntoEightyColumnsAndTwentyFourRows(String game, String language, int players) {
        MatchLog log = match(game, players);
        Wording speech = speech(log, language);
        Bot bot = Bots.named("greedy", log.match().rules());
        EventLog events = new EventLog();
        int asked = 0;
        while (!log.match().round().isOver() && log.moves().size() < MOST_MOVES) {
            Match match = log.match();
            int seat = BotSeats.next(match.round());
            SeatView view = match.view(seat);
            if (seat == 0) {
                asked++;
                check(frame(log, view, speech, Colours.OFF), view, speech, events);
                events.read();
            }
            Move move = bot.choose(view, BotSeats.luck(log, seat));
            events.move(seat, speech.account(seat), move.action());
            log.act(move);
        }
        assertTrue(asked > 1, "only " + asked + " decisions");
    }

    private static void check(TableFrame frame, SeatView view, Wording speech, EventLog events) {
        List<String> lines = frame.lines(Text.WIDTH, ROWS - 1, events).stream()
                .map(AttributedString::toString)
                .toList();
        String drawn = String.join("\n", lines);
        assertTrue(lines.size() <= ROWS - 1, drawn);
        lines.forEach(line -> assertTrue(Text.width(line) <= Text.WIDTH, line));
        List<String> missing = new ArrayList<>();
        for (Choice choice : frame.choices()) {
            if (lines.stream().noneMatch(line -> line.contains(" " + choice.number() + "  "))) {
                missing.add(choice.number() + " " + choice.label());
            }
        }
        assertEquals(List.of(), missing, drawn);
        for (int seat = 0; seat < view.size(); seat++) {
            assertTrue(drawn.contains(speech.account(seat)), drawn);
        }
        frame.styled()
                .deck()
                .codes(view.field().plus(view.hand()))
                .forEach(code -> assertTrue(drawn.contains(code), code + " in\n" + drawn));
    }

    @ParameterizedTest(name = "{0} in {1} for {2}")
    @MethodSource("tables")
    void fitsIntoSmallAndLargeTerminals(String game, String language, int players) {
        MatchLog log = match(game, players);
        Wording speech = speech(log, language);
        int seat = BotSeats.next(log.match().round());
        TableFrame frame = frame(log, log.match().view(seat), speech, Colours.OFF);
        for (int[] size : new int[][] {{40, 10}, {60, 20}, {120, 40}, {200, 60}}) {
            List<AttributedString> lines = frame.lines(size[0], size[1], new EventLog());
            assertTrue(lines.size() <= size[1], size[0] + "x" + size[1] + ": " + lines.size());
            lines.forEach(line -> assertTrue(line.columnLength() <= size[0], line.toString()));
        }
    }

    @ParameterizedTest(name = "{0} in {1} for {2}")
    @MethodSource("tables")
    void coloursDoNotChangeText(String game, String language, int players) {
        MatchLog log = match(game, players);
        Wording speech = speech(log, language);
        int seat = BotSeats.next(log.match().round());
        SeatView view = log.match().view(seat);
        List<AttributedString> plain = frame(log, view, speech, Colours.OFF).lines(80, 23, new EventLog());
        List<AttributedString> coloured =
                frame(log, view, speech, new Colours(true)).lines(80, 23, new EventLog());
        assertEquals(
                plain.stream().map(AttributedString::toString).toList(),
                coloured.stream().map(AttributedString::toString).toList());
        assertTrue(coloured.stream().anyMatch(line -> line.toAnsi().contains("\033[38;5;")));
        assertFalse(plain.stream().anyMatch(line -> line.toAnsi().contains("[3")), "a colour without colour support");
    }
}
