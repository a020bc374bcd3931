package dev.oya.engine;

import dev.oya.input.ExactMath;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Computes the points of the combinations that rules have found. Stateless. */
final class YakuPrices {
    private YakuPrices() {}

    /**
     * Returns an answer with the points of its combinations. If only the best combination of a group counts, removes the other
     * combinations.
     */
    static Answer priced(RuleSettings reading, List<Answer.Line> lines) {
        Pack pack = reading.pack();
        List<Answer.Found> found = new ArrayList<>();
        Map<String, Answer.Found> best = new HashMap<>();
        for (Answer.Line line : lines) {
            if (line.conclusion() instanceof Conclusion.Yaku yaku) {
                YakuEntry entry = pack.yaku().get(yaku.key());
                Answer.Found one =
                        new Answer.Found(entry, yaku.more(), worth(reading, entry, yaku.more()), line.rule());
                if (pack.groups().get(entry.group()).best()) {
                    best.merge(entry.group(), one, (a, b) -> b.points() > a.points() ? b : a);
                } else {
                    found.add(one);
                }
            }
        }
        for (String group : pack.groups().keySet()) {
            if (best.containsKey(group)) {
                found.add(best.get(group));
            }
        }
        return new Answer(lines, found, reading.counting());
    }

    private static int worth(RuleSettings settings, YakuEntry entry, int more) {
        if (entry.worth() == null) {
            return 0;
        }
        int beyond = entry.more() == null
                ? 0
                : ExactMath.times(more, settings.points(entry.more().amount()));
        return ExactMath.plus(settings.points(entry.worth()), beyond);
    }
}
