package dev.oya.cli.play;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cli.text.Colours;
import dev.oya.cli.text.Text;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Parts of a drawn table: cards in the colour of their kind, columns and rules. Immutable. */
record Styled(Deck deck, Wording speech, Colours colours) {
    private static final String CUT = "…";

    AttributedStyle style(int card) {
        AttributedStyle style =
                colours.named(speech.glossary().colour(deck.card(card).kind()));
        return deck.kinds().stream()
                        .allMatch(kind -> most(kind) < deck.card(card).points()
                                || kind.equals(deck.card(card).kind()))
                ? style.bold()
                : style;
    }

    AttributedString code(int card) {
        return new AttributedString(deck.card(card).code(), style(card));
    }

    /** Returns the code and the name of a card, with its card points between them if requested. */
    AttributedString card(int card, int codeWidth, boolean points) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        String code = deck.card(card).code();
        line.styled(style(card), Text.left(code, codeWidth));
        if (points) {
            line.append(Text.right(String.valueOf(deck.points(CardSet.of(card))), 3));
        }
        line.append(" ");
        line.styled(style(card), name(card));
        return line.toAttributedString();
    }

    /** Returns the name of a card without its code, or its code if it has no name. */
    String name(int card) {
        String code = deck.card(card).code();
        return speech.glossary().has(code) ? speech.word(code) : code;
    }

    /** Returns the codes of cards, with a wider gap between kinds. */
    AttributedString codes(CardSet cards) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        groups(cards).forEach(group -> {
            line.append(line.length() == 0 ? "" : "  ");
            line.append(plain(group));
        });
        return line.toAttributedString();
    }

    /** Returns the codes of cards, separated by single spaces. */
    AttributedString plain(CardSet cards) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        cards.stream().forEach(card -> {
            line.append(line.length() == 0 ? "" : " ");
            line.append(code(card));
        });
        return line.toAttributedString();
    }

    /** Returns the highest card points of any card of the given kind. */
    private int most(String kind) {
        return deck.cards().stream()
                .filter(card -> card.kind().equals(kind))
                .mapToInt(Card::points)
                .max()
                .orElse(0);
    }

    /** Returns cards divided by kind, the kinds with the most card points first. */
    List<CardSet> groups(CardSet cards) {
        List<CardSet> groups = new ArrayList<>();
        List<String> kinds = new ArrayList<>(deck.kinds());
        kinds.sort(Comparator.comparingInt(this::most).reversed());
        for (String kind : kinds) {
            CardSet some = CardSet.of(cards.stream()
                    .filter(card -> deck.card(card).kind().equals(kind))
                    .toArray());
            if (!some.isEmpty()) {
                groups.add(some);
            }
        }
        return groups;
    }

    /** Returns the codes of cards in one line of the given width. If room is lacking, the last kinds are only counted. */
    AttributedString brief(CardSet cards, int width) {
        List<CardSet> groups = groups(cards);
        for (int named = groups.size(); named >= 0; named--) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            for (int i = 0; i < groups.size(); i++) {
                CardSet group = groups.get(i);
                line.append(i == 0 ? "" : "  ");
                if (i < named) {
                    line.append(plain(group));
                } else {
                    String kind = speech.word(deck.card(group.first()).kind());
                    line.styled(style(group.first()), group.size() + "× " + kind);
                }
            }
            if (line.columnLength() <= width || named == 0) {
                return fit(line.toAttributedString(), width);
            }
        }
        return AttributedString.EMPTY;
    }

    /** Returns the codes of cards in lines of the given width. */
    List<AttributedString> wrapped(CardSet cards, int width) {
        List<AttributedString> lines = new ArrayList<>();
        AttributedStringBuilder line = new AttributedStringBuilder();
        for (CardSet group : groups(cards)) {
            boolean first = true;
            for (int card = group.first(); card >= 0; card = group.next(card)) {
                String gap = line.length() == 0 ? "" : first ? "  " : " ";
                int more = gap.length() + Text.width(deck.card(card).code());
                if (line.columnLength() + more > width) {
                    lines.add(line.toAttributedString());
                    line = new AttributedStringBuilder();
                    gap = "";
                }
                line.append(gap);
                line.append(code(card));
                first = false;
            }
        }
        if (line.length() > 0) {
            lines.add(line.toAttributedString());
        }
        return lines;
    }

    /** Returns cells side by side, as many in a row as fit. */
    static List<AttributedString> grid(List<AttributedString> cells, int columns) {
        int width = 2
                + cells.stream().mapToInt(AttributedString::columnLength).max().orElse(0);
        int across = Math.max(1, columns / Math.max(1, width));
        int deep = (cells.size() + across - 1) / across;
        List<AttributedString> lines = new ArrayList<>();
        for (int row = 0; row < deep; row++) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            for (int i = row; i < cells.size(); i += deep) {
                AttributedString cell = cells.get(i);
                line.append(cell);
                if (i + deep < cells.size()) {
                    line.append(" ".repeat(width - cell.columnLength()));
                }
            }
            lines.add(fit(line.toAttributedString(), columns));
        }
        return lines;
    }

    /** Truncates a text to the given number of columns. */
    static AttributedString fit(AttributedString text, int columns) {
        if (text.columnLength() <= columns) {
            return text;
        }
        return new AttributedStringBuilder()
                .append(text.columnSubSequence(0, Math.max(0, columns - 1)))
                .append(CUT)
                .toAttributedString();
    }

    static AttributedString text(String text) {
        return new AttributedString(text);
    }

    /** Returns a heading followed by a line that extends to the right edge. */
    AttributedString heading(String text, int columns) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        line.styled(colours.faint(), "━━ ");
        line.styled(colours.bold(), text);
        int rest = columns - line.columnLength() - 1;
        line.styled(colours.faint(), rest > 0 ? " " + "━".repeat(rest) : "");
        return fit(line.toAttributedString(), columns);
    }
}
