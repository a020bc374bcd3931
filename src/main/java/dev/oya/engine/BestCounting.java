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
 * Answers about cards of which some may be counted as one kind or another: each way of counting is asked, and the one that
 * is worth most answers. Safe to share between threads.
 */
final class BestCounting {
    /** Finds an answer by one way of counting. */
    interface Asker {
        CardAnswerCache.Found ask(
                RuleSettings reading, CardSet cards, int points, Holder holder, DependencyFilter lens);
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

    /** The answer that is worth most; of equals the one by the way of counting that is preferred. */
    Answer best(CardSet cards, int points, Holder holder) {
        Answer best = answer(0, cards, points, holder);
        // Without any of these cards all ways of counting come to the same.
        for (int i = 1; i < tabled.length && cards.meets(either); i++) {
            Answer other = answer(i, cards, points, holder);
            best = other.worth() > best.worth() ? other : best;
        }
        return best;
    }

    /** Returns the answer by one way of counting, or by the preferred one if there is no such way. */
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
                        cards, points, holder, lens -> asker.ask(readings.get(reading), cards, points, holder, lens));
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
