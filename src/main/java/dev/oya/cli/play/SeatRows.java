package dev.oya.cli.play;

import dev.oya.cards.CardSet;
import dev.oya.cli.text.Text;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Draws the seats of a table: a row for each with its hand size, score and captured cards. */
record SeatRows(Rules rules, SeatView view, Styled styled, int columns) {
    private static final int NARROWEST = 24;
    private static final String GAP = "  ";

    /** The amount of detail in the rows. */
    enum Detail {
        /** All captured cards and a line for marks and combinations. */
        FULL,
        /** Captured cards in one line, and a line for marks and combinations. */
        BRIEF,
        /** One line for each seat. */
        LINE,
        /** Several seats per line, without captured cards. */
        SHORT
    }

    List<AttributedString> lines(Detail detail) {
        return detail == Detail.SHORT ? together() : rows(detail);
    }

    private List<AttributedString> together() {
        List<AttributedString> cells = new ArrayList<>();
        for (int seat = 0; seat < view.size(); seat++) {
            SeatView.Seat one = view.seat(seat);
            AttributedStringBuilder cell = new AttributedStringBuilder();
            cell.styled(styled.colours().bold(), styled.speech().account(seat));
            cell.append(" " + styled.speech().count("cards", one.handSize()) + " " + signed(one.score()));
            cells.add(cell.toAttributedString());
        }
        return Styled.grid(cells, columns);
    }

    private List<AttributedString> rows(Detail detail) {
        boolean counts = pack().countsCards();
        List<List<String>> cells = new ArrayList<>();
        cells.add(List.of(
                "",
                styled.speech().say("column-hand"),
                styled.speech().say("standing"),
                counts ? styled.speech().say("column-points") : ""));
        for (int seat = 0; seat < view.size(); seat++) {
            SeatView.Seat one = view.seat(seat);
            cells.add(List.of(
                    styled.speech().account(seat),
                    String.valueOf(one.handSize()),
                    signed(one.score()),
                    counts ? String.valueOf(styled.deck().points(one.captures().pile())) : ""));
        }
        int[] widths = new int[4];
        cells.forEach(row -> {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], Text.width(row.get(i)));
            }
        });
        int start = widths[0] + GAP.length() + widths[1] + GAP.length() + widths[2] + GAP.length();
        start += counts ? widths[3] + GAP.length() : 0;
        List<AttributedString> lines = new ArrayList<>();
        AttributedStringBuilder head = new AttributedStringBuilder();
        head.styled(
                styled.colours().faint(),
                begin(cells.get(0), widths, counts) + styled.speech().say("column-captured"));
        lines.add(Styled.fit(head.toAttributedString(), columns));
        for (int seat = 0; seat < view.size(); seat++) {
            row(lines, seat, begin(cells.get(seat + 1), widths, counts), start, detail);
        }
        return lines;
    }

    private static String begin(List<String> row, int[] widths, boolean counts) {
        return Text.left(row.get(0), widths[0])
                + GAP
                + Text.right(row.get(1), widths[1])
                + GAP
                + Text.right(row.get(2), widths[2])
                + GAP
                + (counts ? Text.right(row.get(3), widths[3]) + GAP : "");
    }

    private void row(List<AttributedString> lines, int seat, String begin, int start, Detail detail) {
        int room = Math.max(NARROWEST, columns - start);
        CardSet pile = view.seat(seat).captures().pile();
        boolean shares = TableText.firstOfSide(view, seat) != seat;
        List<AttributedString> captured = shares
                ? List.of(Styled.text(styled.speech().about("captured-together", TableText.firstOfSide(view, seat))))
                : detail == Detail.FULL ? styled.wrapped(pile, room) : List.of(styled.brief(pile, room));
        AttributedStringBuilder line = new AttributedStringBuilder();
        boolean own = view.seat() == seat;
        line.styled(own ? styled.colours().bold() : styled.colours().named(null), begin);
        if (!captured.isEmpty()) {
            line.append(captured.get(0));
        }
        List<String> notes = notes(seat);
        int free = columns - line.columnLength() - 2;
        String joined = String.join("; ", notes);
        boolean beside =
                !notes.isEmpty() && (detail == Detail.LINE || captured.size() < 2 && Text.width(joined) <= free);
        if (beside && free > 4) {
            line.styled(styled.colours().bold(), "  " + joined);
        }
        lines.add(Styled.fit(line.toAttributedString(), columns));
        captured.stream().skip(1).forEach(more -> lines.add(indented(start, more)));
        if (!notes.isEmpty() && !beside) {
            for (String part : Text.lines(joined, columns - start)) {
                lines.add(indented(
                        start, new AttributedString(part, styled.colours().bold())));
            }
        }
    }

    private AttributedString indented(int start, AttributedString text) {
        return Styled.fit(
                new AttributedStringBuilder()
                        .append(" ".repeat(start))
                        .append(text)
                        .toAttributedString(),
                columns);
    }

    /** Returns the notes about a seat: its marks, declarations, feats and completed combinations. */
    private List<String> notes(int seat) {
        SeatView.Seat one = view.seat(seat);
        List<String> notes = new ArrayList<>(text().marks(view, seat));
        if (!one.declared().isEmpty()) {
            String shown = String.join(" ", styled.deck().codes(one.shown()));
            notes.add(styled.speech().say("declared", styled.speech().words(one.declared()), shown));
        }
        if (TableText.firstOfSide(view, seat) == seat) {
            if (one.captures().sweeps() > 0) {
                notes.add(styled.speech().feats(one.captures().sweeps(), pack().sweeps()));
            }
            one.captures()
                    .counts()
                    .forEach((tally, count) -> notes.add(styled.speech().feats(count, tally)));
            if (!one.captures().claimed().isEmpty()) {
                notes.add(styled.speech()
                        .say(
                                "claimed",
                                styled.speech().one(one.captures().claimed().size(), pack().claims()),
                                String.join(
                                        " ", styled.deck().codes(one.captures().claimed())),
                                styled.speech().points(one.captures().prizes())));
            }
            rules.taken(one.captures().pile())
                    .found()
                    .forEach(found -> notes.add(styled.speech().word(found.id())
                            + (found.points() == 0 ? "" : " (" + styled.speech().points(found.points()) + ")")));
        }
        return notes;
    }

    private TableText text() {
        return new TableText(rules, styled.speech());
    }

    private Pack pack() {
        return rules.settings().pack();
    }

    private static String signed(int score) {
        return score > 0 ? "+" + score : String.valueOf(score);
    }
}
