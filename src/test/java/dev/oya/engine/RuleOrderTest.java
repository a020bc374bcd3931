package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Oya;
import dev.oya.cards.Shuffle;
import dev.oya.corpus.Packs;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Rules are sentences, not steps: in whatever order they stand, a round comes to the same. */
class RuleOrderTest {
    private static final Pattern RULE = Pattern.compile("(?ms)^(?://[^\n]*\n)*rule \".*?^end$");

    @Test
    void rulesInReverseOrderGiveTheSameRounds() {
        Oya oya = Oya.inJar();
        Pack pack = oya.pack("hachi-hachi", "sv", List.of());
        Pack backwards = backwards(pack);
        for (Map<String, Object> options : List.of(
                Map.<String, Object>of("players", 3),
                Map.<String, Object>of(
                        "players",
                        5,
                        "participation.minimum",
                        "free",
                        "mizuten",
                        true,
                        "multiplier.several",
                        "carry"))) {
            RuleBook forward = new RuleBook(pack, options);
            RuleBook reverse = new RuleBook(backwards, options);
            for (int match = 0; match < 5; match++) {
                assertEquals(play(forward, "order " + match), play(reverse, "order " + match));
            }
        }
    }

    /** Everything that was open, done and paid in a match at random. */
    private static List<String> play(RuleBook rules, String seed) {
        List<String> story = new ArrayList<>();
        Shuffle random = new Shuffle(seed);
        int seats = (Integer) rules.settings().option("players");
        Match match = new Match(rules, seats, 12, Match.Start.first(seats, 0), Chance.of(random));
        while (true) {
            while (!match.round().isOver()) {
                List<Move> moves = match.round().moves().stream()
                        .sorted((a, b) -> a.toString().compareTo(b.toString()))
                        .toList();
                Move move = moves.get(random.below(moves.size()));
                match.act(move);
                story.add(moves.size() + " " + move);
            }
            match.table().payments().stream()
                    .map(payment -> payment.from() + ">" + payment.to() + " " + payment.points() + payment.reason())
                    .sorted()
                    .forEach(story::add);
            story.add(match.table().factor() + " "
                    + match.table().carriedOut().stream().sorted().toList()
                    + match.table().winner());
            if (match.isOver()) {
                return story;
            }
            match.nextRound(Chance.of(random));
        }
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
        return text.substring(0, first) + String.join("\n\n", found) + "\n";
    }
}
