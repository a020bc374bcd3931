package dev.oya.book;

import dev.oya.pack.Pack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The equipment for a game, and the score sheet.
 *
 * @param seats numbers of the seats, one for each column of the sheet
 * @param rounds numbers of the rounds, one for each row of the sheet
 */
record BookNeeds(List<String> needs, List<Integer> seats, List<Integer> rounds) {
    private static final int ROWS = 12;

    static BookNeeds of(Pack pack, Map<String, Object> settings, int packs, BookWords words) {
        List<String> needs = new ArrayList<>();
        int count = pack.deck().cards().size();
        needs.add(words.say(packs == 1 ? "need-cards" : "need-packs", count, packs, count / packs));
        needs.add(players(pack, words));
        for (int seats : pack.sides().partners().keySet()) {
            List<List<Integer>> sides = pack.sides().of(seats, settings);
            if (sides.size() < seats) {
                String text = sides.stream()
                        .map(side -> side(side, words))
                        .collect(Collectors.joining(" " + words.say("against") + " "));
                needs.add(words.say("need-sides", seats, text));
            }
        }
        needs.add(words.say("need-sheet"));
        int rounds = settings.get("rounds") instanceof Integer number && number > 0 && number <= ROWS ? number : ROWS;
        return new BookNeeds(needs, upTo(pack.mostSeats()), upTo(rounds));
    }

    private static String players(Pack pack, BookWords words) {
        List<Integer> players = pack.players();
        int last = players.size() - 1;
        if (last == 0) {
            return words.say("need-seats", pack.mostSeats());
        }
        if (players.size() > pack.mostSeats() - pack.leastSeats()) {
            return words.say("need-players", pack.leastSeats(), pack.mostSeats());
        }
        String others = players.subList(0, last).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return words.say("need-either", others, players.get(last));
    }

    private static String side(List<Integer> seats, BookWords words) {
        return seats.stream()
                .map(seat -> String.valueOf(seat + 1))
                .collect(Collectors.joining(" " + words.say("and") + " "));
    }

    private static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }
}
