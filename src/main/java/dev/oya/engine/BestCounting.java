package dev.oya.engine;

import dev.oya.cards.CardSet;
import dev.oya.pack.DualKind;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.DependencyFilter;
import dev.oya.vocabulary.Holder;
import dev.oya.vocabulary.RuleSettings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A cache of answers about card sets that may contain dual-kind cards. It evaluates the rules once for each way of counting
 * these cards and keeps the answer with the most points. Safe for concurrent use.
 */
final class BestCounting {
    /** A function that evaluates the rules with one way of counting dual-kind cards. */
    interface Asker {
        CardAnswerCache.Found ask(
                RuleSettings reading, CardSet cards, int points, Holder holder, DependencyFilter filter);
    }

    private final List<RuleSettings> readings;
    private final CardAnswerCache[] tabled;
    private final CardSet either;
    private final Asker asker;

    BestCounting(RuleSettings settings, Asker asker) {
        this.asker = asker;
        readings = settings.readings();
        tabled = readings.stream()
                .map(reading -> new CardAnswerCache(new DependencyFilter(reading)))
                .toArray(CardAnswerCache[]::new);
        either = DualKind.cards(settings.pack());
    }

    /**
     * Returns the answer with the most points. If several answers have the most points, returns the answer of the earliest way
     * of counting.
     */
    Answer best(CardSet cards, int points, Holder holder) {
        Answer best = answer(0, cards, points, holder);
        // If the set contains no dual-kind card, all ways of counting give the same answer.
        for (int i = 1; i < tabled.length && cards.meets(either); i++) {
            Answer other = answer(i, cards, points, holder);
            best = other.worth() > best.worth() ? other : best;
        }
        return best;
    }

    /** Returns the answer with the given way of counting, or with the preferred way if the given one does not exist. */
    Answer counted(Map<String, String> way, CardSet cards, int points, Holder holder) {
        int number = 0;
        for (int i = 0; i < tabled.length; i++) {
            number = readings.get(i).counting().equals(way) ? i : number;
        }
        return answer(number, cards, points, holder);
    }

    private Answer answer(int reading, CardSet cards, int points, Holder holder) {
        Answer known = tabled[reading].find(cards, points, holder);
        return known != null
                ? known
                : tabled[reading].ask(
                        cards,
                        points,
                        holder,
                        filter -> asker.ask(readings.get(reading), cards, points, holder, filter));
    }

    void write(AnswerWriter to) {
        for (CardAnswerCache cache : tabled) {
            cache.write(to);
        }
    }

    void read(AnswerReader from) throws ReflectiveOperationException {
        for (int i = 0; i < tabled.length; i++) {
            RuleSettings reading = readings.get(i);
            tabled[i].read(from, reading, lines -> YakuPrices.priced(reading, lines));
        }
    }

    Stream<CardAnswerCache> caches() {
        return Arrays.stream(tabled);
    }
}
