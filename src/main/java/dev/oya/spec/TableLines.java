package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.English;
import dev.oya.input.PackException;
import dev.oya.play.Match;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows the table of a scenario as lines of text, with all cards face up. */
public final class TableLines {
    private final ScenarioState state;
    private final Deck deck;
    private final List<String> lines = new ArrayList<>();

    private TableLines(ScenarioState state) {
        this.state = state;
        this.deck = state.deck();
    }

    /**
     * Returns lines that show the current table. Returns an empty list if the scenario has stated nothing about a table or
     * cards, or if its rules are invalid.
     */
    public static List<String> of(ScenarioState state) {
        if (!state.isReadable()) {
            return List.of();
        }
        TableLines text = new TableLines(state);
        if (!state.options().isEmpty()) {
            text.lines.add("options   " + text.options());
        }
        Table table = state.play().shown();
        if (table != null) {
            text.table(table);
        } else if (state.cards() != null) {
            text.cards("cards", state.cards());
        } else {
            state.given().hands.forEach((seat, hand) -> text.cards("seat " + seat, hand));
            text.cards("field", state.given().free());
        }
        return text.lines;
    }

    private String options() {
        return state.options().entrySet().stream()
                .map(option -> option.getKey() + " = " + option.getValue())
                .collect(Collectors.joining(", "));
    }

    private void cards(String label, CardSet cards) {
        if (!cards.isEmpty()) {
            lines.add(label(label) + codes(cards));
        }
    }

    private static String label(String label) {
        return label + " ".repeat(Math.max(1, 10 - label.length()));
    }

    private String codes(CardSet cards) {
        return String.join(" ", state.copies().codes(cards));
    }

    private void table(Table table) {
        Match match = state.play().match();
        boolean entered = match == null || table != match.table();
        String phase = table.end() != null
                ? "ended by " + table.end() + (table.winner() < 0 ? "" : ", won by seat " + table.winner())
                : entered ? "entered" : "phase " + match.round().phase().name();
        lines.add(label("round " + table.round()) + phase
                + (table.end() != null || table.turn() < 0 ? "" : ", seat " + table.turn() + " to move")
                + ", dealer seat " + table.dealer() + ", multiplier " + table.factor()
                + (table.carriedOut().isEmpty() ? "" : ", carried multipliers " + table.carriedOut())
                + (table.pot() == 0 ? "" : ", pot " + table.pot()));
        cards("field", table.field());
        for (Build build : table.builds()) {
            lines.add(label("build " + build.number()) + codes(build.cards()) + ", "
                    + (build.compound() ? "compound" : "simple") + ", worth " + build.value() + ", built by seat "
                    + build.creator() + ", last changed by seat " + build.last());
        }
        if (table.stockSize() > 0) {
            lines.add(label("stock") + English.count(table.stockSize(), "card"));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            seat(table, seat);
        }
        if (!entered && !match.round().isOver()) {
            open();
        }
        for (Move move : state.play().refused()) {
            lines.add(label("refused") + move(move));
        }
        for (Payment payment : table.payments()) {
            lines.add(label("paid") + account(payment.from()) + " -> " + account(payment.to()) + "  " + payment.points()
                    + "  " + payment.reason());
        }
        if (Arrays.stream(table.scores()).anyMatch(score -> score != 0)) {
            lines.add(label("scores")
                    + Arrays.stream(table.scores()).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
        }
    }

    private void seat(Table table, int seat) {
        List<String> parts = new ArrayList<>();
        RuleSettings settings = state.rules().settings();
        List<String> marks = settings.pack().phases().marks().seats().keySet().stream()
                .filter(mark -> table.seatsWith(settings.seatMark(mark)).contains(seat))
                .toList();
        if (!marks.isEmpty()) {
            parts.add(String.join(", ", marks));
        }
        if (!table.hand(seat).isEmpty()) {
            parts.add("hand " + codes(table.hand(seat)));
        }
        if (!table.declared(seat).isEmpty()) {
            parts.add("declared " + String.join(", ", table.declared(seat)));
        }
        if (!table.pile(seat).isEmpty()) {
            parts.add("captured " + codes(table.pile(seat)));
        } else if (state.given().of(TableFact.POINTS).containsKey(seat)) {
            parts.add(state.given().of(TableFact.POINTS).get(seat) + " card points");
        }
        lines.add(label("seat " + seat) + (parts.isEmpty() ? "-" : String.join("; ", parts)));
    }

    private String move(Move move) {
        String said = "seat " + move.seat() + " " + move.action();
        if (move instanceof Move.OfCard play) {
            said += " " + deck.card(play.card()).code()
                    + (play.take().isEmpty() ? "" : (isBuilding(move) ? " with " : " takes ") + codes(play.take()));
        }
        if (move instanceof Move.BySum play) {
            said += onBuilds(play.fishing());
        }
        return move instanceof Move.Declaration declaration ? said + " " + String.join(" ", declaration.yaku()) : said;
    }

    private static boolean isBuilding(Move move) {
        return move instanceof Move.BySum play && play.fishing().value() > 0;
    }

    private String onBuilds(Fishing fishing) {
        StringBuilder text = new StringBuilder();
        for (int number = 1; number <= Fishing.MOST_BUILDS; number++) {
            text.append((fishing.builds() & Fishing.bit(number)) == 0 ? "" : " build " + number);
        }
        return text.append(fishing.value() > 0 ? " to " + fishing.value() : "")
                .append(fishing.claims().isEmpty() ? "" : " claims " + codes(fishing.claims()))
                .toString();
    }

    /** Adds the legal moves, or the error message if the rules offer none. */
    private void open() {
        Set<String> open = new LinkedHashSet<>();
        try {
            state.play().match().round().moves().forEach(move -> open.add(move(move)));
        } catch (PackException nowhere) {
            open.add(nowhere.problems().get(0).message());
        }
        if (!open.isEmpty()) {
            lines.add(label("legal") + String.join(", ", open));
        }
    }

    private static String account(int account) {
        return account == Conclusion.POT ? "pot" : account == Conclusion.BANK ? "bank" : "seat " + account;
    }
}
