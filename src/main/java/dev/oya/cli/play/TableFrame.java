package dev.oya.cli.play;

import dev.oya.cards.CardSet;
import dev.oya.cli.text.Text;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.YakuInReach;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/**
 * The table as one seat sees it, with the choices of that seat. If the terminal is small, details are left out in steps: first
 * older events, then captured cards, then names of cards on the table.
 *
 * @param rounds number of rounds of the match, or 0 if it is open-ended
 * @param choices the entries to choose from
 * @param chosen the choices of earlier steps; {@code 0} undoes the last one
 */
record TableFrame(Rules rules, SeatView view, int rounds, List<Choice> choices, List<String> chosen, Styled styled)
        implements TerminalPage {
    private static final int MOST_NEAR = 5;
    private static final int NUMBER = 2;
    /** Positions of the header parts that are omitted if there is too little room. */
    private static final int TITLE = 0;

    private static final int PHASE = 2;
    private static final String SEPARATOR = " · ";

    /** The amount of detail in a drawing. */
    private enum Level {
        ALL(SeatRows.Detail.FULL, 8, true),
        SHORT_LOG(SeatRows.Detail.FULL, 4, true),
        BRIEF(SeatRows.Detail.BRIEF, 4, true),
        LINES(SeatRows.Detail.LINE, 3, true),
        CODES(SeatRows.Detail.LINE, 3, false),
        CODES_SHORT_LOG(SeatRows.Detail.LINE, 1, false),
        LEAST(SeatRows.Detail.SHORT, 1, false);

        private final SeatRows.Detail seats;
        private final int log;
        private final boolean names;

        Level(SeatRows.Detail seats, int log, boolean names) {
            this.seats = seats;
            this.log = log;
            this.names = names;
        }
    }

    @Override
    public List<AttributedString> lines(int columns, int rows, EventLog log) {
        // Details of the table are omitted before events since the last question.
        List<AttributedString> drawn = drawn(columns, rows, log, false, true);
        if (drawn == null) {
            drawn = drawn(columns, rows, log, false, false);
        }
        if (drawn == null) {
            drawn = drawn(columns, rows, log, true, false);
        }
        if (drawn != null) {
            return drawn;
        }
        List<AttributedString> all = new ArrayList<>(above(Level.LEAST, columns));
        all.addAll(below(columns, true, false));
        return all.subList(0, Math.min(rows, all.size()));
    }

    /**
     * Returns the most detailed drawing that fits, or null if none does.
     *
     * @param grid whether the choices are in columns
     * @param fresh whether to reserve room for the new events, up to the maximum of the log
     */
    private List<AttributedString> drawn(int columns, int rows, EventLog log, boolean grid, boolean fresh) {
        List<AttributedString> below = below(columns, grid, true);
        for (Level level : Level.values()) {
            int most = fresh ? Level.ALL.log : level.log;
            int wanted = Math.min(log.size(), Math.max(1, Math.min(most, log.fresh())));
            List<AttributedString> above = above(level, columns);
            below = level.names ? below : below(columns, grid, false);
            if (rows - above.size() - below.size() >= wanted + 1) {
                return joined(above, log, below, columns, rows);
            }
        }
        return null;
    }

    /** Joins the table, as many events as there is room for, and the choices. */
    private List<AttributedString> joined(
            List<AttributedString> above, EventLog log, List<AttributedString> below, int columns, int rows) {
        List<AttributedString> all = new ArrayList<>(above);
        int room = rows - above.size() - below.size();
        List<String> events = log.last(room - 1);
        int old = events.size() - Math.min(events.size(), log.fresh());
        if (!events.isEmpty()) {
            all.add(styled.heading(say("events"), columns));
        }
        for (int i = 0; i < events.size(); i++) {
            AttributedString line = i < old
                    ? new AttributedString(events.get(i), styled.colours().faint())
                    : Styled.text(events.get(i));
            all.add(Styled.fit(line, columns));
        }
        // The choices are always above the prompt.
        while (all.size() + below.size() < rows) {
            all.add(AttributedString.EMPTY);
        }
        all.addAll(below);
        return all;
    }

    private List<AttributedString> above(Level level, int columns) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(header(columns));
        lines.addAll(new SeatRows(rules, view, styled, columns).lines(level.seats));
        near(lines, level, columns);
        section(lines, new TableText(rules, styled.speech()).field(view), view.field(), level.names, columns);
        builds(lines, columns);
        return lines;
    }

    private AttributedString header(int columns) {
        Pack pack = rules.settings().pack();
        Wording speech = styled.speech();
        String round = say(
                "bar-round", rounds > 0 ? speech.say("round-of", view.round(), rounds) : String.valueOf(view.round()));
        List<String> parts = new ArrayList<>(List.of(
                speech.title(pack).split(",")[0],
                round,
                speech.word(view.phase()),
                say("bar-dealer", speech.account(view.dealer()))));
        if (pack.multiplies()) {
            parts.add(say("bar-factor", view.factor()));
        }
        parts.add(say("bar-stock", view.stock()));
        if (view.pot() != 0) {
            parts.add(say("in-pot", view.pot()).replaceFirst("\\.$", ""));
        }
        String text = String.join(SEPARATOR, parts);
        for (int without : new int[] {PHASE, TITLE}) {
            if (Text.width(text) > columns - 2) {
                parts.remove(without);
                text = String.join(SEPARATOR, parts);
            }
        }
        String bar = Text.left(" " + text, columns);
        return Styled.fit(new AttributedString(bar, styled.colours().bold().inverse()), columns);
    }

    private String say(String key, Object... blanks) {
        return styled.speech().say(key, blanks);
    }

    /** Adds cards under a heading: their names in columns, or only their codes. */
    private void section(List<AttributedString> lines, String heading, CardSet cards, boolean named, int columns) {
        if (cards.isEmpty()) {
            return;
        }
        if (!named) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            line.styled(styled.colours().bold(), heading + "  ");
            int room = columns - line.columnLength();
            List<AttributedString> codes = styled.wrapped(cards, room);
            for (int i = 0; i < codes.size(); i++) {
                String margin = i == 0 ? "" : " ".repeat(columns - room);
                AttributedStringBuilder row = new AttributedStringBuilder();
                row.append(i == 0 ? line.toAttributedString() : Styled.text(margin));
                lines.add(Styled.fit(row.append(codes.get(i)).toAttributedString(), columns));
            }
            return;
        }
        lines.add(styled.heading(heading, columns));
        lines.addAll(Styled.grid(cells(cards), columns));
    }

    private List<AttributedString> cells(CardSet cards) {
        int width = codeWidth(cards);
        boolean points = rules.settings().pack().countsCards();
        return cards.stream().mapToObj(card -> styled.card(card, width, points)).toList();
    }

    private int codeWidth(CardSet cards) {
        return cards.stream()
                .map(card -> Text.width(styled.deck().card(card).code()))
                .max()
                .orElse(0);
    }

    private void builds(List<AttributedString> lines, int columns) {
        TableText text = new TableText(rules, styled.speech());
        for (Build build : view.builds()) {
            String line = say("build", build.number()) + "  " + text.build(build);
            lines.add(Styled.fit(Styled.text(line), columns));
        }
    }

    /** Adds the combinations within reach of the seat and, at the most detailed level, of its opponents. */
    private void near(List<AttributedString> lines, Level level, int columns) {
        boolean choosing = choices.stream().noneMatch(Choice::isCard) && !choices.isEmpty() && chosen.isEmpty();
        for (int seat = 0; seat < view.size(); seat++) {
            boolean own = seat == view.seat();
            if (own || choosing && level.seats == SeatRows.Detail.FULL && TableText.firstOfSide(view, seat) == seat) {
                TableText text = new TableText(rules, styled.speech());
                List<String> near = YakuInReach.of(rules, view, seat).stream()
                        .limit(MOST_NEAR)
                        .map(text::text)
                        .toList();
                String begin = own
                        ? say("near", "")
                        : say("near-other", styled.speech().account(seat), "");
                fill(lines, begin.stripTrailing(), near, columns);
            }
        }
    }

    /** Adds a line with as many items as fit. */
    private void fill(List<AttributedString> lines, String begin, List<String> items, int columns) {
        for (int shown = items.size(); shown > 0; shown--) {
            String text = items.stream().limit(shown).collect(Collectors.joining("; "));
            if (shown == 1 || Text.width(begin) + 1 + Text.width(text) <= columns) {
                AttributedStringBuilder line = new AttributedStringBuilder();
                line.styled(styled.colours().bold(), begin);
                lines.add(Styled.fit(line.append(" " + text).toAttributedString(), columns));
                return;
            }
        }
    }

    private List<AttributedString> below(int columns, boolean grid, boolean named) {
        List<AttributedString> lines = new ArrayList<>();
        Set<String> offered = choices.stream()
                .map(Choice::card)
                .filter(card -> card != Choice.NO_CARD)
                .map(this::code)
                .collect(Collectors.toSet());
        String hand = styled.speech().about("hand", view.seat());
        if (view.hand().stream().mapToObj(this::code).allMatch(offered::contains)) {
            lines.add(styled.heading(hand, columns));
        } else {
            section(lines, hand, view.hand(), named, columns);
            if (named) {
                lines.add(styled.heading(
                        String.join(
                                ", ",
                                Stream.concat(Stream.of(say("choices")), chosen.stream())
                                        .toList()),
                        columns));
            }
        }
        if (!view.held().isEmpty()) {
            lines.add(Styled.fit(Styled.text(say("held", styled.speech().words(view.held()))), columns));
        }
        List<AttributedString> rows = rows(columns);
        lines.addAll(
                grid
                        ? Styled.grid(
                                rows.stream()
                                        .map(row -> Styled.fit(row, columns / 2 - 2))
                                        .toList(),
                                columns)
                        : rows);
        return lines;
    }

    private String code(int card) {
        return styled.deck().card(card).code();
    }

    /** Returns the choices, one per line. */
    private List<AttributedString> rows(int columns) {
        CardSet played = CardSet.of(
                choices.stream().filter(Choice::isCard).mapToInt(Choice::card).toArray());
        int codes = codeWidth(played);
        boolean points = rules.settings().pack().countsCards();
        int names = played.stream()
                .map(card -> styled.card(card, codes, points).columnLength())
                .max()
                .orElse(0);
        List<AttributedString> rows = new ArrayList<>();
        for (Choice choice : choices) {
            AttributedStringBuilder row = new AttributedStringBuilder();
            row.styled(styled.colours().bold(), Text.right(String.valueOf(choice.number()), NUMBER) + "  ");
            if (choice.move() instanceof Move.ByMonth play) {
                AttributedString card = styled.card(play.card(), codes, points);
                row.append(card);
                takes(row, play, names - card.columnLength() + 2, columns);
                rows.add(Styled.fit(row.toAttributedString(), columns));
            } else if (choice.card() != Choice.NO_CARD) {
                row.styled(styled.style(choice.card()), choice.label());
                rows.add(Styled.fit(row.toAttributedString(), columns));
            } else {
                List<String> parts = Text.lines(choice.label(), columns - NUMBER - 2);
                rows.add(row.append(parts.get(0)).toAttributedString());
                parts.stream().skip(1).forEach(part -> rows.add(Styled.text(" ".repeat(NUMBER + 2) + part)));
            }
        }
        if (!chosen.isEmpty()) {
            rows.add(Styled.text(Text.right("0", NUMBER) + "  " + say("back")));
        }
        return rows;
    }

    /** Adds the cards that a move captures, by name if there is room, and the combinations that they complete. */
    private void takes(AttributedStringBuilder row, Move.ByMonth move, int gap, int columns) {
        if (move.take().isEmpty()) {
            return;
        }
        row.append(" ".repeat(gap));
        row.append(say("choice-takes") + " ");
        AttributedStringBuilder cards = new AttributedStringBuilder();
        cards.append(styled.plain(move.take()));
        if (move.take().size() == 1) {
            int card = move.take().first();
            cards.append(" ");
            cards.styled(styled.style(card), styled.name(card));
        }
        String makes = completed(move);
        int left = columns - row.columnLength() - Text.width(makes);
        row.append(cards.columnLength() <= left ? cards.toAttributedString() : styled.plain(move.take()));
        row.styled(styled.colours().bold(), makes);
    }

    private String completed(Move.ByMonth move) {
        CardSet gained = move.take().with(move.card());
        String made = YakuInReach.completed(rules, view, view.seat(), gained).stream()
                .map(styled.speech()::word)
                .collect(Collectors.joining(", "));
        return made.isEmpty() ? "" : " = " + made;
    }
}
