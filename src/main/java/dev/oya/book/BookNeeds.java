package dev.oya.book;

import dev.oya.pack.Pack;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a table needs before it can play, and the sheet on which it reckons. */
record BookNeeds(Pack pack, Map<String, Object> settings, BookCards cards, BookWords words) {
    private static final int ROWS = 12;

    Map<String, Object> model() {
        List<String> needs = new ArrayList<>();
        int count = pack.deck().cards().size();
        int packs = cards.copies();
        needs.add(say(packs == 1 ? "need-cards" : "need-packs", count, packs, count / packs));
        needs.add(say(
                pack.leastSeats() == pack.mostSeats() ? "need-seats" : "need-players",
                pack.leastSeats(),
                pack.mostSeats()));
        for (int seats : pack.sides().partners().keySet()) {
            List<List<Integer>> sides = pack.sides().of(seats, settings);
            if (sides.size() < seats) {
                needs.add(say(
                        "need-sides",
                        seats,
                        sides.stream()
                                .map(side -> side.stream()
                                        .map(seat -> String.valueOf(seat + 1))
                                        .collect(Collectors.joining("+")))
                                .collect(Collectors.joining(" – "))));
            }
        }
        needs.add(words.say("need-sheet"));
        List<Integer> seats = new ArrayList<>();
        for (int seat = 1; seat <= pack.mostSeats(); seat++) {
            seats.add(seat);
        }
        List<Integer> rows = new ArrayList<>();
        int rounds = settings.get("rounds") instanceof Integer number && number > 0 && number <= ROWS ? number : ROWS;
        for (int row = 1; row <= rounds; row++) {
            rows.add(row);
        }
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("needs", needs);
        model.put("seats", seats);
        model.put("rounds", rows);
        return model;
    }

    private String say(String key, Object... blanks) {
        return MessageFormat.format(words.say(key), blanks);
    }
}
