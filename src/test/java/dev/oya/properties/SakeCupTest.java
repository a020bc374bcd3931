package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * In Koi-Koi, the sake cup counts as an animal or as chaff, whichever pays the winner more. Compares random rounds with a
 * formula.
 */
class SakeCupTest {
    private static final int ROUNDS = Exhaustive.times(5_000, 400);

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void countsSakeCupInWinnersFavour(int players) {
        RuleLibrary oya = RuleLibrary.inJar();
        Rules rules = oya.rules(oya.pack("koi-koi", "de", List.of()), Map.of("players", players));
        Random random = new Random(players);
        TreeSet<String> reached = new TreeSet<>();
        for (int number = 0; number < ROUNDS; number++) {
            Match match = Match.start(rules, "cup " + number);
            while (!match.round().isOver()) {
                List<Move> moves = match.round().moves();
                match.act(moves.get(random.nextInt(moves.size())));
            }
            Table table = match.table();
            if (table.winner() < 0 || !table.end().equals("stop")) {
                continue;
            }
            List<String> pile = rules.settings().pack().deck().codes(table.pile(table.winner()));
            int asAnimal = points(pile, false);
            int asChaff = pile.contains("9A") ? points(pile, true) : asAnimal;
            int paid = table.won().stream().mapToInt(Table.Won::points).sum();
            assertEquals(Math.max(asAnimal, asChaff), paid, "cup " + number + ": " + pile);
            if (pile.contains("9A")) {
                String counted = table.counting().get("9A");
                assertEquals(asChaff > asAnimal ? "chaff" : "animal", counted, "cup " + number + ": " + pile);
                reached.add(counted);
            }
        }
        assertTrue(reached.size() == 2, reached.toString());
    }

    /**
     * Returns the points of captured cards under ruling KK-4 if the cup counts as chaff, or as an animal if {@code cupIsChaff}
     * is false.
     */
    private static int points(List<String> pile, boolean cupIsChaff) {
        int cup = cupIsChaff ? 1 : 0;
        long brights = count(pile, "B");
        int points = brights == 5
                ? 10
                : brights == 4 ? pile.contains("11B") ? 7 : 8 : brights == 3 && !pile.contains("11B") ? 6 : 0;
        points += pile.containsAll(List.of("6R", "9R", "10R")) ? 6 : 0;
        points += pile.containsAll(List.of("1R", "2R", "3R")) ? 6 : 0;
        points += pile.containsAll(List.of("6A", "7A", "10A")) ? 5 : 0;
        points += (int) Math.max(0, count(pile, "R") - 4);
        points += (int) Math.max(0, count(pile, "A") - cup - 4);
        return points + (int) Math.max(0, count(pile, "C") + cup - 9);
    }

    private static long count(List<String> pile, String kind) {
        return pile.stream()
                .filter(card -> card.replaceAll("[0-9]", "").equals(kind))
                .count();
    }
}
