package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.cards.Shuffle;
import dev.oya.corpus.Packs;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.properties.EveryField;
import dev.oya.properties.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The result of a round does not depend on the order of the rules. */
class RuleOrderTest {
    private static final Pattern RULE = Pattern.compile("(?ms)^(?://[^\n]*\n)*rule \".*?^end$");

    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int ROUNDS = 3;

    /** Packs by digest, with the files and the rules in each file in reverse order. */
    private final Map<String, Pack> reversed = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> ruleOrderDoesNotChangeRounds() {
        return Exhaustive.some(RandomGame.kinds().toList(), 3).stream()
                .map(kind -> DynamicTest.dynamicTest(kind.toString(), () -> {
                    Pack pack = OYA.pack(kind.game(), kind.profile(), List.of());
                    Pack backwards = reversed.computeIfAbsent(pack.digest(), digest -> backwards(pack));
                    for (int match = 0; match < Exhaustive.times(2, 1); match++) {
                        Map<String, Object> options = RandomGame.options(pack, kind, new SplittableRandom(match));
                        String seed = "order " + match;
                        assertEquals(
                                play(new RuleBook(pack, options), seed), play(new RuleBook(backwards, options), seed));
                    }
                }));
    }

    /** Plays random rounds. Returns the moves, the numbers of legal moves, and the table after each round. */
    private static List<Object> play(RuleBook rules, String seed) {
        List<Object> story = new ArrayList<>();
        Shuffle random = new Shuffle(seed);
        int seats = (Integer) rules.settings().option("players");
        int length = rules.rounds(seats);
        Match match = new Match(rules, seats, length, Match.Start.first(seats, 0), CardSource.of(random));
        for (int round = 0; round < ROUNDS; round++) {
            while (!match.round().isOver()) {
                List<Move> moves = match.round().moves().stream()
                        .sorted((a, b) -> a.toString().compareTo(b.toString()))
                        .toList();
                Move move = moves.get(random.below(moves.size()));
                match.act(move);
                story.add(moves.size() + " " + move);
            }
            story.add(EveryField.inAnyOrder(match.table()));
            if (match.isOver()) {
                return story;
            }
            match.nextRound(CardSource.of(random));
        }
        return story;
    }

    private static Pack backwards(Pack pack) {
        List<RuleSource> sources = new ArrayList<>();
        for (RuleSource source : pack.rules()) {
            sources.add(0, new RuleSource(source.file(), backwards(source.text()), 1));
        }
        return Packs.withRules(pack, sources);
    }

    private static String backwards(String text) {
        Matcher rules = RULE.matcher(text);
        List<String> found = new ArrayList<>();
        int first = -1;
        while (rules.find()) {
            first = first < 0 ? rules.start() : first;
            found.add(rules.group());
        }
        Collections.reverse(found);
        return first < 0 ? text : text.substring(0, first) + String.join("\n\n", found) + "\n";
    }
}
